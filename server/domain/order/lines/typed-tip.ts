import { parseAmount } from '#domain/catalogue/amount.ts';
import { type Cents, fromDecimal, toDecimal } from '#domain/money/money.ts';
import { LANGUAGE } from '#domain/text/language.ts';

/** Anything that is not an amount counts as none (R20); clamped far beyond any real tip. */
export function readTip(text: string): Cents | null {
  const amount = fromDecimal(Math.max(-10_000, Math.min(parseAmount(text), 10_000)));
  return amount === 0 ? null : amount;
}

/** As people type it: 250 -> '2,50'. */
export function tipText(amount: Cents | null): string {
  if (amount === null) return '';
  const written = toDecimal(amount).toFixed(2);
  return LANGUAGE === 'en' ? written : written.replace('.', ',');
}
