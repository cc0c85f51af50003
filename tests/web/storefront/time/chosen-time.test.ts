import { expect, it } from 'vitest';
import { nearestTime, timeOn } from '#web/storefront/time/chosen-time.ts';

const VIENNA = 'Europe/Vienna';
const at = (text: string) => new Date(`${text}+01:00`);
const days = new Map([
  ['2026-11-24', [{ start: at('2026-11-24T12:00'), end: at('2026-11-24T14:00') }]],
  [
    '2026-11-25',
    [
      { start: at('2026-11-25T11:00'), end: at('2026-11-25T12:00') },
      { start: at('2026-11-25T17:00'), end: at('2026-11-25T20:00') },
    ],
  ],
]);

it.each([
  ['nothing wanted: the first', null, '2026-11-24T12:00'],
  ['possible', '2026-11-25T18:07', '2026-11-25T18:07'],
  ['past', '2026-11-24T11:00', '2026-11-24T12:00'],
  ['between two slots', '2026-11-25T13:00', '2026-11-25T17:00'],
  ['after the last', '2026-11-26T13:00', '2026-11-24T12:00'],
])('the nearest possible time: %s', (_name, wanted, expected) => {
  expect(nearestTime(wanted === null ? null : at(wanted), days)).toEqual(at(expected));
});

it('there is none without slots', () => {
  expect(nearestTime(at('2026-11-24T12:00'), new Map())).toBeNull();
});

it.each([
  ['the same time of day', '2026-11-25', '2026-11-24T12:00', '2026-11-25T12:00'],
  ['its first, where that is not possible', '2026-11-25', '2026-11-24T13:00', '2026-11-25T11:00'],
])('another day keeps %s', (_name, day, before, expected) => {
  expect(timeOn(day, at(before), days, VIENNA)).toEqual(at(expected));
});

it('another day without slots has no time', () => {
  expect(timeOn('2026-11-29', null, days, VIENNA)).toBeNull();
});
