import { MAXIMUM_AMOUNT } from '#domain/catalogue/amount.ts';
import type { ConfigPart } from '#domain/catalogue/product.ts';
import type { ErrorCode, Fault } from '#domain/errors.ts';
import { roundCents } from '#domain/money/money.ts';
import { convertAmount } from '#domain/money/units.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { revisedLines } from '#domain/order/lines/index.ts';
import type { OrderTotals } from '#domain/order/totals.ts';
import type { DeliveryArea } from '#domain/shop/branch.ts';
import { sharedAnew } from './bundle-shares.ts';
import { type CartItem, itemFaults } from './item.ts';
import { factsOf, totalsOf } from './pricing.ts';

/**
 * The faults of an item that staff put into an order. For staff the scale decides: the shop's minimum, maximum and step bind
 * customers only, the hard cap binds everybody.
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

/** Validates an amount entered by staff: above zero, at most 10,000, at most four decimals. */
export function revisedAmountFault(amount: number): ErrorCode | null {
  if (!Number.isFinite(amount) || amount <= 0) return 'amount-invalid';
  if (amount > MAXIMUM_AMOUNT) return 'amount-too-large';
  return Math.abs(Math.round(amount * 10_000) / 10_000 - amount) > 1e-10 ? 'amount-invalid' : null;
}

/**
 * The item with another amount at the price that the customer was promised. The stored unit price is rounded, so a unit
 * price counts only if it reproduces the stored gross: first `exactUnitPrice` (cents per unit from the current catalogue,
 * unrounded; null = the catalogue cannot say), then the stored base and unit prices, else gross in proportion to the amounts.
 */
export function withAmount(item: OrderItem, amount: number, exactUnitPrice: number | null): OrderItem {
  const explains = (price: number) => roundCents(price * item.amount) === item.gross;
  const isPromised =
    exactUnitPrice !== null && roundCents(exactUnitPrice) === item.unitPrice && explains(exactUnitPrice);
  const stored = [perUnitOf(item), item.unitPrice].find((price) => price !== null && explains(price)) ?? null;
  const perUnit = isPromised ? exactUnitPrice : stored;
  const gross = roundCents(perUnit === null ? (item.gross * amount) / item.amount : perUnit * amount);
  // What was weighed is exact (R175).
  const pricing = item.pricing === 'approximate' ? 'fixed' : item.pricing;
  const { contents } = item;
  return { ...item, amount, gross, pricing, ...(contents && { contents: sharedAnew(contents, gross) }) };
}

/** Cents per unit of the item by its stored base price, not rounded; null where that says nothing about the unit. */
function perUnitOf({ unit, basePrice, baseUnit }: OrderItem): number | null {
  const units = baseUnit === undefined ? null : convertAmount(1, unit, baseUnit);
  return units === null || basePrice === undefined ? null : basePrice * units;
}

/** The totals of an order with other items, its lines revised accordingly; `area` null: it no longer exists. */
export function revisedTotals(
  before: Pick<OrderTotals, 'lines'>,
  items: readonly OrderItem[],
  area: DeliveryArea | null,
): OrderTotals {
  return totalsOf(items, revisedLines(before.lines, factsOf(items, area)));
}

/** An answered step as an order shows it; the caller defines what an upload is. */
export interface ShownPart<U> {
  name: string;
  text: string | null;
  options: readonly { name: string }[];
  uploads: readonly U[];
}

/** Converts shown answers back to answers to a product's steps, matched by step name; null for a step without one. */
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
