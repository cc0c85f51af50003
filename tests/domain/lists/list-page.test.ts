import { expect, it } from 'vitest';
import { isTooFar, LAST_ENTRY, reachablePages } from '#domain/lists/list-page.ts';

it('pages end with the last entry that they reach', () => {
  expect(isTooFar(LAST_ENTRY / 50, 50)).toBe(false);
  expect(isTooFar(LAST_ENTRY / 50 + 1, 50)).toBe(true);
  expect(reachablePages({ total: 0 }, 25)).toBe(0);
  expect(reachablePages({ total: 26 }, 25)).toBe(2);
  expect(reachablePages({ total: 2_000_000 }, 50)).toBe(LAST_ENTRY / 50);
  // Counted no further than ten thousand: there may be as many as can be reached.
  expect(reachablePages({ total: 10_000, hasMore: true }, 50)).toBe(LAST_ENTRY / 50);
});
