import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { RefundFacts } from '#domain/order/payments/refund-request.ts';
import {
  EMPTY_REFUND,
  faultsOfDraft,
  hasFaults,
  placed,
  type RefundDraft,
  requestOf,
  sumOf,
  withItem,
} from '#web/backoffice/orders/detail/money/refund-draft.ts';

const facts: RefundFacts = {
  state: 'completed',
  totalGross: cents(3_000),
  paymentMethod: 'mollie',
  currency: 'EUR',
  payments: [
    { id: 1, method: 'mollie', state: 'paid', amount: cents(3_000), paidAt: '2026-11-20T11:00:00Z' },
  ],
  refunds: [
    {
      payment: 1,
      amount: cents(400),
      state: 'done',
      isAutomatic: false,
      items: [{ position: 0, amount: cents(400) }],
    },
  ],
  items: [{ gross: cents(1_000) }, { gross: cents(1_600) }],
};
const typed = (change: Partial<RefundDraft>): RefundDraft => ({
  ...EMPTY_REFUND,
  reason: 'Kulanz',
  ...change,
});

describe('a refund as it is typed', () => {
  it('is all that is left until somebody chooses otherwise', () => {
    expect(requestOf(typed({}))).toEqual({ amount: null, items: null });
    expect(sumOf(typed({}), facts)).toBe(2_600);
    expect(hasFaults(faultsOfDraft(typed({}), facts))).toBe(false);
  });

  it('takes an item with what is left of it, and lets it go again', () => {
    const chosen = withItem(typed({ kind: 'items' }), facts, 0);
    expect(chosen.items).toEqual({ 0: '6,00' });
    expect(sumOf(withItem(chosen, facts, 1), facts)).toBe(2_200);
    expect(requestOf(withItem(chosen, facts, 1))?.items).toEqual([
      { position: 0, amount: 600 },
      { position: 1, amount: 1_600 },
    ]);
    expect(withItem(chosen, facts, 0).items).toEqual({});
  });

  it.each([
    [typed({ kind: 'amount', amount: 'viel' }), { amount: expect.stringMatching(/12,50/), item: {} }],
    [typed({ kind: 'amount', amount: '0' }), { amount: expect.stringMatching(/größer als 0/), item: {} }],
    [typed({ kind: 'amount', amount: '26,01' }), { amount: expect.stringMatching(/26,00/), item: {} }],
    [typed({ kind: 'items' }), { items: expect.stringMatching(/mindestens eine/), item: {} }],
    [typed({ kind: 'items', items: { 1: 'x' } }), { item: { 1: expect.stringMatching(/12,50/) } }],
    [typed({ kind: 'items', items: { 0: '6,01', 1: '1' } }), { item: { 0: expect.stringMatching(/6,00/) } }],
    [typed({ reason: ' ' }), { reason: expect.stringMatching(/Grund/), item: {} }],
  ])('says at the field what is wrong: %#', (draft, faults) => {
    expect(faultsOfDraft(draft, facts)).toEqual(faults);
  });

  it('shows at the item what the server says about its place in the request', () => {
    const draft = typed({ kind: 'items', items: { 1: '3' } });
    const told = [
      { field: 'items.0.amount', message: 'Zu viel.' },
      { field: 'version', message: 'Veraltet.' },
    ];
    expect(placed(draft, told)).toEqual({ item: { 1: 'Zu viel.' }, other: 'Veraltet.' });
  });
});
