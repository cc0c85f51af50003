import type { Deps } from '#use-cases/ports.ts';
import { readMeans } from './read-means.ts';

/** Asks the providers of all accounts that are due what guests can pay with (R321); refused ones are not offered anyway. */
export async function readDueMeans(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const account of await deps.db.payments.accounts())
    if (account.fault === null && account.meansDueAt <= now) await readMeans(deps, account);
}
