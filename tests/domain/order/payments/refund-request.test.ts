import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '#domain/money/money.ts';
import {
  type RefundFacts,
  type RefundRequest,
  refundable,
  refundFaults,
  refundObstacle,
  refundParts,
} from '#domain/order/payments/refund-request.ts';

type Back = RefundFacts['refunds'][number];

const paid = (id: number, amount: number, method: 'mollie' | 'cash' = 'mollie') => ({
  ...{ id, method, state: 'paid' as const, amount: cents(amount), paidAt: `2026-11-24T11:0${id}:00Z` },
});
const back = (payment: number, amount: number, change: Partial<Back> = {}): Back => ({
  ...{ payment, amount: cents(amount), state: 'done', isAutomatic: false, items: [] },
  ...change,
});
const facts = (change: Partial<RefundFacts> = {}): RefundFacts => ({
  ...{ state: 'confirmed', totalGross: cents(2_000), paymentMethod: 'mollie', currency: 'EUR' },
  ...{ items: [{ gross: cents(1_200) }, { gross: cents(800) }], payments: [paid(1, 2_000)], refunds: [] },
  ...change,
});
const request = (amount: number | null, items: [number, number | null][] | null = null): RefundRequest => ({
  amount: amount === null ? null : cents(amount),
  items: items?.map(([position, part]) => ({ position, amount: part === null ? null : cents(part) })) ?? null,
});

describe('R305 refunds by staff', () => {
  it('need something that was paid online and is still there', () => {
    expect(refundObstacle(facts())).toBeNull();
    expect(refundObstacle(facts({ payments: [] }))).toBe('refund-not-online');
    expect(refundObstacle(facts({ payments: [paid(1, 2_000, 'cash')] }))).toBe('refund-not-online');
    expect(refundObstacle(facts({ refunds: [back(1, 2_000, { state: 'pending' })] }))).toBe(
      'refund-nothing-left',
    );
  });

  it.each<[string, RefundRequest, Partial<RefundFacts>, string[]]>([
    ['everything', request(null), {}, []],
    ['an amount', request(500), {}, []],
    ['nothing', request(0), {}, ['amount refund-too-small']],
    ['less than nothing', request(-500), {}, ['amount refund-too-small']],
    ['more than is left', request(2_001), {}, ['amount refund-too-much']],
    [
      'more than an earlier refund left',
      request(1_600),
      { refunds: [back(1, 500)] },
      ['amount refund-too-much'],
    ],
    ['an amount and items', request(500, [[0, null]]), {}, ['amount refund-ambiguous']],
    [
      'items',
      request(null, [
        [0, null],
        [1, 300],
      ]),
      {},
      [],
    ],
    ['an unknown item', request(null, [[2, null]]), {}, ['items.0.position refund-item-unknown']],
    [
      'an item twice',
      request(null, [
        [0, 100],
        [0, 100],
      ]),
      {},
      ['items.1.position refund-item-twice'],
    ],
    ['more than an item', request(null, [[1, 801]]), {}, ['items.0.amount refund-item-too-much']],
    ['nothing of an item', request(null, [[1, 0]]), {}, ['items.0.amount refund-too-small']],
    [
      'more than is left of an item',
      request(null, [[1, 301]]),
      { refunds: [back(1, 500, { items: [{ position: 1, amount: cents(500) }] })] },
      ['items.0.amount refund-item-too-much'],
    ],
    [
      'an item of which nothing is left',
      request(null, [[1, null]]),
      { refunds: [back(1, 800, { items: [{ position: 1, amount: cents(800) }] })] },
      ['items.0.amount refund-item-too-much'],
    ],
    [
      'items of more than is left',
      request(null, [[0, null]]),
      { refunds: [back(1, 1_500)] },
      ['items refund-too-much'],
    ],
  ])('%s', (_name, wanted, change, expected) => {
    const faults = refundFaults(facts(change), wanted).map(({ field, code }) => `${field} ${code}`);
    expect(faults).toEqual(expected);
  });

  it('say how much is left', () => {
    expect(refundFaults(facts(), request(2_001))[0]?.params).toEqual({
      amount: { cents: 2_000, currency: 'EUR' },
    });
  });

  it('come from the latest payment first, and keep their items', () => {
    const two = facts({ payments: [paid(1, 1_500), paid(2, 500)] });
    expect(refundParts(two, request(null, [[0, 900]]))).toEqual([
      { payment: 2, amount: 500, items: [{ position: 0, amount: 900 }] },
      { payment: 1, amount: 400, items: [] },
    ]);
    expect(refundParts(two, request(null))).toEqual([
      { payment: 2, amount: 500, items: [] },
      { payment: 1, amount: 1_500, items: [] },
    ]);
  });

  it('are exactly what was asked for, whatever was paid how', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 5_000 }), (payments, wanted) => {
        const given = facts({ payments: payments.map((amount, index) => paid(index + 1, amount)) });
        const asked = { amount: wanted as Cents, items: null };
        const isPossible = refundFaults(given, asked).length === 0;
        expect(isPossible).toBe(wanted <= refundable(given));
        if (!isPossible) return;
        const parts = refundParts(given, asked);
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(wanted);
        for (const { payment, amount } of parts)
          expect(amount).toBeLessThanOrEqual(payments[payment - 1] ?? 0);
      }),
    );
  });
});
