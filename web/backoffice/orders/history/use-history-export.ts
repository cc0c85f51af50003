import { useEffect, useRef, useState } from 'react';
import { download } from '#web/lib/download.ts';
import { notify } from '#web/lib/notices.ts';
import { streamedFile } from './streamed-file.ts';
import * as texts from './texts.ts';

export interface RowsSoFar {
  rows: number;
  /** Null until the server has said it. */
  total: number | null;
}

/** How often the progress is drawn again, in milliseconds. */
const EVERY_MS = 100;

/** The history as a file, of any size: how far it is (null = none is under way), and ways to begin and to end it. */
export function useHistoryExport() {
  const [progress, setProgress] = useState<RowsSoFar | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (filters: Readonly<Record<string, string | number>>) => {
    const stop = new AbortController();
    running.current = stop;
    setProgress({ rows: 0, total: null });
    const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
    let drawnAt = 0;
    try {
      const { file, name } = await streamedFile(`/api/orders/export?${query}`, stop.signal, (rows, total) => {
        if (performance.now() - drawnAt < EVERY_MS) return;
        drawnAt = performance.now();
        setProgress({ rows, total });
      });
      download(file, name);
    } catch (error) {
      if (stop.signal.aborted) return;
      // What breaks off on the way has no sentence of the server.
      const reason =
        error instanceof TypeError || !(error instanceof Error) ? texts.connectionLost : error.message;
      notify({ text: texts.exportFailed({ reason }), tone: 'error' });
    } finally {
      if (running.current === stop) setProgress(null);
    }
  };
  return {
    progress,
    start: (filters: Readonly<Record<string, string | number>>) => void start(filters),
    cancel: () => running.current?.abort(),
  };
}
