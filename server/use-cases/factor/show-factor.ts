import type { Deps } from '#use-cases/ports.ts';

/** The second factor of somebody, as they and administrators see it. */
export interface FactorView {
  isOn: boolean;
  /** ISO 8601; null while it is off. */
  since: string | null;
  /** Recovery codes that are left. */
  codesLeft: number;
}

export async function showFactor({ db }: Pick<Deps, 'db'>, account: number): Promise<FactorView> {
  const factor = await db.factors.factorOf(account);
  if (!factor?.confirmedAt) return { isOn: false, since: null, codesLeft: 0 };
  return { isOn: true, since: factor.confirmedAt.toISOString(), codesLeft: factor.codesLeft };
}
