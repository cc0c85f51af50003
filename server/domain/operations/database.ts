import { type CopyFacts, isCopyRead } from './copy.ts';
import type { Judgement } from './judgement.ts';

export interface DatabaseStates {
  fine: { size: { bytes: number } };
  slow: { milliseconds: number };
  crowded: { connections: number; most: number };
  away: Record<never, never>;
  /** The database is fine, but its copy is not read. */
  'copy-away': Record<never, never>;
  'copy-old': { age: { seconds: number } };
}

export interface DatabaseFacts {
  /** How long it took to answer the simplest question. */
  milliseconds: number;
  bytes: number;
  /** Of all programs, and how many it allows. */
  connections: number;
  most: number;
  /** null = there is none. */
  copy: CopyFacts | null;
}

const SLOW_MS = 500;
const CROWDED = 0.9;

/** How the database is (R361), and its copy (R390). null = it does not answer. */
export function judgeDatabase(facts: DatabaseFacts | null): Judgement<DatabaseStates> {
  if (!facts) return { state: 'away', level: 'fault', since: null, facts: {} };
  const { milliseconds, connections, most, bytes, copy } = facts;
  if (connections >= most * CROWDED)
    return { state: 'crowded', level: 'notice', since: null, facts: { connections, most } };
  if (milliseconds >= SLOW_MS)
    return { state: 'slow', level: 'notice', since: null, facts: { milliseconds: Math.round(milliseconds) } };
  if (copy && !isCopyRead(copy)) {
    const since = null;
    if (copy.ageMs === null) return { state: 'copy-away', level: 'notice', since, facts: {} };
    return { state: 'copy-old', level: 'notice', since, facts: { age: { seconds: copy.ageMs / 1_000 } } };
  }
  return { state: 'fine', level: 'ok', since: null, facts: { size: { bytes } } };
}
