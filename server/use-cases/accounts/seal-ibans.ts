import type { Deps } from '#use-cases/ports.ts';

/** What the account numbers of people are sealed for. */
const CONTEXT = 'user iban';

/**
 * Seals the account numbers that were stored in clear by an older server. At every start: the key is not in the database, so no
 * migration can do it. One that cannot be sealed stays, and the log says so: nobody is kept from starting.
 */
export async function sealIbans({ db, secrets, log }: Pick<Deps, 'db' | 'secrets' | 'log'>): Promise<void> {
  const clear = await db.accounts.ibansInClear();
  try {
    for (const { id, iban } of clear) await db.accounts.sealIban(id, iban, secrets.seal(iban, CONTEXT));
    if (clear.length > 0) log.info({ people: clear.length }, 'account numbers sealed');
  } catch (error) {
    log.error({ err: error }, 'account numbers are stored in clear: they could not be sealed');
  }
}
