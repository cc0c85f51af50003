import { expect, it } from 'vitest';
import { RecoveryRate } from '#electron/upkeep/recovery-rate.ts';

it('loads a page that crashed at once, and one that crashes again and again every half minute', () => {
  const rate = new RecoveryRate();
  expect([0, 1, 2, 3, 4].map((second) => rate.delayAfterCrash(second * 1_000))).toEqual([
    1_000, 1_000, 1_000, 30_000, 30_000,
  ]);
});

it('forgets crashes of more than five minutes ago', () => {
  const rate = new RecoveryRate();
  for (const second of [0, 1, 2]) rate.delayAfterCrash(second * 1_000);
  expect(rate.delayAfterCrash(299_000)).toBe(30_000);
  expect(rate.delayAfterCrash(700_000)).toBe(1_000);
});
