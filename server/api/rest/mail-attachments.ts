import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess, requireUser } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import { AppError } from '#domain/errors.ts';
import { keptAttachmentInput } from '#inputs/mail-box.ts';
import { readKeptMail } from '#use-cases/messages/read-mail-box.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

/**
 * GET /api/mail-box/{id}/attachments/{index}, always as a download: what a guest has uploaded must not run in the browser of
 * the staff. To be registered behind the door of /api.
 */
export function registerMailAttachments(app: FastifyInstance, contextOf: ContextOf): void {
  app.get('/mail-box/:id/attachments/:index', async (request, reply) => {
    const { deps, actor } = contextOf(request, reply);
    requireAccess(actor, ['ROLE_MANAGER']);
    request.procedureInput = request.params;
    const { id, index } = keptAttachmentInput.parse(request.params);
    const { attachments } = await readKeptMail(deps, requireUser(actor), id);
    const attachment = attachments[index];
    if (!attachment) throw new AppError('not-found');
    return reply
      .header('Cache-Control', 'no-store')
      .header(
        'Content-Disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name || 'anhang')}`,
      )
      .type('application/octet-stream')
      .send(Buffer.from(attachment.bytes));
  });
}
