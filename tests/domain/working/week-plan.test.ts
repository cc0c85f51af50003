import { describe, expect, it } from 'vitest';
import { HOUR } from '#domain/time/zoned-time.ts';
import {
  copiedWeek,
  entryDays,
  isWholeDay,
  mondayOf,
  movedTimes,
  type PlanEntry,
  planSums,
  weekDays,
  weekNumber,
} from '#domain/working/week-plan.ts';

const VIENNA = 'Europe/Vienna';

function shift(from: string, to: string, overrides: Partial<PlanEntry> = {}): PlanEntry {
  return { user: 1, type: 'work', from, to, breakMinutes: 0, ...overrides };
}

describe('a week', () => {
  it.each([
    ['2026-11-23', '2026-11-23', 48],
    ['2026-11-29', '2026-11-23', 48],
    ['2027-01-01', '2026-12-28', 53],
    ['2025-12-30', '2025-12-29', 1],
  ])('of %s begins on %s and is number %i', (day, monday, number) => {
    expect(mondayOf(day)).toBe(monday);
    expect(weekNumber(monday)).toBe(number);
  });
  it('has seven days', () => {
    expect(weekDays('2026-11-30')).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
  });
});

describe('an entry appears', () => {
  it('on the day on which the shift starts, in the zone of the branch', () => {
    expect(entryDays(shift('2026-11-23T17:00:00Z', '2026-11-24T01:00:00Z'), VIENNA)).toEqual(['2026-11-23']);
    expect(entryDays(shift('2026-11-23T23:30:00Z', '2026-11-24T05:00:00Z'), VIENNA)).toEqual(['2026-11-24']);
  });
  it('on every day of an absence, its end excluded', () => {
    const holiday = shift('2026-11-22T23:00:00Z', '2026-11-24T23:00:00Z', { type: 'holiday' });
    expect(entryDays(holiday, VIENNA)).toEqual(['2026-11-23', '2026-11-24']);
    expect(isWholeDay(holiday, '2026-11-24', VIENNA)).toBe(true);
    expect(isWholeDay(holiday, '2026-11-25', VIENNA)).toBe(false);
  });
});

it('sums are the hours without breaks; absences and other weeks do not count', () => {
  const sums = planSums(
    [
      shift('2026-11-23T08:00:00Z', '2026-11-23T16:00:00Z', { breakMinutes: 30 }),
      shift('2026-11-23T08:00:00Z', '2026-11-23T12:00:00Z', { user: 2 }),
      // Sunday into Monday: Sunday's.
      shift('2026-11-29T21:00:00Z', '2026-11-30T01:00:00Z'),
      shift('2026-11-24T23:00:00Z', '2026-11-25T23:00:00Z', { type: 'sick' }),
      shift('2026-11-30T08:00:00Z', '2026-11-30T16:00:00Z'),
    ],
    weekDays('2026-11-23'),
    VIENNA,
  );
  expect(sums.byUser.get(1)).toBe(11.5 * HOUR);
  expect(sums.byUser.get(2)).toBe(4 * HOUR);
  expect(sums.byDay.get('2026-11-23')).toBe(11.5 * HOUR);
  expect(sums.byDay.get('2026-11-29')).toBe(4 * HOUR);
  expect(sums.total).toBe(15.5 * HOUR);
});

describe('moved times', () => {
  it.each([
    ['into winter time keep the clock', '2026-10-20T08:00:00.000Z', 7, '2026-10-27T09:00:00.000Z'],
    ['into summer time keep the clock', '2026-03-24T08:00:00.000Z', 7, '2026-03-31T07:00:00.000Z'],
    ['go back, too', '2026-03-31T07:00:00.000Z', -7, '2026-03-24T08:00:00.000Z'],
  ])('%s', (_name, from, days, expected) => {
    expect(movedTimes({ from, to: from }, days, VIENNA).from).toBe(expected);
  });
  it('of a night across the autumn change are an hour longer, across the spring change an hour shorter', () => {
    const night = { from: '2026-06-06T20:00:00.000Z', to: '2026-06-07T04:00:00.000Z' };
    const length = ({ from, to }: typeof night) => (Date.parse(to) - Date.parse(from)) / HOUR;
    const later = (day: number) => length(movedTimes(night, day, VIENNA));
    expect(later(7)).toBe(8);
    // 24 October 2026, and 28 March 2026.
    expect(later(140)).toBe(9);
    expect(later(-70)).toBe(7);
  });
});

describe('a copied week', () => {
  const weeks = { from: '2026-11-16', to: '2026-11-23', timeZone: VIENNA };
  const early = shift('2026-11-16T08:00:00.000Z', '2026-11-16T16:00:00.000Z');
  const late = shift('2026-11-16T17:00:00.000Z', '2026-11-16T21:00:00.000Z');
  it('moves shifts and trainings and leaves absences and other weeks', () => {
    const training = shift('2026-11-17T08:00:00.000Z', '2026-11-17T10:00:00.000Z', { type: 'training' });
    const sick = shift('2026-11-18T08:00:00.000Z', '2026-11-18T10:00:00.000Z', { type: 'sick' });
    const other = shift('2026-11-23T08:00:00.000Z', '2026-11-23T10:00:00.000Z');
    const copies = copiedWeek([training, early, sick, other], [], weeks);
    expect(copies.map(({ entry }) => entry.from)).toEqual([
      '2026-11-23T08:00:00.000Z',
      '2026-11-24T08:00:00.000Z',
    ]);
    expect(copies.every(({ obstacle }) => obstacle === null)).toBe(true);
  });
  it('skips what was copied before and what overlaps an absence of the person', () => {
    const once = copiedWeek([early, late], [], weeks).map(({ entry }) => entry);
    expect(copiedWeek([early, late], once, weeks).map(({ obstacle }) => obstacle)).toEqual([
      'taken',
      'taken',
    ]);
    const ill = shift('2026-11-22T23:00:00.000Z', '2026-11-23T16:30:00.000Z', { type: 'sick' });
    expect(copiedWeek([early, late], [ill], weeks).map(({ obstacle }) => obstacle)).toEqual(['taken', null]);
    expect(copiedWeek([early], [{ ...ill, user: 2 }], weeks)[0]?.obstacle).toBeNull();
  });
  it('reports times that the spring change skips as impossible', () => {
    const night = shift('2026-03-22T01:00:00.000Z', '2026-03-22T02:00:00.000Z');
    const copies = copiedWeek([night], [], { from: '2026-03-16', to: '2026-03-23', timeZone: VIENNA });
    expect(copies.map(({ obstacle }) => obstacle)).toEqual(['impossible']);
  });
});
