import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeadTimeFields, LeadTimeUnit } from '#domain/catalogue/lead-time.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { plannedFor, preparationDue, preparationDueOf } from '#domain/order/preparation.ts';

const ZONE = 'Europe/Vienna';
const lead = (leadTimeType: LeadTimeUnit, leadTimeValue: number): LeadTimeFields => ({
  isLeadTimeEnabled: true,
  leadTimeType,
  leadTimeValue,
});
const NOON = '2026-11-26T12:00:00+01:00';

describe('R142 preparation', () => {
  it.each<[string, LeadTimeFields[], string, string]>([
    ['half an hour before, without lead time', [], NOON, '2026-11-26T11:30:00+01:00'],
    ['never later than half an hour before', [lead('minutes', 10)], NOON, '2026-11-26T11:30:00+01:00'],
    [
      'the longest lead time counts',
      [lead('minutes', 45), lead('hours', 3)],
      NOON,
      '2026-11-26T09:00:00+01:00',
    ],
    [
      'a switched-off one does not',
      [{ ...lead('days', 3), isLeadTimeEnabled: false }],
      NOON,
      '2026-11-26T11:30:00+01:00',
    ],
    ['days are calendar days', [lead('days', 2)], NOON, '2026-11-24T12:00:00+01:00'],
    ['weeks are seven of them', [lead('weeks', 1)], NOON, '2026-11-19T12:00:00+01:00'],
    [
      'over the change of the clock in autumn',
      [lead('days', 1)],
      '2026-10-25T12:00:00+01:00',
      '2026-10-24T12:00:00+02:00',
    ],
    [
      'hours are real time over it',
      [lead('hours', 24)],
      '2026-10-25T12:00:00+01:00',
      '2026-10-24T13:00:00+02:00',
    ],
    [
      'over the change in spring',
      [lead('days', 1)],
      '2026-03-29T12:00:00+02:00',
      '2026-03-28T12:00:00+01:00',
    ],
  ])('%s', (_name, products, appointment, due) => {
    expect(preparationDue(new Date(appointment), products, ZONE)).toEqual(new Date(due));
  });

  it('is due for the agreed time, and at once for as soon as possible and for a promise', () => {
    const due = (appointment: string | null, appointmentDate: string | null, counter: string | null = null) =>
      preparationDueOf({ appointment, appointmentDate, counterAppointment: counter }, [], ZONE);
    expect(due(NOON, NOON)).toEqual(new Date('2026-11-26T11:30:00+01:00'));
    expect(due(NOON, null, NOON)).toEqual(new Date('2026-11-26T11:30:00+01:00'));
    expect(due(NOON, null)).toBeNull();
    expect(due(null, null)).toBeNull();
  });

  it('is planned until then, while confirmed and for a time', () => {
    const at = (now: string, state = ORDER_STATES[1] ?? 'confirmed', appointment: string | null = NOON) =>
      plannedFor({ state, appointment }, [], ZONE, new Date(now));
    expect(at('2026-11-15T10:00:00+01:00')).toEqual(new Date(NOON));
    expect(at('2026-11-26T11:29:00+01:00')).toEqual(new Date(NOON));
    expect(at('2026-11-26T11:30:00+01:00')).toBeNull();
    expect(at('2026-11-27T11:30:00+01:00')).toBeNull();
    expect(at('2026-11-15T10:00:00+01:00', 'confirmed', null)).toBeNull();
    for (const state of ORDER_STATES.filter((one) => one !== 'confirmed'))
      expect(at('2026-11-15T10:00:00+01:00', state)).toBeNull();
  });

  it('is never due after the appointment less half an hour', () => {
    const unit = fc.constantFrom<LeadTimeUnit>('minutes', 'hours', 'days', 'weeks');
    const products = fc.array(
      fc.tuple(unit, fc.integer({ min: 0, max: 40 })).map(([type, n]) => lead(type, n)),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), products, (seconds, list) => {
        const due = preparationDue(new Date(seconds * 1000), list, ZONE).getTime();
        expect(due).toBeLessThanOrEqual(seconds * 1000 - 30 * 60_000);
      }),
    );
  });
});
