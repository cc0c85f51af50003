import { judgeRetention, MOST_OVERDUE, overdueSince } from '#domain/operations/retention.ts';
import { countOverdue } from '#use-cases/privacy/count-overdue.ts';
import type { Check } from './check.ts';

/** Whether guests are forgotten when their time is over. */
export const checkRetention: Check<'retention'> = async ({ db, clock }) => {
  const now = clock.now();
  return judgeRetention(await countOverdue({ db }, overdueSince(now), MOST_OVERDUE), now);
};
