import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import { labelsInput } from '#inputs/labels.ts';
import { printLabels } from '#use-cases/printing/print-labels.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

/** POST /api/labels: sheets of labels as PDF. To be registered behind the door of /api. */
export function registerLabels(app: FastifyInstance, contextOf: ContextOf): void {
  app.post('/labels', async (request, reply) => {
    const { deps, actor, limit } = contextOf(request, reply);
    requireAccess(actor, ['ROLE_MANAGER']);
    limit('labels');
    request.procedureInput = request.body;
    const pdf = await printLabels(deps, labelsInput.parse(request.body));
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', 'inline; filename="etiketten.pdf"')
      .type('application/pdf')
      .send(pdf);
  });
}
