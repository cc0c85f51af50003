import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/time/zoned-time.ts';
import { laterMonth, monthDays, timeSheet } from '#domain/working/time-sheet.ts';
import type { ScheduleEntry } from '#domain/working/working-schedule.ts';
import type { WorkingTime } from '#domain/working/working-time.ts';

const VIENNA = 'Europe/Vienna';
const NOW = new Date('2026-11-20T12:00:00Z');

function worked(startedAt: string, endedAt: string | null, pauses: WorkingTime['pauses'] = []): WorkingTime {
  return { startedAt, endedAt, pausedAt: null, pauses };
}

function planned(from: string, to: string, overrides: Partial<ScheduleEntry> = {}): ScheduleEntry {
  return { type: 'work', from, to, breakMinutes: 0, ...overrides };
}

describe('months', () => {
  it.each([
    ['2026-11', 30],
    ['2028-02', 29],
    ['2026-12', 31],
  ])('%s has %i days', (month, length) => {
    expect(monthDays(month)).toHaveLength(length);
  });
  it.each([
    ['2026-11', 2, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-06', 0, '2026-06'],
  ])('%s and %i is %s', (month, months, expected) => {
    expect(laterMonth(month, months)).toBe(expected);
  });
});

describe('a time sheet', () => {
  const days = monthDays('2026-11');
  const sheet = timeSheet(
    days,
    {
      activities: [
        worked('2026-11-02T08:00:00Z', '2026-11-02T16:10:00Z', [
          { from: '2026-11-02T11:00:00Z', to: '2026-11-02T11:30:00Z' },
        ]),
        // Over midnight: the day on which it began.
        worked('2026-11-03T20:00:00Z', '2026-11-04T01:00:00Z'),
        worked('2026-11-20T10:00:00Z', null),
        worked('2026-10-31T10:00:00Z', '2026-10-31T11:00:00Z'),
      ],
      schedules: [
        planned('2026-11-02T08:00:00Z', '2026-11-02T16:00:00Z', { breakMinutes: 30 }),
        planned('2026-11-05T08:00:00Z', '2026-11-05T12:00:00Z'),
        planned('2026-11-27T08:00:00Z', '2026-11-27T12:00:00Z'),
        // Friday to Monday: two days of holiday, as the balances count them.
        planned('2026-11-12T23:00:00Z', '2026-11-16T23:00:00Z', { type: 'holiday' }),
        planned('2026-11-17T23:00:00Z', '2026-11-18T23:00:00Z', { type: 'sick' }),
      ],
      leave: ['2026-11-13', '2026-11-16', '2026-12-01'],
    },
    { timeZone: VIENNA, now: NOW },
  );
  const on = (day: string) => sheet.days.find((row) => row.day === day);

  it('compares what was worked with what was planned', () => {
    expect(on('2026-11-02')).toMatchObject({
      planned: 7.5 * HOUR,
      worked: 7 * HOUR + 40 * MINUTE,
      paused: 30 * MINUTE,
      difference: 10 * MINUTE,
      isOpen: false,
    });
    expect(on('2026-11-03')?.worked).toBe(5 * HOUR);
    expect(on('2026-11-04')?.worked).toBe(0);
    expect(on('2026-11-05')?.difference).toBe(-4 * HOUR);
  });
  it('counts open work until now, and no shortfall for days to come', () => {
    expect(on('2026-11-20')).toMatchObject({ worked: 2 * HOUR, isOpen: true });
    expect(on('2026-11-27')).toMatchObject({ planned: 4 * HOUR, difference: null });
  });
  it('knows the absences and the sums', () => {
    expect(on('2026-11-14')?.absences).toEqual(['holiday']);
    expect(sheet.absences).toEqual({ holiday: 2, sick: 1, training: 0, other: 0 });
    expect(sheet.worked).toBe(14 * HOUR + 40 * MINUTE);
    expect(sheet.planned).toBe(15.5 * HOUR);
    expect(sheet.difference).toBe(3 * HOUR + 10 * MINUTE);
  });
});
