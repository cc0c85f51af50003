import type { Judgement } from './judgement.ts';

export interface DatabaseStates {
  fine: { size: { bytes: number } };
  slow: { milliseconds: number };
  crowded: { connections: number; most: number };
  away: Record<never, never>;
}

export interface DatabaseFacts {
  /** How long it took to answer the simplest question. */
  milliseconds: number;
  bytes: number;
  /** Of all programs, and how many it allows. */
  connections: number;
  most: number;
}

const SLOW_MS = 500;
const CROWDED = 0.9;

/** How the database is (R361). null = it does not answer. */
export function judgeDatabase(facts: DatabaseFacts | null): Judgement<DatabaseStates> {
  if (!facts) return { state: 'away', level: 'fault', since: null, facts: {} };
  const { milliseconds, connections, most, bytes } = facts;
  if (connections >= most * CROWDED)
    return { state: 'crowded', level: 'notice', since: null, facts: { connections, most } };
  if (milliseconds >= SLOW_MS)
    return { state: 'slow', level: 'notice', since: null, facts: { milliseconds: Math.round(milliseconds) } };
  return { state: 'fine', level: 'ok', since: null, facts: { size: { bytes } } };
}
