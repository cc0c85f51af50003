import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutSpans, intersectSpans, joinSpans, type Span } from '#domain/time/interval.ts';

const span = (start: number, end: number): Span => ({ start, end });
const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 20 }))
    .map(([start, length]) => span(start, start + length)),
  { maxLength: 6 },
);
const covers = (list: readonly Span[], point: number): boolean =>
  list.some((one) => one.start <= point && point < one.end);
const points = Array.from({ length: 72 }, (_, n) => n);

describe('spans', () => {
  it('join when they overlap or touch, and lose what is empty', () => {
    expect(joinSpans([span(5, 8), span(1, 3), span(3, 4), span(7, 9), span(6, 6)])).toEqual([
      span(1, 4),
      span(5, 9),
    ]);
    expect(joinSpans([span(9, 2)])).toEqual([]);
  });

  it('are cut at the side, in the middle, wholly or not at all', () => {
    expect(cutSpans([span(10, 20)], [span(5, 12)])).toEqual([span(12, 20)]);
    expect(cutSpans([span(10, 20)], [span(12, 13), span(15, 16)])).toEqual([
      span(10, 12),
      span(13, 15),
      span(16, 20),
    ]);
    expect(cutSpans([span(10, 20)], [span(10, 20)])).toEqual([]);
    expect(cutSpans([span(10, 20)], [span(20, 30)])).toEqual([span(10, 20)]);
  });

  it('that only touch do not meet', () => {
    expect(intersectSpans([span(1, 5)], [span(5, 9)])).toEqual([]);
    expect(intersectSpans([span(1, 5), span(7, 9)], [span(4, 8)])).toEqual([span(4, 5), span(7, 8)]);
  });

  it('obey the laws of sets, point by point', () => {
    fc.assert(
      fc.property(spans, spans, (left, right) => {
        const joined = joinSpans(left);
        const cut = cutSpans(joined, right);
        const met = intersectSpans(joined, joinSpans(right));
        for (const point of points) {
          expect(covers(joined, point)).toBe(covers(left, point));
          expect(covers(cut, point)).toBe(covers(left, point) && !covers(right, point));
          expect(covers(met, point)).toBe(covers(left, point) && covers(right, point));
        }
      }),
    );
  });
});
