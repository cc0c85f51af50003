import { describe, expect, it } from 'vitest';
import { type EscalationRule, escalationStep, type UnansweredOrder } from '#domain/order/escalation.ts';
import { ORDER_STATES, type OrderFacts } from '#domain/order/order-state.ts';
import { branch, hours } from '#tests/factories.ts';

const at = (time: string) => new Date(`2026-06-01T${time}:00+02:00`);
const RULE: EscalationRule = {
  branch: branch({ openingHours: [hours({ from: '10:00', to: '22:00' })] }),
  escalationMinutes: 10,
  rejectMinutes: 25,
};
const FACTS: OrderFacts = {
  state: 'awaiting',
  proposal: null,
  payment: { isOnline: false, isPaid: false, isRefunded: false },
};
const order = (change: Partial<UnansweredOrder> = {}): UnansweredOrder => ({
  facts: FACTS,
  history: [{ event: 'placed', at: at('12:00').toISOString() }],
  isDelivery: false,
  isDineIn: false,
  isQuotation: false,
  createdAt: at('12:00').toISOString(),
  ...change,
});
const told = (time: string) => [{ event: 'escalated', at: at(time).toISOString() }];
const facts = (change: Partial<OrderFacts>) => ({ facts: { ...FACTS, ...change } });

describe('R271 an order that nobody answers', () => {
  it.each([
    ['12:09', order(), null],
    ['12:10', order(), 'tell'],
    // After an outage of the server the contacts are told first.
    ['13:00', order(), 'tell'],
    ['12:11', order({ history: told('12:10') }), null],
    ['12:24', order({ history: told('12:10') }), null],
    ['12:25', order({ history: told('12:10') }), 'reject'],
    // Told late: they still have their fifteen minutes.
    ['13:14', order({ history: told('13:00') }), null],
    ['13:15', order({ history: told('13:00') }), 'reject'],
  ] as const)('at %s: %#', (time, waiting, expected) => {
    expect(escalationStep(waiting, RULE, at(time))).toBe(expected);
  });

  it.each([
    ['neither', { escalationMinutes: 0, rejectMinutes: 0 }, [null, null]],
    ['only contacts', { escalationMinutes: 10, rejectMinutes: 0 }, ['tell', null]],
    ['only a rejection', { escalationMinutes: 0, rejectMinutes: 25 }, ['reject', 'reject']],
  ] as const)('where the branch wants %s', (_, minutes, [first, second]) => {
    const rule = { ...RULE, ...minutes };
    expect(escalationStep(order(), rule, at('14:00'))).toBe(first);
    expect(escalationStep(order({ history: told('12:10') }), rule, at('14:00'))).toBe(second);
  });

  it.each(ORDER_STATES.filter((state) => state !== 'awaiting'))('is over once it is %s', (state) => {
    expect(escalationStep(order(facts({ state })), RULE, at('14:00'))).toBe(null);
  });

  it('waits for the guest while a proposal is open', () => {
    const proposal = { state: 'open', at: at('18:00') } as const;
    expect(escalationStep(order(facts({ proposal })), RULE, at('14:00'))).toBe(null);
    expect(
      escalationStep(order(facts({ proposal: { ...proposal, state: 'withdrawn' } })), RULE, at('14:00')),
    ).toBe('tell');
  });

  it('waits for an online payment', () => {
    const payment = { isOnline: true, isPaid: false, isRefunded: false };
    expect(escalationStep(order(facts({ payment })), RULE, at('14:00'))).toBe(null);
    const paid = facts({ payment: { ...payment, isPaid: true } });
    expect(escalationStep(order(paid), RULE, at('14:00'))).toBe('tell');
  });

  it('a preorder counts from when its preparation is due', () => {
    const evening = order({ preparationDue: at('17:30').toISOString() });
    expect(escalationStep(evening, RULE, at('17:39'))).toBe(null);
    expect(escalationStep(evening, RULE, at('17:40'))).toBe('tell');
  });

  it('one that came while the branch was closed counts from the opening', () => {
    const night = order({ createdAt: at('03:00').toISOString() });
    expect(escalationStep(night, RULE, at('10:09'))).toBe(null);
    expect(escalationStep(night, RULE, at('10:10'))).toBe('tell');
  });

  it('one of a branch that never opens is left to people', () => {
    const closed = { ...RULE, branch: branch({ openingHours: [] }) };
    expect(escalationStep(order(), closed, at('14:00'))).toBe(null);
  });

  it('an inquiry is told, but never rejected by itself', () => {
    expect(escalationStep(order({ isQuotation: true }), RULE, at('12:10'))).toBe('tell');
    const known = order({ isQuotation: true, history: told('12:10') });
    expect(escalationStep(known, RULE, at('14:00'))).toBe(null);
  });
});
