import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { rowSchema } from '#entities/entity.ts';
import { type LogRow, log } from '#entities/log.ts';
import { listRecords } from '#use-cases/records/list-records.ts';
import { crud } from './crud.ts';
import { listQuery } from './list-query.ts';
import * as texts from './texts.ts';

/** A device's log may be long; lists carry its beginning, GET /logs/{id} all of it. */
const SHOWN = 300;

/** What happened; managers see that of their branches. Nobody writes here from outside. */
export const logsRouter = router({
  list: procedure
    .meta({
      access: log.access.read as Access,
      rest: {
        method: 'GET',
        path: log.path,
        tag: log.label.many,
        summary: texts.logsList,
        description: texts.logsListNote,
        output: rowSchema(log),
        isList: true,
        failures: ['ends-before-start'],
      },
    })
    .input(listQuery(log))
    .query(async ({ ctx, input = {} }): Promise<{ data: LogRow[]; total: number }> => {
      const { data, total } = await listRecords(ctx.deps, ctx.actor, log, input);
      return { data: data.map(shortened), total };
    }),

  get: crud(log).get,
});

function shortened(entry: LogRow): LogRow {
  const { details } = entry;
  return details.length > SHOWN ? { ...entry, details: `${details.slice(0, SHOWN - 1)}…` } : entry;
}
