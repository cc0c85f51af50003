import { describe, expect, it } from 'vitest';
import {
  changeInPercent,
  type PeriodName,
  periodOf,
  previousPeriod,
} from '#domain/insights/statistics-period.ts';

const timeZone = 'Europe/Vienna';
const own = { from: '2026-10-20', to: '2026-10-29' };

describe('a period and what it is compared with', () => {
  it.each<[PeriodName, string, [string, string], [string, string]]>([
    ['today', '2026-11-22', ['2026-11-22', '2026-11-22'], ['2026-11-21', '2026-11-21']],
    ['week', '2026-11-22', ['2026-11-16', '2026-11-22'], ['2026-11-09', '2026-11-15']],
    ['thirty', '2026-11-22', ['2026-10-24', '2026-11-22'], ['2026-09-24', '2026-10-23']],
    ['month', '2026-11-22', ['2026-11-01', '2026-11-22'], ['2026-10-01', '2026-10-22']],
    ['month', '2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
    ['last-month', '2026-03-31', ['2026-02-01', '2026-02-28'], ['2026-01-01', '2026-01-31']],
    ['last-month', '2026-01-15', ['2025-12-01', '2025-12-31'], ['2025-11-01', '2025-11-30']],
    ['year', '2028-02-29', ['2028-01-01', '2028-02-29'], ['2027-01-01', '2027-02-28']],
    ['own', '2026-11-22', ['2026-10-20', '2026-10-29'], ['2026-10-10', '2026-10-19']],
  ])('%s on %s', (name, today, days, before) => {
    const period = periodOf(name, today, own);
    expect([period.from, period.to]).toEqual(days);
    const now = new Date(`${today}T12:00:00Z`);
    const compared = previousPeriod(name, period, { now, timeZone });
    expect([compared.from, compared.to]).toEqual(before);
  });

  it('ends at the same time of day while the period still runs, even across a clock change', () => {
    // 26 October 2026 12:30 in Vienna; the clock went back the day before.
    const now = new Date('2026-10-26T11:30:00Z');
    const today = periodOf('today', '2026-10-26', own);
    expect(previousPeriod('today', today, { now, timeZone }).until).toBe('2026-10-25T11:30:00.000Z');
    const week = periodOf('week', '2026-10-26', own);
    expect(previousPeriod('week', week, { now, timeZone }).until).toBe('2026-10-19T10:30:00.000Z');
    expect(previousPeriod('own', own, { now, timeZone }).until).toBeNull();
  });
});

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [0, 3, -100],
  [4, 3, 33],
  [5, 0, null],
])('%s after %s is a change of %s %%', (value, before, percent) => {
  expect(changeInPercent(value, before)).toBe(percent);
});
