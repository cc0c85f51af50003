import { describe, expect, it } from 'vitest';
import { STATISTICS, WEEK_HOURS } from '#domain/insights/statistics.ts';
import { STATISTIC_DESCRIPTIONS, STATISTIC_NAMES } from '#text/statistics-texts.ts';
import { weekHourLabel } from '#text/week-hour.ts';

describe('statistics in German', () => {
  it('all have a name', () => {
    expect(Object.keys(STATISTIC_NAMES)).toEqual(Object.keys(STATISTICS));
    expect(new Set(Object.values(STATISTIC_NAMES)).size).toBe(15);
    for (const text of Object.values(STATISTIC_DESCRIPTIONS)) expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });

  it('name the hours of the week', () => {
    expect(weekHourLabel('monday-12')).toBe('Montag 12-13 Uhr');
    expect(weekHourLabel('sunday-23')).toBe('Sonntag 23-24 Uhr');
    expect(new Set(WEEK_HOURS.map(weekHourLabel)).size).toBe(168);
  });
});
