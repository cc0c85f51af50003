import { expect, it } from 'vitest';
import { worstFirst } from '#domain/operations/judgement.ts';

it('R360 faults come first, then notices, in the order given', () => {
  const levels = ['ok', 'notice', 'fault', 'ok', 'fault'] as const;
  const sorted = worstFirst(levels.map((level, index) => ({ level, index })));
  expect(sorted.map(({ index }) => index)).toEqual([2, 4, 1, 0, 3]);
});
