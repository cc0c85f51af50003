import { formatAmount } from '#domain/amount.ts';
import type { OrderItem } from '#domain/order.ts';
import type { BundleContent } from '#domain/product.ts';
import { UNITS, type UnitId } from '#domain/units.ts';

type Quantity = Pick<OrderItem, 'amount' | 'unit'>;
type Bundled = Pick<OrderItem, 'amount' | 'unit' | 'contents'>;
/** How a medium writes one part and its amount. */
type PartText = (content: BundleContent) => string;

/** '2 x', '1,5 kg', '20 Pers.'. */
export function quantityText({ amount, unit }: Quantity): string {
  return `${formatAmount(amount)} ${unit === 'amount' ? 'x' : UNITS[unit].shortName}`;
}

const plain: PartText = (content) => `${quantityText(content)} ${content.name}`;

/**
 * What an ordered bundle holds, part by part: '2 x Handsemmel'; of several bundles 'je 2 x Handsemmel', because contents
 * are those of one. Nothing for other items.
 */
export function contentLines(item: Bundled, partText = plain): string[] {
  return (item.contents ?? []).map((content) => `${each(item)}${partText(content)}`);
}

/** The same in one line: 'je 2 x Handsemmel, 1 x Apfel'; '' for what is no bundle. */
export function contentsText(item: Bundled, partText = plain): string {
  const parts = (item.contents ?? []).map(partText);
  return parts.length === 0 ? '' : `${each(item)}${parts.join(', ')}`;
}

function each({ amount, unit }: Quantity): string {
  return amount === 1 ? '' : eachOf(unit);
}

/** 'je ' for pieces, 'je Pers. ' and the like for everything else. */
export function eachOf(unit: UnitId): string {
  return unit === 'amount' ? 'je ' : `je ${UNITS[unit].shortName} `;
}
