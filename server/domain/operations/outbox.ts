import { DAY, MINUTE } from '#domain/time/zoned-time.ts';
import type { Judgement } from './judgement.ts';

export interface OutboxStates {
  fine: { waiting: number };
  late: { waiting: number; age: { seconds: number } };
  stuck: { waiting: number; age: { seconds: number } };
  'given-up': { count: number };
}

export interface OutboxFacts {
  /** What is due and not done. */
  waiting: number;
  /** Since when the oldest of it is due; null = nothing is. */
  oldest: Date | null;
  /** What was given up in the last day, and when the first of it was. */
  dead: number;
  deadSince: Date | null;
}

const LATE_MS = 2 * MINUTE;
const STUCK_MS = 15 * MINUTE;
/** The longest pause before another attempt, before its jitter of a fifth. */
export const LONGEST_RETRY_MS = 30 * MINUTE;
const JITTER = 1.2;
/** How far the clocks of two servers may be apart. */
const SKEW_MS = MINUTE;

/**
 * What tells work that was dated by a clock hours ahead, which has been set back since (F17): nothing is created later than
 * `created`, and nothing that failed is put off beyond `retried`. Such work is due at once, or tickets and mails would wait
 * for hours. A later attempt is judged by its own date alone, or it would be repeated without a pause.
 */
export function latestDates(now: Date): { created: Date; retried: Date } {
  return {
    created: new Date(now.getTime() + SKEW_MS),
    retried: new Date(now.getTime() + LONGEST_RETRY_MS * JITTER + SKEW_MS),
  };
}

/** How long what was given up is told. */
export const GIVEN_UP_MS = DAY;

/** How the work after orders gets on: tickets, mails, payments (R362). */
export function judgeOutbox(
  { waiting, oldest, dead, deadSince }: OutboxFacts,
  now: Date,
): Judgement<OutboxStates> {
  const age = oldest ? now.getTime() - oldest.getTime() : 0;
  const facts = { waiting, age: { seconds: Math.round(age / 1_000) } };
  if (age >= STUCK_MS) return { state: 'stuck', level: 'fault', since: oldest, facts };
  if (age >= LATE_MS) return { state: 'late', level: 'notice', since: oldest, facts };
  if (dead > 0) return { state: 'given-up', level: 'notice', since: deadSince, facts: { count: dead } };
  return { state: 'fine', level: 'ok', since: null, facts: { waiting } };
}
