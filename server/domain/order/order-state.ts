import type { BranchMailName, GuestMailName } from '#domain/messages/mail-names.ts';

export type OrderState =
  | 'awaiting'
  | 'confirmed'
  | 'inDelivery'
  | 'completed'
  | 'rejected'
  | 'canceled'
  | 'failed';

/** What became of the time that the shop proposed instead of the requested one. */
export type ProposalState = 'open' | 'accepted' | 'declined' | 'withdrawn';

/** The shop's counter appointment; the latest if there were several. */
export interface Proposal {
  state: ProposalState;
  at: Date;
}

export interface PaymentFacts {
  /** Paid through a provider before the shop confirms; false for cash, card at the counter, voucher. */
  isOnline: boolean;
  isPaid: boolean;
  isRefunded: boolean;
}

/** Everything about an order that decides what may happen next. */
export interface OrderFacts {
  state: OrderState;
  proposal: Proposal | null;
  payment: PaymentFacts;
  /** Held by the brake (R343): staff release it before they accept it. */
  isHeld?: boolean;
}

export type OrderCommand =
  | { type: 'confirm' }
  /** Confirm with another time: the customer is asked. */
  | { type: 'propose'; at: Date }
  | { type: 'accept-proposal' }
  | { type: 'decline-proposal' }
  /** The customer cancels an order that the shop has not accepted yet (R143). */
  | { type: 'cancel-as-guest' }
  | { type: 'reject' }
  | { type: 'cancel' }
  | { type: 'in-delivery' }
  | { type: 'complete' }
  /** The provider says that the payment failed or expired. */
  | { type: 'payment-failed' };
export type OrderCommandType = OrderCommand['type'];

/**
 * Side effects of the change: the proposed time becomes the agreed appointment. What goes back of the money follows from the
 * state that was reached, whatever led there (R301).
 */
type OrderEffect = 'take-proposed-appointment';

export type Decision =
  | { kind: 'apply'; next: OrderFacts; effects: OrderEffect[]; rule: Transition }
  /** Already in effect: answered as success, nothing is stored. */
  | { kind: 'unchanged' }
  /** 409 'Bestellstatus konnte nicht geändert werden'. */
  | { kind: 'forbidden' };

/** The name of a change in the history of an order. */
export type OrderEvent =
  | 'confirmed'
  | 'counter-appointment'
  | 'counter-appointment-accepted'
  | 'counter-appointment-declined'
  | 'rejected'
  | 'canceled'
  | 'canceled-by-guest'
  | 'in-delivery'
  | 'completed'
  | 'failed';

type Condition = (facts: OrderFacts) => boolean;

export interface Transition {
  from: readonly OrderState[];
  /** Condition beyond the state. */
  needs: Condition;
  to: OrderState;
  /** What becomes of an open proposal. */
  openProposal: ProposalState;
  event: OrderEvent;
  effects: readonly OrderEffect[];
  /** Whether its slips are printed after the commit. */
  isPrinted?: boolean;
  /** The mail to the customer after the commit; of a delivery that goes out see mailOf. */
  mail?: GuestMailName;
  /** The mail to the branch: of what staff do themselves they need none. */
  branchMail?: BranchMailName;
  /** Whether staff may still take the step back (R173): then its mail waits for that long. */
  isMailLater?: boolean;
  /** The states in which the command is already in effect, provided that the condition holds. */
  inEffect: readonly OrderState[];
  inEffectIf: Condition;
}

const always: Condition = () => true;
const isWithShop: Condition = ({ payment, isHeld = false }) =>
  !isHeld && (!payment.isOnline || payment.isPaid);
const isUnpaidOnline: Condition = ({ payment }) => payment.isOnline && !payment.isPaid;
const hasProposal =
  (state: ProposalState): Condition =>
  ({ proposal }) =>
    proposal?.state === state;

/** The whole life cycle of an order (R82). Anything not listed is forbidden. */
export const TRANSITIONS: Readonly<Record<OrderCommandType, Transition>> = {
  confirm: {
    from: ['awaiting'],
    needs: isWithShop,
    to: 'confirmed',
    openProposal: 'withdrawn',
    event: 'confirmed',
    effects: [],
    isPrinted: true,
    mail: 'confirmed',
    inEffect: ['confirmed', 'inDelivery'],
    inEffectIf: always,
  },
  propose: {
    from: ['awaiting'],
    needs: isWithShop,
    to: 'awaiting',
    openProposal: 'withdrawn',
    event: 'counter-appointment',
    effects: [],
    mail: 'counter-appointment',
    // Proposing the same time again: see isSameProposal.
    inEffect: [],
    inEffectIf: always,
  },
  'accept-proposal': {
    from: ['awaiting'],
    needs: hasProposal('open'),
    to: 'confirmed',
    openProposal: 'accepted',
    event: 'counter-appointment-accepted',
    effects: ['take-proposed-appointment'],
    isPrinted: true,
    mail: 'confirmed',
    branchMail: 'proposal-accepted',
    inEffect: ['confirmed', 'inDelivery'],
    inEffectIf: hasProposal('accepted'),
  },
  'decline-proposal': {
    from: ['awaiting'],
    needs: hasProposal('open'),
    to: 'canceled',
    openProposal: 'declined',
    event: 'counter-appointment-declined',
    effects: [],
    mail: 'canceled',
    branchMail: 'proposal-declined',
    inEffect: ['canceled'],
    inEffectIf: hasProposal('declined'),
  },
  'cancel-as-guest': {
    from: ['awaiting'],
    needs: always,
    to: 'canceled',
    openProposal: 'withdrawn',
    event: 'canceled-by-guest',
    effects: [],
    mail: 'canceled',
    branchMail: 'canceled-by-guest',
    // Whoever canceled it: the guest has what was asked for.
    inEffect: ['canceled'],
    inEffectIf: always,
  },
  reject: {
    from: ['awaiting'],
    needs: always,
    to: 'rejected',
    openProposal: 'withdrawn',
    event: 'rejected',
    effects: [],
    mail: 'rejected',
    inEffect: ['rejected'],
    inEffectIf: always,
  },
  cancel: {
    from: ['confirmed', 'inDelivery'],
    needs: always,
    to: 'canceled',
    openProposal: 'withdrawn',
    event: 'canceled',
    effects: [],
    mail: 'canceled',
    inEffect: ['canceled'],
    // The customer's decline cancels too; then this command did not cause the state.
    inEffectIf: (facts) => !hasProposal('declined')(facts),
  },
  'in-delivery': {
    from: ['confirmed'],
    needs: always,
    to: 'inDelivery',
    openProposal: 'withdrawn',
    event: 'in-delivery',
    effects: [],
    mail: 'ready',
    isMailLater: true,
    inEffect: ['inDelivery'],
    inEffectIf: always,
  },
  complete: {
    from: ['confirmed', 'inDelivery'],
    needs: always,
    to: 'completed',
    openProposal: 'withdrawn',
    event: 'completed',
    effects: [],
    mail: 'completed',
    isMailLater: true,
    inEffect: ['completed'],
    inEffectIf: always,
  },
  'payment-failed': {
    from: ['awaiting'],
    needs: isUnpaidOnline,
    to: 'failed',
    openProposal: 'withdrawn',
    event: 'failed',
    effects: [],
    mail: 'payment-failed',
    inEffect: ['failed'],
    inEffectIf: always,
  },
};

export const ORDER_STATES: readonly OrderState[] = [
  'awaiting',
  'confirmed',
  'inDelivery',
  'completed',
  'rejected',
  'canceled',
  'failed',
];
/** The states of GET /api/orders/current. */
export const OPEN_STATES: readonly OrderState[] = ['awaiting', 'confirmed', 'inDelivery'];
/** They never change, except for a refund. */
export const TERMINAL_STATES: readonly OrderState[] = ['completed', 'rejected', 'canceled', 'failed'];

export function isTerminal(state: OrderState): boolean {
  return TERMINAL_STATES.includes(state);
}

/** It ended, and nobody gets anything. */
export function isCalledOff(state: OrderState): boolean {
  return isTerminal(state) && state !== 'completed';
}

/** The mail to the customer about a change: what is ready for pickup is on its way where it is delivered. */
export function mailOf({ mail }: Transition, { isDelivery }: { isDelivery: boolean }): GuestMailName | null {
  return mail === 'ready' && isDelivery ? 'on-the-way' : (mail ?? null);
}

/** What a command does to an order. Pure: the caller stores `next` only if the order still has the facts given here. */
export function decide(facts: OrderFacts, command: OrderCommand): Decision {
  const rule = TRANSITIONS[command.type];
  if (isSameProposal(facts, command)) return { kind: 'unchanged' };
  if (rule.inEffect.includes(facts.state) && rule.inEffectIf(facts)) return { kind: 'unchanged' };
  if (!rule.from.includes(facts.state) || !rule.needs(facts)) return { kind: 'forbidden' };
  return {
    kind: 'apply',
    next: { ...facts, state: rule.to, proposal: proposalAfter(facts, command, rule) },
    rule,
    effects: [...rule.effects],
  };
}

function isSameProposal({ state, proposal }: OrderFacts, command: OrderCommand): boolean {
  return (
    command.type === 'propose' &&
    state === 'awaiting' &&
    proposal?.state === 'open' &&
    proposal.at.getTime() === command.at.getTime()
  );
}

function proposalAfter({ proposal }: OrderFacts, command: OrderCommand, rule: Transition): Proposal | null {
  if (command.type === 'propose') return { state: 'open', at: command.at };
  return proposal?.state === 'open' ? { state: rule.openProposal, at: proposal.at } : proposal;
}
