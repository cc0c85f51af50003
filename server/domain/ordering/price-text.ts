import { type Option, type PricingMode, type Product, pricingModeOf } from '#domain/catalogue/product.ts';
import { type Cents, cents, formatMoney } from '#domain/money/money.ts';
import { UNITS, type UnitId } from '#domain/money/units.ts';
import { lowestPrice, modeBeforeChoice } from './lowest-price.ts';
import * as texts from './texts.ts';

/** '', 'ca. ' or 'ab ': the prefix of a price in that mode. */
export function pricePrefix(mode: PricingMode): string {
  if (mode === 'approximate') return texts.approximately;
  return mode === 'minimum' ? texts.atLeast : '';
}

/** '4,90 €', 'ca. 4,90 €' or 'ab 4,90 €': a price with its prefix (R7). */
export function formatPrice(value: Cents, mode: PricingMode, currency: string): string {
  return pricePrefix(mode) + formatMoney(value, currency);
}

/** The price of a product as the menu shows it. */
export interface PriceText {
  /** '4,90 €', 'ab 4,90 €', 'ca. 4,90 €'. */
  price: string;
  /** 'pro Kilogramm', 'pro 10 dag'; empty for pieces. */
  unit: string;
}

/** Small units are priced per the amount customary at a counter: 10 dag, 100 g, 100 ml. */
const PRICED_AMOUNTS: Readonly<Partial<Record<UnitId, number>>> = {
  gram: 100,
  decagram: 10,
  milliliter: 100,
  centiliter: 10,
};

/** How much of a unit a price is given for: 1, or 100 for grams. */
export function pricedAmount(unit: UnitId): number {
  return PRICED_AMOUNTS[unit] ?? 1;
}

/** 'Stück', 'Kilogramm', '10 dag': what a price is given for. */
export function pricedMeasure(unit: UnitId): string {
  const amount = pricedAmount(unit);
  return amount === 1 ? UNITS[unit].name : `${amount} ${UNITS[unit].shortName}`;
}

/** null if the price is hidden. */
export function priceText(product: Product, currency: string): PriceText | null {
  const price = menuPrice(product);
  if (!price) return null;
  return {
    price: price.prefix + formatMoney(price.price, currency),
    unit: product.unit === 'amount' ? '' : `${texts.per} ${pricedMeasure(product.unit)}`,
  };
}

/** The minimum price of a product as the menu shows it. */
export interface MenuPrice {
  /** Gross for `amount` of the product's unit. */
  price: Cents;
  amount: number;
  /** As of `pricePrefix`. */
  prefix: string;
}

/** null if the price is hidden. */
export function menuPrice(product: Product): MenuPrice | null {
  if (product.isPriceHidden) return null;
  const lowest = lowestPrice({ product, parts: [] });
  const mode = pricingModeOf(product, product.unit);
  const amount = pricedAmount(product.unit);
  return {
    price: cents(lowest.price * amount),
    amount,
    prefix: pricePrefix(modeBeforeChoice(mode, lowest)),
  };
}

/** '+ 0,50 €', '- 0,50 €', or the price itself when the option replaces it; '' when it changes nothing. */
export function modifierLabel(option: Option, currency: string): string {
  if (option.modifier === 'overwrite') return formatMoney(option.value, currency);
  if (option.value === 0) return '';
  return `${option.modifier === 'add' ? '+' : '-'} ${formatMoney(option.value, currency)}`;
}
