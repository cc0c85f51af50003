import { formatAmount } from '#domain/catalogue/amount.ts';
import { unitShortName } from '#domain/money/units.ts';
import * as texts from './amount-texts.ts';

/** The unit is a plain string for print agents, which only know the units of their own version. */
type Quantity = { amount: number; unit: string };
type Content = Quantity & { name: string };
type Bundled<C> = Quantity & { contents?: readonly C[] | undefined };
/** How a medium formats one part and its amount. */
type PartText<C> = (content: C) => string;

/** '2 x', '1,5 kg', '20 Pers.'. */
export function quantityText({ amount, unit }: Quantity): string {
  return `${formatAmount(amount)} ${unit === 'amount' ? texts.times : unitShortName(unit)}`;
}

const plain: PartText<Content> = (content) => `${quantityText(content)} ${content.name}`;

/**
 * The contents of an ordered bundle, part by part: '2 x Handsemmel'; for several bundles 'je 2 x Handsemmel', because
 * contents are per bundle. Empty for other items.
 */
export function contentLines<C extends Content>(item: Bundled<C>, partText: PartText<C> = plain): string[] {
  return (item.contents ?? []).map((content) => `${each(item)}${partText(content)}`);
}

/** The same in one line: 'je 2 x Handsemmel, 1 x Apfel'; '' if it is not a bundle. */
export function contentsText<C extends Content>(item: Bundled<C>, partText: PartText<C> = plain): string {
  const parts = (item.contents ?? []).map(partText);
  return parts.length === 0 ? '' : `${each(item)}${parts.join(', ')}`;
}

function each({ amount, unit }: Quantity): string {
  return amount === 1 ? '' : eachOf(unit);
}

/** 'je ' for pieces, 'je Pers. ' and the like for everything else. */
export function eachOf(unit: string): string {
  return unit === 'amount' ? `${texts.each} ` : `${texts.each} ${unitShortName(unit)} `;
}
