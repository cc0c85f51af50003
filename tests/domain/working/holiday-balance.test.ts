import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '#domain/time/zoned-time.ts';
import {
  entitlementIn,
  type HolidayContract,
  holidayBalance,
  holidayDays,
  type PlannedHoliday,
} from '#domain/working/holiday-balance.ts';

const VIENNA = 'Europe/Vienna';

function contract(overrides: Partial<HolidayContract> = {}): HolidayContract {
  return {
    holidayEntitlement: 25,
    holidayCarriedOver: 0,
    employedFrom: null,
    employedUntil: null,
    ...overrides,
  };
}

function holiday(from: string, to: string, timeZone = VIENNA): PlannedHoliday {
  return { from, to, timeZone };
}

describe('the entitlement of a year', () => {
  it.each<[string, Partial<HolidayContract>, number]>([
    ['is full for a year of employment', {}, 25],
    ['is full when begun earlier', { employedFrom: '2019-04-01', employedUntil: '2030-01-31' }, 25],
    [
      'is full from the first day to the last',
      { employedFrom: '2026-01-01', employedUntil: '2026-12-31' },
      25,
    ],
    // 184 of 365 days: 12.6
    ['is rounded up to half days from July on', { employedFrom: '2026-07-01' }, 13],
    // 181 of 365 days: 12.397
    ['is rounded up to half days until June', { employedUntil: '2026-06-30' }, 12.5],
    // 1 of 365 days: 0.07
    ['is half a day for one day', { employedFrom: '2026-12-31' }, 0.5],
    ['is zero before employment', { employedFrom: '2027-01-01' }, 0],
    ['is zero after it', { employedUntil: '2025-12-31' }, 0],
    [
      'is zero between an end and a later start',
      { employedFrom: '2026-06-01', employedUntil: '2026-05-01' },
      0,
    ],
    ['keeps one decimal', { holidayEntitlement: 27.3 }, 27.3],
    ['is never rounded above the total', { holidayEntitlement: 27.3, employedFrom: '2026-01-02' }, 27.3],
    ['is zero without a contract', { holidayEntitlement: 0, employedFrom: '2026-03-01' }, 0],
    // 73 of 365 days are exactly a fifth: 5 days, not 5.5
    ['stays exact where it comes out even', { employedUntil: '2026-03-14' }, 5],
  ])('%s', (_name, overrides, days) => {
    expect(entitlementIn(2026, contract(overrides))).toBe(days);
  });

  it('knows leap years', () => {
    // 183 of 366 days
    expect(entitlementIn(2028, contract({ employedFrom: '2028-07-02' }))).toBe(12.5);
  });

  it('is worth at least its share and at most half a day more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 0, max: 400 }), (skipped, tenths) => {
        const employedFrom = new Date(Date.parse('2026-01-01') + skipped * DAY).toISOString().slice(0, 10);
        const whole = tenths / 10;
        const share = (whole * (365 - skipped)) / 365;
        const days = entitlementIn(2026, contract({ holidayEntitlement: whole, employedFrom }));
        expect(days).toBeGreaterThanOrEqual(share - 1e-9);
        expect(days).toBeLessThan(share + 0.5);
        expect(days).toBeLessThanOrEqual(whole);
      }),
    );
  });
});

describe('the days of a holiday', () => {
  it.each<[string, PlannedHoliday, string[]]>([
    [
      'are Monday to Friday',
      holiday('2026-06-05T00:00:00+02:00', '2026-06-09T00:00:00+02:00'),
      ['2026-06-05', '2026-06-08'],
    ],
    [
      'are those it touches',
      holiday('2026-06-01T15:00:00+02:00', '2026-06-02T09:00:00+02:00'),
      ['2026-06-01', '2026-06-02'],
    ],
    [
      'end before midnight',
      holiday('2026-06-01T00:00:00+02:00', '2026-06-02T00:00:00+02:00'),
      ['2026-06-01'],
    ],
    ['are days of the zone', holiday('2026-06-01T22:00:00Z', '2026-06-02T22:00:00Z'), ['2026-06-02']],
    [
      'are days of another zone',
      holiday('2026-06-01T22:00:00Z', '2026-06-02T03:00:00Z', 'America/New_York'),
      ['2026-06-01'],
    ],
    ['are none on a weekend', holiday('2026-06-06T00:00:00+02:00', '2026-06-08T00:00:00+02:00'), []],
    ['are none without a length', holiday('2026-06-01T08:00:00Z', '2026-06-01T08:00:00Z'), []],
    [
      'are whole days on a daylight-saving weekend',
      holiday('2026-03-27T00:00:00+01:00', '2026-03-31T00:00:00+02:00'),
      ['2026-03-27', '2026-03-30'],
    ],
  ])('%s', (_name, planned, days) => {
    expect(holidayDays(planned)).toEqual(days);
  });
});

describe('the balance', () => {
  const now = new Date('2026-06-03T10:00:00+02:00');
  const inYear = (year: number) => ({ year, now, timeZone: VIENNA });
  const week = holiday('2026-06-01T00:00:00+02:00', '2026-06-06T00:00:00+02:00');
  const newYear = holiday('2026-12-28T00:00:00+01:00', '2027-01-09T00:00:00+01:00');

  it('counts days before today as taken and the others as planned', () => {
    expect(holidayBalance(contract({ holidayCarriedOver: 3.5 }), [week, newYear], inYear(2026))).toEqual({
      entitlement: 25,
      carriedOver: 3.5,
      taken: 2,
      planned: 7,
      left: 19.5,
    });
  });

  it('cuts at the turn of the year, and carries over into the current year only', () => {
    expect(holidayBalance(contract({ holidayCarriedOver: 3.5 }), [week, newYear], inYear(2027))).toEqual({
      entitlement: 25,
      carriedOver: 0,
      taken: 0,
      planned: 6,
      left: 19,
    });
    expect(holidayBalance(contract(), [week], inYear(2025))).toMatchObject({
      taken: 0,
      planned: 0,
      left: 25,
    });
  });

  it('counts a day once', () => {
    const halves = [
      holiday('2026-06-01T08:00:00+02:00', '2026-06-01T12:00:00+02:00'),
      holiday('2026-06-01T13:00:00+02:00', '2026-06-01T17:00:00+02:00'),
    ];
    expect(holidayBalance(contract(), halves, inYear(2026)).taken).toBe(1);
  });

  it('may be overdrawn', () => {
    expect(holidayBalance(contract({ holidayEntitlement: 1 }), [week], inYear(2026)).left).toBe(-4);
  });

  it('changes the year in the zone of the reader', () => {
    const silvester = { year: 2027, now: new Date('2026-12-31T23:30:00Z'), timeZone: VIENNA };
    expect(holidayBalance(contract({ holidayCarriedOver: 2 }), [], silvester).carriedOver).toBe(2);
  });
});
