import type { ErrorCode } from '#domain/errors.ts';
import { convertAmount, type UnitId, withoutNoise } from '#domain/money/units.ts';
import { LANGUAGE } from '#domain/text/language.ts';
import type { AlternativeUnit, Product, QuantityLimits } from './product.ts';

/** The largest amount of one item, in any unit (R15). */
export const MAXIMUM_AMOUNT = 10_000;
/** Amounts have at most four decimals; this file computes in whole ten-thousandths, so that steps are exact. */
const SCALE = 10_000;

/** The range of an amount in one unit. */
export interface AmountLimits {
  /** 0 = no minimum set; the amount must still be above zero. Steps count from here. */
  minimum: number;
  maximum: number;
  /** null = any amount within the range. */
  step: number | null;
}

/** The parts of a product that the amount rules look at. */
export type Measured = Pick<
  Product,
  'unit' | 'alternativeUnits' | 'minimumQuantity' | 'maximumQuantity' | 'quantityStepSize'
>;

/** Parses what a person typed: '1,5' and '1.5' are 1.5, '1.234,5' is 1234.5; anything else is 0 (R20). */
export function parseAmount(text: string): number {
  let plain = text.trim();
  if (plain.length > 40) return 0;
  if (plain.includes(',')) plain = plain.replaceAll('.', '').replace(',', '.');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return 0;
  const value = Number(plain);
  return Number.isFinite(value) ? value : 0;
}

/** 1234.5 -> '1234,5' ('1234.5' in English); at most four decimals, no grouping, so that parseAmount reads it back. */
export function formatAmount(amount: number): string {
  const written = String(toScaled(amount) / SCALE);
  return LANGUAGE === 'en' ? written : written.replace('.', ',');
}

/**
 * Product units per 1 of `unit`: 1 for the product's own unit, else its `ratio`, else from the unit table (R4). null when
 * the product is not sold in that unit.
 */
export function ratioFor(product: Measured, unit: UnitId): number | null {
  if (unit === product.unit) return 1;
  const alternative = alternativeOf(product, unit);
  if (!alternative) return null;
  return positive(alternative.ratio) ?? convertAmount(1, unit, product.unit);
}

/** The units that a product is sold in, its own first. */
export function unitsOf(product: Measured): UnitId[] {
  const units = new Set([product.unit, ...product.alternativeUnits.map((alternative) => alternative.unit)]);
  return [...units].filter((unit) => ratioFor(product, unit) !== null);
}

/**
 * The limits of an amount in `unit` (R17): the minimum defaults to the step, or to 1 without a step; another unit with no
 * limits of its own is unlimited; nothing exceeds MAXIMUM_AMOUNT.
 */
export function limitsFor(product: Measured, unit: UnitId): AmountLimits {
  const own: QuantityLimits | undefined = unit === product.unit ? product : alternativeOf(product, unit);
  const minimum = limit(own?.minimumQuantity);
  const maximum = limit(own?.maximumQuantity);
  const step = limit(own?.quantityStepSize);
  const isFree = unit !== product.unit && minimum === null && maximum === null && step === null;
  return {
    minimum: isFree ? 0 : (minimum ?? step ?? 1),
    maximum: Math.min(maximum ?? MAXIMUM_AMOUNT, MAXIMUM_AMOUNT),
    step,
  };
}

/**
 * The nearest amount that can be ordered: within the limits and on a step. NaN and 0 become the smallest amount. For inputs
 * only: the server rejects instead (`amountFault`).
 */
export function clampAmount(product: Measured, unit: UnitId, amount: number): number {
  const { minimum, maximum, step } = limitsFor(product, unit);
  const [least, most] = [toScaled(minimum), toScaled(maximum)];
  const wanted = Number.isNaN(amount) ? 0 : toScaled(Math.min(Math.max(amount, 0), MAXIMUM_AMOUNT));
  if (wanted === 0 && least === 0) return Math.min(1, maximum);
  const inside = Math.max(least, Math.min(wanted, most));
  if (step === null) return inside / SCALE;
  const size = toScaled(step);
  const steps = Math.min(Math.round((inside - least) / size), Math.floor(Math.max(0, most - least) / size));
  return (least + steps * size) / SCALE;
}

/** The largest amount that can be ordered of at most `most`; 0 where even the smallest is more. */
export function largestAmount(product: Measured, unit: UnitId, most: number): number {
  const whole = Math.floor(withoutNoise(Math.max(0, most) * SCALE)) / SCALE;
  const near = clampAmount(product, unit, whole);
  const amount = near > whole ? decrease(product, unit, near) : near;
  return amount > whole ? 0 : amount;
}

/** One step more (1 without a step size). */
export function increase(product: Measured, unit: UnitId, amount: number): number {
  return clampAmount(product, unit, withoutNoise(amount + (limitsFor(product, unit).step ?? 1)));
}

/** One step less (1 without a step size), never below the smallest amount. */
export function decrease(product: Measured, unit: UnitId, amount: number): number {
  return canDecrease(product, unit, amount)
    ? clampAmount(product, unit, withoutNoise(amount - (limitsFor(product, unit).step ?? 1)))
    : amount;
}

/** False when the next step would leave the range. */
export function canIncrease(product: Measured, unit: UnitId, amount: number): boolean {
  return increase(product, unit, amount) > amount;
}

/** False at or below the minimum. */
export function canDecrease(product: Measured, unit: UnitId, amount: number): boolean {
  return amount > (limitsFor(product, unit).minimum || 1);
}

/** The same quantity in another unit of the product: as wanted (at most four decimals), and within that unit's limits (R21). */
export function convertToUnit(
  product: Measured,
  amount: number,
  from: UnitId,
  to: UnitId,
): { wanted: number; amount: number } {
  const [source, target] = [ratioFor(product, from), ratioFor(product, to)];
  const wanted = source === null || target === null ? 0 : toScaled((amount * source) / target) / SCALE;
  return { wanted, amount: clampAmount(product, to, wanted) };
}

/**
 * Validates an amount that arrives with an order; never rounds (R19). It must be finite, above zero, with at most four
 * decimals, within the limits, and on a step counted from the minimum.
 */
export function amountFault(product: Measured, unit: UnitId, amount: number): ErrorCode | null {
  if (ratioFor(product, unit) === null) return 'unit-invalid';
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return 'amount-invalid';
  const { minimum, maximum, step } = limitsFor(product, unit);
  if (amount > maximum) return 'amount-too-large';
  const scaled = toScaled(amount);
  // A browser may send 0.30000000000000004 for 0.3; a real fifth decimal is rejected.
  if (Math.abs(scaled / SCALE - amount) > 1e-10) return 'amount-invalid';
  if (scaled < toScaled(minimum)) return 'amount-too-small';
  if (step !== null && (scaled - toScaled(minimum)) % toScaled(step) !== 0) return 'amount-off-step';
  return null;
}

function alternativeOf(product: Measured, unit: UnitId): AlternativeUnit | undefined {
  return product.alternativeUnits.find((alternative) => alternative.unit === unit);
}

/** Zero, negative and unusable settings mean "not set", like an empty field. */
function positive(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) && value > 0 ? value : null;
}

function limit(value: number | null | undefined): number | null {
  const set = positive(value);
  return set === null ? null : positive(toScaled(set) / SCALE);
}

function toScaled(amount: number): number {
  return Math.round(withoutNoise(amount * SCALE));
}
