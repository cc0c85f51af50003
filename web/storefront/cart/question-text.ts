import { formatAmount } from '#domain/catalogue/amount.ts';
import { stepsOf } from '#domain/catalogue/product.ts';
import { UNITS, type UnitId, unitName } from '#domain/money/units.ts';
import type { CartItemChange, ShownPrice } from '#domain/ordering/cart-change.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import type { StockGap } from '#domain/ordering/stock.ts';
import { shownName } from '#domain/text/translation.ts';
import { OFFER_TEXTS } from '../offer/offer.ts';
import * as texts from './question-texts.ts';
import type { LineQuestion } from './questions.ts';

/** One change in words: as shown at the line, and as read out, where an arrow means nothing. */
export interface ChangeText {
  shown: string;
  spoken: string;
}

/** What a question is about, one entry per change. */
export function questionTexts(
  { loss, gaps, changes }: LineQuestion,
  item: CartItem,
  currency: string,
): readonly ChangeText[] {
  if (loss) return [same(OFFER_TEXTS[loss])];
  if (gaps.length > 0) return gaps.map((gap) => same(gapText(gap, item)));
  return changes.map((change) => changeText(change, item, currency));
}

/** The amount that an item can be reduced to, so that there is enough of everything; null = that does not help. */
export function reducedAmount({ gaps }: LineQuestion): number | null {
  const fits = gaps.map((gap) => (gap.kind === 'few-left' ? gap.fits : 0));
  const least = Math.min(...fits);
  return fits.length > 0 && least > 0 ? least : null;
}

export function reduceTo(value: number, { unit }: CartItem): string {
  return texts.reduceTo({ amount: amount(value, unit) });
}

function gapText(gap: StockGap, { product }: CartItem): string {
  if (gap.kind === 'few-left') return texts.fewLeft({ thing: gap.thing, left: amount(gap.left, gap.unit) });
  const step = stepsOf(product)[gap.step];
  return texts.choiceSoldOut({ choice: gap.option, step: step ? shownName(step) : '' });
}

function changeText(change: CartItemChange, item: CartItem, currency: string): ChangeText {
  switch (change.kind) {
    case 'price':
      return priceChange(change.before, change.after, item, currency);
    case 'name':
      return same(texts.renamed({ after: change.after, before: change.before }));
    case 'allergens':
      return fromTo(texts.allergensName, change.before || texts.none, change.after || texts.none);
    case 'contents':
      return same(texts.contentsChanged);
    case 'amount':
      return fromTo(texts.amount, amount(change.before, change.unit), amount(change.after, change.unit));
    case 'unit-gone':
      return same(texts.unitGone({ unit: unitName(change.unit) }));
    case 'choice-gone':
      return same(texts.choiceGone({ choice: change.choice, step: change.step }));
    case 'step-open':
      return same(texts.stepOpen({ step: change.step }));
  }
}

function priceChange(
  before: ShownPrice | null,
  after: ShownPrice | null,
  item: CartItem,
  currency: string,
): ChangeText {
  const each = item.unit === 'amount' && item.amount !== 1 ? 'yes' : 'no';
  const words = (price: ShownPrice | null) =>
    price ? formatPrice(price.value, price.pricing, currency) : texts.onRequest;
  // The currency appears once: '6,90 → 7,50 €'.
  const short = before && after ? words(before).replace(/\u00a0\D+$/, '') : words(before);
  return {
    shown: texts.newPriceShown({ before: short, after: words(after), each }),
    spoken: texts.newPriceSpoken({ after: words(after), before: words(before), each }),
  };
}

function fromTo(name: string, before: string, after: string): ChangeText {
  return {
    shown: texts.changedShown({ name, before, after }),
    spoken: texts.changedSpoken({ name, after, before }),
  };
}

function same(text: string): ChangeText {
  return { shown: text, spoken: text };
}

function amount(value: number, unit: UnitId): string {
  return unit === 'amount' ? formatAmount(value) : `${formatAmount(value)} ${UNITS[unit].shortName}`;
}
