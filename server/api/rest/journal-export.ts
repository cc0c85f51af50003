import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireAccess, requireUser } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { journalFilters } from '#inputs/privacy.ts';
import { exportJournal } from '#use-cases/privacy/list-journal.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

const NUMBERS = ['user', 'device', 'branch', 'subjectId'];
const numeric = z.string().regex(/^\d{1,10}$/);

/** GET /api/journal/export: the journal as a file. To be registered behind the door of /api. */
export function registerJournalExport(app: FastifyInstance, contextOf: ContextOf): void {
  app.get('/journal/export', async (request, reply) => {
    const { deps, actor } = contextOf(request, reply);
    requireAccess(actor, ['ROLE_ADMIN']);
    const query = Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [
      name,
      NUMBERS.includes(name) && numeric.safeParse(value).success ? Number(value) : value,
    ]);
    request.procedureInput = Object.fromEntries(query);
    const table = await exportJournal(deps, requireUser(actor), journalFilters.parse(request.procedureInput));
    return reply
      .header('Cache-Control', 'no-store')
      .header(
        'Content-Disposition',
        `attachment; filename="journal-${localDayOf(deps.clock.now(), DEFAULT_ZONE)}.csv"`,
      )
      .type('text/csv; charset=utf-8')
      .send(Readable.from(table));
  });
}
