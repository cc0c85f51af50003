import { ratioFor } from '#domain/catalogue/amount.ts';
import { type Product, stepsOf } from '#domain/catalogue/product.ts';
import type { OrderRevision } from '#domain/order/history.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { answersOf } from './order-revision.ts';
import { unitPrice } from './pricing.ts';

/** Whether the scale has yet to say what an item comes to (R175). */
export function isToBeWeighed({ pricing }: Pick<OrderItem, 'pricing'>): boolean {
  return pricing === 'approximate';
}

/** Whether a change was a weighing: the same item, estimated before and exact since. */
function isWeighing({ before, after }: Pick<OrderRevision, 'before' | 'after'>): boolean {
  return isToBeWeighed(before) && after !== null && !isToBeWeighed(after) && after.product === before.product;
}

/** Whether an order has been weighed: something was, and nothing is left to be (R234). */
export function isWeighed(order: {
  items: readonly Pick<OrderItem, 'pricing'>[];
  revisions: readonly Pick<OrderRevision, 'before' | 'after'>[];
}): boolean {
  return !order.items.some(isToBeWeighed) && order.revisions.some(isWeighing);
}

/** Cents per unit of the item by the current catalogue, not rounded; null when it has no price for it. */
export function exactUnitPrice(
  product: Product | null,
  { unit, parts }: Pick<OrderItem, 'unit' | 'parts'>,
): number | null {
  const ratio = product && ratioFor(product, unit);
  return product && ratio !== null
    ? unitPrice({ product, parts: answersOf(stepsOf(product), parts) }) * ratio
    : null;
}
