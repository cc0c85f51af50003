import { createHash } from 'node:crypto';
import type { Deps } from '#use-cases/ports.ts';
import type { Seal, SealedText } from './journal-store.ts';

/** Entries per transaction. */
const BATCH = 500;
/** A transaction is over within a minute, in which fewer entries than this are written. */
const LOOK_BACK = 20_000;

/** Of the first seal. */
export const NO_HASH = '';

/** The hash of an entry at its place: of the hash before it, the place and the entry, each on a line (R354). */
function sealOf({ id, text }: SealedText, last: Pick<Seal, 'place' | 'hash'> | null): Seal {
  const place = (last?.place ?? 0n) + 1n;
  const previous = last?.hash ?? NO_HASH;
  return { place, entry: id, previous, hash: hashOf(previous, place, text) };
}

export function hashOf(previous: string, place: bigint, text: string): string {
  return createHash('sha256').update(`${previous}\n${place}\n${text}`).digest('hex');
}

/**
 * Seals what was written since the last time, on one server at a time: nobody who writes has to wait for the entry before. What
 * is sealed last also goes into the server's own log, where the database cannot change it. `isComplete` also looks for entries
 * from long ago.
 */
export async function sealJournal(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { isComplete = false }: { isComplete?: boolean } = {},
): Promise<void> {
  for (;;) {
    const sealed = await db.transaction(async ({ journal }) => {
      if (!(await journal.isSealing())) return [];
      let last = await journal.lastSeal();
      const seals = (await journal.unsealed(BATCH, isComplete ? null : LOOK_BACK)).map((entry) => {
        last = sealOf(entry, last);
        return last;
      });
      if (seals.length > 0) await journal.addSeals(seals);
      return seals;
    });
    const last = sealed.at(-1);
    if (last) log.info({ place: String(last.place), hash: last.hash }, 'journal sealed');
    if (sealed.length < BATCH) return;
  }
}
