import { createHash } from 'node:crypto';
import type { Log } from '#use-cases/ports.ts';

/** For connecting and reading together. */
const TIMEOUT = 2_000;
/** A padded response has about 40 kB. */
const MAXIMUM_ANSWER = 512 * 1_024;
/** A SHA-1 hash's remaining digits and how often it was seen; 0 for padding. */
const LINE = /^([0-9A-F]{35}):(\d{1,12})$/;

/**
 * Looks a password up in a range service: the service learns the first 5 of 40 hexadecimal digits of the SHA-1 hash and
 * returns every hash that begins with them, padded so that the response's length reveals nothing. On any failure the result
 * is false: an outage keeps nobody from setting a password.
 */
export function breachedPasswords(address: string, log: Log): (password: string) => Promise<boolean> {
  return async (password) => {
    const hash = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
    try {
      const found = parsed(await ask(address + hash.slice(0, 5)));
      return (found.get(hash.slice(5)) ?? 0) > 0;
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'breached passwords could not be looked up');
      return false;
    }
  };
}

async function ask(url: string): Promise<string> {
  const answer = await fetch(url, {
    headers: { accept: 'text/plain', 'add-padding': 'true', 'user-agent': 'Theke' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel();
    throw new Error(`status ${answer.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    if (size > MAXIMUM_ANSWER) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}

/** One invalid line makes the whole response worthless. */
function parsed(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split(/\r?\n/)) {
    if (line === '') continue;
    const [, rest, count] = LINE.exec(line) ?? [];
    if (rest === undefined) throw new Error('answer not understood');
    counts.set(rest, Number(count));
  }
  return counts;
}

/** The kind of failure; messages of fetch may repeat the address, and with it digits of the hash. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || (error.name === 'Error' ? error.message : error.name);
}
