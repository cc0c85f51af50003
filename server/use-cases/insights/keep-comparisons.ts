import { validationError } from '#domain/errors.ts';
import { type Comparison, comparisonFaults } from '#domain/insights/comparison.ts';
import { DEFAULT_ZONE, zoneName } from '#domain/time/zone-offsets.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { readableBranches } from './statistics-scope.ts';

const ZONE = zoneName(DEFAULT_ZONE);

/** The comparisons that a person has kept. */
export function listComparisons({ db }: Pick<Deps, 'db'>, user: UserActor): Promise<Comparison[]> {
  return db.accounts.comparisons(user.id);
}

/**
 * Replaces the comparisons of a person. Throws 'validation-failed' for an impossible period, 'not-found' for a branch of
 * others.
 */
export async function keepComparisons(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: UserActor,
  comparisons: readonly Comparison[],
): Promise<Comparison[]> {
  const { shop } = await db.shop.snapshot();
  const at = { now: clock.now(), timeZone: ZONE };
  const faults = comparisons.flatMap((comparison, index) =>
    comparisonFaults(comparison, at).map((fault) => ({
      ...fault,
      field: `comparisons.${index}.${fault.field ?? ''}`,
    })),
  );
  if (faults.length > 0) throw validationError(faults);
  for (const { branch } of comparisons) readableBranches(shop.branches, user, branch);
  await db.accounts.keepComparisons(user.id, comparisons);
  return [...comparisons];
}
