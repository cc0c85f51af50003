import type { Country } from '#domain/contact/country.ts';
import { invoiceFreeFrom } from '#domain/privacy/retention.ts';

/** What decides whether the orders of a month may leave. */
export interface MonthFacts {
  /** No order can come any more. */
  isClosed: boolean;
  isMoved: boolean;
  /** By country of the branches that had orders: the last day, YYYY-MM-DD, on which one was placed, paid, paid back or invoiced. */
  lastDays: readonly { country: Country; day: string }[];
}

export type MoveObstacle =
  | { reason: 'running' }
  | { reason: 'moved' }
  /** Until the day before `until`, YYYY-MM-DD. */
  | { reason: 'kept'; until: string; country: Country };

/** Why the orders of a month have to stay where they are (R334); null if they may go. `today` is YYYY-MM-DD. */
export function moveObstacle(
  { isClosed, isMoved, lastDays }: MonthFacts,
  today: string,
): MoveObstacle | null {
  if (isMoved) return { reason: 'moved' };
  if (!isClosed) return { reason: 'running' };
  const longest = lastDays
    .map(({ country, day }) => ({ country, until: invoiceFreeFrom(day, country) }))
    .toSorted((one, other) => other.until.localeCompare(one.until))[0];
  return longest && longest.until > today ? { reason: 'kept', ...longest } : null;
}
