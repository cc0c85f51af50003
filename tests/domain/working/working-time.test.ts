import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/time/zoned-time.ts';
import {
  correctedTime,
  daySpan,
  inHours,
  isForgotten,
  pausedTime,
  type TimeChange,
  type WorkingTime,
  workedOn,
  workedTime,
  workingState,
  workingTimeFaults,
  workSpans,
} from '#domain/working/working-time.ts';

const VIENNA = 'Europe/Vienna';
const at = (time: string) => `2026-06-01T${time}:00+02:00`;
const NOW = new Date(at('18:00'));

function time(overrides: Partial<WorkingTime> = {}): WorkingTime {
  return { startedAt: at('08:00'), endedAt: at('16:00'), pausedAt: null, pauses: [], ...overrides };
}
const pause = (from: string, to: string) => ({ from: at(from), to: at(to) });

describe('worked time', () => {
  it.each<[string, Partial<WorkingTime>, number]>([
    ['is start to end', {}, 8],
    ['leaves pauses out', { pauses: [pause('12:00', '12:30'), pause('14:00', '14:15')] }, 7.25],
    [
      'leaves out overlapping pauses once',
      { pauses: [pause('12:00', '13:00'), pause('12:30', '13:30')] },
      6.5,
    ],
    ['runs to now while open', { endedAt: null }, 10],
    ['stands still while paused', { endedAt: null, pausedAt: at('12:00') }, 4],
    [
      'knows finished pauses and an open one',
      { endedAt: null, pausedAt: at('17:00'), pauses: [pause('12:00', '12:30')] },
      8.5,
    ],
    [
      'ignores what of a pause is outside',
      { pauses: [pause('07:00', '09:00'), pause('15:30', '17:00')] },
      6.5,
    ],
    ['is zero for a start after now', { startedAt: at('19:00'), endedAt: null }, 0],
    ['is zero for no time at all', { endedAt: at('08:00') }, 0],
  ])('%s', (_name, overrides, hours) => {
    expect(inHours(workedTime(time(overrides), NOW))).toBe(hours);
  });

  it('counts the hours that passed on daylight-saving nights', () => {
    const night = (day: string, start: string, end: string) =>
      time({
        startedAt: `${day}T22:00:00${start}`,
        endedAt: `${day.slice(0, 8)}${Number(day.slice(8)) + 1}T06:00:00${end}`,
      });
    const later = new Date('2026-12-01T00:00:00Z');
    expect(inHours(workedTime(night('2026-03-28', '+01:00', '+02:00'), later))).toBe(7);
    expect(inHours(workedTime(night('2026-10-24', '+02:00', '+01:00'), later))).toBe(9);
    expect(inHours(workedTime(night('2026-06-13', '+02:00', '+02:00'), later))).toBe(8);
  });

  const anyTime = fc
    .record({
      start: fc.integer({ min: 0, max: 48 * 60 }),
      length: fc.option(fc.integer({ min: 0, max: 24 * 60 })),
      pausedAfter: fc.option(fc.integer({ min: -60, max: 24 * 60 })),
      pauses: fc.array(
        fc.record({
          after: fc.integer({ min: -120, max: 26 * 60 }),
          length: fc.integer({ min: -10, max: 180 }),
        }),
        { maxLength: 6 },
      ),
    })
    .map(({ start, length, pausedAfter, pauses }): WorkingTime => {
      const from = Date.parse('2026-10-24T00:00:00Z') + start * MINUTE;
      const instant = (minutes: number) => new Date(from + minutes * MINUTE).toISOString();
      return {
        startedAt: instant(0),
        endedAt: length === null ? null : instant(length),
        pausedAt: length === null && pausedAfter !== null ? instant(pausedAfter) : null,
        pauses: pauses.map((entry) => ({
          from: instant(entry.after),
          to: instant(entry.after + entry.length),
        })),
      };
    });
  const later = new Date('2026-10-28T00:00:00Z');

  it('and pauses add up to the whole time, and neither is negative', () => {
    fc.assert(
      fc.property(anyTime, (any) => {
        const end = any.endedAt === null ? later.getTime() : Date.parse(any.endedAt);
        const worked = workedTime(any, later);
        const paused = pausedTime(any, later);
        expect(worked).toBeGreaterThanOrEqual(0);
        expect(paused).toBeGreaterThanOrEqual(0);
        expect(worked + paused).toBe(end - Date.parse(any.startedAt));
      }),
    );
  });

  it('is the sum of its days', () => {
    const days = ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27', '2026-10-28'];
    fc.assert(
      fc.property(anyTime, (any) => {
        const parts = days.map((day) => workedOn(day, [any], { timeZone: VIENNA, now: later }));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(workedTime(any, later));
      }),
    );
  });

  it('has spans in order that do not touch', () => {
    fc.assert(
      fc.property(anyTime, (any) => {
        const spans = workSpans(any, later);
        for (const [index, { start, end }] of spans.entries()) {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThan(spans[index - 1]?.end ?? 0);
        }
      }),
    );
  });
});

describe('a day', () => {
  it.each([
    ['2026-03-29', 23],
    ['2026-06-01', 24],
    ['2026-10-25', 25],
  ])('%s has %d hours', (day, hours) => {
    const { start, end } = daySpan(day, VIENNA);
    expect((end - start) / HOUR).toBe(hours);
  });

  it('has the part of a night shift that falls on it', () => {
    const night = time({ startedAt: at('22:00'), endedAt: '2026-06-02T06:00:00+02:00' });
    const later = new Date('2026-06-03T00:00:00Z');
    expect(workedOn('2026-06-01', [night, time()], { timeZone: VIENNA, now: later })).toBe(10 * HOUR);
    expect(workedOn('2026-06-02', [night], { timeZone: VIENNA, now: later })).toBe(6 * HOUR);
  });
});

describe('hours', () => {
  it.each([
    [0, 0],
    [HOUR, 1],
    [20 * MINUTE, 0.33],
    [40 * MINUTE, 0.67],
    [18_000, 0.01],
    [17_999, 0],
  ])('%d ms are %d', (milliseconds, hours) => {
    expect(inHours(milliseconds)).toBe(hours);
  });
});

it('is working, paused or ended', () => {
  expect(workingState(time())).toBe('ended');
  expect(workingState(time({ endedAt: null }))).toBe('working');
  expect(workingState(time({ endedAt: null, pausedAt: at('12:00') }))).toBe('paused');
});

it('is forgotten after more than 16 open hours', () => {
  const open = time({ endedAt: null });
  expect(isForgotten(open, new Date('2026-06-02T00:00:00+02:00'))).toBe(false);
  expect(isForgotten(open, new Date('2026-06-02T00:00:00.001+02:00'))).toBe(true);
  expect(isForgotten(time(), new Date('2026-06-05T00:00:00Z'))).toBe(false);
});

describe('times entered by hand', () => {
  it.each<[string, Partial<WorkingTime>, [string, string][]]>([
    ['are fine', { pauses: [pause('12:00', '12:30'), pause('12:30', '12:45')] }, []],
    ['may be open', { endedAt: null, pausedAt: at('17:00'), pauses: [pause('12:00', '12:30')] }, []],
    ['end after they start', { endedAt: at('07:00') }, [['endedAt', 'ends-before-start']]],
    ['do not end when they start', { endedAt: at('08:00') }, [['endedAt', 'ends-before-start']]],
    ['start in the past', { startedAt: at('18:01'), endedAt: null }, [['startedAt', 'instant-in-future']]],
    ['end in the past', { endedAt: at('18:01') }, [['endedAt', 'instant-in-future']]],
    ['are not paused when they ended', { pausedAt: at('12:00') }, [['pausedAt', 'invalid']]],
    ['are not paused before they start', { endedAt: null, pausedAt: at('07:00') }, [['pausedAt', 'invalid']]],
    ['have pauses inside', { pauses: [pause('07:00', '08:30')] }, [['pauses.0', 'pause-outside']]],
    ['have pauses that end inside', { pauses: [pause('15:00', '16:01')] }, [['pauses.0', 'pause-outside']]],
    [
      'have pauses before the open pause',
      { endedAt: null, pausedAt: at('12:00'), pauses: [pause('12:00', '12:30')] },
      [['pauses.0', 'pause-outside']],
    ],
    [
      'have pauses with an end',
      { pauses: [pause('12:00', '12:00')] },
      [['pauses.0.to', 'ends-before-start']],
    ],
    [
      'have pauses one after the other',
      { pauses: [pause('12:00', '12:30'), pause('12:15', '12:45')] },
      [['pauses.1', 'time-overlap']],
    ],
  ])('%s', (_name, overrides, faults) => {
    expect(workingTimeFaults(time(overrides), NOW).map(({ field, code }) => [field, code])).toEqual(faults);
  });
});

describe('a correction', () => {
  const utc = (instant: string) => new Date(instant).toISOString();
  const open = time({ endedAt: null, pausedAt: at('12:00'), pauses: [pause('10:00', '10:15')] });

  it('keeps what is left out, in UTC', () => {
    expect(correctedTime(time({ pauses: [pause('12:00', '12:30')] }), { startedAt: at('07:00') })).toEqual({
      startedAt: utc(at('07:00')),
      endedAt: utc(at('16:00')),
      pausedAt: null,
      pauses: [{ from: utc(at('12:00')), to: utc(at('12:30')) }],
    });
  });

  it.each<[string, TimeChange, [string, string][]]>([
    [
      'ends the open pause with the activity',
      { endedAt: at('16:00') },
      [
        ['10:00', '10:15'],
        ['12:00', '16:00'],
      ],
    ],
    ['creates no empty pause', { endedAt: at('12:00') }, [['10:00', '10:15']]],
    ['takes given pauses unchanged', { endedAt: at('16:00'), pauses: [] }, []],
  ])('%s', (_name, change, pauses) => {
    const expected = pauses.map(([from, to]) => ({ from: utc(at(from)), to: utc(at(to)) }));
    expect(correctedTime(open, change)).toMatchObject({ pausedAt: null, pauses: expected });
  });

  it('may reopen what was ended', () => {
    expect(correctedTime(time(), { endedAt: null })).toMatchObject({ endedAt: null, pausedAt: null });
  });
});
