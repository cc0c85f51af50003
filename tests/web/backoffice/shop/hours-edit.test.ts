import { describe, expect, it } from 'vitest';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import {
  closedAt,
  copied,
  dayOf,
  isPastMidnight,
  lineOf,
  moved,
  specialDays,
  stateAt,
  timeText,
  withClosedDays,
  withRange,
} from '#web/backoffice/shop/hours/hours-edit.ts';
import { tableAddress, tableNumbers } from '#web/backoffice/shop/tables/table-address.ts';

const on = (
  type: OpeningHour['type'],
  from: string | null,
  to: string | null,
  date: string | null = null,
) => ({
  type,
  date,
  isClosed: from === null,
  from,
  to,
});

describe('a time as typed', () => {
  it.each([
    ['8', '08:00'],
    ['08', '08:00'],
    ['830', '08:30'],
    ['1830', '18:30'],
    ['8.30', '08:30'],
    ['8:30', '08:30'],
    ['18h', '18:00'],
    ['24', '24:00'],
    ['24:00', '24:00'],
    ['', ''],
    ['25', '25'],
    ['8:75', '8:75'],
    ['abends', 'abends'],
  ])('%s is %s', (typed, expected) => {
    expect(timeText(typed)).toBe(expected);
  });
});

describe('the week of an owner', () => {
  const week = [on('monday', '08:00', '18:00'), on('tuesday', null, null)];

  it('tells open, closed, unset and like-every-day lines apart', () => {
    expect(stateAt(week, lineOf('monday'))).toBe('open');
    expect(stateAt(week, lineOf('tuesday'))).toBe('closed');
    expect(stateAt(week, lineOf('wednesday'))).toBe('none');
    expect(stateAt([...week, on('daily', '09:00', '12:00')], lineOf('wednesday'))).toBe('follows');
  });

  it('adds a range after the last one, and opens a closed day', () => {
    expect(withRange(week, lineOf('monday')).at(-1)).toEqual(on('monday', '19:00', '23:00'));
    expect(withRange(week, lineOf('tuesday'))).toEqual([
      on('monday', '08:00', '18:00'),
      on('tuesday', '09:00', '18:00'),
    ]);
  });

  it('closes a day in place of its ranges', () => {
    expect(closedAt(week, lineOf('monday')).filter(({ type }) => type === 'monday')).toEqual([
      on('monday', null, null),
    ]);
  });

  it('copies a day over those of others', () => {
    const after = copied(week, lineOf('monday'), [lineOf('tuesday'), lineOf('sunday')]);
    expect(after).toEqual([
      on('monday', '08:00', '18:00'),
      on('tuesday', '08:00', '18:00'),
      on('sunday', '08:00', '18:00'),
    ]);
  });

  it('says what runs past midnight', () => {
    expect(isPastMidnight({ from: '18:00', to: '02:00' })).toBe(true);
    expect(isPastMidnight({ from: '18:00', to: '24:00' })).toBe(false);
    expect(isPastMidnight({ from: '18:00', to: '00:00' })).toBe(false);
    expect(isPastMidnight({ from: '18:00', to: '9' })).toBe(false);
  });
});

describe('special days', () => {
  const christmas = [on('once', '08:00', '12:00', '2026-12-24')];

  it('are entered once: what is there stays', () => {
    const after = withClosedDays(christmas, ['2026-12-24', '2026-12-25']);
    expect(after).toEqual([...christmas, on('once', null, null, '2026-12-25')]);
    expect(withClosedDays(after, ['2026-12-25'])).toEqual(after);
    expect(specialDays(after)).toEqual(['2026-12-24', '2026-12-25']);
  });

  it('move with all their times', () => {
    expect(moved(christmas, '2026-12-24', '2027-12-24')).toEqual([
      on('once', '08:00', '12:00', '2027-12-24'),
    ]);
    expect(stateAt(christmas, dayOf('2026-12-24'))).toBe('open');
  });
});

describe('tables', () => {
  it.each([
    ['', '1', '3', '1 2 3'],
    ['T', '09', '11', 'T09 T10 T11'],
    ['', '3', '1', ''],
    ['', 'x', '3', ''],
    ['', '7', '7', '7'],
  ])('%s%s to %s', (prefix, first, last, expected) => {
    expect(tableNumbers(prefix, first, last).join(' ')).toBe(expected);
  });

  it('have an address that survives any number', () => {
    expect(tableAddress('https://shop.example', 'mitte', 'Garten 1&2')).toBe(
      'https://shop.example/store/mitte?table=Garten%201%262',
    );
  });
});
