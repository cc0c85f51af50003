import { useEffect, useState } from 'react';
import { readFact, writeFact } from './desk-store.ts';

const SESSION = 'session';
/** A server silent for this long is as good as gone for whoever opens the board, in milliseconds. */
const PATIENCE = 4_000;

interface Absence {
  /** A call has failed for want of a server. */
  isAway: boolean;
  /** Nothing has been answered yet. */
  isSilent: boolean;
}

/**
 * What this browser needs to open the board without the server: the answers that a session is made of. Returns those of last
 * time while the server is away; null if there are none, or they are not needed.
 * @param answers of now; null until all are here
 */
export function useKeptAnswers<T>(answers: T | null, { isAway, isSilent }: Absence): T | null {
  const [kept, setKept] = useState<T | null>(null);
  const [isLate, setLate] = useState(false);
  const isHere = answers !== null;

  useEffect(() => {
    readFact<T>(SESSION)
      .then((found) => setKept(found ?? null))
      .catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isHere) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isHere]);
  useEffect(() => {
    if (answers) void writeFact(SESSION, answers).catch(() => undefined);
  }, [answers]);

  return !isHere && (isAway || (isLate && isSilent)) ? kept : null;
}
