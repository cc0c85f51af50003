import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import {
  balanceOf,
  excessOf,
  isOnlinePayment,
  type MoneyFacts,
  onlinePaidOf,
  remainderOf,
} from '#domain/order/payments/balance.ts';

type Paid = MoneyFacts['payments'][number];
type Back = MoneyFacts['refunds'][number];

const paid = (amount: number, change: Partial<Paid> = {}): Paid => ({
  ...{ id: 1, method: 'mollie', state: 'paid', amount: cents(amount), paidAt: '2026-11-24T11:00:00Z' },
  ...change,
});
const back = (amount: number, change: Partial<Back> = {}): Back => ({
  ...{ payment: 1, amount: cents(amount), state: 'done', isAutomatic: false },
  ...change,
});
const facts = (change: Partial<MoneyFacts> = {}): MoneyFacts => ({
  ...{ state: 'confirmed', totalGross: cents(2_000), paymentMethod: 'mollie', payments: [], refunds: [] },
  ...change,
});

describe('R301 the balance of an order', () => {
  it.each<[string, Partial<MoneyFacts>, [number, number, number, number, number]]>([
    ['nobody has paid', {}, [0, 0, 0, 2_000, 0]],
    ['paid', { payments: [paid(2_000)] }, [2_000, 0, 0, 0, 0]],
    [
      'an attempt that failed is no payment',
      { payments: [paid(2_000, { state: 'failed' })] },
      [0, 0, 0, 2_000, 0],
    ],
    [
      'staff have given a part back, and the guest owes nothing',
      { payments: [paid(2_000)], refunds: [back(500)] },
      [2_000, 500, 0, 0, 0],
    ],
    [
      'a refund on its way back, and one that failed',
      { payments: [paid(2_000)], refunds: [back(500, { state: 'sent' }), back(300, { state: 'failed' })] },
      [2_000, 0, 800, 0, 0],
    ],
    [
      'a correction made it dearer',
      { totalGross: cents(2_600), payments: [paid(2_000)] },
      [2_000, 0, 0, 600, 0],
    ],
    [
      'a correction made it cheaper',
      { totalGross: cents(1_500), payments: [paid(2_000)] },
      [2_000, 0, 0, 0, 500],
    ],
    [
      'what went back by itself is owed again once it is dearer',
      { payments: [paid(2_000)], refunds: [back(500, { isAutomatic: true })] },
      [2_000, 500, 0, 500, 0],
    ],
    [
      'two payments for one order',
      { payments: [paid(2_000), paid(2_000, { id: 2 })] },
      [4_000, 0, 0, 0, 2_000],
    ],
    ['canceled before it was paid', { state: 'canceled' }, [0, 0, 0, 0, 0]],
    ['canceled after it was paid', { state: 'canceled', payments: [paid(2_000)] }, [2_000, 0, 0, 0, 2_000]],
    [
      'canceled after a part was given back',
      { state: 'rejected', payments: [paid(2_000)], refunds: [back(500)] },
      [2_000, 500, 0, 0, 1_500],
    ],
  ])('%s', (_name, change, [paidSum, refunded, refunding, due, surplus]) => {
    expect(balanceOf(facts(change))).toEqual({ paid: paidSum, refunded, refunding, due, surplus });
    expect(excessOf(facts(change))).toBe(surplus);
  });

  it('never calls for more than is held', () => {
    const given = facts({ totalGross: cents(500), payments: [paid(2_000)], refunds: [back(1_800)] });
    expect(excessOf(given)).toBe(200);
  });

  it('knows what is left of a payment; a failed refund keeps its part', () => {
    const refunds = [back(500, { state: 'failed' }), back(200), back(900, { payment: 2 })];
    expect(remainderOf(paid(2_000), refunds)).toBe(1_300);
    expect(remainderOf(paid(2_000, { state: 'open' }), refunds)).toBe(0);
  });

  it('knows what a provider can pay back, the latest first', () => {
    const payments = [
      paid(1, { id: 1 }),
      paid(1, { id: 2, paidAt: '2026-11-24T11:05:00Z' }),
      paid(1, { id: 3, method: 'cash' }),
      paid(1, { id: 4, state: 'open', paidAt: null }),
    ];
    expect(onlinePaidOf({ payments }).map(({ id }) => id)).toEqual([2, 1]);
    expect([isOnlinePayment({ method: 'datatrans' }), isOnlinePayment({ method: 'cash' })]).toEqual([
      ...[true, false],
    ]);
  });
});
