import { type Cents, cents, roundCents } from '#domain/money/money.ts';
import type { UnitId } from '#domain/money/units.ts';
import type { Option } from './product.ts';

/** A change to many prices at once. */
export interface PriceChange {
  kind: 'percent' | 'amount';
  /** Percent, or cents; negative for a reduction. */
  value: number;
  /** Round to a multiple of this many cents; 1 rounds to the cent only. */
  roundTo: 1 | 5 | 10;
}

/** Their prices are per gram or milliliter: rounding to 5 cents could double them. */
const TINY_UNITS: readonly UnitId[] = ['gram', 'decagram', 'milliliter', 'centiliter'];

/**
 * A price after the change: rounded to the given multiple, halves away from zero, never below 0. A percentage leaves a price
 * of 0 at 0.
 */
export function changedPrice(price: Cents, { kind, value, roundTo }: PriceChange, unit: UnitId): Cents {
  const exact = kind === 'percent' ? price * (1 + value / 100) : price + value;
  const step = TINY_UNITS.includes(unit) ? 1 : roundTo;
  return cents(Math.max(0, roundCents(exact / step) * step));
}

/**
 * The options of a step after the change. A percentage changes all of them; an amount changes only prices that replace the
 * product's own, since the surcharge on a dearer product stays the same.
 */
export function changedOptions(options: readonly Option[], change: PriceChange, unit: UnitId): Option[] {
  return options.map((option) =>
    change.kind === 'amount' && option.modifier !== 'overwrite'
      ? option
      : { ...option, value: option.value === 0 ? option.value : changedPrice(option.value, change, unit) },
  );
}
