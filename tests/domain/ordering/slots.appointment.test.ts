import { describe, expect, it } from 'vitest';
import {
  appointmentFault,
  counterAppointmentFault,
  isAsapPossible,
  type SlotQuery,
} from '#domain/ordering/slots.ts';
import { branch } from '#tests/factories.ts';
import { daily, leadTime, onSchedule, query, vienna } from './slot-query.ts';

describe('an appointment', () => {
  const shut = [daily('17:00', '22:00')];
  const noPreorder = { openingHours: shut, isPreorderEnabled: false };

  it.each<[string, Parameters<typeof branch>[0], Partial<SlotQuery>, string | null, string | null]>([
    ['none, open: as soon as possible', {}, {}, null, null],
    ['none, but required', { isAppointmentRequired: true }, {}, null, 'appointment-required'],
    ['none, short lead time', {}, { items: [leadTime(30, 'minutes')] }, null, null],
    ['none, long lead time', {}, { items: [leadTime(31, 'minutes')] }, null, 'appointment-required'],
    ['none, closed with preorder', { openingHours: shut }, {}, null, 'appointment-required'],
    ['A11 none, closed without preorder', noPreorder, {}, null, 'branch-closed'],
    ['A11 later, closed without preorder', noPreorder, {}, '2026-06-01T18:00:00', 'branch-closed'],
    ['later, open without preorder', { isPreorderEnabled: false }, {}, '2026-06-01T18:00:00', null],
    [
      'delivery closed without preorder',
      { isPreorderEnabled: false, isDeliveryHoursEnabled: true },
      { service: 'delivery' },
      null,
      'delivery-closed',
    ],
    ['quotation while closed', { ...noPreorder, isQuotationRequired: true }, {}, '2026-06-01T18:00:00', null],
    [
      'before orderableFrom, no preorder',
      { isPreorderEnabled: false, orderableFrom: '2026-06-02T00:00:00Z' },
      {},
      null,
      'not-orderable-yet',
    ],
    [
      'for a time before orderableFrom',
      { orderableFrom: '2026-06-02T00:00:00Z' },
      {},
      '2026-06-01T18:00:00',
      'not-orderable-yet',
    ],
    [
      'for a time after orderableFrom',
      { orderableFrom: '2026-06-02T00:00:00Z' },
      {},
      '2026-06-02T18:00:00',
      null,
    ],
    ['A11 past', {}, {}, '2026-06-01T12:00:00', 'appointment-past'],
    ['A11 epoch', {}, {}, '1970-01-01T02:00:00', 'appointment-past'],
    ['too soon: not yet the first slot', {}, {}, '2026-06-01T12:03:00', 'appointment-lead-time'],
    [
      'A11 within the lead time',
      {},
      { items: [leadTime(3, 'days')] },
      '2026-06-03T12:00:00',
      'appointment-lead-time',
    ],
    [
      'closed then',
      { openingHours: [daily('11:00', '14:00')] },
      {},
      '2026-06-01T15:00:00',
      'appointment-closed',
    ],
    [
      'product not offered then',
      {},
      { items: [onSchedule(daily('11:00', '12:30'))] },
      '2026-06-01T13:00:00',
      'appointment-closed',
    ],
    ['A11 the last day', {}, {}, '2026-11-28T18:00:00', null],
    ['A11 beyond 180 days', {}, {}, '2026-11-29T18:00:00', 'appointment-beyond-horizon'],
    ['A11 year 99999', {}, {}, '+099999-01-01T12:00:00', 'appointment-beyond-horizon'],
    ['A11 the end of time', {}, {}, '+275760-09-13T02:00:00', 'appointment-beyond-horizon'],
    ['half a minute', {}, {}, '2026-06-01T18:00:30', 'appointment-invalid'],
    ['A11 no date', {}, {}, '2026-02-30T99:00:00', 'appointment-invalid'],
  ])('%s', (_name, of, overrides, at, expected) => {
    const whole = { ...query(), days: 180, ...overrides, branch: branch(of) };
    expect(appointmentFault(whole, at === null ? null : vienna(at))).toBe(expected);
  });

  it('in the last day’s tail after midnight can still be chosen', () => {
    const of = { ...query(), branch: branch({ openingHours: [daily('22:00', '02:00')] }), days: 1 };
    expect(appointmentFault(of, vienna('2026-06-03T02:00:00'))).toBeNull();
    expect(appointmentFault(of, vienna('2026-06-03T22:00:00'))).toBe('appointment-beyond-horizon');
  });

  it('is unnecessary exactly when as soon as possible is allowed', () => {
    expect(isAsapPossible(query())).toBe(true);
    expect(isAsapPossible(query({ hours: shut }))).toBe(false);
    expect(isAsapPossible(query({ items: [leadTime(1, 'days')] }))).toBe(false);
  });

  it('proposed by the shop must be a whole minute in the future', () => {
    const now = vienna('2026-06-01T12:02:00');
    expect(counterAppointmentFault(vienna('2026-06-01T12:03:00'), now)).toBeNull();
    expect(counterAppointmentFault(now, now)).toBe('appointment-past');
    expect(counterAppointmentFault(vienna('2026-06-01T12:03:30'), now)).toBe('appointment-invalid');
    expect(counterAppointmentFault(new Date(Number.NaN), now)).toBe('appointment-invalid');
  });
});
