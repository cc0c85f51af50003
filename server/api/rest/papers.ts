import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requireAccess } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import { found } from '#api/http/secret-address.ts';
import { orderId } from '#inputs/order-commands.ts';
import { orderInvoice, publicInvoice } from '#inputs/payments/invoices.ts';
import { publicOrderInput } from '#inputs/public-order.ts';
import { requireDeviceFor } from '#use-cases/access/require-device-for.ts';
import type { MailAttachment } from '#use-cases/message-ports.ts';
import { invoicePdf, listInvoices, listPublicInvoices } from '#use-cases/papers/invoice-pdf.ts';
import { showOrderPaper, showOrderPaperToStaff } from '#use-cases/papers/order-paper.ts';
import { DESK } from './paper-routes.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

/** Receipts and invoices as PDF, for guests by the secret address of their order and for staff. To be registered behind the door of /api. */
export function registerPapers(app: FastifyInstance, contextOf: ContextOf): void {
  const guest = <I extends z.ZodType>(
    path: string,
    schema: I,
    paper: (ctx: Context, input: z.output<I>) => Promise<MailAttachment>,
  ) =>
    app.get(path, async (request, reply) => {
      const ctx = contextOf(request, reply);
      ctx.limit('papers');
      const input = inputOf(request, schema);
      return sent(reply, await found(ctx, () => paper(ctx, input)));
    });
  const desk = <I extends z.ZodType>(
    path: string,
    schema: I,
    paper: (ctx: Context, input: z.output<I>) => Promise<MailAttachment>,
  ) =>
    app.get(path, async (request, reply) => {
      const ctx = contextOf(request, reply);
      requireAccess(ctx.actor, DESK);
      await requireDeviceFor(ctx.deps, ctx.actor, 'desk');
      ctx.limit('papers');
      return sent(reply, await paper(ctx, inputOf(request, schema)));
    });

  guest('/orders/:uid/:hash/receipt.pdf', publicOrderInput, ({ deps }, input) => showOrderPaper(deps, input));
  guest('/orders/:uid/:hash/invoices/:invoiceId.pdf', publicInvoice, async ({ deps }, input) =>
    invoicePdf(deps, await listPublicInvoices(deps, input), input.invoiceId),
  );
  desk('/orders/:id/receipt.pdf', orderId, ({ deps, actor }, { id }) =>
    showOrderPaperToStaff(deps, actor, id),
  );
  desk('/orders/:id/invoices/:invoiceId.pdf', orderInvoice, async ({ deps, actor }, { id, invoiceId }) =>
    invoicePdf(deps, await listInvoices(deps, actor, id), invoiceId),
  );
}

/** Numbers of the path are numbers to the schema; what is none is refused by it. */
function inputOf<I extends z.ZodType>(request: FastifyRequest, schema: I): z.output<I> {
  const params = Object.entries(request.params as Record<string, string>).map(([name, value]) => [
    name,
    /^(id|invoiceId)$/.test(name) && /^\d{1,10}$/.test(value) ? Number(value) : value,
  ]);
  request.procedureInput = Object.fromEntries(params);
  return schema.parse(request.procedureInput);
}

function sent(reply: FastifyReply, { name, mimeType, bytes }: MailAttachment): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Disposition', `inline; filename="${name}"`)
    .type(mimeType)
    .send(bytes);
}
