import { MAXIMUM_AMOUNT } from './amount.ts';
import type { DeliveryArea } from './branch.ts';
import { deliveryFee } from './delivery-area.ts';
import type { ErrorCode, Fault } from './errors.ts';
import { type CartItem, itemFaults } from './item.ts';
import { addCents, type Cents, cents, roundCents } from './money.ts';
import type { OrderItem } from './order/item.ts';
import type { OrderTotals } from './order/totals.ts';
import { totalsOf } from './pricing.ts';
import type { ConfigPart } from './product.ts';
import type { TaxLine } from './tax.ts';

/**
 * What is wrong with an item that staff put into an order. The scale decides about amounts: minimum, maximum and step of
 * the shop bind customers only, the hard cap binds everybody.
 */
export function revisedItemFaults(item: CartItem): Fault[] {
  const params = { product: item.product.name };
  const amount = revisedAmountFault(item.amount);
  return [
    ...itemFaults(item)
      .filter(({ path }) => path !== 'amount')
      .map(({ path, ...fault }) => ({ ...fault, field: path, params: { ...params, ...fault.params } })),
    ...(amount ? [{ code: amount, field: 'amount', params: { ...params, maximum: MAXIMUM_AMOUNT } }] : []),
  ];
}

/** Judges an amount of staff: above zero, at most 10,000, at most four decimals. */
export function revisedAmountFault(amount: number): ErrorCode | null {
  if (!Number.isFinite(amount) || amount <= 0) return 'amount-invalid';
  if (amount > MAXIMUM_AMOUNT) return 'amount-too-large';
  return Math.abs(Math.round(amount * 10_000) / 10_000 - amount) > 1e-10 ? 'amount-invalid' : null;
}

/**
 * The item with another amount at the price that the customer was promised. The stored unit price is rounded, so it
 * counts only where it explains the stored gross: first `exactUnitPrice` (cents per unit by the present catalogue, not
 * rounded; null = the catalogue cannot say), then the stored unit price, else gross in proportion to the amounts.
 */
export function withAmount(item: OrderItem, amount: number, exactUnitPrice: number | null): OrderItem {
  const explains = (price: number) => roundCents(price * item.amount) === item.gross;
  const isPromised =
    exactUnitPrice !== null && roundCents(exactUnitPrice) === item.unitPrice && explains(exactUnitPrice);
  const perUnit = isPromised ? exactUnitPrice : explains(item.unitPrice) ? item.unitPrice : null;
  const gross = roundCents(perUnit === null ? (item.gross * amount) / item.amount : perUnit * amount);
  return { ...item, amount, gross };
}

/** What the totals of an order follow from, as it was before. */
export interface RevisedOrder {
  items: readonly OrderItem[];
  deliveryGross: Cents;
  taxLines: readonly TaxLine[];
}

/**
 * The totals of an order with other items. Delivery becomes free when the items reach the area's freeFromOrderValue and
 * costs the area's price when they fall below it; otherwise the fee and its rate stay as promised, also when the area is
 * gone (`area` null). The donation does not depend on the total.
 */
export function revisedTotals(
  before: RevisedOrder,
  items: readonly OrderItem[],
  area: DeliveryArea | null,
): OrderTotals {
  const gross = addCents(...items.map((item) => item.gross));
  const isFree = area !== null && deliveryFee(area, gross) === 0;
  const promised = before.deliveryGross > 0 ? { gross: before.deliveryGross, rate: feeRate(before) } : null;
  const fee = promised ?? (area && { gross: deliveryFee(area, gross), rate: area.tax });
  return totalsOf(items, isFree ? null : fee);
}

/** The rate at which an order's fee was taxed: the one that holds more than its items account for. */
function feeRate({ items, taxLines, deliveryGross }: RevisedOrder): number {
  const rest = ({ rate, net, vat }: TaxLine) => {
    const lines = items.filter((item) => item.taxRate === rate).map((item) => item.gross);
    return cents(net + vat - addCents(...lines));
  };
  return taxLines.find((line) => rest(line) === deliveryGross)?.rate ?? 0;
}

/** An answered step as an order shows it; what an upload is, the caller decides. */
export interface ShownPart<U> {
  name: string;
  text: string | null;
  options: readonly { name: string }[];
  uploads: readonly U[];
}

/** The shown answers as answers to a product's steps, found by the name of the step; null for a step without one. */
export function answersOf<U>(
  steps: readonly ConfigPart[],
  parts: readonly ShownPart<U>[],
): (string | string[] | U | U[] | null)[] {
  return steps.map((step) => {
    const part = parts.find(({ name }) => name === step.name);
    return part ? answerOf(step, part) : null;
  });
}

function answerOf<U>({ type }: ConfigPart, part: ShownPart<U>): string | string[] | U | U[] | null {
  const names = part.options.map(({ name }) => name);
  switch (type) {
    case 'text':
    case 'textarea':
      return part.text;
    case 'select':
      return names[0] ?? null;
    case 'multiselect':
      return names;
    case 'file':
    case 'image':
      return part.uploads[0] ?? null;
    case 'files':
    case 'images':
      return [...part.uploads];
  }
}
