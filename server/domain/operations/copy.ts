/** How a read-only copy of the database is. */
export interface CopyFacts {
  /** How far it is behind, in milliseconds; null = it does not answer. */
  ageMs: number | null;
}

/** A copy that is further behind is not read from. */
const OLDEST_READ_MS = 60_000;

/** Whether statistics, history and exports read from the copy (R390); otherwise they read from the database itself. */
export function isCopyRead({ ageMs }: CopyFacts): boolean {
  return ageMs !== null && ageMs <= OLDEST_READ_MS;
}
