import { expect, it } from 'vitest';
import { judgeDisk } from '#domain/operations/disk.ts';

const GB = 1_024 ** 3;

it.each([
  [50, 100, true, 'ok'],
  [10, 100, true, 'ok'],
  [9.9, 100, true, 'notice'],
  [20, 4_000, true, 'ok'],
  [19, 4_000, true, 'notice'],
  [0.5, 100, true, 'notice'],
  [0.4, 100, true, 'fault'],
  [0.4, 0.5, true, 'fault'],
  [50, 100, false, 'fault'],
] as const)('R361 %d of %d GB free, writable: %s, is %s', (free, size, hasRoom, level) => {
  expect(judgeDisk({ free: free * GB, size: size * GB, hasRoom }).level).toBe(level);
});
