import type { Access } from '#api/http/access.ts';
import { procedure } from '#api/http/trpc.ts';
import { inDecimals } from '#domain/money/wire.ts';
import { mapInChunks } from '#domain/time/breath.ts';
import { type Entity, moneyOf, type Summary, summaryFields, summarySchema } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { listSummaries, MAX_SUMMARIES } from '#use-cases/records/list-summaries.ts';
import { type CrudOptions, rowsInMemory } from './crud.ts';
import { listQuery } from './list-query.ts';
import { listed } from './listed.ts';
import * as texts from './texts.ts';

/** Rows between two breaths. */
const STEP = 200;

/** GET {path}/summaries: the list with the same parameters for the same people, but only a few fields of each record. */
export function summariesCall<F extends Fields, S extends keyof F & string>(
  entity: Entity<F, S>,
  { publicRows }: Pick<CrudOptions<F>, 'publicRows'> = {},
) {
  const { access, path, label } = entity;
  const fields = summaryFields(entity);
  const money = moneyOf({ fields });
  const names = ['id', ...Object.keys(fields)];
  const summaryOf = (row: object) => {
    const values: unknown = Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
    return inDecimals(money, values) as Summary<F, S>;
  };
  return procedure
    .meta({
      access: access.read as Access,
      rest: {
        method: 'GET',
        path: `${path}/summaries`,
        tag: label.many,
        summary: texts.listSummaries(label),
        description: texts.listSummariesNote,
        output: summarySchema(entity),
        isList: true,
        isCacheable: access.read === 'public',
      },
    })
    .input(listQuery(entity, MAX_SUMMARIES))
    .query(async ({ ctx, input = {} }): Promise<{ data: Summary<F, S>[]; total: number }> => {
      const { deps, actor } = ctx;
      const rows = await rowsInMemory(entity, ctx, publicRows);
      const { data, total } = rows
        ? await listed(entity, rows, input, deps.turns)
        : await listSummaries(deps, actor, entity, input);
      const pieces = await mapInChunks<object, Summary<F, S>[]>(data, STEP, deps.turns, (piece) =>
        piece.map(summaryOf),
      );
      return { data: pieces.flat(), total };
    });
}
