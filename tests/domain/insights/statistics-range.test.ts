import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daySpansIn,
  rangeEndText,
  readRange,
  type StatisticsRange,
  spanIn,
} from '#domain/insights/statistics-range.ts';
import { addDays, HOUR, localDayOf } from '#domain/time/zoned-time.ts';

const timeZone = 'Europe/Vienna';
// In Vienna it is already the 22nd.
const now = new Date('2026-11-21T23:30:00Z');
const iso = (time: number) => new Date(time).toISOString();

function read(from: string | null, to: string | null): StatisticsRange {
  const result = readRange(from, to, { now, timeZone });
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result.range;
}

describe('the range of a statistic', () => {
  it.each([
    [null, null, '2026-10-24', '2026-11-22'],
    ['2026-11-01', null, '2026-11-01', '2026-11-22'],
    ['2026-12-01', null, '2026-12-01', '2026-12-30'],
    [null, '2026-11-30', '2026-11-01', '2026-11-30'],
    ['2026-11-21', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['2024-01-31', '2026-01-31', '2024-01-31', '2026-01-31'],
    [
      '2026-11-01T00:00:00+01:00',
      '2026-11-02T00:00:00+01:00',
      '2026-10-31T23:00:00.000Z',
      '2026-11-01T23:00:00.000Z',
    ],
    ['2026-11-01T12:00:00Z', null, '2026-11-01T12:00:00.000Z', '2026-11-22'],
    [null, '2026-11-30T12:00:00Z', '2026-11-01', '2026-11-30T12:00:00.000Z'],
  ])('%s to %s is %s to %s', (from, to, first, last) => {
    const range = read(from, to);
    expect([rangeEndText(range.from), rangeEndText(range.to)]).toEqual([first, last]);
  });

  it.each([
    ['gestern', null, 'day-invalid', 'from'],
    [null, '2026-02-30', 'day-invalid', 'to'],
    ['0001-01-01', null, 'day-invalid', 'from'],
    ['1999-12-31', '2000-01-05', 'day-invalid', 'from'],
    ['2100-12-01', '2101-01-01', 'day-invalid', 'to'],
    ['2026-11-01T12:00', null, 'day-invalid', 'from'],
    ['1e9', null, 'day-invalid', 'from'],
    ['', null, 'day-invalid', 'from'],
    ['2026-11-02', '2026-11-01', 'ends-before-start', 'to'],
    ['2026-11-01T12:00:00Z', '2026-11-01T11:59:59Z', 'ends-before-start', 'to'],
    ['2026-11-02', '2026-11-01T12:00:00Z', 'ends-before-start', 'to'],
    ['2024-01-31', '2026-02-02', 'range-too-long', 'from'],
    ['2000-01-01', null, 'range-too-long', 'from'],
  ])('A64 %s to %s is refused: %s at %s', (from, to, code, field) => {
    expect(readRange(from, to, { now, timeZone })).toMatchObject({ faults: [{ code, field }] });
  });

  it('A64 names both ends when both are wrong', () => {
    const result = readRange('x', 'y', { now, timeZone });
    expect('faults' in result && result.faults.map(({ field }) => field)).toEqual(['from', 'to']);
  });

  it('means different instants in each zone', () => {
    const range = read('2026-03-29', '2026-03-29');
    const vienna = spanIn(range, 'Europe/Vienna');
    expect([iso(vienna.start), iso(vienna.end)]).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
    expect(iso(spanIn(range, 'America/New_York').start)).toBe('2026-03-29T04:00:00.000Z');
  });
});

describe('the days of a range', () => {
  it('are 23 and 25 hours long when the clocks change', () => {
    const lengths = (from: string, to: string) =>
      daySpansIn(read(from, to), timeZone).map(({ start, end }) => (end - start) / HOUR);
    expect(lengths('2026-03-28', '2026-03-30')).toEqual([24, 23, 24]);
    expect(lengths('2026-10-24', '2026-10-26')).toEqual([24, 25, 24]);
  });

  it('are cut to instants', () => {
    const range = read('2026-11-01T12:00:00Z', '2026-11-03T06:00:00Z');
    expect(daySpansIn(range, timeZone).map(({ day, start, end }) => [day, (end - start) / HOUR])).toEqual([
      ['2026-11-01', 11],
      ['2026-11-02', 24],
      ['2026-11-03', 7],
    ]);
  });

  it('are one of zero length when the range is empty', () => {
    const range = read('2026-11-01T12:00:00Z', '2026-11-01T12:00:00Z');
    expect(daySpansIn(range, timeZone)).toMatchObject([{ day: '2026-11-01' }]);
  });

  it('follow each other without gap or overlap, each within its calendar day', () => {
    const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2023-01-01', days));
    const zone = fc.constantFrom('Europe/Vienna', 'Europe/Zurich', 'America/New_York', 'Asia/Kolkata');
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 14 }), zone, (first, length, inZone) => {
        const range: StatisticsRange = { from: { day: first }, to: { day: addDays(first, length) } };
        const days = daySpansIn(range, inZone);
        const { start, end } = spanIn(range, inZone);
        expect(days).toHaveLength(length + 1);
        expect([days[0]?.start, days.at(-1)?.end]).toEqual([start, end]);
        for (const [index, span] of days.entries()) {
          expect(span.start).toBe(index === 0 ? start : days[index - 1]?.end);
          expect(localDayOf(new Date(span.start), inZone)).toBe(span.day);
          expect(localDayOf(new Date(span.end - 1), inZone)).toBe(span.day);
        }
      }),
    );
  });
});
