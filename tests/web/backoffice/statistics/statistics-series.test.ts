import { describe, expect, it } from 'vitest';
import { busiest, byMonths, heatRows, pointsOf } from '#web/backoffice/statistics/statistic-series.ts';
import { changeWords, comparedText } from '#web/backoffice/statistics/statistic-words.ts';

const day = (key: string, value: number) => ({ key, label: key.split('-').reverse().join('.'), value });

describe('the plots of the statistics', () => {
  it('put the previous period beside each day by position', () => {
    const points = pointsOf([day('2026-11-01', 3), day('2026-11-02', 5)], [day('2026-10-01', 2)]);
    expect(points).toEqual([
      { short: '01.11.', label: '01.11.2026', value: 3, before: 2 },
      { short: '02.11.', label: '02.11.2026', value: 5, before: null },
    ]);
  });

  it('add long periods up by months', () => {
    const days = Array.from({ length: 200 }, (_, index) =>
      day(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10), 1),
    );
    expect(byMonths(days).map(({ key, value }) => `${key} ${value}`)).toEqual([
      '2026-01 31',
      '2026-02 28',
      '2026-03 31',
      '2026-04 30',
      '2026-05 31',
      '2026-06 30',
      '2026-07 19',
    ]);
    expect(pointsOf(days, null)).toHaveLength(7);
  });

  it('shade the hours of the week relative to the busiest one', () => {
    const series = [
      { key: 'monday-12', label: 'Montag 12-13 Uhr', value: 10 },
      { key: 'sunday-23', label: 'Sonntag 23-24 Uhr', value: 1 },
    ];
    const rows = heatRows(series);
    expect([rows.length, rows[0]?.cells.length]).toEqual([7, 24]);
    expect(rows[0]?.cells[12]).toMatchObject({ value: 10, step: 5 });
    expect(rows[6]?.cells[23]).toMatchObject({ value: 1, step: 1 });
    expect(rows[3]?.cells[3]).toMatchObject({ value: 0, step: 0 });
    expect(busiest(series, 1)[0]?.key).toBe('monday-12');
  });
});

it.each([
  [12, 10, '+20 %', '20 % mehr als davor (10)'],
  [5, 10, '−50 %', '50 % weniger als davor (10)'],
  [10, 10, '±0 %', 'gleich wie davor (10)'],
  [3, 0, 'neu', 'davor nichts'],
  [0, 0, '–', 'davor ebenfalls nichts'],
])('%s after %s is shown as %s', (value, before, sign, words) => {
  expect(changeWords(value, before, String(before))).toMatchObject({ sign, words });
});

it('shows up to when a running period is compared', () => {
  const week = { from: '2026-11-09', to: '2026-11-15' };
  expect(comparedText({ ...week, until: null }, '14:30')).toBe('09.11.2026 bis 15.11.2026');
  expect(comparedText({ ...week, until: 'x' }, '14:30')).toBe(
    '09.11.2026 bis 15.11.2026, am letzten Tag bis 14:30 Uhr',
  );
});
