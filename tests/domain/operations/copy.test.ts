import { expect, it } from 'vitest';
import { isCopyRead } from '#domain/operations/copy.ts';

it.each([
  [0, true],
  [60_000, true],
  [60_001, false],
  [null, false],
])('R390 a copy that is %s ms behind is read: %s', (ageMs, isRead) => {
  expect(isCopyRead({ ageMs })).toBe(isRead);
});
