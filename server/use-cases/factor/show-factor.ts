import type { Deps } from '#use-cases/ports.ts';

/** The second factor of somebody, as they and administrators see it. */
export interface FactorView {
  isOn: boolean;
  /** ISO 8601; null while it is off. */
  since: string | null;
  /** Recovery codes that are left. */
  codesLeft: number;
  /** How many passkeys there are. */
  passkeys: number;
}

export async function showFactor({ db }: Pick<Deps, 'db'>, account: number): Promise<FactorView> {
  const factor = await db.factors.factorOf(account);
  const passkeys = (await db.passkeys.passkeysOf(account)).length;
  if (!factor?.confirmedAt) return { isOn: false, since: null, codesLeft: 0, passkeys };
  return { isOn: true, since: factor.confirmedAt.toISOString(), codesLeft: factor.codesLeft, passkeys };
}
