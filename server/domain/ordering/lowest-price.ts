import { type ConfigPart, type Option, type PricingMode, stepsOf } from '#domain/catalogue/product.ts';
import { type Cents, cents } from '#domain/money/money.ts';
import type { CartItem } from './item.ts';
import { chosenOptions, priceChange } from './pricing.ts';

/** What one product unit costs while there is something to choose. */
export interface LowestPrice {
  /** Gross of one product unit with the cheapest choice. */
  price: Cents;
  /** Whether those who choose one option in every required step, and no extras, may pay more. */
  varies: boolean;
}

/** What an answer to a step does to the price: it may replace what stood before, and adds a sum of either sign. */
interface Effect {
  base: number | null;
  added: number;
}

/**
 * The minimum that a product unit can still cost (R3): answered steps stay as they are, the others may get any answer that
 * can be ordered.
 */
export function lowestPrice({ product, parts }: Pick<CartItem, 'product' | 'parts'>): LowestPrice {
  const steps = stepsOf(product).map((step, index) => ({
    step,
    chosen: chosenOptions(step, parts[index] ?? null),
  }));
  const extreme = (pick: (...prices: number[]) => number, effectsOf: (step: ConfigPart) => Effect[]) =>
    extremePrice(
      product.price,
      pick,
      steps.map(({ step, chosen }) => (chosen.length > 0 ? [together(chosen)] : effectsOf(step))),
    );
  const price = extreme(Math.min, cheapEffects);
  return { price: cents(price), varies: extreme(Math.max, plainEffects) > price };
}

/** How final a price is before all choices are made: an exact one that can still rise is a minimum ('ab'). */
export function modeBeforeChoice(mode: PricingMode, { varies }: Pick<LowestPrice, 'varies'>): PricingMode {
  return mode === 'fixed' && varies ? 'minimum' : mode;
}

/** The lowest or highest price over all combinations. An overwrite replaces the base of the steps before it, not what they add. */
function extremePrice(
  start: number,
  pick: (...prices: number[]) => number,
  steps: readonly Effect[][],
): number {
  let price = start;
  let additions = 0;
  for (const effects of steps) {
    if (effects.length === 0) continue;
    price = pick(...effects.map(({ base, added }) => (base === null ? price : base + additions) + added));
    additions += pick(...effects.map(({ added }) => added));
  }
  return Math.max(0, price);
}

/** Enough answers to find the cheapest: of a multiselect all that reduce the price, with each of the other options once. */
function cheapEffects(step: ConfigPart): Effect[] {
  const reductions =
    step.type === 'multiselect' ? step.options.filter((option) => priceChange(option) < 0) : [];
  const none = step.optional === false ? [] : [together(reductions)];
  return [...none, ...step.options.map((option) => together([...new Set([...reductions, option])]))];
}

/** One option where one is required, else none. */
function plainEffects(step: ConfigPart): Effect[] {
  return step.optional === false ? step.options.map((option) => together([option])) : [];
}

function together(options: readonly Option[]): Effect {
  return {
    base: options.findLast(({ modifier }) => modifier === 'overwrite')?.value ?? null,
    added: options.reduce((sum, option) => sum + priceChange(option), 0),
  };
}
