import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallingOrder, callsAt, isForLater } from '#domain/order/later-order.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';

const CREATED = '2026-11-20T18:00:00.000Z';
const DUE = '2026-11-24T10:30:00.000Z';
const order = (change: Partial<CallingOrder> = {}): CallingOrder => ({
  createdAt: CREATED,
  preparationDue: DUE,
  isQuotation: false,
  ...change,
});

describe('R174 orders for later', () => {
  it.each<[string, Partial<CallingOrder>, string]>([
    ['a preorder when its preparation is due', {}, DUE],
    ['one as soon as possible when it comes', { preparationDue: null }, CREATED],
    [
      'one whose preparation was due before when it comes',
      { preparationDue: '2026-11-20T17:59:00Z' },
      CREATED,
    ],
    [
      'one that waited for its online payment when it was paid',
      { preparationDue: null, history: [{ event: 'paid', at: '2026-11-20T18:20:00.000Z' }] },
      '2026-11-20T18:20:00.000Z',
    ],
    ['a request for a quotation when it comes', { isQuotation: true }, CREATED],
  ])('rings: %s', (_name, change, calls) => {
    expect(callsAt(order(change)).toISOString()).toBe(calls);
  });

  it('rings when it comes if an older server says nothing of preparation', () => {
    expect(callsAt({ createdAt: CREATED, isQuotation: false })).toEqual(new Date(CREATED));
    expect(isForLater({ createdAt: CREATED, isQuotation: false, state: 'awaiting' }, new Date(0))).toBe(
      false,
    );
  });

  it.each([
    ['awaiting', false, true],
    ['awaiting', true, false],
    ['confirmed', false, true],
    ['confirmed', true, true],
  ] as const)('%s, request for a quotation %s: for later %s', (state, isQuotation, isLater) => {
    const planned = { ...order({ isQuotation }), state };
    expect(isForLater(planned, new Date('2026-11-24T10:29:59Z'))).toBe(isLater);
    expect(isForLater(planned, new Date(DUE))).toBe(false);
    expect(isForLater({ ...planned, preparationDue: null }, new Date(CREATED))).toBe(false);
  });

  it('is no order that is on its way or has ended', () => {
    for (const state of ORDER_STATES.filter((one) => one !== 'awaiting' && one !== 'confirmed'))
      expect(isForLater({ ...order(), state }, new Date(CREATED))).toBe(false);
  });

  it('is silent exactly until it rings', () => {
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, instant, fc.nat(40_000_000), fc.boolean(), (created, due, wait, isQuotation) => {
        const asked = order({
          createdAt: created.toISOString(),
          preparationDue: due.toISOString(),
          isQuotation,
        });
        const now = new Date(created.getTime() + wait);
        expect(isForLater({ ...asked, state: 'awaiting' }, now)).toBe(now < callsAt(asked));
      }),
    );
  });
});
