import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  instantOf,
  isLocalDay,
  localDayOf,
  MINUTE,
  sameWallTimeLater,
  wallTimeOf,
  weekdayOf,
} from '#domain/time/zoned-time.ts';

const ZONES = ['Europe/Vienna', 'Europe/Zurich', 'America/New_York'] as const;
const iso = (time: number): string => new Date(time).toISOString();
const minute = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

describe('wall time to instant', () => {
  it.each([
    ['an ordinary winter day', 'Europe/Vienna', '2026-01-15', '12:00', 'first', '2026-01-15T11:00:00.000Z'],
    ['an ordinary summer day', 'Europe/Vienna', '2026-07-15', '12:00', 'first', '2026-07-15T10:00:00.000Z'],
    ['before the spring gap', 'Europe/Vienna', '2026-03-29', '01:59', 'first', '2026-03-29T00:59:00.000Z'],
    [
      'in the gap: forward by an hour',
      'Europe/Vienna',
      '2026-03-29',
      '02:00',
      'first',
      '2026-03-29T01:00:00.000Z',
    ],
    ['in the gap, as an end', 'Europe/Vienna', '2026-03-29', '02:30', 'second', '2026-03-29T01:30:00.000Z'],
    ['after the gap', 'Europe/Zurich', '2026-03-29', '03:00', 'first', '2026-03-29T01:00:00.000Z'],
    ['repeated hour, first', 'Europe/Vienna', '2026-10-25', '02:30', 'first', '2026-10-25T00:30:00.000Z'],
    ['repeated hour, second', 'Europe/Vienna', '2026-10-25', '02:30', 'second', '2026-10-25T01:30:00.000Z'],
    [
      'the start of the repeated hour is ambiguous',
      'Europe/Vienna',
      '2026-10-25',
      '02:00',
      'second',
      '2026-10-25T01:00:00.000Z',
    ],
    ['and 03:00 is unique', 'Europe/Vienna', '2026-10-25', '03:00', 'first', '2026-10-25T02:00:00.000Z'],
    ['gap in New York', 'America/New_York', '2026-03-08', '02:30', 'first', '2026-03-08T07:30:00.000Z'],
    [
      'repeated in New York, first',
      'America/New_York',
      '2026-11-01',
      '01:30',
      'first',
      '2026-11-01T05:30:00.000Z',
    ],
    [
      'repeated in New York, second',
      'America/New_York',
      '2026-11-01',
      '01:30',
      'second',
      '2026-11-01T06:30:00.000Z',
    ],
    [
      '24:00 is the next midnight',
      'Europe/Vienna',
      '2026-12-31',
      '24:00',
      'second',
      '2026-12-31T23:00:00.000Z',
    ],
    [
      '26:00 is 02:00 of the next day',
      'Europe/Vienna',
      '2026-06-01',
      '26:00',
      'second',
      '2026-06-02T00:00:00.000Z',
    ],
  ] as const)('%s', (_name, zone, day, time, doubled, expected) => {
    expect(iso(instantOf(day, minute(time), zone, doubled))).toBe(expected);
  });

  it('comes back as the same wall time, wherever that exists', () => {
    const day = fc.integer({ min: 0, max: 364 }).map((n) => addDays('2026-01-01', n));
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), day, fc.integer({ min: 0, max: 1439 }), (zone, date, wall) => {
        const first = instantOf(date, wall, zone, 'first');
        const second = instantOf(date, wall, zone, 'second');
        const back = wallTimeOf(new Date(first), zone);
        expect(second - first === 0 || second - first === 60 * MINUTE).toBe(true);
        expect(back.day).toBe(date);
        expect(back.minute === wall || back.minute === wall + 60).toBe(true);
      }),
    );
  });

  it('refuses an unknown zone', () => {
    expect(() => instantOf('2026-01-01', 0, 'Europe/Nowhere', 'first')).toThrow(RangeError);
  });
});

describe('calendar days', () => {
  it('are those of the zone', () => {
    const instant = new Date('2026-06-30T22:30:00Z');
    expect(localDayOf(instant, 'Europe/Vienna')).toBe('2026-07-01');
    expect(localDayOf(instant, 'America/New_York')).toBe('2026-06-30');
  });

  it('know their weekday, neighbours and distance', () => {
    expect(weekdayOf('2026-03-29')).toBe('sunday');
    expect(weekdayOf('1969-12-31')).toBe('wednesday');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['2026-01-01T00:00', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isLocalDay(text)).toBe(exists);
  });
});

describe('the same wall time some days later', () => {
  it.each([
    ['across the spring change: 23 h', '2026-03-28T11:00:00Z', 1, '2026-03-29T10:00:00.000Z'],
    ['across the autumn change: 25 h', '2026-10-24T10:00:00Z', 1, '2026-10-25T11:00:00.000Z'],
    ['into the gap: forward', '2026-03-28T01:30:00Z', 1, '2026-03-29T01:30:00.000Z'],
    ['into the repeated hour: the first', '2026-10-24T00:30:00Z', 1, '2026-10-25T00:30:00.000Z'],
    ['keeps the seconds', '2026-06-01T10:00:42.500Z', 7, '2026-06-08T10:00:42.500Z'],
  ])('%s', (_name, from, days, expected) => {
    expect(sameWallTimeLater(new Date(from), days, 'Europe/Vienna').toISOString()).toBe(expected);
  });
});
