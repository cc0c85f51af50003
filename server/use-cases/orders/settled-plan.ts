import { randomBytes } from 'node:crypto';
import { type MoneyFacts, onlinePaidOf } from '#domain/order/payments/balance.ts';
import type { Payment, Refund } from '#domain/order/payments/payment-fields.ts';
import {
  ENDING_MINUTES,
  LOOK_MINUTES,
  laterLookDelay,
  paymentStateOf,
  refundsDue,
  waitsForPayment,
} from '#domain/order/payments/settlement.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import type { MoneyChange, NewRefund, TakenPayment } from './money-change.ts';
import type { StoredOrder } from './order-store.ts';
import type { Plan } from './plan.ts';

/** How our side names a payment or a refund at a provider: 20 hexadecimal digits, as many as Datatrans takes, never used twice. */
export function newReference(): string {
  return randomBytes(10).toString('hex');
}

/**
 * A plan with what it means for the money of the order (R301): what the shop may no longer keep goes back, and payments that
 * nobody waits for any more are ended.
 */
export function settled(order: StoredOrder, plan: Plan): Plan {
  const progress = plan.progress ?? order;
  const facts = factsAfter(order, plan);
  const refunds = refundsDue(facts).map(
    (due): NewRefund => ({
      ...due,
      ...{ state: 'pending', isAutomatic: true, reason: null, items: [] },
      reference: newReference(),
    }),
  );
  const after = { ...facts, refunds: [...facts.refunds, ...refunds] };
  const paymentState = paymentStateOf(after);
  const isNews = refunds.length > 0 || plan.money !== undefined;
  return {
    ...plan,
    // Money is proof: what is paid online needs nobody's leave (R343).
    progress: { ...progress, paymentState, isHeld: progress.isHeld && onlinePaidOf(after).length === 0 },
    ...(isNews ? { money: { ...plan.money, refunds: [...(plan.money?.refunds ?? []), ...refunds] } } : {}),
    effects: [
      ...(plan.effects ?? []),
      ...refunds.map(refundEffect),
      // What a bank takes back the guest still owes: it lowers no invoice.
      ...(plan.money?.refunds ?? [])
        .filter(({ state, isChargeback }) => state === 'done' && !isChargeback)
        .map(creditEffect),
      ...endings(order, after.payments, { state: progress.state, paymentState }),
    ],
  };
}

/** When the provider is asked about an order that waits for its payment (R302). */
export function lookEffects(): Effect[] {
  return LOOK_MINUTES.map((minutes) => ({ kind: 'payment', payload: {}, delaySeconds: minutes * 60 }));
}

/** A look at what was paid, and the others after it, one at a time (R310); none after the last. */
export function laterLook(step = 0): Effect[] {
  const hours = laterLookDelay(step);
  return hours === null
    ? []
    : [{ kind: 'payment', payload: { isLater: true, step }, delaySeconds: hours * 3_600 }];
}

/** Where the order has an invoice, a refund makes a credit note (R299). */
export function creditEffect({ reference }: Pick<NewRefund, 'reference'>): Effect {
  return { kind: 'invoice', payload: { act: 'credit', refund: reference } };
}

export function refundEffect({ reference }: Pick<NewRefund, 'reference'>): Effect {
  return { kind: 'refund', payload: { refund: reference } };
}

/** The money of the order as it will be. */
function factsAfter(order: StoredOrder, { progress = order, correction, money = {} }: Plan): MoneyFacts {
  return {
    state: progress.state,
    totalGross: correction?.totalGross ?? order.totalGross,
    paymentMethod: progress.paymentMethod,
    payments: [
      ...order.payments.map((payment) => paymentAfter(payment, money)),
      ...(money.taken ?? []).map(takenFacts),
    ],
    refunds: [
      ...order.refunds.map((refund) => ({
        ...refund,
        ...changeOf(refund, money),
      })),
      ...(money.refunds ?? []),
    ],
  };
}

function changeOf(
  { id, amount }: Pick<Refund, 'id' | 'amount'>,
  { refundStates = [] }: MoneyChange,
): Partial<Refund> {
  const change = refundStates.find((one) => one.id === id);
  return change ? { state: change.state, amount: change.amount ?? amount } : {};
}

function paymentAfter(payment: Payment, { payments = [] }: MoneyChange): MoneyFacts['payments'][number] {
  const change = payments.find(({ id }) => id === payment.id);
  if (!change) return payment;
  // Paid just now: later than everything else.
  return { ...payment, state: change.state, paidAt: payment.paidAt ?? LATEST };
}

const LATEST = '9999';

/** It has no id yet, and nothing of it goes back by itself. */
function takenFacts({ method, amount }: TakenPayment): MoneyFacts['payments'][number] {
  return { id: 0, method, amount, state: 'paid', paidAt: LATEST };
}

/** Open payments are ended when the order stops waiting for one. */
function endings(
  before: StoredOrder,
  payments: MoneyFacts['payments'],
  after: Parameters<typeof waitsForPayment>[0],
): Effect[] {
  const isOpen = payments.some(({ state }) => state === 'open');
  if (!isOpen || !waitsForPayment(before) || waitsForPayment(after)) return [];
  return endingEffects();
}

/** Ends payments that the guest could still make, and keeps an eye on those that nobody can end. */
export function endingEffects(): Effect[] {
  return ENDING_MINUTES.map((minutes) => ({
    kind: 'payment',
    payload: { isEnding: true },
    delaySeconds: minutes * 60,
  }));
}
