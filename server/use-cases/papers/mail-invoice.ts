import { AppError } from '#domain/errors.ts';
import { englishInvoiceLetter } from '#text/papers/english-papers.en.ts';
import { invoiceLetter } from '#text/papers/invoice-letter.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { authorOf } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps } from '#use-cases/ports.ts';
import { messageOfRow } from '#use-cases/signals/message-of-row.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import { mailOfInvoice } from './credit-refund.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { noteInHistory } from './issue-invoice.ts';

const INVOICE_MAILED = 'invoice-mailed';

/**
 * Mails an invoice or credit note to the guest, as often as staff ask for it. Throws 'not-found' for an order of other branches
 * and an invoice of another order, and 'invoice-mail-missing' without an address.
 */
export async function mailInvoice(
  deps: Deps,
  actor: Actor,
  { id, invoice }: { id: number; invoice: number },
): Promise<void> {
  await deps.db.transaction(async (stores) => {
    await stores.invoices.lock();
    const order = await stores.orders.byId(id, branchFilter(actor));
    const paper = order && (await stores.invoices.ofOrder(id)).find((one) => one.id === invoice);
    if (!order || !paper) throw new AppError('not-found');
    if (order.email === '') throw new AppError('invoice-mail-missing');
    const at = deps.clock.now();
    await noteInHistory(stores, order, {
      event: INVOICE_MAILED,
      note: paper.number,
      author: authorOf(actor),
      at,
    });
    await stores.work.addEffects([mailOfInvoice(id, invoice)], at);
  });
}

/** Sends it: the mail of an outbox row. */
export async function sendInvoiceMail(
  deps: Deps,
  row: Pick<OutboxRow, 'id' | 'attempts'>,
  order: StoredOrder,
  invoice: number,
): Promise<void> {
  const papers = await deps.db.invoices.ofOrder(order.id);
  const paper = papers.find(({ id }) => id === invoice);
  if (!paper || order.email === '') return;
  const { shop } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  const write = paper.content.language === 'en' ? englishInvoiceLetter : invoiceLetter;
  await deps.mail.send({
    ...write({ ...paper, shopName: shop.config.shopName }),
    to: order.email,
    ...messageOfRow(deps, row, `invoice-${paper.id}.${order.uid}`),
    replyTo: branch?.email ?? '',
    attachments: [await invoicePdf(deps, papers, paper.id)],
  });
}
