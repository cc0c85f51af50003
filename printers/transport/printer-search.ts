import { Socket } from 'node:net';

/** The raw printing port: no other is looked at. */
const PORT = 9100;
const AT_ONCE = 32;
const ANSWER_MS = 700;
const LONGEST_MS = 30_000;

interface SearchOptions {
  signal: AbortSignal;
  /** For tests. */
  port?: number;
  atOnce?: number;
  longestMs?: number;
}

/**
 * Which of these addresses take a connection for printing. Nothing is sent there: an office printer would put whatever it
 * gets on paper. What is found when time is up, or the search was given up, is the answer.
 */
export async function searchPrinters(
  addresses: readonly string[],
  { signal, port = PORT, atOnce = AT_ONCE, longestMs = LONGEST_MS }: SearchOptions,
): Promise<string[]> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  const found = new Set<string>();
  const waiting = addresses.values();
  const look = async (): Promise<void> => {
    // All share one iterator: each address is looked at once.
    for (const address of waiting) {
      if (either.aborted) return;
      if (await answers(address, port, either)) found.add(address);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, look));
  return addresses.filter((address) => found.has(address));
}

function answers(host: string, port: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new Socket();
    const end = (isThere: boolean): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      socket.destroy();
      resolve(isThere);
    };
    const giveUp = (): void => end(false);
    const timer = setTimeout(giveUp, ANSWER_MS);
    signal.addEventListener('abort', giveUp);
    socket.on('error', giveUp);
    socket.connect({ host, port }, () => end(true));
  });
}
