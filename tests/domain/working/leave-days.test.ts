import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Weekday } from '#domain/time/zoned-time.ts';
import {
  holidayDays,
  leaveDays,
  type PlannedHoliday,
  publicHolidays,
  workingWeek,
} from '#domain/working/leave-days.ts';

const FIVE: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const SATURDAYS: Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function holiday(from: string, to: string, place: Partial<PlannedHoliday> = {}): PlannedHoliday {
  return { from, to, timeZone: 'Europe/Vienna', country: 'AT', holidayRegion: null, ...place };
}

describe('the days of a holiday', () => {
  it.each<[string, PlannedHoliday, string[]]>([
    [
      'are those of the five-day week',
      holiday('2026-06-12T00:00:00+02:00', '2026-06-16T00:00:00+02:00'),
      ['2026-06-12', '2026-06-15'],
    ],
    [
      'are those it touches',
      holiday('2026-06-01T15:00:00+02:00', '2026-06-02T09:00:00+02:00'),
      ['2026-06-01', '2026-06-02'],
    ],
    [
      'end before midnight',
      holiday('2026-06-01T00:00:00+02:00', '2026-06-02T00:00:00+02:00'),
      ['2026-06-01'],
    ],
    ['are days of the zone', holiday('2026-06-01T22:00:00Z', '2026-06-02T22:00:00Z'), ['2026-06-02']],
    [
      'are days of another zone',
      holiday('2026-06-01T22:00:00Z', '2026-06-02T03:00:00Z', { timeZone: 'America/New_York' }),
      ['2026-06-01'],
    ],
    ['are none on a weekend', holiday('2026-06-06T00:00:00+02:00', '2026-06-08T00:00:00+02:00'), []],
    ['are none without a length', holiday('2026-06-01T08:00:00Z', '2026-06-01T08:00:00Z'), []],
    [
      'are whole days on a daylight-saving weekend',
      holiday('2026-03-27T00:00:00+01:00', '2026-03-31T00:00:00+02:00'),
      ['2026-03-27', '2026-03-30'],
    ],
    [
      'are no public holidays: Corpus Christi in Austria',
      holiday('2026-06-03T00:00:00+02:00', '2026-06-06T00:00:00+02:00'),
      ['2026-06-03', '2026-06-05'],
    ],
    [
      'are days of work where the region has no holiday',
      holiday('2026-06-04T00:00:00+02:00', '2026-06-05T00:00:00+02:00', {
        country: 'DE',
        holidayRegion: 'DE-BE',
      }),
      ['2026-06-04'],
    ],
    [
      'follow the state',
      holiday('2026-06-04T00:00:00+02:00', '2026-06-05T00:00:00+02:00', {
        country: 'DE',
        holidayRegion: 'DE-BY',
      }),
      [],
    ],
    [
      'follow the canton',
      holiday('2026-01-02T00:00:00+01:00', '2026-01-03T00:00:00+01:00', {
        country: 'CH',
        holidayRegion: 'CH-BE',
      }),
      [],
    ],
    [
      'ignore the region of another country: BE is Berlin and Bern',
      holiday('2026-01-02T00:00:00+01:00', '2026-01-03T00:00:00+01:00', {
        country: 'CH',
        holidayRegion: 'DE-BE',
      }),
      ['2026-01-02'],
    ],
    [
      'ignore Liechtenstein’s days by custom',
      holiday('2026-02-02T00:00:00+01:00', '2026-02-03T00:00:00+01:00', { country: 'LI' }),
      ['2026-02-02'],
    ],
  ])('%s', (_name, planned, days) => {
    expect(holidayDays(planned, FIVE)).toEqual(days);
  });

  it('follow the week of the person: a Saturday counts, a Monday off does not', () => {
    const week = holiday('2026-06-15T00:00:00+02:00', '2026-06-22T00:00:00+02:00');
    expect(holidayDays(week, SATURDAYS)).toEqual([
      '2026-06-16',
      '2026-06-17',
      '2026-06-18',
      '2026-06-19',
      '2026-06-20',
    ]);
  });
});

describe('the working week', () => {
  /** A plan of the weeks before 2026-06-15, a Monday. */
  const planned = (weeks: number, weekdays: readonly number[]) =>
    Array.from({ length: weeks }, (_, week) =>
      weekdays.map((weekday) => addDays('2026-06-15', weekday - 7 * (week + 1))),
    ).flat();

  it.each<[string, Weekday[], string[], readonly Weekday[]]>([
    ['is that of the contract', ['monday', 'saturday'], planned(13, [2, 3]), ['monday', 'saturday']],
    ['is Monday to Friday without a plan', [], [], FIVE],
    ['is Monday to Friday with too short a plan', [], planned(3, [5]), FIVE],
    ['is that of the plan', [], planned(4, [1, 2, 3, 4, 5]), SATURDAYS],
    [
      'has as many days as an average planned week',
      [],
      [...planned(8, [0, 5]), ...planned(1, [2, 3])],
      ['monday', 'saturday'],
    ],
    [
      'forgets what is older than 13 weeks',
      [],
      planned(30, [6]).filter((day) => day < addDays('2026-06-15', -91)),
      FIVE,
    ],
  ])('%s', (_name, contract, shifts, week) => {
    expect(workingWeek(contract, shifts, '2026-06-15')).toEqual(week);
  });

  it('is never empty', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 20 })), (offsets) => {
        const week = workingWeek(
          [],
          offsets.map((offset) => addDays('2026-06-15', offset)),
          '2026-06-15',
        );
        expect(week.length).toBeGreaterThan(0);
        expect(new Set(week).size).toBe(week.length);
      }),
    );
  });
});

describe('the days of leave', () => {
  it('are counted once and in order', () => {
    const halves = [
      holiday('2026-06-02T13:00:00+02:00', '2026-06-02T17:00:00+02:00'),
      holiday('2026-06-01T08:00:00+02:00', '2026-06-02T12:00:00+02:00'),
    ];
    expect(leaveDays(halves, FIVE, [])).toEqual(['2026-06-01', '2026-06-02']);
  });
});

describe('the public holidays of a span', () => {
  it('have names, over the turn of a year', () => {
    const found = publicHolidays({ country: 'AT', holidayRegion: null }, '2026-12-26', '2027-01-06');
    expect([...found]).toEqual([
      ['2026-12-26', 'Stefanitag'],
      ['2027-01-01', 'Neujahr'],
      ['2027-01-06', 'Heilige Drei Könige'],
    ]);
  });
});
