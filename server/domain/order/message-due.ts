import { isTerminal, type OrderFacts, type OrderState } from './order-state.ts';

type Judge = (facts: OrderFacts) => boolean;

const isOpen: Judge = ({ state }) => !isTerminal(state);
const isIn =
  (...states: OrderState[]): Judge =>
  ({ state }) =>
    states.includes(state);

/** By the name of the mail or SMS. One that is not listed tells what happened, and that stays true. */
const DUE: Readonly<Record<string, Judge>> = {
  received: isOpen,
  'new-order': isOpen,
  unanswered: isIn('awaiting'),
  confirmed: isIn('confirmed', 'inDelivery'),
  'counter-appointment': ({ state, proposal }) => state === 'awaiting' && proposal?.state === 'open',
  rejected: isIn('rejected'),
  canceled: isIn('canceled'),
  'canceled-by-guest': isIn('canceled'),
  'payment-failed': isIn('awaiting', 'failed'),
  weighed: isIn('awaiting', 'confirmed', 'inDelivery', 'completed'),
  ready: isIn('inDelivery'),
  'on-the-way': isIn('inDelivery'),
  completed: isIn('completed'),
  refunded: ({ payment }) => payment.isRefunded,
};

/** Whether a message about an order may be sent again: only while what it says holds (R285). */
export function isMessageDue(name: string, facts: OrderFacts): boolean {
  return DUE[name]?.(facts) ?? true;
}
