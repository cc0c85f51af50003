import { expect, it } from 'vitest';
import { busySince, outageToTell } from '#domain/devices/outage.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';

const NOW = new Date('2026-11-27T18:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE).toISOString();
const away = (minutes: number) => [{ kind: 'no-device' as const, since: ago(minutes) }];

it.each([
  ['too short yet', away(4.9), true, null],
  ['five minutes', away(5), true, ago(5)],
  ['since last night, open for five minutes', away(600), true, ago(600)],
  ['since last night, just opened', away(600), false, null],
  ['a week', away(7 * 24 * 60), true, ago(7 * 24 * 60)],
  ['retired', away(7 * 24 * 60 + 1), true, null],
  ['nobody knows since when', [{ kind: 'no-device' as const, since: null }], true, null],
  ['another device is there', [{ kind: 'device-away' as const, since: ago(30) }], true, null],
  ['nothing wrong', [], true, null],
])('R283 %s', (_name, faults, wasBusy, told) => {
  expect(outageToTell(faults, wasBusy, NOW)).toBe(told);
});

it('R283 looks whether the branch was already busy five minutes ago', () => {
  expect(busySince(NOW).toISOString()).toBe(ago(5));
});
