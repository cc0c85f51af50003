import { addCents, type Cents } from '#domain/money/money.ts';
import { type OpenInvoice, openInvoice } from '#domain/papers/open-invoice.ts';
import { creditShares, creditSharesOf, grossOf, type TaxShare } from '#domain/papers/tax-share.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { type Author, SYSTEM } from '#use-cases/access/actor.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Stores } from '#use-cases/ports.ts';
import type { StoredInvoice } from './invoice-store.ts';

/** Money that went back to the guest. */
export interface Refund {
  /** Identifies it for ever: one refund makes one credit note. */
  id: string | number;
  amount: Cents;
  /** What it is for, where it is not just an amount; together they come to the amount. */
  lines?: readonly { gross: Cents; taxRate: number | null }[];
  /** What the guest reads; empty = none. */
  reason: string;
  at: Date;
}

/**
 * Makes the credit note of a refund, once per refund however often it is called (R299); null for an order without an invoice
 * that stands. To be called inside the transaction that records the refund; the guest gets the note by mail after it.
 */
export async function creditRefund(
  stores: Stores,
  order: Pick<StoredOrder, 'id' | 'branchId' | 'email'>,
  { id, amount, lines = [], reason, at }: Refund,
): Promise<StoredInvoice | null> {
  await stores.invoices.lock();
  const refund = String(id);
  const known = await stores.invoices.ofRefund(refund);
  if (known) return known;
  const open = openInvoice(await stores.invoices.ofOrder(order.id));
  if (!open) return null;
  const taken = sharesOf(open.left, amount, lines);
  if (grossOf(taken) === 0) return null;
  const note = await addCreditNote(stores, order, open, { taken, refund, reason, author: SYSTEM, at });
  if (order.email !== '') await stores.work.addEffects([mailOfInvoice(order.id, note.id)], at);
  return note;
}

/** The effect that mails an invoice or credit note to the guest. */
export function mailOfInvoice(order: number, invoice: number) {
  return { kind: 'invoice' as const, payload: { order, act: 'mail', invoice } };
}

/** By line where the lines come to the amount; what their rates no longer have is taken in proportion from the others. */
function sharesOf(left: readonly TaxShare[], amount: Cents, lines: NonNullable<Refund['lines']>): TaxShare[] {
  const byLine = creditSharesOf(left, lines);
  return grossOf(byLine) === amount ? byLine : creditShares(left, amount);
}

interface Note {
  taken: TaxShare[];
  refund: string | null;
  reason: string;
  author: Author;
  at: Date;
}

/** Stores a credit note over these shares; the transaction holds the lock. */
export async function addCreditNote(
  stores: Stores,
  order: Pick<StoredOrder, 'id' | 'branchId'>,
  { invoice }: OpenInvoice<StoredInvoice>,
  { taken, refund, reason, author, at }: Note,
): Promise<StoredInvoice> {
  const { shop } = await stores.shop.snapshot();
  const zone = branchOf(shop.branches, order.branchId)?.timeZone;
  const day = zone ? localDayOf(at, zone) : invoice.content.day;
  return stores.invoices.add({
    order: order.id,
    kind: 'creditNote',
    prefix: invoice.prefix,
    year: Number(day.slice(0, 4)),
    credited: invoice.id,
    refund,
    content: {
      ...invoice.content,
      day,
      items: [],
      lines: [],
      taxes: taken,
      net: addCents(...taken.map(({ net }) => net)),
      gross: grossOf(taken),
      credits: { number: invoice.number, day: invoice.content.day, reason: reason.trim() },
    },
    at,
    author,
  });
}
