import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST_RATINGS, ratedSince, shownRating } from '#domain/shop/rating.ts';

describe('R93 the rating that everybody sees', () => {
  it.each([
    [45, 9, null],
    [50, 10, { average: 5, count: 10 }],
    [47, 10, { average: 4.7, count: 10 }],
    [179, 38, { average: 4.7, count: 38 }],
    [0, 0, null],
  ])('%i stars of %i guests', (stars, count, expected) => {
    expect(shownRating({ stars, count })).toEqual(expected);
  });

  it('is from 1 to 5 with one decimal', () => {
    const given = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: FEWEST_RATINGS, maxLength: 500 });
    fc.assert(
      fc.property(given, (list) => {
        const stars = list.reduce((sum, one) => sum + one, 0);
        const { average, count } = shownRating({ stars, count: list.length }) ?? { average: 0, count: 0 };
        expect(count).toBe(list.length);
        expect(Math.abs(average - stars / count)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(Number(average.toFixed(1))).toBe(average);
      }),
    );
  });

  it('counts twelve months', () => {
    expect(ratedSince(new Date('2026-11-23T12:00:00Z'))).toEqual(new Date('2025-11-23T12:00:00Z'));
  });
});
