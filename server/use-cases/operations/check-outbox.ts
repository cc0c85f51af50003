import { GIVEN_UP_MS, judgeOutbox } from '#domain/operations/outbox.ts';
import type { Check } from './check.ts';

/** Whether what must follow an order gets done. */
export const checkOutbox: Check<'outbox'> = async ({ db, clock }) => {
  const now = clock.now();
  return judgeOutbox(await db.operations.outbox(now, new Date(now.getTime() - GIVEN_UP_MS)), now);
};
