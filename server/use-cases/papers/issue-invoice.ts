import { AppError } from '#domain/errors.ts';
import { addCents } from '#domain/money/money.ts';
import type { HistoryEvent } from '#domain/order/history-event.ts';
import { chargedLines } from '#domain/order/lines/line.ts';
import { type InvoiceContent, invoiceObstacle, waysOfPaying } from '#domain/papers/invoice.ts';
import { openInvoice } from '#domain/papers/open-invoice.ts';
import { taxSharesOf } from '#domain/papers/tax-share.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { GAP_NAMES } from '#text/papers/invoice-texts.ts';
import { type Actor, type Author, authorOf } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import type { ShopSnapshot } from '#use-cases/shop/shop-store.ts';
import { englishOrder } from './english-order.ts';
import type { StoredInvoice } from './invoice-store.ts';
import { issuerOfBranch } from './issuer-of-branch.ts';

const INVOICE_ISSUED = 'invoice-issued';

/**
 * Issues the invoice of an order of the actor's branches (R296). Throws 'not-found', 'invoice-exists', and as codes
 * 'invoice-…' what stands in its way.
 */
export async function issueInvoice(deps: Deps, actor: Actor, order: number): Promise<StoredInvoice> {
  const snapshot = await deps.db.shop.snapshot();
  return deps.db.transaction(async (stores) => {
    await stores.invoices.lock();
    const found = await stores.orders.byId(order, branchFilter(actor));
    if (!found) throw new AppError('not-found');
    return addInvoice(stores, found, { snapshot, author: authorOf(actor), at: deps.clock.now() });
  });
}

interface Issue {
  snapshot: ShopSnapshot;
  author: Author;
  at: Date;
}

/** The same inside a transaction that holds the lock; the order gets an entry in its history. */
export async function addInvoice(
  stores: Stores,
  order: StoredOrder,
  { snapshot, author, at }: Issue,
): Promise<StoredInvoice> {
  const open = openInvoice(await stores.invoices.ofOrder(order.id));
  if (open) throw new AppError('invoice-exists', { params: { name: open.invoice.number } });
  const obstacle = invoiceObstacle(order);
  if (obstacle) throw new AppError(obstacle);
  const { content, prefix } = await contentOf(stores, order, snapshot, at);
  const invoice = await stores.invoices.add({
    order: order.id,
    kind: 'invoice',
    prefix,
    year: Number(content.day.slice(0, 4)),
    credited: null,
    refund: null,
    content,
    at,
    author,
  });
  await noteInHistory(stores, order, { event: INVOICE_ISSUED, note: invoice.number, author, at });
  return invoice;
}

/** An entry in the history; who follows the order hears of it. */
export async function noteInHistory(
  stores: Pick<Stores, 'orders'>,
  order: StoredOrder,
  entry: { event: HistoryEvent; note: string; author: Author; at: Date },
): Promise<void> {
  const { id, version } = order;
  const change = { ...entry, id, version, progress: order, effects: [], claim: null };
  if (!(await stores.orders.change(change))) throw new AppError('version-conflict');
}

async function contentOf(
  stores: Pick<Stores, 'records' | 'shop'>,
  order: StoredOrder,
  { shop, english }: ShopSnapshot,
  at: Date,
): Promise<{ content: InvoiceContent; prefix: string }> {
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) throw new AppError('not-found');
  const taxes = taxSharesOf(order);
  const { issuer, prefix, gaps } = await issuerOfBranch(stores, branch.id, {
    isTaxed: taxes.some(({ vat }) => vat !== 0),
  });
  if (gaps.length > 0) {
    const name = gaps.map((gap) => GAP_NAMES[gap]).join(', ');
    throw new AppError('invoice-issuer-missing', { params: { name } });
  }
  const { isCompany, companyName, vatNo, firstName, lastName } = order;
  const { street, stairway, floor, door, zipCode, city, country } = order;
  const supplied = order.finishedAt ?? order.appointment ?? order.createdAt;
  const shown = order.language === 'en' ? englishOrder(order, shop, english) : order;
  const content: InvoiceContent = {
    language: order.language,
    currency: order.currency,
    day: localDayOf(at, branch.timeZone),
    supplyDay: localDayOf(new Date(supplied), branch.timeZone),
    issuer,
    recipient: {
      ...{ isCompany, companyName, vatNo, firstName, lastName },
      ...{ street, stairway, floor, door, zipCode, city, country },
    },
    branch: branch.name === issuer.name || branch.name === shop.config.shopName ? '' : branch.name,
    order: order.uid,
    items: shown.items,
    lines: chargedLines(order.lines),
    taxes,
    net: addCents(...taxes.map(({ net }) => net)),
    gross: order.totalGross,
    paymentMethod: order.paymentMethod,
    isPaid: order.paymentState === 'paid',
    paidWith: waysOfPaying(order),
    credits: null,
  };
  return { content, prefix };
}
