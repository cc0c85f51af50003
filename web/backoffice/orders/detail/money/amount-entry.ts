import { type Cents, cents, columnMoney, fromDecimal } from '#domain/money/money.ts';
import { parseDecimal } from '#web/backoffice/crud/inputs/decimal.ts';

/** '12,5' -> 1250; null for what is no amount in whole cents. */
export function readAmount(text: string): Cents | null {
  const value = parseDecimal(text);
  if (value === null || Number.isNaN(value) || Math.abs(value) > 1_000_000) return null;
  const amount = fromDecimal(value);
  return Math.abs(value * 100 - amount) < 1e-6 ? amount : null;
}

/** 1250 -> '12,50', as it is typed. */
export function typedAmount(amount: Cents): string {
  return columnMoney(amount).replaceAll('.', '');
}

const NOTES = [500, 1_000, 2_000, 5_000, 10_000];

/** What guests are likely to hand over for an amount: the next round sums in notes, at most four. */
export function usualNotes(amount: Cents): Cents[] {
  const rounded = NOTES.map((note) => Math.ceil(amount / note) * note).filter((given) => given > amount);
  return [...new Set(rounded)].slice(0, 4).map(cents);
}
