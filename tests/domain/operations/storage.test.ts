import { expect, it } from 'vitest';
import { judgeStorage } from '#domain/operations/storage.ts';

it.each([
  ['kept', 'ok', 'fine'],
  ['failed', 'fault', 'failing'],
  ['changed', 'fault', 'changed'],
] as const)('R366 a file that was %s is %s: %s', (probe, level, state) => {
  expect(judgeStorage(probe)).toMatchObject({ level, state });
});
