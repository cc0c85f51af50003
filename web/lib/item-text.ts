import { formatAmount } from '#domain/catalogue/amount.ts';
import { contentsPer } from '#domain/catalogue/bundle-contents.ts';
import type { BundleContent, ConfigPart, Product } from '#domain/catalogue/product.ts';
import { formatMoney } from '#domain/money/money.ts';
import { UNITS } from '#domain/money/units.ts';
import type { CartItem, PartValue } from '#domain/ordering/item.ts';
import type { PricedLine } from '#domain/ordering/pricing.ts';
import { shownName } from '#domain/text/translation.ts';
import { contentsText, eachOf } from '#text/contents-text.ts';
import { basePriceText } from '#text/line-amounts.ts';

/** One answered step in words. */
export interface PartText {
  name: string;
  text: string;
}

/** An item's answered steps in their order; empty ones are omitted. */
export function partTexts(item: CartItem): PartText[] {
  return item.product.config.parts.flatMap((part, index) => {
    const text = valueText(item.parts[index] ?? null, part);
    return text === '' ? [] : [{ name: shownName(part), text }];
  });
}

function valueText(value: PartValue, { options }: ConfigPart): string {
  if (value === null) return '';
  const shown = (text: string) => shownName(options.find(({ name }) => name === text) ?? { name: text });
  if (typeof value === 'string') return shown(value.trim());
  if ('name' in value) return value.name;
  return value.map((entry) => (typeof entry === 'string' ? shown(entry) : entry.name)).join(', ');
}

/** What a bundle in the cart contains: '2 × Handsemmel, 1 × Apfel'; of several of them 'je 2 × …'; '' for anything else. */
export function cartContentsText({ product, amount, unit }: CartItem): string {
  const contents = contentsPer(product, unit);
  return contents ? contentsText({ amount, unit, contents }, contentText) : '';
}

/** What measured goods in the cart cost per kilogram or litre: '12,90 €/kg'; '' for what is sold by number. */
export function cartBasePriceText(
  { product, amount, unit }: CartItem,
  line: PricedLine,
  currency: string,
): string {
  const { isPriceHidden } = product;
  return basePriceText({ ...line, amount, unit, isPriceHidden }, (value) => formatMoney(value, currency));
}

/** What one unit of a bundle contains, as the menu states it. */
export function productContentsText({ contents = [], unit }: Pick<Product, 'contents' | 'unit'>): string {
  const text = contentsText({ amount: 1, unit, contents }, contentText);
  return text && unit !== 'amount' ? `${eachOf(unit)}${text}` : text;
}

/** '2 × Handsemmel': a part of a bundle; no line break after the amount. */
export function contentText(content: Pick<BundleContent, 'name' | 'amount' | 'unit'>): string {
  return `${amountText(content).replace(' ', '\u00a0')}\u00a0${content.name}`;
}

/** '2 x', '1,5 kg', '20 Pers.'. */
export function amountText(item: Pick<CartItem, 'amount' | 'unit'>): string {
  const amount = formatAmount(item.amount);
  return item.unit === 'amount' ? `${amount} ×` : `${amount} ${UNITS[item.unit].shortName}`;
}
