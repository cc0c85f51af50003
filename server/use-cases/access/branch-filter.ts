import { type Actor, branchScope } from './actor.ts';

/** null stands for every branch. */
export type BranchFilter = readonly number[] | null;

/** The rows that an actor may see, for the WHERE of a query. */
export function branchFilter(actor: Actor): BranchFilter {
  const scope = branchScope(actor);
  return scope === 'all' ? null : scope;
}

/** A branch that the actor may not see narrows the filter to nothing. */
export function narrowed(branches: BranchFilter, branch: number | null): BranchFilter {
  if (branch === null) return branches;
  return branches === null || branches.includes(branch) ? [branch] : [];
}

export function covers(branches: BranchFilter, branch: number): boolean {
  return branches === null || branches.includes(branch);
}

/** What any of these filters lets through. */
export function union(filters: Iterable<BranchFilter>): BranchFilter {
  const all = new Set<number>();
  for (const branches of filters) {
    if (branches === null) return null;
    for (const branch of branches) all.add(branch);
  }
  return [...all];
}
