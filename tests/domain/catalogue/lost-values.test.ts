import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lostValues, withLost } from '#domain/catalogue/lost-values.ts';

const link = (id: number) => ({ id });
const entry = (id: number, ...products: number[]) => ({ id, products: products.map(link) });

describe('R161 what a value lost', () => {
  it('comes back to its place', () => {
    const former = [entry(1, 11, 12, 13), entry(2, 21)];
    const now = [entry(1, 12), entry(2, 21)];
    const lost = lostValues(former, now);
    expect(lost).toEqual([
      { path: [{ id: 1 }, 'products'], element: link(11), place: 0, after: null },
      { path: [{ id: 1 }, 'products'], element: link(13), place: 2, after: 12 },
    ]);
    expect(withLost(now, lost)).toEqual(former);
  });

  it('comes back beside its neighbour when the list has changed since', () => {
    const lost = lostValues([entry(1, 11, 12, 13)], [entry(1, 11, 13)]);
    expect(withLost([entry(2), entry(1, 14, 13, 11)], lost)).toEqual([entry(2), entry(1, 14, 13, 11, 12)]);
    expect(withLost([entry(1, 12, 11)], lost), 'somebody has put it back').toEqual([entry(1, 12, 11)]);
    expect(withLost([entry(2)], lost), 'its place is gone').toEqual([entry(2)]);
  });

  it.each([
    ['a reference', 5, null],
    [
      'a category of a page',
      { image: null, body: [{ value: [link(1)] }] },
      { image: null, body: [{ value: [] }] },
    ],
    ['an item of a navigation', [{ label: 'a' }, { label: 'b' }], [{ label: 'b' }]],
    ['a tag', [1, 2, 3], [1, 3]],
    ['everything', [entry(1)], []],
  ])('%s', (_, former, now) => {
    expect(withLost(now, lostValues(former, now))).toEqual(former);
  });

  it('what others have written meanwhile stays', () => {
    const lost = lostValues([{ label: 'a' }, { label: 'b' }], [{ label: 'b' }]);
    expect(withLost([{ label: 'new' }], lost)).toEqual([{ label: 'new' }]);
    expect(withLost(7, lostValues(5, null))).toBe(7);
  });

  it('several deletions are undone in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { minLength: 2 }), fc.boolean(), (ids, isReversed) => {
        const [first, second] = ids;
        const without = (id: number | undefined, from: readonly number[]) => from.filter((one) => one !== id);
        const once = without(first, ids);
        const twice = without(second, once);
        const losses = [lostValues(ids, once), lostValues(once, twice)];
        const back = (isReversed ? losses.toReversed() : losses).reduce<unknown>(withLost, twice);
        expect(new Set(back as number[])).toEqual(new Set(ids));
        if (isReversed) expect(back).toEqual(ids);
      }),
    );
  });
});
