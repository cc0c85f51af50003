import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { MoneyFacts } from '#domain/order/payments/balance.ts';
import {
  ENDING_MINUTES,
  isHeldBack,
  isPaidBesides,
  isPayingTimeOver,
  isUnknownTooLong,
  isWaitingForRelease,
  LOOK_MINUTES,
  laterLookDelay,
  paymentStateOf,
  refundsDue,
  releasedAt,
  waitsForPayment,
} from '#domain/order/payments/settlement.ts';

type Paid = MoneyFacts['payments'][number];
type Back = MoneyFacts['refunds'][number];

const paid = (id: number, amount: number, change: Partial<Paid> = {}): Paid => ({
  ...{ id, method: 'mollie', state: 'paid', amount: cents(amount), paidAt: `2026-11-24T11:0${id}:00Z` },
  ...change,
});
const back = (payment: number, amount: number, change: Partial<Back> = {}): Back => ({
  ...{ payment, amount: cents(amount), state: 'done', isAutomatic: true },
  ...change,
});
const facts = (change: Partial<MoneyFacts> = {}): MoneyFacts => ({
  ...{ state: 'confirmed', totalGross: cents(2_000), paymentMethod: 'mollie', payments: [], refunds: [] },
  ...change,
});

describe('R301 what goes back by itself', () => {
  it.each<[string, Partial<MoneyFacts>, [number, number][]]>([
    ['nothing of what is due', { payments: [paid(1, 2_000)] }, []],
    ['everything once it is canceled', { state: 'canceled', payments: [paid(1, 2_000)] }, [[1, 2_000]]],
    ['the second of two payments', { payments: [paid(1, 2_000), paid(2, 2_000)] }, [[2, 2_000]]],
    ['what a correction took off', { totalGross: cents(1_500), payments: [paid(1, 2_000)] }, [[1, 500]]],
    [
      'nothing twice, not even after a refund failed',
      { state: 'canceled', payments: [paid(1, 2_000)], refunds: [back(1, 2_000, { state: 'failed' })] },
      [],
    ],
    [
      'nothing that was paid at the counter',
      { state: 'canceled', payments: [paid(1, 2_000, { method: 'cash' })] },
      [],
    ],
    [
      'of several payments the latest first',
      { totalGross: cents(500), payments: [paid(1, 2_000), paid(2, 1_000)] },
      [
        [2, 1_000],
        [1, 1_500],
      ],
    ],
    [
      'the rest after staff gave a part back',
      { state: 'canceled', payments: [paid(1, 2_000)], refunds: [back(1, 500, { isAutomatic: false })] },
      [[1, 1_500]],
    ],
  ])('%s', (_name, change, expected) => {
    expect(refundsDue(facts(change)).map(({ payment, amount }) => [payment, amount])).toEqual(expected);
  });
});

describe('the money of an order in one word', () => {
  it.each<[string, Partial<MoneyFacts>]>([
    ['open', {}],
    ['none', { paymentMethod: 'cash' }],
    ['paid', { payments: [paid(1, 2_000)] }],
    ['paid', { totalGross: cents(2_600), payments: [paid(1, 2_000)] }],
    ['paid', { payments: [paid(1, 2_000)], refunds: [back(1, 500)] }],
    ['refundPending', { payments: [paid(1, 2_000)], refunds: [back(1, 500, { state: 'failed' })] }],
    ['refundPending', { payments: [paid(1, 2_000)], refunds: [back(1, 2_000, { state: 'sent' })] }],
    ['refunded', { payments: [paid(1, 2_000)], refunds: [back(1, 2_000)] }],
    ['none', { paymentMethod: 'cash', payments: [paid(1, 500, { method: 'cash' })] }],
    ['paid', { paymentMethod: 'cash', payments: [paid(1, 2_000, { method: 'cash' })] }],
  ])('%s: %j', (state, change) => {
    expect(paymentStateOf(facts(change))).toBe(state);
  });
});

const CREATED = '2026-11-24T11:00:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(CREATED) + minutes * 60_000);

describe('R302 an order that is paid online', () => {
  it('waits for its payment until it is paid or over', () => {
    expect(waitsForPayment({ state: 'awaiting', paymentState: 'open' })).toBe(true);
    expect(waitsForPayment({ state: 'awaiting', paymentState: 'paid' })).toBe(false);
    expect(waitsForPayment({ state: 'failed', paymentState: 'open' })).toBe(false);
  });

  it('waits for 30 minutes, and the provider is asked until the last of them', () => {
    expect(isPayingTimeOver({ createdAt: CREATED }, minutesLater(29.99))).toBe(false);
    expect(isPayingTimeOver({ createdAt: CREATED }, minutesLater(30))).toBe(true);
    expect(LOOK_MINUTES).toEqual([1, 3, 10, 30]);
  });

  it('ends after a day in which nobody could say what became of its payment', () => {
    expect(isUnknownTooLong({ createdAt: CREATED }, minutesLater(24 * 60 - 1))).toBe(false);
    expect(isUnknownTooLong({ createdAt: CREATED }, minutesLater(24 * 60))).toBe(true);
  });

  it('is watched for two weeks after its end while its guest could still pay', () => {
    expect(ENDING_MINUTES.at(0)).toBe(0);
    expect(ENDING_MINUTES.at(-1)).toBe(14 * 24 * 60);
  });

  it.each<[string, { event: string; at: string; note?: string | null }[], string]>([
    ['placed, to be paid at the counter', [{ event: 'placed', at: CREATED }], CREATED],
    ['paid', [{ event: 'paid', at: '2026-11-24T11:20:00Z' }], '2026-11-24T11:20:00Z'],
    [
      'to be paid at the counter after all, and paid online as well',
      [
        { event: 'payment-method-changed', at: '2026-11-24T11:10:00Z', note: 'datatrans' },
        { event: 'payment-method-changed', at: '2026-11-24T11:20:00Z', note: 'cash' },
        { event: 'paid', at: '2026-11-24T11:25:00Z', note: null },
      ],
      '2026-11-24T11:20:00Z',
    ],
  ])('is known to the shop since it was %s', (_name, history, at) => {
    expect(releasedAt({ createdAt: CREATED, history })).toBe(at);
    expect(releasedAt({ createdAt: CREATED })).toBe(CREATED);
  });
});

describe('R343 an order that the brake holds', () => {
  it.each([
    ['held', { state: 'awaiting', paymentState: 'none', isHeld: true }, [true, true]],
    ['released', { state: 'awaiting', paymentState: 'none', isHeld: false }, [false, false]],
    ['held, and to be paid online', { state: 'awaiting', paymentState: 'open', isHeld: true }, [true, true]],
    ['to be paid online', { state: 'awaiting', paymentState: 'open', isHeld: false }, [false, true]],
    [
      'turned down while it was held',
      { state: 'rejected', paymentState: 'none', isHeld: true },
      [false, false],
    ],
  ] as const)('%s', (_name, order, expected) => {
    expect([isWaitingForRelease(order), isHeldBack(order)]).toEqual(expected);
  });

  it('is known to the shop since it was released, whatever was paid before', () => {
    const history = [
      { event: 'payment-method-changed', at: '2026-11-24T11:10:00Z', note: 'cash' },
      { event: 'released', at: '2026-11-24T11:30:00Z' },
    ];
    expect(releasedAt({ createdAt: CREATED, history })).toBe('2026-11-24T11:30:00Z');
  });
});

describe('R79 a payment besides', () => {
  it.each([
    ['completed', 'cash', true],
    ['completed', 'mollie', false],
    ['confirmed', 'cash', false],
    ['canceled', 'cash', false],
  ] as const)('%s, paid by %s: %s', (state, paymentMethod, expected) => {
    expect(isPaidBesides({ state, paymentMethod })).toBe(expected);
  });
});

it('R310 what was paid is looked at again for a month, one look after the other', () => {
  const delays = Array.from({ length: 8 }, (_, step) => laterLookDelay(step));
  expect(delays).toEqual([1, 5, 18, 48, 96, 168, 384, null]);
  expect(delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0)).toBe(30 * 24);
});
