import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';

/** As of when the last statistics or history were that came from a copy of the database; null = of none. */
let asOf: Date | null = null;
const listeners = new Set<() => void>();

/** Reads how old the answer is, if it says so (X-Data-Age, whole seconds). */
export function noteDataAge(answer: Response): void {
  const age = answer.headers.get('X-Data-Age');
  if (age === null || !/^\d+$/.test(age)) return;
  // 0: from the database itself, because the copy is away.
  asOf = Number(age) === 0 ? null : new Date(serverNow().getTime() - Number(age) * 1_000);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => asOf;

/** As of when what was read last is, by the server's clock; null = without a copy nobody has to know. */
export function useDataAsOf(): Date | null {
  return useSyncExternalStore(subscribe, read, read);
}
