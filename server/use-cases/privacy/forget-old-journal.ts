import { dueBefore } from '#domain/privacy/retention.ts';
import { journalRemovedMessage } from '#text/privacy/journal-texts.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

/** Removes the oldest entries of the journal when the time set for them is over, and says so in the journal (R354). */
export async function forgetOldJournal({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { periods } = await db.guests.retention();
  const before = dueBefore(clock.now(), periods.shop.journal);
  await db.transaction(
    async ({ journal }) => {
      if (!(await journal.isSealing())) return;
      const removed = await journal.removeOld(before);
      if (!removed) return;
      const { count, hash } = removed;
      const place = String(removed.place);
      await journal.add({
        ...SYSTEM,
        action: 'journal-removed',
        message: journalRemovedMessage({ count, place }),
        change: { before: null, after: { place, hash, count } },
      });
    },
    { isLong: true },
  );
}
