import { amountFault } from '#domain/catalogue/amount.ts';
import { type Product, stepsOf } from '#domain/catalogue/product.ts';
import { type UnitId, withoutNoise } from '#domain/money/units.ts';
import type { CartItem } from './item.ts';
import { newItem } from './new-item.ts';

/** One of these is one thing that a guest takes. Persons are a question: for how many. */
const SINGLE_UNITS: ReadonlySet<UnitId> = new Set<UnitId>(['amount', 'serving', 'pair', 'package']);

/**
 * The item that one tap puts into the cart, or null if the product asks for something first (R149): it has steps, it
 * comes in several units or starts with more than one, and the shop says nothing of what is usual.
 */
export function quickItem(product: Product): CartItem | null {
  if (stepsOf(product).length > 0) return null;
  const item = newItem(product);
  const { unit, amount } = item;
  const isUsual = product.defaultQuantity !== null && product.defaultUnit === unit;
  const isSingle = product.alternativeUnits.length === 0 && SINGLE_UNITS.has(unit) && amount === 1;
  return (isUsual || isSingle) && amountFault(product, unit, amount) === null ? item : null;
}

/** Whether a line of the cart is what one tap adds, whatever its amount. */
function isEqual(line: CartItem, { product, unit }: CartItem): boolean {
  return line.product.id === product.id && line.unit === unit && line.parts.every((part) => part === null);
}

/** The amount of `item` in the cart, in its unit, over all equal lines. */
export function amountInCart(items: readonly CartItem[], item: CartItem): number {
  return withoutNoise(items.reduce((sum, line) => (isEqual(line, item) ? sum + line.amount : sum), 0));
}

/** The place of the newest line equal to `item`, which plus and minus of its card change; -1 without one. */
export function newestLine(items: readonly CartItem[], item: CartItem): number {
  return items.findLastIndex((line) => isEqual(line, item));
}
