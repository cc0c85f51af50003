import { DAY } from '#domain/time/zoned-time.ts';
import type { Deps } from '#use-cases/ports.ts';

/** How long it is known who sent an order, from where a branch works, and that a block was there, in days. */
const KEPT_DAYS = { senders: 2, houses: 1, blocks: 2 };

/** Forgets who sent orders once nobody counts by it any more. */
export async function forgetSenders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  await db.brake.forget({
    senders: before(KEPT_DAYS.senders),
    houses: before(KEPT_DAYS.houses),
    blocks: before(KEPT_DAYS.blocks),
  });
}
