import type { Option, PricingMode, Product } from '#domain/catalogue/product.ts';
import { type Cents, cents, formatMoney } from '#domain/money/money.ts';
import { UNITS, type UnitId } from '#domain/money/units.ts';
import { stepsOf } from './item.ts';
import { pricingModeOf } from './pricing.ts';

/** '', 'ca. ' or 'ab ': the prefix of a price in that mode. */
export function pricePrefix(mode: PricingMode): MenuPrice['prefix'] {
  if (mode === 'approximate') return 'ca. ';
  return mode === 'minimum' ? 'ab ' : '';
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
};

function unitText(unit: UnitId): string {
  if (unit === 'amount') return '';
  const amount = PRICED_AMOUNTS[unit];
  return amount ? `pro ${amount} ${UNITS[unit].shortName}` : `pro ${UNITS[unit].name}`;
}

/** null if the price is hidden. */
export function priceText(product: Product, currency: string): PriceText | null {
  const price = menuPrice(product);
  if (!price) return null;
  return { price: price.prefix + formatMoney(price.price, currency), unit: unitText(product.unit) };
}

/** The minimum price of a product as the menu shows it. */
export interface MenuPrice {
  /** Gross for `amount` of the product's unit. */
  price: Cents;
  amount: number;
  prefix: '' | 'ab ' | 'ca. ';
}

/** null if the price is hidden. */
export function menuPrice(product: Product): MenuPrice | null {
  if (product.isPriceHidden) return null;
  const lowest = lowestPrice(product);
  const mode = pricingModeOf(product, product.unit);
  const amount = PRICED_AMOUNTS[product.unit] ?? 1;
  return {
    price: cents(lowest.price * amount),
    amount,
    prefix: mode === 'fixed' && lowest.varies ? 'ab ' : pricePrefix(mode),
  };
}

/**
 * The minimum price of one unit: the product's price with the cheapest option of every required step. `varies` means that a
 * required choice can raise it; optional extras do not count.
 */
function lowestPrice(product: Product): { price: Cents; varies: boolean } {
  let base: number = product.price;
  let added = 0;
  let varies = false;
  for (const part of stepsOf(product)) {
    if (part.optional || part.type !== 'select' || part.options.length === 0) continue;
    const replaced = part.options.flatMap(({ modifier, value }) => (modifier === 'overwrite' ? [value] : []));
    const changes = part.options.map(({ modifier, value }) => SIGNS[modifier] * value);
    if (replaced.length === part.options.length) {
      base = Math.min(...replaced);
      varies = varies || Math.max(...replaced) > base;
    } else {
      added += Math.min(...changes);
      varies = varies || replaced.length > 0 || Math.max(...changes) > Math.min(...changes);
    }
  }
  return { price: cents(Math.max(0, base + added)), varies };
}

const SIGNS = { add: 1, subtract: -1, overwrite: 0 } as const;

/** '+ 0,50 €', '- 0,50 €', or the price itself when the option replaces it; '' when it changes nothing. */
export function modifierLabel(option: Option, currency: string): string {
  if (option.modifier === 'overwrite') return formatMoney(option.value, currency);
  if (option.value === 0) return '';
  return `${option.modifier === 'add' ? '+' : '-'} ${formatMoney(option.value, currency)}`;
}
