import { DAY } from '#domain/time/zoned-time.ts';
import type { Judgement } from './judgement.ts';

export interface RetentionStates {
  fine: Record<string, never>;
  overdue: { orders: number; forms: number };
  neglected: { orders: number; forms: number; age: { seconds: number } };
}

export interface RetentionFacts {
  /** Orders and contact forms whose guests should have been forgotten before overdueSince, counted up to MOST_OVERDUE. */
  orders: number;
  forms: number;
  /** When the first of it should have been; null = nothing is overdue. */
  since: Date | null;
}

/** More are not counted: the page says 'at least'. */
export const MOST_OVERDUE = 1_000;

/** The server forgets every hour; one that is off over a weekend is no reason to call anybody. */
const GRACE_MS = 2 * DAY;
const NEGLECTED_MS = 14 * DAY;

/** What was to be forgotten before this instant, and still is there, is overdue (R379). */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - GRACE_MS);
}

/** Whether guests are forgotten as the shop has promised them (R379). */
export function judgeRetention(
  { orders, forms, since }: RetentionFacts,
  now: Date,
): Judgement<RetentionStates> {
  if (!since || orders + forms === 0) return { state: 'fine', level: 'ok', since: null, facts: {} };
  const age = now.getTime() - since.getTime();
  if (age < NEGLECTED_MS) return { state: 'overdue', level: 'notice', since, facts: { orders, forms } };
  const facts = { orders, forms, age: { seconds: Math.round(age / 1_000) } };
  return { state: 'neglected', level: 'fault', since, facts };
}
