import { type Cents, cents } from './money.ts';

/**
 * An amount distributed in proportion to the weights, in whole cents that add up to it: the cents left over go to the largest
 * remainders, of equal ones to the first. If nothing has a weight, everything counts the same.
 */
export function sharesOf(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  const exact = weights.map((weight) => (sum > 0 ? (total * weight) / sum : total / weights.length));
  const whole = exact.map(Math.floor);
  const left = whole.reduce((rest, share) => rest - share, Number(total));
  const largest = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, left);
  for (const { index } of largest) whole[index] = (whole[index] ?? 0) + 1;
  return whole.map(cents);
}
