import { describe, expect, it } from 'vitest';
import { addMonths, COLUMNS, dayAfterKey, monthGrid, weekdayIndex } from '#web/storefront/time/calendar.ts';

describe('calendar of the appointment picker', () => {
  it('starts weeks on Monday', () => {
    const weeks = monthGrid('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  it.each([
    ['2026-01', 31],
    ['2028-02', 29],
    ['2026-03', 31],
    ['2026-10', 31],
  ])('has every day of %s once, also when clocks change', (month, days) => {
    const listed = monthGrid(month).flat().filter(Boolean);
    expect(new Set(listed).size).toBe(days);
    expect(listed).toHaveLength(days);
  });

  it('pages months over the turn of the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  it('names its columns in German', () => {
    expect(COLUMNS.map(({ short }) => short)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    expect(COLUMNS[weekdayIndex('2026-11-23')]?.long).toBe('Montag');
  });

  it('moves by keyboard', () => {
    expect(dayAfterKey('2026-11-30', 'ArrowRight')).toBe('2026-12-01');
    expect(dayAfterKey('2026-11-04', 'ArrowUp')).toBe('2026-10-28');
    expect(dayAfterKey('2026-11-21', 'Home')).toBe('2026-11-16');
    expect(dayAfterKey('2026-11-21', 'End')).toBe('2026-11-22');
    expect(dayAfterKey('2026-11-21', 'a')).toBeNull();
  });
});
