import type { OrderItem } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { OrderTotals } from '#domain/order/totals.ts';
import { revisedAmountFault, revisedTotals, withAmount } from '#domain/ordering/order-revision.ts';
import { isToBeWeighed } from '#domain/ordering/weighing.ts';
import type { DeliveryArea } from '#domain/shop/branch.ts';
import { parseDecimal } from '#web/backoffice/crud/inputs/decimal.ts';

/** An item that waits for the scale. */
export interface OnScale {
  /** Its place in the order. */
  index: number;
  item: OrderItem;
}

/** What was typed, by the place of the item. */
export type Weights = ReadonlyMap<number, string>;

/** Cents per unit by the place of the item, as the server weighs with them. */
type UnitPrices = ReadonlyMap<number, number | null>;

export function itemsOnScale({ items }: Pick<StaffOrder, 'items'>): OnScale[] {
  return items.flatMap((item, index) => (isToBeWeighed(item) ? [{ index, item }] : []));
}

/** As many decimals as an amount has. */
const DECIMALS = 4;
const LONGEST = 10;

/** The text after a key of the pad. */
export function withKey(text: string, key: string): string {
  if (key === ',') return text.includes(',') ? text : `${text || '0'},`;
  const [, decimals = ''] = text.split(',');
  if (decimals.length >= DECIMALS || text.length >= LONGEST) return text;
  return text === '0' ? key : text + key;
}

/** The amount that a text means; null for nothing, and for what no scale shows. */
export function weightOf(text: string | undefined): number | null {
  const amount = parseDecimal(text ?? '');
  return amount === null || revisedAmountFault(amount) ? null : amount;
}

/** The items and totals of an order with these weights, exactly as saving them will make it. */
export function weighedOrder(
  order: Pick<StaffOrder, 'items' | 'lines'>,
  weights: Weights,
  prices: UnitPrices,
  area: DeliveryArea | null,
): { items: OrderItem[]; totals: OrderTotals } {
  const items = order.items.map((item, index) => {
    const amount = weightOf(weights.get(index));
    return amount === null ? item : withAmount(item, amount, prices.get(index) ?? null);
  });
  return { items, totals: revisedTotals(order, items, area) };
}
