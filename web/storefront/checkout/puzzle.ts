import { beginsWithZeros, puzzleAnswer } from '#domain/ordering/brake/puzzle.ts';

/** Hashes that are under way at a time: the browser hands them to another thread, and the page stays smooth. */
const BATCH = 512;
/** A telephone of ten years has found it by then; whoever has not is looked at by people. */
const LONGEST_MS = 60_000;

/**
 * The answer to the task in a refusal (428): a number with which its hash begins with zeros. '' where this browser cannot compute,
 * as on a page without TLS.
 */
export async function answerTo(refusal: unknown): Promise<string> {
  const task = taskIn(refusal);
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (task === null || !subtle) return '';
  const encoder = new TextEncoder();
  const end = performance.now() + LONGEST_MS;
  for (let first = 0; performance.now() < end; first += BATCH) {
    const answers = Array.from({ length: BATCH }, (_, index) => puzzleAnswer(task, first + index));
    const hashes = await Promise.all(
      answers.map((answer) => subtle.digest('SHA-256', encoder.encode(answer))),
    );
    const found = hashes.findIndex((hash) => beginsWithZeros(new Uint8Array(hash)));
    if (found >= 0) return answers[found] ?? '';
  }
  return '';
}

function taskIn(body: unknown): string | null {
  if (body === null || typeof body !== 'object' || !('data' in body)) return null;
  const { data } = body;
  if (data === null || typeof data !== 'object' || !('task' in data)) return null;
  return typeof data.task === 'string' ? data.task : null;
}
