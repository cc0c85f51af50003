import { describe, expect, it } from 'vitest';
import {
  coverage,
  daysOfMonth,
  periodsOf,
  stretches,
  wholeDays,
} from '#domain/insights/statistics-periods.ts';
import { daySpansIn, type RangeEnd } from '#domain/insights/statistics-range.ts';

const daysIn = (from: RangeEnd, to: RangeEnd, ...zones: string[]) =>
  zones.flatMap((timeZone) => daySpansIn({ from, to }, timeZone).map((day) => ({ ...day, timeZone })));
const day = (text: string) => ({ day: text });
const at = (text: string) => ({ at: new Date(text) });

describe('R371 what roll-ups can say of a range', () => {
  it('is its whole days, of 23 and 25 hours too', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(wholeDays(daysIn(day('2026-10-24'), day('2026-10-26'), 'Europe/Vienna'))).toHaveLength(3);
    expect(wholeDays(daysIn(day('2026-03-29'), day('2026-03-29'), 'Europe/Vienna'))).toEqual(['2026-03-29']);
  });

  it('is nothing of a day that the range cuts, in any of the zones', () => {
    const cut = [at('2026-11-01T23:00:00Z'), at('2026-11-04T12:00:00Z')] as const;
    expect(wholeDays(daysIn(...cut, 'Europe/Vienna'))).toEqual(['2026-11-02', '2026-11-03']);
    expect(wholeDays(daysIn(...cut, 'Europe/Vienna', 'America/New_York'))).toEqual([
      '2026-11-02',
      '2026-11-03',
    ]);
    expect(
      wholeDays(daysIn(at('2026-11-02T05:00:00Z'), at('2026-11-04T05:00:00Z'), 'America/New_York')),
    ).toHaveLength(2);
    expect(
      wholeDays(
        daysIn(at('2026-11-02T05:00:00Z'), at('2026-11-03T05:00:00Z'), 'America/New_York', 'Europe/Vienna'),
      ),
    ).toEqual([]);
  });

  it('prefers months, then days, and leaves the rest in as few spans as there can be', () => {
    const days = daysIn(day('2026-01-30'), day('2026-03-03'), 'Europe/Vienna');
    expect(periodsOf(wholeDays(days))).toContain('2026-02');
    expect(periodsOf(wholeDays(days))).not.toContain('2026-01');
    const { periods, rest } = coverage(days, new Set(['2026-02', '2026-02-01', '2026-03-01']));
    expect(periods).toEqual(['2026-02', '2026-03-01']);
    expect(
      rest.map(({ start, end }) => [new Date(start).toISOString(), new Date(end).toISOString()]),
    ).toEqual([
      ['2026-01-29T23:00:00.000Z', '2026-01-31T23:00:00.000Z'],
      ['2026-03-01T23:00:00.000Z', '2026-03-03T23:00:00.000Z'],
    ]);
    expect(coverage(days, new Set()).rest).toHaveLength(1);
  });

  it('leaves stretches of time, of all zones together', () => {
    const days = daysIn(day('2026-11-02'), day('2026-11-06'), 'Europe/Vienna', 'America/New_York');
    const { rest } = coverage(days, new Set(['2026-11-04']));
    expect(rest).toHaveLength(4);
    expect(stretches(rest).map((group) => group.length)).toEqual([2, 2]);
    expect(stretches([])).toEqual([]);
  });
});
