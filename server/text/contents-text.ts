import { formatAmount } from '#domain/amount.ts';
import type { OrderItem } from '#domain/order.ts';
import { UNITS, type UnitId } from '#domain/units.ts';

type Quantity = Pick<OrderItem, 'amount' | 'unit'>;
type Bundled = Pick<OrderItem, 'amount' | 'unit' | 'contents'>;

/** '2 x', '1,5 kg', '20 Pers.'. */
export function quantityText({ amount, unit }: Quantity): string {
  return `${formatAmount(amount)} ${unit === 'amount' ? 'x' : UNITS[unit].shortName}`;
}

/**
 * What an ordered bundle holds, part by part: '2 x Handsemmel'; of several bundles 'je 2 x Handsemmel', because contents
 * are those of one. Nothing for other items. `quantity` writes amounts as the medium does.
 */
export function contentLines(item: Bundled, quantity: (of: Quantity) => string = quantityText): string[] {
  return partsOf(item, quantity).map((part) => `${each(item)}${part}`);
}

/** The same in one line: 'je 2 x Handsemmel, 1 x Apfel'; '' for what is no bundle. */
export function contentsText(item: Bundled, quantity: (of: Quantity) => string = quantityText): string {
  const parts = partsOf(item, quantity);
  return parts.length === 0 ? '' : `${each(item)}${parts.join(', ')}`;
}

function partsOf({ contents = [] }: Bundled, quantity: (of: Quantity) => string): string[] {
  return contents.map((content) => `${quantity(content)} ${content.name}`);
}

function each({ amount, unit }: Quantity): string {
  return amount === 1 ? '' : eachOf(unit);
}

/** 'je ' for pieces, 'je Pers. ' and the like for everything else. */
export function eachOf(unit: UnitId): string {
  return unit === 'amount' ? 'je ' : `je ${UNITS[unit].shortName} `;
}
