import type { Fault, StateCode } from '#domain/errors.ts';
import { addCents, type Cents, cents, ZERO } from '#domain/money/money.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { type MoneyFacts, onlinePaidOf, remainderOf } from './balance.ts';
import type { Refund } from './payment-fields.ts';

/** What staff want to pay back through the provider: an amount, some of the items, or with neither all that is left. */
export interface RefundRequest {
  amount: Cents | null;
  /** Of each item its amount; null = all that is left of it. */
  items: readonly { position: number; amount: Cents | null }[] | null;
}

export interface RefundFacts extends MoneyFacts {
  currency: string;
  items: readonly Pick<OrderItem, 'gross'>[];
  refunds: readonly Pick<Refund, 'payment' | 'amount' | 'state' | 'isAutomatic' | 'items'>[];
}

/** What goes back of one payment, and which items it is for. */
export interface RefundPart {
  payment: number;
  amount: Cents;
  items: Refund['items'];
}

/** Why nothing of an order can be paid back through a provider; null = something can (R305). */
export function refundObstacle(facts: RefundFacts): StateCode | null {
  if (onlinePaidOf(facts).length === 0) return 'refund-not-online';
  return refundable(facts) === ZERO ? 'refund-nothing-left' : null;
}

/** What is left of the payments that went through a provider. */
export function refundable(facts: Pick<RefundFacts, 'payments' | 'refunds'>): Cents {
  return addCents(...onlinePaidOf(facts).map((payment) => remainderOf(payment, facts.refunds)));
}

/** What is wrong with a refund of an order of which something can be paid back (R305). */
export function refundFaults(facts: RefundFacts, { amount, items }: RefundRequest): Fault[] {
  const left = refundable(facts);
  const tooMuch = (field: string): Fault => ({
    ...{ code: 'refund-too-much', field },
    params: { amount: { cents: left, currency: facts.currency } },
  });
  if (amount !== null && items !== null) return [{ code: 'refund-ambiguous', field: 'amount' }];
  if (amount !== null && amount <= 0) return [{ code: 'refund-too-small', field: 'amount' }];
  if (amount !== null) return amount > left ? [tooMuch('amount')] : [];
  if (items === null) return [];
  const faults = items.flatMap((item, index) => itemFaults(facts, items, { ...item, index }));
  if (faults.length > 0) return faults;
  const sum = addCents(...pricedItems(facts, items).map((item) => item.amount));
  return sum > left ? [tooMuch('items')] : [];
}

function itemFaults(
  facts: RefundFacts,
  items: NonNullable<RefundRequest['items']>,
  { position, amount, index }: { position: number; amount: Cents | null; index: number },
): Fault[] {
  const field = `items.${index}`;
  if (!facts.items[position]) return [{ code: 'refund-item-unknown', field: `${field}.position` }];
  if (items.findIndex((item) => item.position === position) < index)
    return [{ code: 'refund-item-twice', field: `${field}.position` }];
  const left = itemLeft(facts, position);
  if (amount !== null && amount <= 0) return [{ code: 'refund-too-small', field: `${field}.amount` }];
  if (left > 0 && (amount === null || amount <= left)) return [];
  const params = { amount: { cents: left, currency: facts.currency } };
  return [{ code: 'refund-item-too-much', field: `${field}.amount`, params }];
}

/** What has not been paid back of an item yet; a refund that names no items counts against none. */
export function itemLeft(
  { items, refunds }: Pick<RefundFacts, 'items' | 'refunds'>,
  position: number,
): Cents {
  const back = refunds
    .flatMap((refund) => refund.items)
    .filter((item) => item.position === position)
    .map(({ amount }) => amount);
  return cents(Math.max(0, (items[position]?.gross ?? 0) - addCents(...back)));
}

function pricedItems(facts: RefundFacts, items: NonNullable<RefundRequest['items']>): Refund['items'] {
  return items.map(({ position, amount }) => ({ position, amount: amount ?? itemLeft(facts, position) }));
}

/** Which payments a refund without faults comes from: the latest first (R305). */
export function refundParts(facts: RefundFacts, { amount, items }: RefundRequest): RefundPart[] {
  const priced = items === null ? [] : pricedItems(facts, items);
  let rest: number =
    amount ?? (items === null ? refundable(facts) : addCents(...priced.map((one) => one.amount)));
  const parts = onlinePaidOf(facts).flatMap((payment): RefundPart[] => {
    const part = Math.min(rest, remainderOf(payment, facts.refunds));
    if (part <= 0) return [];
    rest -= part;
    return [{ payment: payment.id, amount: cents(part), items: [] }];
  });
  return parts.map((part, index) => (index === 0 ? { ...part, items: priced } : part));
}
