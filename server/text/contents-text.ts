import { formatAmount } from '#domain/catalogue/amount.ts';
import { unitShortName } from '#domain/money/units.ts';

/** The unit is a text to print agents, which know the units of their own version only. */
type Quantity = { amount: number; unit: string };
type Content = Quantity & { name: string };
type Bundled<C> = Quantity & { contents?: readonly C[] | undefined };
/** How a medium writes one part and its amount. */
type PartText<C> = (content: C) => string;

/** '2 x', '1,5 kg', '20 Pers.'. */
export function quantityText({ amount, unit }: Quantity): string {
  return `${formatAmount(amount)} ${unit === 'amount' ? 'x' : unitShortName(unit)}`;
}

const plain: PartText<Content> = (content) => `${quantityText(content)} ${content.name}`;

/**
 * What an ordered bundle holds, part by part: '2 x Handsemmel'; of several bundles 'je 2 x Handsemmel', because contents
 * are those of one. Nothing for other items.
 */
export function contentLines<C extends Content>(item: Bundled<C>, partText: PartText<C> = plain): string[] {
  return (item.contents ?? []).map((content) => `${each(item)}${partText(content)}`);
}

/** The same in one line: 'je 2 x Handsemmel, 1 x Apfel'; '' for what is no bundle. */
export function contentsText<C extends Content>(item: Bundled<C>, partText: PartText<C> = plain): string {
  const parts = (item.contents ?? []).map(partText);
  return parts.length === 0 ? '' : `${each(item)}${parts.join(', ')}`;
}

function each({ amount, unit }: Quantity): string {
  return amount === 1 ? '' : eachOf(unit);
}

/** 'je ' for pieces, 'je Pers. ' and the like for everything else. */
export function eachOf(unit: string): string {
  return unit === 'amount' ? 'je ' : `je ${unitShortName(unit)} `;
}
