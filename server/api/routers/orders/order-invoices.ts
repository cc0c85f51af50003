import { z } from 'zod';
import { found } from '#api/http/secret-address.ts';
import { procedure } from '#api/http/trpc.ts';
import { type Decimal, toDecimal } from '#domain/money/money.ts';
import { INVOICE_KINDS, type InvoiceKind } from '#domain/papers/invoice.ts';
import { openInvoice } from '#domain/papers/open-invoice.ts';
import { orderId } from '#inputs/order-commands.ts';
import { cancelInvoiceInput, orderInvoice } from '#inputs/payments/invoices.ts';
import { publicOrderInput } from '#inputs/public-order.ts';
import { cancelInvoice } from '#use-cases/papers/cancel-invoice.ts';
import { listInvoices, listPublicInvoices } from '#use-cases/papers/invoice-pdf.ts';
import type { StoredInvoice } from '#use-cases/papers/invoice-store.ts';
import { issueInvoice } from '#use-cases/papers/issue-invoice.ts';
import { mailInvoice } from '#use-cases/papers/mail-invoice.ts';
import { atDesk, face, TAG } from '../order-faces.ts';
import * as texts from '../order-texts.ts';

/** An invoice or credit note as lists show it; the rest is on the paper. */
interface InvoiceView {
  id: number;
  kind: InvoiceKind;
  number: string;
  issuedAt: string;
  gross: Decimal;
  currency: string;
  /** Whether it stands, at least in part; false for credit notes. */
  isOpen: boolean;
}

const invoiceSchema: z.ZodType<InvoiceView> = z
  .strictObject({
    id: z.int(),
    kind: z.enum(INVOICE_KINDS),
    number: z.string().meta({ examples: ['2026-0001'] }),
    issuedAt: z.string(),
    gross: z.number().describe(texts.invoiceGrossNote),
    currency: z.string(),
    isOpen: z.boolean().describe(texts.invoiceOpenNote),
  })
  .meta({ id: 'Invoice' });

function listed(papers: readonly StoredInvoice[]): { data: InvoiceView[]; total: number } {
  const open = openInvoice(papers)?.invoice.id;
  const data = papers.map(({ id, kind, number, issuedAt, content }) => ({
    id,
    kind,
    number,
    issuedAt,
    gross: toDecimal(content.gross),
    currency: content.currency,
    isOpen: id === open,
  }));
  return { data, total: data.length };
}

/** Invoices and credit notes of an order, for the desk. */
export const orderInvoices = {
  invoices: procedure
    .meta(
      atDesk(
        face('GET', '/orders/{id}/invoices', texts.ordersInvoices, { isList: true, output: invoiceSchema }),
      ),
    )
    .input(orderId)
    .query(async ({ ctx, input }) => listed(await listInvoices(ctx.deps, ctx.actor, input.id))),

  issueInvoice: procedure
    .meta(
      atDesk(
        face('POST', '/orders/{id}/invoices', texts.ordersIssueInvoice, {
          status: 201,
          isList: true,
          output: invoiceSchema,
          description: texts.ordersIssueInvoiceNote,
          failures: [
            'invoice-exists',
            'invoice-order-open',
            'invoice-price-open',
            'invoice-recipient-missing',
            'invoice-issuer-missing',
          ],
        }),
      ),
    )
    .input(orderId)
    .mutation(async ({ ctx, input }) => {
      await issueInvoice(ctx.deps, ctx.actor, input.id);
      return listed(await listInvoices(ctx.deps, ctx.actor, input.id));
    }),

  cancelInvoice: procedure
    .meta(
      atDesk(
        face('POST', '/orders/{id}/invoices/{invoiceId}/cancel', texts.ordersCancelInvoice, {
          isList: true,
          output: invoiceSchema,
          description: texts.ordersCancelInvoiceNote,
          failures: ['invoice-credited'],
        }),
      ),
    )
    .input(cancelInvoiceInput)
    .mutation(async ({ ctx, input: { id, invoiceId, reason } }) => {
      await cancelInvoice(ctx.deps, ctx.actor, { id, invoice: invoiceId, reason });
      return listed(await listInvoices(ctx.deps, ctx.actor, id));
    }),

  mailInvoice: procedure
    .meta(
      atDesk(
        face('POST', '/orders/{id}/invoices/{invoiceId}/mail', texts.ordersMailInvoice, {
          status: 204,
          failures: ['invoice-mail-missing'],
        }),
      ),
    )
    .input(orderInvoice)
    .mutation(({ ctx, input: { id, invoiceId } }) =>
      mailInvoice(ctx.deps, ctx.actor, { id, invoice: invoiceId }),
    ),
};

/** Those that a guest finds on the status page. */
export const publicInvoices = {
  invoices: procedure
    .meta({
      access: 'public',
      rest: {
        method: 'GET',
        path: '/orders/public/{uid}/{hash}/invoices',
        tag: TAG,
        summary: texts.orderPublicInvoices,
        isList: true,
        output: invoiceSchema,
      },
    })
    .input(publicOrderInput)
    .query(({ ctx, input }) => found(ctx, async () => listed(await listPublicInvoices(ctx.deps, input)))),
};
