import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '#domain/money/money.ts';
import { balanceOf } from '#domain/order/payments/balance.ts';
import {
  COUNTER_METHODS,
  type CounterPayment,
  handBackFaults,
  handBackParts,
  heldAtCounter,
  isVoidable,
  takingFaults,
  takingObstacle,
} from '#domain/order/payments/counter.ts';
import { facts, payment, refund } from './money-facts.ts';

const cash = (amount: number | null): CounterPayment => ({
  method: 'cash',
  amount: amount === null ? null : cents(amount),
  code: null,
});
const faultsOf = (faults: readonly { code: string; field?: string }[]) =>
  faults.map(({ field, code }) => `${field} ${code}`);

it('R315 every method without a provider is one of the counter', () => {
  expect(COUNTER_METHODS).toEqual(['cash', 'atm-card', 'hydro-ag-voucher']);
});

describe('R315 what the counter takes', () => {
  it.each([
    ['a new order', facts([], { state: 'awaiting' }), null],
    ['a finished one', facts([], { state: 'completed' }), null],
    ['one paid in part', facts([payment(1, 500)]), null],
    ['one paid in full', facts([payment(1, 2_000)]), 'payment-nothing-due'],
    ['one that costs nothing', facts([], { totalGross: ZERO }), 'payment-nothing-due'],
    ['a canceled one', facts([], { state: 'canceled' }), 'payment-called-off'],
    ['a rejected one', facts([], { state: 'rejected' }), 'payment-called-off'],
    ['a failed one', facts([], { state: 'failed' }), 'payment-called-off'],
    [
      'one that waits for its online payment',
      facts([], { state: 'awaiting', paymentMethod: 'mollie', paymentState: 'open' }),
      'payment-awaited-online',
    ],
    [
      'one paid online that was made dearer',
      facts([payment(1, 1_500, { method: 'mollie' })], { paymentMethod: 'mollie', paymentState: 'paid' }),
      null,
    ],
  ])('%s', (_, order, obstacle) => {
    expect(takingObstacle(order)).toBe(obstacle);
  });

  it.each([
    ['all that is due', cash(null), []],
    ['a part', cash(1), []],
    ['exactly what is due', cash(1_500), []],
    ['more than is due', cash(1_501), ['amount payment-above-due']],
    ['nothing', cash(0), ['amount payment-too-small']],
    ['less than nothing', cash(-5), ['amount payment-too-small']],
    ['online', { ...cash(5), method: 'mollie' as const }, ['method payment-not-at-counter']],
    [
      'a voucher without code',
      { ...cash(5), method: 'hydro-ag-voucher' as const },
      ['code voucher-code-required'],
    ],
    [
      'a voucher with spaces for a code',
      { ...cash(5), method: 'hydro-ag-voucher' as const, code: '   ' },
      ['code voucher-code-required'],
    ],
    [
      'a voucher with a code that is none',
      { ...cash(9_999), method: 'hydro-ag-voucher' as const, code: 'abc' },
      ['amount payment-above-due', 'code voucher-code-invalid'],
    ],
    ['a voucher', { ...cash(5), method: 'hydro-ag-voucher' as const, code: 'hyd-2026-77' }, []],
    ['cash with a code that nobody needs', { ...cash(5), code: 'abc' }, []],
  ])('%s', (_, wish, wrong) => {
    expect(faultsOf(takingFaults(facts([payment(1, 500)]), wish))).toEqual(wrong);
  });
});

describe('R316 what is handed back', () => {
  const made = (
    order: Parameters<typeof handBackParts>[0],
    amount: number | null,
    method = null as null | 'cash',
  ) =>
    handBackParts(order, { amount: amount === null ? null : cents(amount), method }).map(
      ({ payment: id, method: way, amount: part, isAutomatic }) => [id, way, part, isAutomatic],
    );

  it('is the surplus unless somebody says more, the latest payment first', () => {
    const cheaper = facts([payment(1, 1_500), payment(2, 500)], { totalGross: cents(1_200) });
    expect(made(cheaper, null)).toEqual([
      [2, 'cash', 500, true],
      [1, 'cash', 300, true],
    ]);
    expect(made(cheaper, 900)).toEqual([
      [2, 'cash', 500, true],
      [1, 'cash', 300, true],
      [1, 'cash', 100, false],
    ]);
    expect(made(cheaper, 100)).toEqual([[2, 'cash', 100, true]]);
  });

  it('comes from payments of the same method first, and is recorded as it was handed over', () => {
    const mixed = facts([payment(1, 1_000), payment(2, 1_000, { method: 'atm-card' })], {
      state: 'canceled',
    });
    expect(made(mixed, null, 'cash')).toEqual([
      [1, 'cash', 1_000, true],
      [2, 'cash', 1_000, true],
    ]);
    expect(made(mixed, 300)).toEqual([[2, 'atm-card', 300, true]]);
  });

  it('never touches what was paid online', () => {
    const online = facts([payment(1, 2_000, { method: 'mollie' }), payment(2, 100)], { state: 'canceled' });
    expect(heldAtCounter(online)).toBe(100);
    expect(made(online, null)).toEqual([[2, 'cash', 100, true]]);
  });

  it.each([
    ['more than was taken', 2_001, null, ['amount hand-back-above-held']],
    ['nothing', 0, null, ['amount payment-too-small']],
    ['an unsaid amount without a surplus', null, null, ['amount required']],
    ['through a provider', 5, 'mollie' as const, ['method payment-not-at-counter']],
    ['all of it', 2_000, null, []],
  ])('refuses %s', (_, amount, method, wrong) => {
    const wish = { amount: amount === null ? null : cents(amount), method };
    expect(faultsOf(handBackFaults(facts([payment(1, 2_000)]), wish))).toEqual(wrong);
  });

  it('never more than there is, and afterwards the surplus is gone and what is due unchanged', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 9_000 }),
        fc.constantFrom('confirmed' as const, 'canceled' as const),
        fc.option(fc.integer({ min: 1, max: 20_000 })),
        (amounts, total, state, wanted) => {
          const order = facts(
            amounts.map((amount, index) => payment(index + 1, amount)),
            { totalGross: cents(total), state },
          );
          const wish = { amount: wanted === null ? null : cents(wanted), method: null };
          if (handBackFaults(order, wish).length > 0) return;
          const before = balanceOf(order);
          const parts = handBackParts(order, wish);
          const sum = parts.reduce((all, { amount }) => all + amount, 0);
          expect(sum).toBe(wanted ?? before.surplus);
          const after = {
            ...order,
            refunds: parts.map((part) => ({ ...part, state: 'done' as const })),
          };
          expect(balanceOf(after).due).toBe(before.due);
          expect(balanceOf(after).surplus).toBe(Math.max(0, before.surplus - sum));
          expect(heldAtCounter(after)).toBe(heldAtCounter(order) - sum);
        },
      ),
    );
  });
});

describe('R317 a payment that was a mistake', () => {
  const VIENNA = 'Europe/Vienna';
  const at = (time: string) => ({ now: new Date(time), timeZone: VIENNA });
  const taken = payment(1, 500, { at: '2026-11-27T22:50:00Z' });
  it.each([
    ['at once', '2026-11-27T22:51:00Z', true],
    ['within the hour, though the day is over', '2026-11-27T23:49:59Z', true],
    ['after it', '2026-11-27T23:50:00Z', false],
  ])('%s', (_, now, isPossible) => {
    expect(isVoidable(taken, facts([taken]), at(now))).toBe(isPossible);
  });

  it('for the rest of the day, whose end is that of the branch, also when the clocks change', () => {
    const early = payment(1, 500, { at: '2026-10-25T00:30:00+02:00' });
    expect(isVoidable(early, facts([early]), at('2026-10-25T23:59:00+01:00'))).toBe(true);
    expect(isVoidable(early, facts([early]), at('2026-10-26T00:00:00+01:00'))).toBe(false);
  });

  it('not once some of it was handed back, nor one that was paid online or is out already', () => {
    const now = at('2026-11-27T22:51:00Z');
    expect(isVoidable(taken, facts([taken], { refunds: [refund(1, 100, false)] }), now)).toBe(false);
    expect(isVoidable({ ...taken, method: 'mollie' }, facts([taken]), now)).toBe(false);
    expect(isVoidable({ ...taken, state: 'canceled' }, facts([taken]), now)).toBe(false);
  });
});
