import { useEffect, useRef, useState } from 'react';
import { FileError, type Sending } from './send-file.ts';
import * as texts from './texts.ts';

/** A file being uploaded, or one that failed. */
export interface QueuedFile {
  key: number;
  name: string;
  /** From 0 to 1; at 1 the server is processing it. */
  sent: number;
  /** German sentence; null while uploading. */
  failure: string | null;
}

export interface FileQueue {
  files: readonly QueuedFile[];
  isBusy: boolean;
  add: (files: readonly File[]) => void;
  /** Cancels an upload, or removes a failed file from the list. */
  drop: (key: number) => void;
}

/** Concurrent uploads. */
const PARALLEL = 2;

/** A queue of uploads; each failure says why, the others continue. Unfinished uploads are cancelled on unmount. */
export function useFileQueue<T>(
  send: (file: File, sending: Sending) => Promise<T>,
  onArrived: (row: T) => void,
): FileQueue {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const latest = useRef({ send, onArrived });
  latest.current = { send, onArrived };
  const work = useRef({ lastKey: 0, running: 0, waiting: [] as (() => Promise<void>)[] });
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);

  const change = (key: number, values: Partial<QueuedFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const forget = (key: number) => setFiles((before) => before.filter((one) => one.key !== key));

  const next = () => {
    const { running, waiting } = work.current;
    const start = running < PARALLEL ? waiting.shift() : undefined;
    if (!start) return;
    work.current.running += 1;
    void start().finally(() => {
      work.current.running -= 1;
      next();
    });
    next();
  };
  const sendOne = async (key: number, file: File, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      const row = await latest.current.send(file, { onProgress: (sent) => change(key, { sent }), signal });
      forget(key);
      latest.current.onArrived(row);
    } catch (error) {
      if (signal.aborted) return;
      change(key, {
        failure: error instanceof FileError ? error.message : texts.notSent({ name: file.name }),
      });
    } finally {
      stops.current.delete(key);
    }
  };

  return {
    files,
    isBusy: files.some(({ failure }) => failure === null),
    add: (chosen) => {
      const added = chosen.map((file) => {
        work.current.lastKey += 1;
        const key = work.current.lastKey;
        const stop = new AbortController();
        stops.current.set(key, stop);
        work.current.waiting.push(() => sendOne(key, file, stop.signal));
        return { key, name: file.name, sent: 0, failure: null };
      });
      // A new choice is a new attempt: earlier failures have been read.
      setFiles((before) => [...before.filter(({ failure }) => failure === null), ...added]);
      next();
    },
    drop: (key) => {
      stops.current.get(key)?.abort();
      stops.current.delete(key);
      forget(key);
    },
  };
}
