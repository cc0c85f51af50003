import { validationError } from '#domain/errors.ts';
import { isTooFar, tooFarFault } from '#domain/lists/list-page.ts';
import { mapInChunks } from '#domain/time/breath.ts';
import type { Entity, StoredRecord } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { listSpan } from './list-span.ts';
import { scopeFor, shownTo } from './record-scope.ts';
import type { RecordWish } from './record-store.ts';

/** Parameters of every list; the filters depend on the entity. */
export interface ListQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  /** Instants, `to` excluded; or days of the branch, `to` included. */
  from?: string | undefined;
  to?: string | undefined;
  [filter: string]: unknown;
}

export const MAX_PAGE_SIZE = 200;
const PAGE_SIZE = 50;
/** Rows between two breaths. */
const STEP = 50;

/** The rows of a list that a query asks for. Without `page` and `pageSize`: all of them, or the first 200 of a long list. */
export function pageOf(
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  isLong: boolean,
): { skip: number; take: number | null } {
  const isWhole = page === undefined && pageSize === undefined;
  if (isWhole) return { skip: 0, take: isLong ? MAX_PAGE_SIZE : null };
  const take = pageSize ?? PAGE_SIZE;
  return { skip: ((page ?? 1) - 1) * take, take };
}

/** The records that the actor may see, with the total number of matches. Throws 'page-too-far' beyond what pages reach. */
export async function listRecords<F extends Fields>(
  deps: Deps,
  actor: Actor,
  entity: Entity<F>,
  query: ListQuery,
): Promise<{ data: StoredRecord<F>[]; total: number }> {
  const { page, pageSize, sort, ...wish } = query;
  const at = pageOf({ page, pageSize }, entity.list.isLong ?? false);
  const isFar = isTooFar(page ?? 1, at.take ?? 0);
  const { rows, total } = await deps.db.records.list(entity, {
    ...(await wishOf(deps, actor, entity, wish)),
    sort: sort ?? entity.list.sort[0] ?? 'id',
    ...(isFar ? { skip: 0, take: 0 } : at),
  });
  if (isFar && at.skip < total) throw validationError([tooFarFault()]);
  const shown = await mapInChunks(rows, STEP, deps.turns, (piece) =>
    piece.map((row) => shownTo(entity, actor, row)),
  );
  return { data: shown.flat(), total };
}

/** Which records the parameters of a list are about, within what the actor may see. */
export async function wishOf<F extends Fields>(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  entity: Entity<F>,
  { search, from, to, ...filters }: ListQuery,
): Promise<RecordWish> {
  return {
    scope: scopeFor(entity, actor),
    filters,
    ...(await listSpan(deps, { from, to, branch: branchAsked(actor, filters.branch) })),
    search: search?.trim() || null,
  };
}

/** The branch whose days a list counts: the one that it is filtered by, or the first of whoever asks. */
function branchAsked(actor: Actor, filter: unknown): number | null {
  if (typeof filter === 'number') return filter;
  if (actor.kind === 'device') return actor.branch;
  return actor.kind === 'user' ? (actor.branches[0] ?? null) : null;
}
