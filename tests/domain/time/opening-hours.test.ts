import { describe, expect, it } from 'vitest';
import {
  groupedHours,
  hoursOn,
  isInSchedule,
  isOpenAt,
  isScheduleOpen,
  type OpeningHour,
  parseWallMinutes,
  weekHours,
} from '#domain/time/opening-hours.ts';
import { addDays, HOUR } from '#domain/time/zoned-time.ts';
import { hours } from '#tests/factories.ts';

const VIENNA = 'Europe/Vienna';
const ZONES = [VIENNA, 'Europe/Zurich', 'America/New_York'] as const;
const daily = (from: string, to: string) => hours({ type: 'daily', from, to });
const on = (type: OpeningHour['type'], from: string, to: string) => hours({ type, from, to });
const once = (date: string, from: string, to: string) => hours({ type: 'once', date, from, to });
const closed = (overrides: Partial<OpeningHour>) =>
  hours({ isClosed: true, from: null, to: null, ...overrides });

/** '10:00-14:00' of a day of the zone, as the wall clock shows it; hours of a later day as '+02:00'. */
function shown(entries: readonly OpeningHour[], day: string, timeZone: string = VIENNA): string[] {
  const wall = (at: Date): string => {
    const text = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(at);
    return text.slice(0, 10) === day ? text.slice(11) : `+${text.slice(11)}`;
  };
  return hoursOn(entries, day, timeZone).map(({ start, end }) => `${wall(start)}-${wall(end)}`);
}

describe('hours of a day', () => {
  // 2026-06-01 is a Monday.
  it.each<[string, OpeningHour[], string[]]>([
    ['none: closed', [], []],
    ['daily', [daily('10:00', '18:00')], ['10:00-18:00']],
    ['weekday before daily', [daily('10:00', '18:00'), on('monday', '12:00', '15:00')], ['12:00-15:00']],
    [
      'another weekday does not count',
      [daily('10:00', '18:00'), on('tuesday', '12:00', '15:00')],
      ['10:00-18:00'],
    ],
    [
      'once before weekday',
      [on('monday', '12:00', '15:00'), once('2026-06-01', '08:00', '09:00')],
      ['08:00-09:00'],
    ],
    [
      'once of another day does not count',
      [daily('10:00', '18:00'), once('2026-06-02', '08:00', '09:00')],
      ['10:00-18:00'],
    ],
    [
      'entries of the winner add up',
      [daily('17:00', '22:00'), daily('11:00', '14:00')],
      ['11:00-14:00', '17:00-22:00'],
    ],
    [
      'and are joined',
      [daily('11:00', '14:00'), daily('13:00', '15:00'), daily('15:00', '16:00')],
      ['11:00-16:00'],
    ],
    [
      'a closed entry closes the day',
      [daily('10:00', '18:00'), closed({ type: 'once', date: '2026-06-01' })],
      [],
    ],
    ['even beside hours of its type', [daily('10:00', '18:00'), closed({ type: 'daily' })], []],
    ['a closed weekday', [daily('10:00', '18:00'), closed({ type: 'monday' })], []],
    [
      'once opens a closed weekday',
      [closed({ type: 'monday' }), once('2026-06-01', '08:00', '09:00')],
      ['08:00-09:00'],
    ],
    [
      'closed with times cuts, and does not win',
      [daily('10:00', '18:00'), closed({ type: 'once', date: '2026-06-01', from: '12:00', to: '13:00' })],
      ['10:00-12:00', '13:00-18:00'],
    ],
    [
      'a cut of a weekday cuts the daily hours',
      [daily('10:00', '18:00'), closed({ type: 'monday', from: '16:00', to: '24:00' })],
      ['10:00-16:00'],
    ],
    [
      'a cut of a less specific type than the winner has no effect',
      [on('monday', '10:00', '18:00'), closed({ type: 'daily', from: '12:00', to: '13:00' })],
      ['10:00-18:00'],
    ],
    [
      'two cuts of two types both cut',
      [
        daily('10:00', '18:00'),
        closed({ type: 'monday', from: '12:00', to: '13:00' }),
        closed({ type: 'once', date: '2026-06-01', from: '15:00', to: '16:00' }),
      ],
      ['10:00-12:00', '13:00-15:00', '16:00-18:00'],
    ],
    ['past midnight', [daily('22:00', '02:00')], ['22:00-+02:00']],
    ['24:00', [daily('18:00', '24:00')], ['18:00-+00:00']],
    ['a whole day', [daily('00:00', '24:00')], ['00:00-+00:00']],
    ['from = to is 24 hours', [daily('06:00', '06:00')], ['06:00-+06:00']],
    [
      'a cut past midnight',
      [daily('18:00', '03:00'), closed({ type: 'monday', from: '23:00', to: '01:00' })],
      ['18:00-23:00', '+01:00-+03:00'],
    ],
    ['unreadable hours are ignored', [daily('9 Uhr', '25:00')], []],
    [
      'an unreadable closure closes',
      [daily('10:00', '18:00'), closed({ type: 'monday', from: 'x', to: '13:00' })],
      [],
    ],
  ])('%s', (_name, entries, expected) => {
    expect(shown(entries, '2026-06-01')).toEqual(expected);
  });

  it('on the next day leave the tail of the evening before alone when that day is closed', () => {
    const entries = [daily('22:00', '02:00'), closed({ type: 'once', date: '2026-06-02' })];
    expect(shown(entries, '2026-06-02')).toEqual([]);
    expect(isOpenAt(entries, new Date('2026-06-02T01:59:00+02:00'), VIENNA)).toBe(true);
    expect(isOpenAt(entries, new Date('2026-06-02T02:00:00+02:00'), VIENNA)).toBe(false);
    expect(isOpenAt(entries, new Date('2026-06-02T22:00:00+02:00'), VIENNA)).toBe(false);
  });

  it.each([
    ['spring: 23 hours', '2026-03-29', VIENNA, '00:00', '24:00', 23],
    ['autumn: 25 hours', '2026-10-25', VIENNA, '00:00', '24:00', 25],
    ['spring in Zurich, into the gap', '2026-03-29', 'Europe/Zurich', '01:00', '02:30', 1.5],
    ['spring, from the gap', '2026-03-29', VIENNA, '02:30', '05:00', 1.5],
    ['spring, entirely in the gap', '2026-03-29', VIENNA, '02:15', '02:45', 0.5],
    ['autumn, the repeated hour counts twice', '2026-10-25', VIENNA, '02:00', '02:30', 1.5],
    ['autumn, past midnight into it', '2026-10-24', VIENNA, '22:00', '02:00', 5],
    ['spring, past midnight over it', '2026-03-28', VIENNA, '22:00', '03:00', 4],
    ['New York, spring', '2026-03-08', 'America/New_York', '00:00', '24:00', 23],
    ['New York, autumn', '2026-11-01', 'America/New_York', '00:00', '24:00', 25],
    ['New York on the European day', '2026-03-29', 'America/New_York', '00:00', '24:00', 24],
  ] as const)('F18 %s', (_name, day, timeZone, from, to, length) => {
    const [interval, ...rest] = hoursOn([daily(from, to)], day, timeZone);
    expect(rest).toEqual([]);
    expect(((interval?.end.getTime() ?? 0) - (interval?.start.getTime() ?? 0)) / HOUR).toBe(length);
  });

  it('F18 cuts a range within the repeated hour out of both occurrences', () => {
    const entries = [daily('00:00', '06:00'), closed({ type: 'sunday', from: '02:15', to: '02:45' })];
    expect(
      hoursOn(entries, '2026-10-25', VIENNA).map(({ start, end }) => [
        start.toISOString(),
        end.toISOString(),
      ]),
    ).toEqual([
      ['2026-10-24T22:00:00.000Z', '2026-10-25T00:15:00.000Z'],
      ['2026-10-25T01:45:00.000Z', '2026-10-25T05:00:00.000Z'],
    ]);
  });

  it('F18 keeps the wall times of ordinary hours on every day of the year, in every zone', () => {
    for (const zone of ZONES) {
      for (let n = 0; n < 365; n++) {
        const day = addDays('2026-01-01', n);
        expect(shown([daily('10:00', '14:00'), daily('17:30', '01:00')], day, zone)).toEqual([
          '10:00-14:00',
          '17:30-+01:00',
        ]);
      }
    }
  });
});

describe('schedules', () => {
  const lunch = [daily('11:00', '14:00')];
  it('without entries are always open', () => {
    expect(isScheduleOpen([], new Date(0), VIENNA)).toBe(true);
    expect(isInSchedule([], new Date(0), VIENNA)).toBe(true);
  });

  it('exclude their end for visitors, but include it for appointments', () => {
    const end = new Date('2026-06-01T14:00:00+02:00');
    expect(isScheduleOpen(lunch, end, VIENNA)).toBe(false);
    expect(isInSchedule(lunch, end, VIENNA)).toBe(true);
    expect(isInSchedule(lunch, new Date(end.getTime() + 1), VIENNA)).toBe(false);
    expect(isInSchedule([daily('18:00', '24:00')], new Date('2026-06-02T00:00:00+02:00'), VIENNA)).toBe(true);
  });
});

describe('the week as a table', () => {
  it('shows each day, without single dates', () => {
    const week = weekHours([
      daily('10:00', '24:00'),
      closed({ type: 'sunday' }),
      on('friday', '20:00', '02:00'),
      once('2026-06-01', '08:00', '09:00'),
    ]);
    expect(week.map(({ ranges }) => ranges.map(({ from, to }) => `${from}-${to}`).join())).toEqual([
      ...Array(4).fill('10:00-24:00'),
      '20:00-02:00',
      '10:00-24:00',
      '',
    ]);
  });

  it('groups equal neighbours', () => {
    const entries = [
      daily('10:00', '18:00'),
      closed({ type: 'daily', from: '12:00', to: '13:00' }),
      on('saturday', '09:00', '12:00'),
      closed({ type: 'sunday' }),
    ];
    expect(groupedHours(entries)).toEqual([
      {
        first: 'monday',
        last: 'friday',
        ranges: [
          { from: '10:00', to: '12:00' },
          { from: '13:00', to: '18:00' },
        ],
      },
      { first: 'saturday', last: 'saturday', ranges: [{ from: '09:00', to: '12:00' }] },
      { first: 'sunday', last: 'sunday', ranges: [] },
    ]);
    expect(groupedHours([])).toEqual([{ first: 'monday', last: 'sunday', ranges: [] }]);
  });

  it.each([
    ['00:00', 0],
    ['24:00', 1440],
    ['24:01', null],
    ['12:60', null],
    ['9:00', null],
    ['', null],
  ])('reads %s as %s minutes', (text, minutes) => {
    expect(parseWallMinutes(text)).toBe(minutes);
  });
});
