import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decide,
  isTerminal,
  mailOf,
  OPEN_STATES,
  ORDER_STATES,
  type OrderCommand,
  type OrderCommandType,
  type OrderFacts,
  type OrderState,
  type PaymentFacts,
  type Proposal,
  TERMINAL_STATES,
  TRANSITIONS,
} from '#domain/order/order-state.ts';
import { stateBefore } from '#domain/order/taking-back.ts';

const AT = new Date('2026-06-01T18:00:00+02:00');
const LATER = new Date('2026-06-01T19:00:00+02:00');
const CASH: PaymentFacts = { isOnline: false, isPaid: false, isRefunded: false };
const UNPAID: PaymentFacts = { isOnline: true, isPaid: false, isRefunded: false };
const PAID: PaymentFacts = { isOnline: true, isPaid: true, isRefunded: false };
const COMMANDS = Object.keys(TRANSITIONS) as OrderCommandType[];

const command = (type: OrderCommandType): OrderCommand =>
  type === 'propose' ? { type, at: LATER } : { type };
const order = (state: OrderState, proposal: Proposal['state'] | null = null, payment = CASH): OrderFacts => ({
  state,
  proposal: proposal && { state: proposal, at: AT },
  payment,
});
/** 'confirmed' = becomes that state, '=' unchanged, '-' forbidden. */
const outcome = (facts: OrderFacts, type: OrderCommandType): string => {
  const decision = decide(facts, command(type));
  if (decision.kind === 'apply') return decision.next.state;
  return decision.kind === 'unchanged' ? '=' : '-';
};

describe('A29 every command in every state', () => {
  const columns: OrderCommandType[] = [
    'confirm',
    'propose',
    'accept-proposal',
    'decline-proposal',
    'reject',
    'cancel',
    'in-delivery',
    'complete',
    'payment-failed',
    'cancel-as-guest',
  ];

  it.each<[string, OrderFacts, string[]]>([
    [
      'awaiting',
      order('awaiting'),
      ['confirmed', 'awaiting', '-', '-', 'rejected', '-', '-', '-', '-', 'canceled'],
    ],
    [
      'awaiting, proposed',
      order('awaiting', 'open'),
      ['confirmed', 'awaiting', 'confirmed', 'canceled', 'rejected', '-', '-', '-', '-', 'canceled'],
    ],
    [
      'awaiting, online, unpaid',
      order('awaiting', null, UNPAID),
      ['-', '-', '-', '-', 'rejected', '-', '-', '-', 'failed', 'canceled'],
    ],
    [
      'awaiting, online, paid',
      order('awaiting', null, PAID),
      ['confirmed', 'awaiting', '-', '-', 'rejected', '-', '-', '-', '-', 'canceled'],
    ],
    [
      'confirmed',
      order('confirmed'),
      ['=', '-', '-', '-', '-', 'canceled', 'inDelivery', 'completed', '-', '-'],
    ],
    [
      'confirmed by accepting',
      order('confirmed', 'accepted'),
      ['=', '-', '=', '-', '-', 'canceled', 'inDelivery', 'completed', '-', '-'],
    ],
    [
      'confirmed, proposal withdrawn',
      order('confirmed', 'withdrawn'),
      ['=', '-', '-', '-', '-', 'canceled', 'inDelivery', 'completed', '-', '-'],
    ],
    ['in delivery', order('inDelivery'), ['=', '-', '-', '-', '-', 'canceled', '=', 'completed', '-', '-']],
    [
      'in delivery, accepted',
      order('inDelivery', 'accepted'),
      ['=', '-', '=', '-', '-', 'canceled', '=', 'completed', '-', '-'],
    ],
    ['completed', order('completed'), ['-', '-', '-', '-', '-', '-', '-', '=', '-', '-']],
    [
      'completed, accepted',
      order('completed', 'accepted'),
      ['-', '-', '-', '-', '-', '-', '-', '=', '-', '-'],
    ],
    ['rejected', order('rejected'), ['-', '-', '-', '-', '=', '-', '-', '-', '-', '-']],
    [
      'rejected, proposal withdrawn',
      order('rejected', 'withdrawn'),
      ['-', '-', '-', '-', '=', '-', '-', '-', '-', '-'],
    ],
    ['canceled by the shop', order('canceled'), ['-', '-', '-', '-', '-', '=', '-', '-', '-', '=']],
    [
      'canceled after accepting',
      order('canceled', 'accepted'),
      ['-', '-', '-', '-', '-', '=', '-', '-', '-', '='],
    ],
    [
      'canceled by declining',
      order('canceled', 'declined'),
      ['-', '-', '-', '=', '-', '-', '-', '-', '-', '='],
    ],
    ['failed', order('failed', null, UNPAID), ['-', '-', '-', '-', '-', '-', '-', '-', '=', '-']],
  ])('%s', (_name, facts, expected) => {
    expect(columns.toSorted()).toEqual(COMMANDS.toSorted());
    expect(columns.map((type) => outcome(facts, type))).toEqual(expected);
  });
});

describe('what a command brings with it', () => {
  const apply = (facts: OrderFacts, type: OrderCommandType) => {
    const decision = decide(facts, command(type));
    if (decision.kind !== 'apply') throw new Error(decision.kind);
    return decision;
  };

  it.each<[string, OrderFacts, OrderCommandType, string[]]>([
    ['reject, cash', order('awaiting'), 'reject', []],
    ['cancel, paid', order('confirmed', null, PAID), 'cancel', []],
    ['decline, paid', order('awaiting', 'open', PAID), 'decline-proposal', []],
    ['canceled by the guest, cash', order('awaiting', 'open'), 'cancel-as-guest', []],
    ['accept', order('awaiting', 'open', PAID), 'accept-proposal', ['take-proposed-appointment']],
    ['confirm', order('awaiting', 'open', PAID), 'confirm', []],
    ['complete', order('confirmed', null, PAID), 'complete', []],
    ['payment failed', order('awaiting', null, UNPAID), 'payment-failed', []],
  ])('%s', (_name, facts, type, effects) => {
    expect(apply(facts, type).effects).toEqual(effects);
  });

  it('prints once agreed, and mails the customer about every step, the branch about what the customer did', () => {
    const told = COMMANDS.map((type) => {
      const { isPrinted = false, branchMail = null } = TRANSITIONS[type];
      const mails = [true, false].map((isDelivery) => mailOf(TRANSITIONS[type], { isDelivery }));
      return [type, isPrinted, ...new Set(mails), branchMail];
    });
    expect(told).toEqual([
      ['confirm', true, 'confirmed', null],
      ['propose', false, 'counter-appointment', null],
      ['accept-proposal', true, 'confirmed', 'proposal-accepted'],
      ['decline-proposal', false, 'canceled', 'proposal-declined'],
      ['cancel-as-guest', false, 'canceled', 'canceled-by-guest'],
      ['reject', false, 'rejected', null],
      ['cancel', false, 'canceled', null],
      ['in-delivery', false, 'on-the-way', 'ready', null],
      ['complete', false, 'completed', null],
      ['payment-failed', false, 'payment-failed', null],
    ]);
  });

  it('R282 keeps the mail back where the step can still be taken back', () => {
    const later = COMMANDS.filter((type) => TRANSITIONS[type].isMailLater);
    expect(later).toEqual(['in-delivery', 'complete']);
    const events = later.map((type) => TRANSITIONS[type].event);
    for (const { event, to } of Object.values(TRANSITIONS)) {
      const history = [
        { event: 'confirmed', at: AT.toISOString() },
        { event, at: AT.toISOString() },
      ];
      expect([event, stateBefore(to, history, AT) !== null]).toEqual([event, events.includes(event)]);
    }
  });

  it('settles the proposal', () => {
    expect(apply(order('awaiting', 'open'), 'confirm').next.proposal).toEqual({ state: 'withdrawn', at: AT });
    expect(apply(order('awaiting', 'open'), 'accept-proposal').next.proposal).toEqual({
      state: 'accepted',
      at: AT,
    });
    expect(apply(order('awaiting', 'open'), 'decline-proposal').next.proposal).toEqual({
      state: 'declined',
      at: AT,
    });
    expect(apply(order('awaiting', 'open'), 'reject').next.proposal).toEqual({ state: 'withdrawn', at: AT });
    expect(apply(order('awaiting', 'open'), 'propose').next.proposal).toEqual({ state: 'open', at: LATER });
    expect(apply(order('confirmed', 'accepted'), 'cancel').next.proposal).toEqual({
      state: 'accepted',
      at: AT,
    });
    expect(apply(order('awaiting'), 'confirm').next.proposal).toBeNull();
  });

  it('proposing the same time again changes nothing', () => {
    const facts = order('awaiting', 'open');
    expect(decide(facts, { type: 'propose', at: new Date(AT) })).toEqual({ kind: 'unchanged' });
    expect(decide({ ...facts, state: 'canceled' }, { type: 'propose', at: AT })).toEqual({
      kind: 'forbidden',
    });
  });
});

describe('laws', () => {
  const facts = fc.record<OrderFacts>({
    state: fc.constantFrom(...ORDER_STATES),
    proposal: fc.option(
      fc.record({
        state: fc.constantFrom<Proposal['state']>('open', 'accepted', 'declined', 'withdrawn'),
        at: fc.constant(AT),
      }),
    ),
    payment: fc.record({ isOnline: fc.boolean(), isPaid: fc.boolean(), isRefunded: fc.boolean() }),
  });
  const commands = fc.array(fc.constantFrom(...COMMANDS).map(command), { maxLength: 12 });

  it('no command leaves a terminal state', () => {
    fc.assert(
      fc.property(facts, commands, (start, list) => {
        for (const one of list)
          if (isTerminal(start.state)) expect(decide(start, one).kind).not.toBe('apply');
      }),
    );
  });

  it('a command just applied changes nothing the second time', () => {
    fc.assert(
      fc.property(commands, fc.constantFrom(CASH, UNPAID, PAID), (list, payment) => {
        let now = order('awaiting', null, payment);
        for (const one of list) {
          const decision = decide(now, one);
          if (decision.kind !== 'apply') continue;
          now = decision.next;
          expect(decide(now, one)).toEqual({ kind: 'unchanged' });
        }
      }),
    );
  });

  it('from awaiting, whatever comes: at most four changes of state, no open proposal afterwards', () => {
    fc.assert(
      fc.property(commands, fc.constantFrom(CASH, UNPAID, PAID), (list, payment) => {
        let now = order('awaiting', null, payment);
        let changes = 0;
        for (const one of list) {
          const decision = decide(now, one);
          if (decision.kind !== 'apply') continue;
          if (decision.next.state !== now.state) changes++;
          now = decision.next;
          if (now.state !== 'awaiting') expect(now.proposal?.state).not.toBe('open');
        }
        expect(changes).toBeLessThanOrEqual(4);
        if (payment === UNPAID) expect(['awaiting', 'rejected', 'canceled', 'failed']).toContain(now.state);
      }),
    );
  });

  it('every state is open or terminal', () => {
    expect([...OPEN_STATES, ...TERMINAL_STATES].toSorted()).toEqual([...ORDER_STATES].toSorted());
  });
});
