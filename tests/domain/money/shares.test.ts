import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents } from '#domain/money/money.ts';
import { sharesOf } from '#domain/money/shares.ts';
import { ct } from '#tests/factories.ts';

const amount = fc.integer({ min: 0, max: 99_999_999 }).map(ct);
const weights = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 });

describe('an amount in shares', () => {
  it.each<[number, number[], number[]]>([
    [1290, [890, 400], [890, 400]],
    [1000, [1, 1, 1], [334, 333, 333]],
    [100, [2, 1], [67, 33]],
    // The cent goes to the larger remainder, not to the first.
    [10, [1, 2], [3, 7]],
    [7, [0, 5], [0, 7]],
    [7, [0, 0], [4, 3]],
    [0, [3, 4], [0, 0]],
    [5, [1], [5]],
  ])('%i by %j is %j', (total, by, shares) => {
    expect(sharesOf(ct(total), by)).toEqual(shares);
  });

  it('adds up to it, and no share is a cent away from its proportion', () => {
    fc.assert(
      fc.property(amount, weights, (total, by) => {
        const shares = sharesOf(total, by);
        expect(addCents(...shares)).toBe(total);
        const sum = by.reduce((before, weight) => before + weight, 0);
        if (sum > 0)
          for (const [index, share] of shares.entries())
            expect(Math.abs(share - (total * (by[index] ?? 0)) / sum)).toBeLessThan(1 + 1e-6);
      }),
    );
  });

  it('stays as it is when distributed again by its own shares', () => {
    fc.assert(
      fc.property(amount, weights, (total, by) => {
        const shares = sharesOf(total, by);
        fc.pre(total > 0);
        expect(sharesOf(total, shares)).toEqual(shares);
      }),
    );
  });
});
