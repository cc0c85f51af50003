import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import { openPast } from '#api/http/past.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { orderExportInput } from '#inputs/order-commands.ts';
import { exportOrders } from '#use-cases/orders/export-orders.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

/** GET /api/orders/export: the history as a file. To be registered behind the door of /api. */
export function registerOrderExport(app: FastifyInstance, contextOf: ContextOf): void {
  app.get('/orders/export', async (request, reply) => {
    const context = contextOf(request, reply);
    const { deps, actor } = context;
    requireAccess(actor, ['ROLE_EMPLOYEE']);
    const query = request.query as Record<string, unknown>;
    const branch = typeof query.branch === 'string' && /^\d{1,10}$/.test(query.branch);
    request.procedureInput = branch ? { ...query, branch: Number(query.branch) } : query;
    const input = orderExportInput.parse(request.procedureInput);
    const { total, parts } = await exportOrders(deps, openPast(context), actor, input);
    const name = `bestellungen-${localDayOf(deps.clock.now(), DEFAULT_ZONE)}.csv`;
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .header('X-Total-Count', String(total))
      .type('text/csv; charset=utf-8')
      .send(Readable.from(parts, { highWaterMark: 1 }));
  });
}
