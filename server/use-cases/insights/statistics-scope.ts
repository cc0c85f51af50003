import { AppError } from '#domain/errors.ts';
import { type StatisticsRange, spanIn } from '#domain/insights/statistics-range.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { zoneName } from '#domain/time/zone-offsets.ts';
import { type Actor, branchScope } from '#use-cases/access/actor.ts';
import type { CountedBranch } from './statistics-store.ts';

/** The branches that the actor may see, or the wanted one of them. Throws 'not-found' for other people's branches. */
export function readableBranches(branches: readonly Branch[], actor: Actor, branch: number | null): Branch[] {
  const scope = branchScope(actor);
  const readable = branches.filter(({ id }) => scope === 'all' || scope.includes(id));
  if (branch === null) return readable;
  const found = readable.find(({ id }) => id === branch);
  if (!found) throw new AppError('not-found');
  return [found];
}

/** A range in the zone of a branch. */
export function countedIn(
  range: StatisticsRange,
  entry: Pick<CountedBranch, 'branch' | 'timeZone'>,
): CountedBranch {
  const { start, end } = spanIn(range, entry.timeZone);
  return { ...entry, start: new Date(start), end: new Date(end) };
}

/** The branches of a report over a range, each in its own zone. */
export function countedBranches(branches: readonly Branch[], range: StatisticsRange): CountedBranch[] {
  return branches.map(({ id, timeZone }) => countedIn(range, { branch: id, timeZone: zoneName(timeZone) }));
}
