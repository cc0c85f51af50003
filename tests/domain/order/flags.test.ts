import { expect, test } from 'vitest';
import { flagsOf } from '#domain/order/flags.ts';
import type { OrderState, PaymentFacts } from '#domain/order/order-state.ts';

const CASH: PaymentFacts = { isOnline: false, isPaid: false, isRefunded: false };
const set = (state: OrderState, isDelivery: boolean, events: string[] = []): string[] =>
  Object.entries(flagsOf({ state, payment: CASH, isDelivery, events })).flatMap(([name, value]) =>
    value ? [name] : [],
  );

test.each<[OrderState, string[]]>([
  ['awaiting', []],
  ['confirmed', ['isConfirmed']],
  ['inDelivery', ['isConfirmed', 'isInDelivery']],
  ['completed', ['isConfirmed', 'isCompleted']],
  ['rejected', ['isRejected']],
  ['canceled', ['isCanceled']],
  ['failed', ['isFailed']],
])('flags of %s', (state, names) => {
  expect(set(state, false)).toEqual(names);
  expect(set(state, true).filter((name) => name !== 'isDelivered')).toEqual(names);
  expect(set(state, true).includes('isDelivered')).toBe(state === 'completed');
});

test.each<[OrderState, string[], string[]]>([
  ['canceled', ['placed', 'confirmed', 'canceled'], ['isConfirmed', 'isCanceled']],
  ['canceled', ['counter-appointment', 'counter-appointment-accepted'], ['isConfirmed', 'isCanceled']],
  ['canceled', ['confirmed', 'in-delivery'], ['isConfirmed', 'isInDelivery', 'isCanceled']],
  ['canceled', ['counter-appointment', 'counter-appointment-declined'], ['isCanceled']],
  ['completed', ['confirmed', 'completed'], ['isConfirmed', 'isCompleted']],
  ['completed', ['confirmed', 'in-delivery'], ['isConfirmed', 'isInDelivery', 'isCompleted']],
])('flags of %s say what has happened before: %j', (state, events, names) => {
  expect(set(state, false, events)).toEqual(names);
});

test('flags carry the payment', () => {
  const payment = { isPaid: true, isRefunded: true };
  expect(flagsOf({ state: 'canceled', payment, isDelivery: false, events: [] })).toMatchObject(payment);
});
