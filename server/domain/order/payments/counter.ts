import type { Fault, StateCode } from '#domain/errors.ts';
import { type Cents, cents, ZERO } from '#domain/money/money.ts';
import { isCalledOff } from '#domain/order/order-state.ts';
import { METHODS, type PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { HOUR, localDayOf } from '#domain/time/zoned-time.ts';
import { balanceOf, isOnlinePayment, type MoneyFacts, remainderOf } from './balance.ts';
import type { Payment } from './payment-fields.ts';
import { type PaymentState, waitsForPayment } from './settlement.ts';
import { codeFault, codeOf, voucherOf } from './voucher-code.ts';

/** How guests pay at the counter, at the door or at the table. */
export const COUNTER_METHODS: readonly PaymentMethod[] = METHODS.filter(({ isOnline }) => !isOnline).map(
  ({ code }) => code,
);

export interface CounterFacts extends MoneyFacts {
  paymentState: PaymentState;
  currency: string;
}

/** Why an order takes no payment at the counter now; null = it does (R315). */
export function takingObstacle(facts: CounterFacts): StateCode | null {
  if (isCalledOff(facts.state)) return 'payment-called-off';
  if (waitsForPayment(facts)) return 'payment-awaited-online';
  return balanceOf(facts).due === ZERO ? 'payment-nothing-due' : null;
}

/** What staff enter; an amount of null is all that is due. */
export interface CounterPayment {
  method: PaymentMethod;
  amount: Cents | null;
  code: string | null;
}

/** What is wrong with a payment for an order that takes one (R315, R319). */
export function takingFaults(facts: CounterFacts, { method, amount, code }: CounterPayment): Fault[] {
  const { due } = balanceOf(facts);
  const faults: Fault[] = [];
  if (!COUNTER_METHODS.includes(method)) faults.push({ code: 'payment-not-at-counter', field: 'method' });
  if (amount !== null && amount <= 0) faults.push({ code: 'payment-too-small', field: 'amount' });
  if (amount !== null && amount > due)
    faults.push({ code: 'payment-above-due', field: 'amount', params: { amount: inCurrency(due, facts) } });
  if (voucherOf(method) && codeOf(method, code) === null)
    faults.push({ code: 'voucher-code-required', field: 'code' });
  const form = codeFault(method, code);
  if (form) faults.push({ ...form, field: 'code' });
  return faults;
}

/** What staff hand back; an amount of null is the surplus, a method of null the one it was paid with. */
export interface HandBack {
  amount: Cents | null;
  method: PaymentMethod | null;
}

/** What goes back of one payment. */
export interface HandBackPart {
  payment: Payment['id'];
  method: PaymentMethod;
  amount: Cents;
  /** It pays out a surplus (R301). */
  isAutomatic: boolean;
}

/** How much of what was taken at the counter is still there to be handed back. */
export function heldAtCounter({ payments, refunds }: Pick<MoneyFacts, 'payments' | 'refunds'>): Cents {
  return cents(
    payments
      .filter((payment) => !isOnlinePayment(payment))
      .reduce((sum, payment) => sum + remainderOf(payment, refunds), 0),
  );
}

/** What is wrong with a hand-back of an order of which something is held (R316). */
export function handBackFaults(facts: CounterFacts, { amount, method }: HandBack): Fault[] {
  const held = heldAtCounter(facts);
  const faults: Fault[] = [];
  if (method !== null && !COUNTER_METHODS.includes(method))
    faults.push({ code: 'payment-not-at-counter', field: 'method' });
  if (amount === null && balanceOf(facts).surplus === ZERO)
    faults.push({ code: 'required', field: 'amount' });
  if (amount !== null && amount <= 0) faults.push({ code: 'payment-too-small', field: 'amount' });
  if (amount !== null && amount > held)
    faults.push({
      code: 'hand-back-above-held',
      field: 'amount',
      params: { amount: inCurrency(held, facts) },
    });
  return faults;
}

/**
 * Which payments a hand-back takes its money from: those of its method before the others, the latest first. The surplus goes first
 * and by itself; what is more was somebody's decision, and lowers what the shop keeps (R301, R316).
 */
export function handBackParts(facts: CounterFacts, { amount, method }: HandBack): HandBackPart[] {
  const { surplus } = balanceOf(facts);
  const isOther = (payment: { method: string }) => (method !== null && payment.method !== method ? 1 : 0);
  const sources = facts.payments
    .filter((payment) => !isOnlinePayment(payment))
    .toSorted((one, other) => isOther(one) - isOther(other) || other.id - one.id)
    .map((payment) => ({ payment, left: remainderOf(payment, facts.refunds) }));
  const take = (wanted: number, isAutomatic: boolean): HandBackPart[] => {
    let rest = wanted;
    return sources.flatMap((source) => {
      const part = cents(Math.min(rest, source.left));
      if (part <= 0) return [];
      rest -= part;
      source.left = cents(source.left - part);
      const { id, method: paidWith } = source.payment;
      return [{ payment: id, method: method ?? paidWith, amount: part, isAutomatic }];
    });
  };
  const whole = amount ?? surplus;
  return [...take(Math.min(whole, surplus), true), ...take(Math.max(0, whole - surplus), false)];
}

/**
 * Whether a payment that was entered by mistake can be taken out again: until the end of the day on which it was taken, in the
 * zone of the branch, and at least for an hour; nothing of it has been handed back (R317). `at`: ISO 8601.
 */
export function isVoidable(
  payment: Pick<Payment, 'id' | 'method' | 'state' | 'at'>,
  { refunds }: Pick<MoneyFacts, 'refunds'>,
  { now, timeZone }: { now: Date; timeZone: Zone },
): boolean {
  if (payment.state !== 'paid' || isOnlinePayment(payment)) return false;
  if (refunds.some((refund) => refund.payment === payment.id)) return false;
  const at = new Date(payment.at);
  return now.getTime() - at.getTime() < HOUR || localDayOf(at, timeZone) === localDayOf(now, timeZone);
}

function inCurrency(amount: Cents, { currency }: CounterFacts) {
  return { cents: amount, currency };
}
