import { type Cents, cents, roundCents } from '#domain/money/money.ts';
import type { UnitId } from '#domain/money/units.ts';
import type { Option } from './product.ts';

/** How prices change together. */
export interface PriceChange {
  kind: 'percent' | 'amount';
  /** Percent, or cents; negative for less. */
  value: number;
  /** Whole multiples of so many cents; 1 rounds to the cent alone. */
  roundTo: 1 | 5 | 10;
}

/** Their prices stand for a single gram or milliliter: rounded to 5 cents, they would double. */
const TINY_UNITS: readonly UnitId[] = ['gram', 'decagram', 'milliliter', 'centiliter'];

/**
 * A price after the change: rounded to the wanted multiple, halves away from zero, never below 0. A price of 0 stays 0
 * when it changes by percent.
 */
export function changedPrice(price: Cents, { kind, value, roundTo }: PriceChange, unit: UnitId): Cents {
  const exact = kind === 'percent' ? price * (1 + value / 100) : price + value;
  const step = TINY_UNITS.includes(unit) ? 1 : roundTo;
  return cents(Math.max(0, roundCents(exact / step) * step));
}

/**
 * The options of a step after the change. By percent all of them change; by an amount only prices that stand instead of
 * the product's own, for the surcharge on a dearer product stays what it is.
 */
export function changedOptions(options: readonly Option[], change: PriceChange, unit: UnitId): Option[] {
  return options.map((option) =>
    change.kind === 'amount' && option.modifier !== 'overwrite'
      ? option
      : { ...option, value: option.value === 0 ? option.value : changedPrice(option.value, change, unit) },
  );
}
