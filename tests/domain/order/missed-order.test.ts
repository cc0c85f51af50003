import { describe, expect, it } from 'vitest';
import { answerDueAt, isMissed, type WaitingOrder } from '#domain/order/missed-order.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { branch, hours } from '#tests/factories.ts';

const rule = { branch: branch({ openingHours: [hours({ from: '10:00', to: '22:00' })] }), acceptMinutes: 5 };
const at = (time: string) => new Date(`2026-06-01T${time}:00+02:00`);
const order = (overrides: Partial<WaitingOrder> = {}): WaitingOrder => ({
  state: 'awaiting',
  isDelivery: false,
  isDineIn: false,
  isQuotation: false,
  createdAt: at('12:00').toISOString(),
  appointmentDate: null,
  counterAppointment: null,
  ...overrides,
});

describe('a missed order', () => {
  it('waits longer than the accept time of its branch', () => {
    expect(isMissed(order(), rule, at('12:05'))).toBe(false);
    expect(isMissed(order(), rule, at('12:06'))).toBe(true);
    expect(isMissed(order(), { ...rule, acceptMinutes: 20 }, at('12:06'))).toBe(false);
  });

  it('is counted from the opening plus 15 minutes when it came while the branch was closed', () => {
    const night = order({ createdAt: at('03:00').toISOString() });
    expect(answerDueAt(night, rule)).toEqual(at('10:15'));
    expect(isMissed(night, rule, at('10:15'))).toBe(false);
    expect(isMissed(night, rule, at('10:16'))).toBe(true);
  });

  it('R174 a preorder counts from when its preparation is due, not from when it was placed', () => {
    const evening = order({
      appointmentDate: at('18:00').toISOString(),
      preparationDue: at('17:30').toISOString(),
    });
    expect(answerDueAt(evening, rule)).toEqual(at('17:35'));
    expect(isMissed(evening, rule, at('17:35'))).toBe(false);
    expect(isMissed(evening, rule, at('17:36'))).toBe(true);
  });

  it('R174 is due before the opening: 15 minutes after it, or at the appointment', () => {
    const early = order({
      createdAt: at('08:00').toISOString(),
      appointmentDate: at('10:00').toISOString(),
      preparationDue: at('09:30').toISOString(),
    });
    expect(answerDueAt(early, rule)).toEqual(at('10:15'));
    expect(isMissed(early, rule, at('09:59'))).toBe(false);
    expect(isMissed(early, rule, at('10:00'))).toBe(true);
  });

  it('follows the delivery hours for a delivery', () => {
    const delivering = {
      acceptMinutes: 5,
      branch: {
        ...rule.branch,
        isDeliveryHoursEnabled: true,
        deliveryHours: [hours({ from: '17:00', to: '22:00' })],
      },
    };
    expect(answerDueAt(order({ isDelivery: true }), delivering)).toEqual(at('17:15'));
    expect(answerDueAt(order(), delivering)).toEqual(at('12:05'));
  });

  it('has no due time while the branch never opens', () => {
    const closed = { ...rule, branch: { ...rule.branch, openingHours: [] } };
    expect(answerDueAt(order(), closed)).toBeNull();
    expect(isMissed(order(), closed, at('20:00'))).toBe(false);
  });

  it('is one whose appointment passed unconfirmed, even while the customer is being asked', () => {
    const soon = order({ createdAt: at('12:00').toISOString(), appointmentDate: at('12:03').toISOString() });
    expect(isMissed(soon, rule, at('12:02'))).toBe(false);
    expect(isMissed(soon, rule, at('12:03'))).toBe(true);
    const asked = { ...soon, counterAppointment: at('14:00').toISOString() };
    expect(isMissed(asked, rule, at('12:03'))).toBe(true);
  });

  it('is not one that waits for the customer’s answer', () => {
    expect(isMissed(order({ counterAppointment: at('14:00').toISOString() }), rule, at('13:00'))).toBe(false);
  });

  it.each(ORDER_STATES.filter((state) => state !== 'awaiting'))('is never one that is %s', (state) => {
    expect(isMissed(order({ state, appointmentDate: at('11:00').toISOString() }), rule, at('20:00'))).toBe(
      false,
    );
  });
});
