import { mapInChunks } from '#domain/time/breath.ts';
import { type Entity, type StoredRecord, summaryFields } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type ListQuery, pageOf, wishOf } from './list-records.ts';
import { shownTo } from './record-scope.ts';

/** Summaries are short: fewer pages load sooner. */
export const MAX_SUMMARIES = 1_000;
/** Rows between two breaths. */
const STEP = 200;

/** What listRecords finds, but of each record only what its entity declares as its summary. */
export async function listSummaries<F extends Fields, S extends keyof F & string>(
  deps: Deps,
  actor: Actor,
  entity: Entity<F, S>,
  query: ListQuery,
): Promise<{ data: StoredRecord<Pick<F, S>>[]; total: number }> {
  const { page, pageSize, sort, ...wish } = query;
  const fields = summaryFields(entity);
  const { rows, total } = await deps.db.records.summaries(entity, fields, {
    ...(await wishOf(deps, actor, entity, wish)),
    sort: sort ?? entity.list.sort[0] ?? 'id',
    ...pageOf({ page, pageSize }, entity.list.isLong ?? false),
  });
  const shown = await mapInChunks(rows, STEP, deps.turns, (piece) =>
    piece.map((row) => shownTo({ fields }, actor, row)),
  );
  return { data: shown.flat(), total };
}
