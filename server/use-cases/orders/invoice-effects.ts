import { AppError } from '#domain/errors.ts';
import { openInvoice } from '#domain/papers/open-invoice.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import type { StoredOrder } from './order-store.ts';

/** What follows from a change for invoices: a company's is issued, that of a cancelled order is taken back (R296, R298). */
export async function invoiceEffects(
  { db }: Pick<Deps, 'db'>,
  { id, isCompany }: Pick<StoredOrder, 'id' | 'isCompany'>,
  event: string,
): Promise<Effect[]> {
  if (event === 'completed' && isCompany) return [{ kind: 'invoice', payload: { act: 'issue' } }];
  if (event !== 'canceled' || !openInvoice(await db.invoices.ofOrder(id))) return [];
  return [{ kind: 'invoice', payload: { act: 'cancel' } }];
}

/** Throws 'order-invoiced' while the invoice of an order stands, in whole or in part (R298). */
export async function requireNoInvoice(
  { db }: Pick<Deps, 'db'>,
  { id }: Pick<StoredOrder, 'id'>,
): Promise<void> {
  if (openInvoice(await db.invoices.ofOrder(id))) throw new AppError('order-invoiced');
}
