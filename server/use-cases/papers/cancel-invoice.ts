import { AppError } from '#domain/errors.ts';
import { openInvoice } from '#domain/papers/open-invoice.ts';
import { cleanText } from '#domain/text/text-input.ts';
import { type Actor, type Author, authorOf } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { addCreditNote } from './credit-refund.ts';
import type { StoredInvoice } from './invoice-store.ts';
import { noteInHistory } from './issue-invoice.ts';

const INVOICE_CANCELED = 'invoice-canceled';

export interface CancelInvoice {
  id: number;
  invoice: number;
  reason: string;
}

/**
 * Takes back what is left of an invoice by a credit note, so that the order can be corrected and get another one (R298).
 * Throws 'not-found' for an order of other branches and an invoice of another order, and 'invoice-credited' when nothing is left.
 */
export async function cancelInvoice(
  deps: Deps,
  actor: Actor,
  { id, invoice, reason }: CancelInvoice,
): Promise<StoredInvoice> {
  return deps.db.transaction(async (stores) => {
    await stores.invoices.lock();
    const order = await stores.orders.byId(id, branchFilter(actor));
    const papers = order ? await stores.invoices.ofOrder(id) : [];
    if (!order || !papers.some((one) => one.id === invoice && one.kind === 'invoice'))
      throw new AppError('not-found');
    if (openInvoice(papers)?.invoice.id !== invoice) throw new AppError('invoice-credited');
    const about = { reason: cleanText(reason), author: authorOf(actor), at: deps.clock.now() };
    const note = await creditRest(stores, order, about);
    if (!note) throw new AppError('invoice-credited');
    return note;
  });
}

/** A credit note over what is left of the invoice of an order; null without one. The transaction holds the lock. */
export async function creditRest(
  stores: Stores,
  order: StoredOrder,
  { reason, author, at }: { reason: string; author: Author; at: Date },
): Promise<StoredInvoice | null> {
  const open = openInvoice(await stores.invoices.ofOrder(order.id));
  if (!open) return null;
  const taken = open.left.filter(({ gross }) => gross !== 0);
  const note = await addCreditNote(stores, order, open, { taken, refund: null, reason, author, at });
  await noteInHistory(stores, order, { event: INVOICE_CANCELED, note: note.number, author, at });
  return note;
}
