import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt, type OpeningHour, openState } from '#domain/time/opening-hours.ts';
import { hours } from '#tests/factories.ts';

const VIENNA = 'Europe/Vienna';
const ZONES = [VIENNA, 'Europe/Zurich', 'America/New_York'] as const;
const daily = (from: string, to: string) => hours({ type: 'daily', from, to });
const on = (type: OpeningHour['type'], from: string, to: string) => hours({ type, from, to });
const once = (date: string, from: string, to: string) => hours({ type: 'once', date, from, to });
const closed = (overrides: Partial<OpeningHour>) =>
  hours({ isClosed: true, from: null, to: null, ...overrides });

describe('open state', () => {
  const lunchAndDinner = [daily('11:00', '14:00'), daily('17:00', '22:00'), closed({ type: 'monday' })];

  it.each<[string, OpeningHour[], string, string]>([
    ['open', lunchAndDinner, '2026-06-02T12:00:00+02:00', 'open until 2026-06-02T12:00:00.000Z'],
    ['the first moment', lunchAndDinner, '2026-06-02T11:00:00+02:00', 'open until 2026-06-02T12:00:00.000Z'],
    ['60 minutes left', lunchAndDinner, '2026-06-02T13:00:00+02:00', 'open until 2026-06-02T12:00:00.000Z'],
    ['less than 60', lunchAndDinner, '2026-06-02T13:00:01+02:00', 'closing 2026-06-02T12:00:00.000Z'],
    [
      'the last moment is closed',
      lunchAndDinner,
      '2026-06-02T14:00:00+02:00',
      'closed until 2026-06-02T15:00:00.000Z',
    ],
    [
      'over the rest day',
      lunchAndDinner,
      '2026-06-07T22:00:00+02:00',
      'closed until 2026-06-09T09:00:00.000Z',
    ],
    [
      'past midnight',
      [daily('22:00', '02:00')],
      '2026-06-02T00:30:00+02:00',
      'open until 2026-06-02T00:00:00.000Z',
    ],
    [
      'joined at midnight',
      [daily('18:00', '24:00'), daily('00:00', '02:00')],
      '2026-06-02T20:00:00+02:00',
      'open until 2026-06-03T00:00:00.000Z',
    ],
    ['never closing', [daily('00:00', '24:00')], '2026-06-02T20:00:00+02:00', 'open'],
    ['never closing with another start', [daily('06:00', '06:00')], '2026-06-02T23:50:00+02:00', 'open'],
    [
      'never closing, but once',
      [daily('00:00', '24:00'), closed({ type: 'once', date: '2026-12-25' })],
      '2026-06-02T20:00:00+02:00',
      'open until 2026-12-24T23:00:00.000Z',
    ],
    ['never open', [], '2026-06-02T20:00:00+02:00', 'closed'],
    ['only a past day', [once('2026-06-01', '10:00', '12:00')], '2026-06-02T20:00:00+02:00', 'closed'],
    [
      'a distant day',
      [once('2026-12-05', '10:00', '12:00')],
      '2026-06-02T20:00:00+02:00',
      'closed until 2026-12-05T09:00:00.000Z',
    ],
    [
      'after a holiday of three weeks',
      [
        on('friday', '10:00', '12:00'),
        ...['05', '12', '19'].map((day) => closed({ type: 'once', date: `2026-06-${day}` })),
      ],
      '2026-06-02T20:00:00+02:00',
      'closed until 2026-06-26T08:00:00.000Z',
    ],
    [
      'F18 the gap',
      [daily('02:00', '04:00')],
      '2026-03-29T00:30:00Z',
      'closed until 2026-03-29T01:00:00.000Z',
    ],
    [
      'F18 the second of the repeated hours',
      [daily('22:00', '02:30')],
      '2026-10-25T01:15:00Z',
      'closing 2026-10-25T01:30:00.000Z',
    ],
    [
      'F18 50 minutes are 110 on the night of the clock change',
      [daily('22:00', '02:30')],
      '2026-10-24T23:40:00Z',
      'open until 2026-10-25T01:30:00.000Z',
    ],
  ])('%s', (_name, entries, now, expected) => {
    const state = openState(entries, new Date(now), VIENNA);
    const word = state.isClosingSoon ? 'closing' : state.isOpen ? 'open' : 'closed';
    const time = (state.until ?? state.nextOpening)?.toISOString();
    expect([word, time].filter(Boolean).join(word === 'closing' ? ' ' : ' until ')).toBe(expected);
  });

  it('agrees with isOpenAt, and its instants are the edges', () => {
    const time = fc.integer({ min: 0, max: 24 * 12 }).map((n) => {
      const minutes = n * 5;
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    });
    const entry = fc.record({
      type: fc.constantFrom<OpeningHour['type']>('daily', 'daily', 'sunday', 'monday', 'saturday', 'once'),
      date: fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-08'),
      isClosed: fc.boolean(),
      from: fc.option(time),
      to: fc.option(time),
    });
    const now = fc
      .tuple(
        fc.constantFrom('2026-03-28', '2026-10-24', '2026-03-07', '2026-06-01'),
        fc.integer({ min: 0, max: 3 * 288 }),
      )
      .map(([day, step]) => new Date(Date.parse(day) + step * 5 * 60_000));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), now, fc.constantFrom(...ZONES), (entries, at, zone) => {
        const state = openState(entries, at, zone);
        expect(state.isOpen).toBe(isOpenAt(entries, at, zone));
        if (state.until) expect(isOpenAt(entries, state.until, zone)).toBe(false);
        if (state.until) expect(isOpenAt(entries, new Date(state.until.getTime() - 1), zone)).toBe(true);
        if (state.nextOpening) expect(isOpenAt(entries, state.nextOpening, zone)).toBe(true);
        if (state.nextOpening)
          expect(isOpenAt(entries, new Date(state.nextOpening.getTime() - 1), zone)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
