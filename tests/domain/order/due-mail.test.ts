import { describe, expect, it } from 'vitest';
import { BRANCH_MAILS, GUEST_MAILS, type OrderMailName } from '#domain/messages/mail-names.ts';
import { isMailDue, type MailFacts } from '#domain/order/due-mail.ts';
import { ORDER_STATES, type OrderState } from '#domain/order/order-state.ts';
import { TAKEN_BACK } from '#domain/order/taking-back.ts';

const AT = '2026-11-27T17:30:00.000Z';
const LATER = '2026-11-27T18:30:00.000Z';

const facts = (change: Partial<MailFacts> = {}): MailFacts => ({
  state: 'awaiting',
  proposal: null,
  payment: { isOnline: false, isPaid: false, isRefunded: false },
  isDelivery: false,
  hasReviews: true,
  isRated: false,
  history: [],
  ...change,
});
const statesOf = (mail: OrderMailName, change: Partial<MailFacts> = {}): OrderState[] =>
  ORDER_STATES.filter((state) => isMailDue(mail, facts({ state, ...change }), null));

describe('R281 a mail is sent while its reason holds', () => {
  it.each<[OrderMailName, Partial<MailFacts>, OrderState[]]>([
    ['received', {}, ['awaiting', 'confirmed', 'inDelivery', 'completed']],
    ['confirmed', {}, ['confirmed', 'inDelivery']],
    ['counter-appointment', { proposal: { state: 'open', at: new Date(AT) } }, ['awaiting']],
    ['counter-appointment', { proposal: { state: 'withdrawn', at: new Date(AT) } }, []],
    ['counter-appointment', { proposal: { state: 'accepted', at: new Date(AT) } }, []],
    ['counter-appointment', { proposal: { state: 'declined', at: new Date(AT) } }, []],
    ['counter-appointment', {}, []],
    ['rejected', {}, ['rejected']],
    ['canceled', {}, ['canceled']],
    ['payment-failed', {}, ['awaiting', 'failed']],
    ['payment-failed', { payment: { isOnline: true, isPaid: true, isRefunded: false } }, []],
    ['weighed', {}, ['awaiting', 'confirmed', 'inDelivery', 'completed']],
    ['ready', {}, ['inDelivery']],
    ['ready', { isDelivery: true }, []],
    ['on-the-way', { isDelivery: true }, ['inDelivery']],
    ['on-the-way', {}, []],
    ['completed', {}, ['completed']],
    ['completed', { isRated: true }, []],
    ['completed', { hasReviews: false }, []],
    ['refunded', {}, [...ORDER_STATES]],
    ['new-order', {}, ['awaiting', 'confirmed', 'inDelivery', 'completed']],
    ['unanswered', {}, ['awaiting']],
    ['proposal-accepted', {}, ['awaiting', 'confirmed', 'inDelivery', 'completed']],
    ['proposal-declined', {}, ['canceled']],
    ['canceled-by-guest', {}, ['canceled']],
  ])('%s %o', (mail, change, states) => {
    expect(statesOf(mail, change)).toEqual(states);
  });

  it('of two proposals only the one that is open', () => {
    const open = facts({ proposal: { state: 'open', at: new Date(LATER) } });
    expect([AT, LATER].map((about) => isMailDue('counter-appointment', open, about))).toEqual([false, true]);
  });

  it.each<[OrderMailName, OrderState, string]>([
    ['ready', 'inDelivery', 'in-delivery'],
    ['completed', 'completed', 'completed'],
  ])('R282 %s of a step that was taken back and taken again goes out once', (mail, state, event) => {
    const history = [
      { event: 'confirmed', at: AT },
      { event, at: AT },
    ];
    expect(isMailDue(mail, facts({ state, history }), AT)).toBe(true);
    const undone = [...history, { event: TAKEN_BACK, at: AT }];
    expect(isMailDue(mail, facts({ state: 'confirmed', history: undone }), AT)).toBe(false);
    const again = facts({ state, history: [...undone, { event, at: LATER }] });
    expect([AT, LATER].map((about) => isMailDue(mail, again, about))).toEqual([false, true]);
  });

  it('never tells a guest whose order was called off anything but that, and of the money', () => {
    for (const mail of [...GUEST_MAILS, ...BRANCH_MAILS])
      for (const state of ['rejected', 'canceled', 'failed'] as const) {
        const isDue = isMailDue(mail, facts({ state, proposal: { state: 'open', at: new Date(AT) } }), null);
        if (isDue)
          expect(`${mail} ${state}`).toMatch(
            /^(rejected|canceled|payment-failed|refunded|proposal-declined|canceled-by-guest) /,
          );
      }
  });
});
