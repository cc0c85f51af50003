import { expect, it } from 'vitest';
import { isMessageDue } from '#domain/order/message-due.ts';
import { ORDER_STATES, type OrderFacts, type OrderState } from '#domain/order/order-state.ts';

const facts = (state: OrderState, more: Partial<OrderFacts> = {}): OrderFacts => ({
  state,
  proposal: null,
  payment: { isOnline: false, isPaid: false, isRefunded: false },
  ...more,
});
const dueIn = (name: string) => ORDER_STATES.filter((state) => isMessageDue(name, facts(state)));

it.each([
  ['received', ['awaiting', 'confirmed', 'inDelivery']],
  ['new-order', ['awaiting', 'confirmed', 'inDelivery']],
  ['unanswered', ['awaiting']],
  ['confirmed', ['confirmed', 'inDelivery']],
  ['counter-appointment', []],
  ['rejected', ['rejected']],
  ['canceled', ['canceled']],
  ['canceled-by-guest', ['canceled']],
  ['payment-failed', ['awaiting', 'failed']],
  ['weighed', ['awaiting', 'confirmed', 'inDelivery', 'completed']],
  ['ready', ['inDelivery']],
  ['on-the-way', ['inDelivery']],
  ['completed', ['completed']],
  ['refunded', []],
])('R285 %s may be sent again in %j', (name, states) => {
  expect(dueIn(name).toSorted()).toEqual([...states].toSorted());
});

it('R285 a proposal while the guest has not answered, a refund once there is one, what is unknown always', () => {
  const at = new Date(0);
  expect(isMessageDue('counter-appointment', facts('awaiting', { proposal: { state: 'open', at } }))).toBe(
    true,
  );
  expect(
    isMessageDue('counter-appointment', facts('confirmed', { proposal: { state: 'accepted', at } })),
  ).toBe(false);
  const payment = { isOnline: true, isPaid: true, isRefunded: true };
  expect(isMessageDue('refunded', facts('canceled', { payment }))).toBe(true);
  expect(dueIn('from a later version')).toHaveLength(ORDER_STATES.length);
});
