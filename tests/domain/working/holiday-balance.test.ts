import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '#domain/time/zoned-time.ts';
import {
  carriedInto,
  datedCarryOver,
  entitlementIn,
  type HolidayContract,
  holidayBalance,
} from '#domain/working/holiday-balance.ts';

const VIENNA = 'Europe/Vienna';

function contract(overrides: Partial<HolidayContract> = {}): HolidayContract {
  return {
    holidayEntitlement: 25,
    holidayCarriedOver: 0,
    holidayCarriedOverYear: 2026,
    employedFrom: null,
    employedUntil: null,
    ...overrides,
  };
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

describe('the balance', () => {
  const now = new Date('2026-06-03T10:00:00+02:00');
  const inYear = (year: number) => ({ year, now, timeZone: VIENNA });
  const week = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'];
  const newYear = ['2026-12-28', '2026-12-29', '2027-01-04'];

  it('counts days before today as taken and the others as planned', () => {
    const leave = [...week, ...newYear];
    expect(holidayBalance(contract({ holidayCarriedOver: 3.5 }), leave, inYear(2026))).toEqual({
      entitlement: 25,
      carriedOver: 3.5,
      taken: 2,
      planned: 5,
      left: 21.5,
    });
  });

  it('cuts at the turn of the year, and carries over what is left', () => {
    const leave = [...week, ...newYear];
    expect(holidayBalance(contract({ holidayCarriedOver: 3.5 }), leave, inYear(2027))).toEqual({
      entitlement: 25,
      carriedOver: 21.5,
      taken: 0,
      planned: 1,
      left: 45.5,
    });
  });

  it('knows nothing of years before the one of the contract', () => {
    expect(holidayBalance(contract({ holidayCarriedOver: 3.5 }), week, inYear(2025))).toMatchObject({
      carriedOver: 0,
      taken: 0,
      planned: 0,
      left: 25,
    });
  });

  it('carries over what was overdrawn: 5 days less in the next year', () => {
    const overdrawn = contract({ holidayEntitlement: 30, employedFrom: '2026-01-01' });
    const days = Array.from({ length: 35 }, (_, index) =>
      new Date(Date.parse('2026-02-01') + index * DAY).toISOString().slice(0, 10),
    );
    expect(holidayBalance(overdrawn, days, inYear(2026)).left).toBe(-5);
    expect(holidayBalance(overdrawn, days, inYear(2027)).left).toBe(25);
  });

  it('does not depend on the day on which it is asked', () => {
    const asked = ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', '2028-05-01T00:00:00Z'].map((instant) =>
      holidayBalance(contract({ holidayCarriedOver: 2 }), week, {
        year: 2027,
        now: new Date(instant),
        timeZone: VIENNA,
      }),
    );
    expect(new Set(asked.map(({ carriedOver }) => carriedOver))).toEqual(new Set([22]));
  });

  it('is continuous: a year begins with what the one before left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 300 }),
        fc.array(fc.integer({ min: 0, max: 1_800 }), { maxLength: 80 }),
        fc.integer({ min: 2026, max: 2030 }),
        (tenths, offsets, year) => {
          const days = [...new Set(offsets)].map((offset) =>
            new Date(Date.parse('2026-01-01') + offset * DAY).toISOString().slice(0, 10),
          );
          const terms = contract({ holidayCarriedOver: tenths / 10 });
          expect(carriedInto(year + 1, terms, days)).toBe(holidayBalance(terms, days, inYear(year)).left);
        },
      ),
    );
  });
});

describe('a carry-over that is written', () => {
  it.each<[string, Parameters<typeof datedCarryOver>, number | null | undefined]>([
    ['is dated for a new person', [{}, null, 2026], 2026],
    ['is dated when it changes', [{ holidayCarriedOver: 3 }, { holidayCarriedOver: 1 }, 2027], 2027],
    ['keeps its year when it stays', [{ holidayCarriedOver: 3 }, { holidayCarriedOver: 3 }, 2027], undefined],
    ['keeps its year when something else changes', [{}, { holidayCarriedOver: 1 }, 2027], undefined],
    [
      'belongs to the year that is sent',
      [{ holidayCarriedOver: 3, holidayCarriedOverYear: 2025 }, null, 2027],
      2025,
    ],
    ['is dated where the year is emptied', [{ holidayCarriedOverYear: null }, {}, 2027], 2027],
  ])('%s', (_name, args, year) => {
    expect(datedCarryOver(...args).holidayCarriedOverYear).toBe(year);
  });
});
