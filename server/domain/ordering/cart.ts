import type { UnitId } from '#domain/money/units.ts';
import type { CartItem } from './item.ts';

const COUNTED_UNITS: ReadonlySet<UnitId> = new Set<UnitId>(['amount', 'pair', 'person']);

/** The number on the cart badge: the amount for piece, pair and person, otherwise 1 per item (R59). */
export function itemCount(items: readonly Pick<CartItem, 'amount' | 'unit'>[]): number {
  const count = items.reduce((sum, { amount, unit }) => sum + (COUNTED_UNITS.has(unit) ? amount : 1), 0);
  return Math.round(count * 10_000) / 10_000;
}
