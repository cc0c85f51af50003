import { LANGUAGE } from '../text/language.ts';

/** An integer number of cents (Rappen for CHF). Internally, money is always Cents. */
export type Cents = number & { readonly __unit: 'cents' };

/** An amount in currency units, as in JSON. A plain number is assignable to it, Cents are not. */
export type Decimal = number & { readonly __unit?: 'decimal' };

/** Brands an integer as cents. Throws on fractions and non-finite numbers: they are programming errors. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

export const ZERO = cents(0);

/**
 * Rounds a fractional number of cents to whole cents; half a cent rounds away from zero (R2). The tiny tolerance cancels
 * floating-point noise, so that 1.005 x 100 rounds the way people expect.
 */
export function roundCents(value: number): Cents {
  const magnitude = Math.abs(value);
  const rounded = Math.floor(magnitude + 0.5 + magnitude * 1e-12 + 1e-9);
  return cents(value < 0 ? -rounded : rounded);
}

/** 4.9 (JSON, currency units) -> 490 cents. */
export function fromDecimal(value: Decimal): Cents {
  return roundCents(value * 100);
}

/** 490 cents -> 4.9 (JSON, currency units, at most two decimals). */
export function toDecimal(value: Cents): Decimal {
  return value / 100;
}

/** Adds amounts in currency units without the noise of binary fractions. */
export function addDecimals(...values: readonly Decimal[]): Decimal {
  return toDecimal(addCents(...values.map(fromDecimal)));
}

export function addCents(...values: readonly Cents[]): Cents {
  return cents(values.reduce<number>((sum, value) => sum + value, 0));
}

/**
 * 123456 -> '1.234,56 €' in German, '€1,234.56' in English; the space is a no-break space. Hand-written, because the first
 * Intl formatter costs a phone a tenth of a second before it can show its first price.
 */
export function formatMoney(value: Cents, currency = 'EUR'): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  const sign = value < 0 ? '-' : '';
  if (LANGUAGE === 'en') {
    const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
    return `${sign}${currency === 'EUR' ? '€' : `${currency}\u00a0`}${whole}.${digits.slice(-2)}`;
  }
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${sign}${whole},${digits.slice(-2)}\u00a0${currency === 'EUR' ? '€' : currency}`;
}

/** '1.234,56' without the currency, where a column or a heading names it. */
export function columnMoney(value: Cents): string {
  return formatMoney(value).replaceAll(/[^\d.,-]/g, '');
}
