import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '#domain/money/money.ts';
import { ORDER_STATES, type OrderState } from '#domain/order/order-state.ts';
import { pollSeconds, type TimelineFacts, timelineOf } from '#domain/order/order-timeline.ts';
import { unpaid } from '#tests/unpaid.ts';

const TAKEAWAY = { service: 'takeaway', isAtTable: false, isPlanned: false } as const;
const shown = (state: OrderState, facts: TimelineFacts): string =>
  timelineOf(state, facts)
    .map((step) => `${{ done: 'x', current: '>', upcoming: ' ' }[step.state]}${step.code}`)
    .join(' ');

describe('timeline', () => {
  it.each<[OrderState, string, string]>([
    [
      'awaiting',
      '>awaiting  confirmed  being-prepared  ready-for-pickup  completed',
      '>awaiting  confirmed  being-prepared  out-for-delivery  delivered  completed',
    ],
    [
      'confirmed',
      'xawaiting xconfirmed >being-prepared  ready-for-pickup  completed',
      'xawaiting xconfirmed >being-prepared  out-for-delivery  delivered  completed',
    ],
    [
      'inDelivery',
      'xawaiting xconfirmed xbeing-prepared >ready-for-pickup  completed',
      'xawaiting xconfirmed xbeing-prepared >out-for-delivery  delivered  completed',
    ],
    [
      'completed',
      'xawaiting xconfirmed xbeing-prepared xready-for-pickup xcompleted',
      'xawaiting xconfirmed xbeing-prepared xout-for-delivery xdelivered xcompleted',
    ],
    ['rejected', '', ''],
    ['canceled', '', ''],
    ['failed', '', ''],
  ])('of %s', (state, pickup, delivery) => {
    expect(shown(state, TAKEAWAY)).toBe(pickup);
    expect(shown(state, { ...TAKEAWAY, service: 'dineIn' }), 'without a table').toBe(pickup);
    expect(shown(state, { ...TAKEAWAY, service: 'dineIn', isAtTable: true })).toBe(
      pickup.replace('ready-for-pickup', 'being-served'),
    );
    expect(shown(state, { ...TAKEAWAY, service: 'delivery' })).toBe(delivery);
  });

  it('stays at confirmed while the preparation is not due', () => {
    expect(shown('confirmed', { ...TAKEAWAY, isPlanned: true })).toBe(
      'xawaiting >confirmed  being-prepared  ready-for-pickup  completed',
    );
  });
});

describe('polling', () => {
  const money = (paid: number, refunding: number) => ({
    paymentMethod: 'mollie',
    balance: { ...unpaid(ZERO), paid: cents(paid), refunding: cents(refunding) },
  });

  it.each(ORDER_STATES)('%s: interval', (state) => {
    const isOpen = state === 'awaiting' || state === 'confirmed' || state === 'inDelivery';
    const waiting = state === 'awaiting' ? 3 : 10;
    expect(pollSeconds({ state, ...money(0, 0) })).toBe(isOpen ? waiting : null);
    expect(pollSeconds({ state, ...money(0, 0), paymentMethod: 'cash' })).toBe(isOpen ? 10 : null);
    expect(pollSeconds({ state, ...money(500, 0) })).toBe(isOpen ? 10 : null);
    expect(pollSeconds({ state, ...money(500, 200) })).toBe(isOpen ? 10 : 60);
  });
});
