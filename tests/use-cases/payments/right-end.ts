import { expect } from 'vitest';
import { excessOf } from '#domain/order/payments/balance.ts';
import { paymentStateOf, waitsForPayment } from '#domain/order/payments/settlement.ts';
import { refundedOf } from './model-provider.ts';
import { isOver, type PaymentWorld } from './payment-world.ts';

const refundsOf = (world: PaymentWorld, payment: number) =>
  world.order.refunds.filter((refund) => refund.payment === payment);
const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** At any time: never more goes back than was paid, and what the order says of its money follows from its payments. */
export function expectSoundBooks(world: PaymentWorld): void {
  for (const { id, amount } of world.order.payments)
    expect(sumOf(refundsOf(world, id))).toBeLessThanOrEqual(amount);
  expect(world.order.paymentState).toBe(paymentStateOf(world.order));
}

export function expectRightEnd(world: PaymentWorld): void {
  const { order, tables, providers } = world;
  expect(waitsForPayment(order)).toBe(false);
  expectSoundBooks(world);
  // Our books are those of the providers.
  for (const attempt of tables.attempts.filter(({ providerId }) => providerId !== null)) {
    const method = attempt.method as keyof typeof providers;
    const there = providers[method].find(attempt.providerId ?? '');
    expect(there.charges).toBeLessThanOrEqual(1);
    expect(attempt.state === 'paid').toBe(there.state === 'paid');
    const back = refundsOf(world, attempt.id).filter(({ state }) => state === 'done');
    expect(sumOf(back)).toBe(refundedOf(there) + there.chargedBack);
  }
  expect(order.refunds.filter(({ state }) => state !== 'done')).toEqual([]);
  // Nothing is held that may not be.
  expect(excessOf(order)).toBe(0);
  const held = sumOf(order.payments.filter(({ state }) => state === 'paid')) - sumOf(order.refunds);
  expect(held).toBeLessThanOrEqual(isOver(order.state) ? 0 : order.totalGross);
  expect(order.paymentState).not.toBe('refundPending');
  expectAnnouncedOnce(world);
}

/** The shop hears of an order once, and of one that nobody paid never. */
function expectAnnouncedOnce({ order, outbox }: PaymentWorld): void {
  const announced = outbox.rows.filter(({ payload }) => payload.mail === 'new-order').length;
  const isReleased = order.history.some(
    ({ event, note }) => event === 'paid' || (event === 'payment-method-changed' && note === 'cash'),
  );
  expect(announced).toBe(isReleased ? 1 : 0);
}
