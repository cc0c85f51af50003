import { expect, it } from 'vitest';
import { judgeStorage } from '#domain/operations/storage.ts';

it.each([
  [true, 'fine', 'ok'],
  [false, 'away', 'fault'],
] as const)('R369 files that can be reached: %s, are %s', (isReachable, state, level) => {
  expect(judgeStorage({ isReachable })).toMatchObject({ state, level });
});
