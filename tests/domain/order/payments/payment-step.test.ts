import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import {
  type GuestMoney,
  isWaitingForPayment,
  payableUntil,
  paymentStepOf,
} from '#domain/order/payments/payment-step.ts';

/** An order of 10.00; amounts in cents. */
function money(
  state: OrderState,
  { method = 'mollie', paid = 0, refunded = 0, refunding = 0, due = Math.max(0, 1_000 - paid) } = {},
): GuestMoney {
  const balance = {
    paid: cents(paid),
    refunded: cents(refunded),
    refunding: cents(refunding),
    due: cents(due),
    surplus: cents(0),
  };
  return { state, paymentMethod: method, balance };
}

describe('what the guest reads about the money', () => {
  it.each([
    ['awaiting', {}, 'awaiting-payment'],
    ['awaiting', { method: 'cash' }, null],
    ['failed', {}, null],
    ['canceled', {}, null],
    ['awaiting', { paid: 1_000 }, 'paid'],
    ['completed', { method: 'cash', paid: 1_000 }, 'paid'],
    ['confirmed', { paid: 1_000, due: 250 }, 'part-paid'],
    ['confirmed', { method: 'cash', paid: 400 }, 'part-paid'],
    ['canceled', { paid: 1_000, refunding: 1_000, due: 0 }, 'refund-pending'],
    ['completed', { paid: 1_000, refunding: 200, due: 0 }, 'refund-pending'],
    ['completed', { paid: 1_000, refunded: 200, due: 0 }, 'part-refunded'],
    ['rejected', { paid: 1_000, refunded: 1_000, due: 0 }, 'refunded'],
  ] as const)('%s with %j: %s', (state, change, step) => {
    expect(paymentStepOf(money(state, change))).toBe(step);
  });

  it.each([
    [true, 'paid'],
    [false, 'part-paid'],
  ])('where no total is shown, all of it being paid = %s reads %s', (isPaid, step) => {
    const order = money('confirmed', { paid: 200 });
    expect(paymentStepOf({ ...order, isPaid, balance: { ...order.balance, due: null } })).toBe(step);
  });

  it('waits for the payment only before the shop knows of the order', () => {
    expect(isWaitingForPayment(money('awaiting'))).toBe(true);
    expect(isWaitingForPayment(money('awaiting', { paid: 1_000 }))).toBe(false);
    expect(isWaitingForPayment(money('awaiting', { method: 'cash' }))).toBe(false);
    expect(isWaitingForPayment(money('failed'))).toBe(false);
  });

  it('waits half an hour', () => {
    expect(payableUntil({ createdAt: '2026-11-27T12:00:00+01:00' }).toISOString()).toBe(
      '2026-11-27T11:30:00.000Z',
    );
  });
});
