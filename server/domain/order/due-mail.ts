import type { OrderMailName } from '#domain/messages/mail-names.ts';
import { isCalledOff, type OrderFacts, type OrderState } from './order-state.ts';
import { standing } from './taking-back.ts';

/** What decides whether a mail about an order still makes sense when it is its turn. */
export interface MailFacts extends OrderFacts {
  isDelivery: boolean;
  /** Whether guests are asked to rate at all. */
  hasReviews: boolean;
  isRated: boolean;
  /** Oldest first; `at` is ISO 8601. */
  history: readonly { event: string; at: string }[];
}

type IsDue = (facts: MailFacts, about: string | null) => boolean;

const inState =
  (...states: readonly OrderState[]): IsDue =>
  ({ state }) =>
    states.includes(state);
const unlessCalledOff: IsDue = ({ state }) => !isCalledOff(state);
const always: IsDue = () => true;

/**
 * Whether the reason of a mail still holds (R281). `about` is what the mail was queued for, ISO 8601: the proposed time of a
 * 'counter-appointment', the instant of the step of 'ready', 'on-the-way' and 'completed'; null = whatever holds now. A mail
 * can wait for hours until a mail server takes it.
 */
export function isMailDue(mail: OrderMailName, facts: MailFacts, about: string | null): boolean {
  return DUE[mail](facts, about);
}

const DUE: Readonly<Record<OrderMailName, IsDue>> = {
  received: unlessCalledOff,
  confirmed: inState('confirmed', 'inDelivery'),
  'counter-appointment': ({ state, proposal }, about) =>
    state === 'awaiting' && proposal?.state === 'open' && isSame(proposal.at.toISOString(), about),
  rejected: inState('rejected'),
  canceled: inState('canceled'),
  'payment-failed': ({ state, payment }) => !payment.isPaid && (state === 'failed' || state === 'awaiting'),
  weighed: unlessCalledOff,
  ready: (facts, about) =>
    !facts.isDelivery && facts.state === 'inDelivery' && stands('in-delivery', facts, about),
  'on-the-way': (facts, about) =>
    facts.isDelivery && facts.state === 'inDelivery' && stands('in-delivery', facts, about),
  completed: (facts, about) =>
    facts.hasReviews && !facts.isRated && facts.state === 'completed' && stands('completed', facts, about),
  // The money has moved, whatever became of the order.
  refunded: always,
  'new-order': unlessCalledOff,
  unanswered: inState('awaiting'),
  'proposal-accepted': unlessCalledOff,
  'proposal-declined': inState('canceled'),
  'canceled-by-guest': inState('canceled'),
};

/** A step that was taken back and taken again is another one: it has a mail of its own. */
function stands(step: string, { history }: MailFacts, about: string | null): boolean {
  const last = standing(history).findLast(({ event }) => event === step);
  return last === undefined ? about === null : isSame(last.at, about);
}

function isSame(instant: string, about: string | null): boolean {
  return about === null || Date.parse(instant) === Date.parse(about);
}
