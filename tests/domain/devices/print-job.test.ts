import { describe, expect, it } from 'vitest';
import {
  isPrintOverdue,
  type PrintJobFacts,
  printJobEnd,
  printJobEndsAt,
} from '#domain/devices/print-job.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { branch, hours } from '#tests/factories.ts';

const day = (time: string, date = '2026-06-01') => new Date(`${date}T${time}:00+02:00`);
const open = (...entries: Parameters<typeof hours>[0][]) => branch({ openingHours: entries.map(hours) });
const DAILY = open({ from: '10:00', to: '22:00' });
const LUNCH_AND_DINNER = open({ from: '11:00', to: '14:00' }, { from: '17:00', to: '02:00' });
const NEVER_CLOSED = open({ from: '00:00', to: '24:00' });

const job = (
  made: Date,
  appointment: Date | null = null,
  change: Partial<PrintJobFacts> = {},
): PrintJobFacts => ({
  createdAt: made.toISOString(),
  isRequested: false,
  order: {
    state: 'confirmed',
    appointment: null,
    appointmentDate: appointment?.toISOString() ?? null,
  },
  ...change,
});
const requested = { isRequested: true };

describe('a print job ends', () => {
  it.each([
    ['two hours after the appointment', job(day('12:00'), day('18:30')), DAILY, day('20:30')],
    [
      'the same for another day',
      job(day('12:00'), day('18:30', '2026-06-08')),
      DAILY,
      day('20:30', '2026-06-08'),
    ],
    [
      'but two hours after it was created if that is later',
      job(day('19:00'), day('18:30')),
      DAILY,
      day('21:00'),
    ],
    ['without an appointment at closing time', job(day('12:00')), DAILY, day('22:00')],
    ['at least two hours after it was created', job(day('21:15')), DAILY, day('23:15')],
    ['created in the opening minute', job(day('10:00')), DAILY, day('22:00')],
    ['created while closed', job(day('03:00')), DAILY, day('05:00')],
    ['created in the closing minute', job(day('22:00')), DAILY, day('00:00', '2026-06-02')],
    ['at the end of lunch', job(day('11:30')), LUNCH_AND_DINNER, day('14:00')],
    [
      'after midnight where the evening lasts that long',
      job(day('20:00')),
      LUNCH_AND_DINNER,
      day('02:00', '2026-06-02'),
    ],
    [
      'twelve hours later in a shop that never closes',
      job(day('12:00')),
      NEVER_CLOSED,
      day('00:00', '2026-06-02'),
    ],
    ['two hours after a person asked for it', job(day('12:00'), null, requested), DAILY, day('14:00')],
    ['whatever its appointment', job(day('12:00'), day('20:00'), requested), DAILY, day('14:00')],
  ])('%s', (_, facts, place, end) => {
    expect(printJobEndsAt(facts, place)).toEqual(end);
    expect(printJobEnd(facts, place, new Date(end.getTime() - 1))).toBeNull();
    expect(printJobEnd(facts, place, end)).toBe('late');
  });

  it('by the agreed time rather than the requested one', () => {
    const order = {
      state: 'confirmed' as const,
      appointment: day('19:00').toISOString(),
      appointmentDate: day('18:00').toISOString(),
    };
    expect(printJobEndsAt(job(day('12:00'), null, { order }), DAILY)).toEqual(day('21:00'));
  });

  it('counts real hours across a clock change', () => {
    const made = new Date('2026-10-25T01:30:00+02:00');
    expect(printJobEndsAt(job(made), DAILY)).toEqual(new Date('2026-10-25T02:30:00+01:00'));
  });

  it('with its order: a completed one needs no ticket, unless a person asks for it', () => {
    for (const state of ORDER_STATES) {
      const order = { state, appointment: null, appointmentDate: null };
      const end = (isRequested: boolean) =>
        printJobEnd(job(day('12:00'), null, { order, isRequested }), DAILY, day('12:05'));
      expect([state, end(false), end(true)]).toEqual([
        state,
        state === 'completed' ? 'completed' : null,
        null,
      ]);
    }
  });
});

describe('a slip is overdue', () => {
  it('a minute after it was requested, while no paper has moved', () => {
    const at = (state: Parameters<typeof isPrintOverdue>[0]['state'], now: Date) =>
      isPrintOverdue({ state, createdAt: day('12:00').toISOString() }, now);
    expect(at('waiting', new Date('2026-06-01T12:00:59+02:00'))).toBe(false);
    expect(at('waiting', day('12:01'))).toBe(true);
    expect(at('claimed', day('12:01'))).toBe(true);
    for (const state of ['printed', 'unclear', 'failed', 'expired'] as const)
      expect(at(state, day('13:00'))).toBe(false);
  });
});
