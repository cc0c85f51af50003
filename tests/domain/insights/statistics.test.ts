import { describe, expect, it } from 'vitest';
import {
  daySeries,
  hourSeries,
  PIECE_UNITS,
  STATISTICS,
  shownValue,
  WEEK_HOURS,
} from '#domain/insights/statistics.ts';

describe('statistics', () => {
  it('are the 15 that the shop can ask for', () => {
    expect(Object.keys(STATISTICS)).toEqual([
      'unique-visitors',
      'page-views',
      'pages',
      'events',
      'orders',
      'revenue',
      'lines',
      'donations',
      'canceled-orders',
      'items',
      'popular-items',
      'visitor-times',
      'order-times',
      'working-activities',
      'working-schedules',
    ]);
  });

  it('have an entry for empty days', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
    expect(daySeries(days, [{ key: '2026-11-02', value: 4 }])).toEqual([
      { key: '2026-11-01', value: 0 },
      { key: '2026-11-02', value: 4 },
      { key: '2026-11-03', value: 0 },
    ]);
  });

  it('cover the 168 hours of a week', () => {
    const series = hourSeries([{ key: 'tuesday-12', value: 3 }]);
    expect(series).toHaveLength(168);
    expect(series.map(({ key }) => key)).toEqual(WEEK_HOURS);
    expect([series[0]?.key, series.at(-1)?.key]).toEqual(['monday-0', 'sunday-23']);
    expect(series.filter(({ value }) => value > 0)).toEqual([{ key: 'tuesday-12', value: 3 }]);
  });

  it.each([
    [7, 'count', 7],
    [0.1 + 0.2, 'pieces', 0.3],
    [123_456, 'cents', 1_234.56],
    [27_000_000, 'milliseconds', 7.5],
    [1_200_000, 'milliseconds', 0.33],
  ] as const)('show %d %s as %d', (value, measure, shown) => {
    expect(shownValue(value, measure)).toBe(shown);
  });

  it('count pieces where the unit is one', () => {
    expect(PIECE_UNITS).toEqual(['amount', 'serving', 'pair', 'person', 'package']);
  });
});
