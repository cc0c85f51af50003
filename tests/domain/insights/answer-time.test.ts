import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTime } from '#domain/insights/answer-time.ts';

describe('R212 the time until confirmation', () => {
  it('is unknown without orders', () => {
    expect(answerTime([])).toBeNull();
  });

  it.each([
    [[[30, 1]], 30, 30],
    [
      [
        [10, 1],
        [20, 1],
      ],
      10,
      20,
    ],
    [
      [
        [600, 1],
        [10, 9],
      ],
      10,
      10,
    ],
    [
      [
        [600, 2],
        [10, 8],
      ],
      10,
      600,
    ],
  ])('%j: median %i, nine of ten %i seconds', (counts, median, ninety) => {
    const given = counts.map(([seconds = 0, orders = 0]) => ({ seconds, orders }));
    const orders = given.reduce((sum, count) => sum + count.orders, 0);
    expect(answerTime(given)).toEqual({ orders, median, ninety });
  });

  it('is that of the sorted list, in any order and however counted', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 200 }), (times) => {
        const sorted = times.toSorted((a, b) => a - b);
        expect(answerTime(times.map((seconds) => ({ seconds, orders: 1 })))).toEqual({
          orders: times.length,
          median: sorted[Math.ceil(times.length / 2) - 1],
          ninety: sorted[Math.ceil(times.length * 0.9) - 1],
        });
      }),
    );
  });
});
