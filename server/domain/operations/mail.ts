import { MINUTE } from '#domain/time/zoned-time.ts';
import type { Judgement } from './judgement.ts';

export interface MailStates {
  idle: Record<never, never>;
  sent: { age: { seconds: number } };
  none: Record<never, never>;
  'given-up': { count: number };
  late: { waiting: number; age: { seconds: number } };
  stuck: { waiting: number; age: { seconds: number } };
}

export interface MailFacts {
  /** Whether there is a mail server; otherwise messages are only kept. */
  isSending: boolean;
  /** Of the mails that are due: how many, and since when the oldest is. */
  waiting: number;
  oldest: Date | null;
  /** Given up in the last day, and when the first was. */
  dead: number;
  deadSince: Date | null;
  /** When one was last sent, as far as it is still known. */
  lastSent: Date | null;
}

const LATE_MS = 5 * MINUTE;
const STUCK_MS = 30 * MINUTE;

/** Whether mails go out (R365). */
export function judgeMail(
  { isSending, waiting, oldest, dead, deadSince, lastSent }: MailFacts,
  now: Date,
): Judgement<MailStates> {
  if (!isSending) return { state: 'none', level: 'notice', since: null, facts: {} };
  const secondsSince = (at: Date) => Math.round((now.getTime() - at.getTime()) / 1_000);
  if (oldest && secondsSince(oldest) * 1_000 >= LATE_MS) {
    const facts = { waiting, age: { seconds: secondsSince(oldest) } };
    return secondsSince(oldest) * 1_000 >= STUCK_MS
      ? { state: 'stuck', level: 'fault', since: oldest, facts }
      : { state: 'late', level: 'notice', since: oldest, facts };
  }
  if (dead > 0) return { state: 'given-up', level: 'notice', since: deadSince, facts: { count: dead } };
  if (!lastSent) return { state: 'idle', level: 'ok', since: null, facts: {} };
  return { state: 'sent', level: 'ok', since: null, facts: { age: { seconds: secondsSince(lastSent) } } };
}
