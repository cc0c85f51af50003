import { useEffect, useRef, useState } from 'react';
import type { PartType } from '#domain/catalogue/product.ts';
import type { UploadRef } from '#domain/media/image.ts';
import { isUpload, MAXIMUM_UPLOADS, type PartValue } from '#domain/ordering/item.ts';
import * as texts from './texts.ts';
import { uploadFile } from './upload-file.ts';
import { isAcceptable, takesSeveral, uploadFailure } from './upload-types.ts';

/** A file being uploaded. `sent` runs from 0 to 1. */
interface RunningUpload {
  id: number;
  name: string;
  sent: number;
}

interface Uploads {
  uploads: readonly UploadRef[];
  running: readonly RunningUpload[];
  /** What went wrong with the last choice of files, one sentence per file. */
  failures: readonly string[];
  send: (files: readonly File[]) => void;
  stop: (id: number) => void;
  remove: (id: number) => void;
}

/** The uploads in a step's value. */
export function uploadsIn(value: PartValue): readonly UploadRef[] {
  return (Array.isArray(value) ? value : [value]).filter(isUpload);
}

/** A step's value for these uploads: a list only where several are allowed. */
export function uploadValue(type: PartType, uploads: readonly UploadRef[]): PartValue {
  if (takesSeveral(type)) return uploads.length > 0 ? uploads : null;
  return uploads.at(-1) ?? null;
}

/** Uploads the files of a step, several at once; a step that takes one file keeps the last. */
export function useUploads(
  type: PartType,
  value: PartValue,
  onChange: (value: PartValue) => void,
  onBusy: (isBusy: boolean) => void,
): Uploads {
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  // Uploads finish at different times: each must be added to the current value, not the one at its start.
  const latest = useRef(value);
  latest.current = value;

  const isBusy = running.length > 0;
  const tell = useRef(onBusy);
  tell.current = onBusy;
  useEffect(() => tell.current(isBusy), [isBusy]);
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);

  const put = (uploads: readonly UploadRef[]) => {
    latest.current = uploadValue(type, uploads);
    onChange(latest.current);
  };

  async function sendOne(file: File): Promise<void> {
    lastId.current += 1;
    const id = lastId.current;
    const stop = new AbortController();
    stops.current.set(id, stop);
    setRunning((before) => [...before, { id, name: file.name, sent: 0 }]);
    try {
      const upload = await uploadFile(
        file,
        (sent) =>
          setRunning((before) => before.map((entry) => (entry.id === id ? { ...entry, sent } : entry))),
        stop.signal,
      );
      put([...uploadsIn(latest.current), { ...upload, name: upload.name || file.name }]);
    } catch {
      if (!stop.signal.aborted) setFailures((before) => [...before, uploadFailure(file.name)]);
    } finally {
      stops.current.delete(id);
      setRunning((before) => before.filter((entry) => entry.id !== id));
    }
  }

  return {
    uploads: uploadsIn(value),
    running,
    failures,
    send: (files) => {
      const room = takesSeveral(type) ? MAXIMUM_UPLOADS - uploadsIn(value).length - running.length : 1;
      const chosen = files.slice(0, Math.max(0, room));
      const refused = chosen
        .filter((file) => !isAcceptable(type, file))
        .map((file) => uploadFailure(file.name));
      const overflow = files.length > chosen.length && takesSeveral(type);
      setFailures(overflow ? [...refused, texts.tooManyUploads({ maximum: MAXIMUM_UPLOADS })] : refused);
      for (const file of chosen) if (isAcceptable(type, file)) void sendOne(file);
    },
    stop: (id) => stops.current.get(id)?.abort(),
    remove: (id) => put(uploadsIn(value).filter((upload) => upload.id !== id)),
  };
}
