import { faultsIn } from '#web/lib/api.ts';
import { request } from '#web/lib/http.ts';

interface StreamedFile {
  file: Blob;
  name: string;
}

/** Rows so far, and how many there will be; null = the server has not said. */
type RowProgress = (rows: number, total: number | null) => void;

const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/**
 * Loads a table that the server writes while it is read, and counts its rows on the way. It has no timeout: it may take minutes, and
 * ends with the signal. Throws what the server says of a refusal.
 */
export async function streamedFile(
  address: string,
  signal: AbortSignal,
  onProgress: RowProgress,
): Promise<StreamedFile> {
  const answer = await request(address, { signal });
  if (!answer.ok || !answer.body) {
    const [fault] = faultsIn(await answer.json().catch(() => null));
    throw new Error(fault?.message ?? String(answer.status));
  }
  const total = Number(answer.headers.get('X-Total-Count') ?? Number.NaN);
  const rows = rowCounter((count) => onProgress(count, Number.isNaN(total) ? null : total));
  // The browser keeps a large one on disk.
  const file = await new Response(answer.body.pipeThrough(rows), {
    headers: { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/csv' },
  }).blob();
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
  return { file, name };
}

/** Passes bytes on and tells how many rows of a CSV file have passed, without its headings; a line break in quotes ends none. */
export function rowCounter(onRows: (rows: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let isQuoted = false;
  let lines = 0;
  return new TransformStream({
    transform(chunk, controller) {
      for (const byte of chunk) {
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_FEED && !isQuoted) lines += 1;
      }
      onRows(Math.max(0, lines - 1));
      controller.enqueue(chunk);
    },
  });
}
