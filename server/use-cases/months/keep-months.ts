import type { Deps } from '#use-cases/ports.ts';

/** Makes the months ahead, and turns the month. Cheap where nothing is to be done; any server may do it at any time. */
export async function keepMonths({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.months.keep(clock.now());
}

/** Closes the months that are over, so that what asks for a time need not look into all of them. */
export async function closeMonths({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  while (await db.months.closeNext(clock.now()));
}
