import { readerOf, type UserActor } from '#use-cases/access/actor.ts';
import { branchFilter, narrowed } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import { pageOf } from '#use-cases/records/list-records.ts';
import { type ListSpan, listSpan } from '#use-cases/records/list-span.ts';
import type { RemovedActivity } from './work-time-store.ts';

export interface RemovedQuery extends ListSpan {
  user?: number | undefined;
  branch?: number | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** Deleted hours: one's own, for those who lead branches those of their staff. The last deleted first. */
export async function listRemovedActivities(
  deps: Deps,
  actor: UserActor,
  { user, branch, from, to, ...page }: RemovedQuery,
): Promise<{ data: RemovedActivity[]; total: number }> {
  const { isManager } = readerOf(actor);
  if (!isManager && user !== undefined && user !== actor.id) return { data: [], total: 0 };
  const { rows, total } = await deps.db.workTime.removedActivities({
    user: isManager ? (user ?? null) : actor.id,
    branches: narrowed(isManager ? branchFilter(actor) : null, branch ?? null),
    ...(await listSpan(deps, { from, to, branch: branch ?? actor.branches[0] ?? null })),
    ...pageOf(page, true),
  });
  return { data: rows, total };
}
