import { addCents, type Cents, cents, ZERO } from '#domain/money/money.ts';
import type { PaymentReport } from '#domain/payment/payment-report.ts';
import type { AttemptState, Payment, Refund, RefundState } from './payment-fields.ts';

/** A refund of the payment in question, with our name of it at the provider. */
export interface KnownRefund extends Pick<Refund, 'id' | 'amount' | 'state'> {
  reference: string;
  /** Made by the guest's bank. */
  isChargeback: boolean;
}

export interface RefundChange {
  id: Refund['id'];
  state: RefundState;
  /** Unset: unchanged. */
  amount?: Cents;
  /** The guest's bank has made it instead of us. */
  isChargeback?: true;
}

/** What a report of the provider changes about one payment; null = nothing. */
export interface PaymentNews {
  state: AttemptState;
  means: string | null;
  /** Our refunds that have arrived, are lost, or have been made at the provider's own site. */
  refunds: readonly RefundChange[];
  /** Paid back at the provider's own site, without us. */
  elsewhere: Cents;
  /** Taken back by the guest's bank, besides what it has made of our refunds. */
  chargedBack: Cents;
}

/**
 * Compares a payment with what its provider says (R80). 'paid' is final and wins over everything said before or after it; the
 * other ends win over 'open'. What a bank has taken back is not paid back again (R323). `refunds`: those of this payment, the oldest
 * first. `isUntried`: the provider has certainly not been asked for the pending ones yet, so that what was paid back was paid back
 * by others.
 */
export function paymentNews(
  payment: Pick<Payment, 'state' | 'amount' | 'means'>,
  refunds: readonly KnownRefund[],
  report: PaymentReport,
  { isUntried = false }: { isUntried?: boolean } = {},
): PaymentNews | null {
  const state = stateAfter(payment.state, report.state);
  // What the guest has chosen and then not used is no news.
  const means = payment.means ?? (state === 'paid' ? report.means : null);
  const isLost = (refund: KnownRefund) => isMade(refund) && report.lost.includes(refund.reference);
  const known = refunds.map((refund) => (isLost(refund) ? { ...refund, state: 'failed' as const } : refund));
  const banks = chargebacks(payment, known, report);
  const ours = changed(known, banks.refunds).filter(({ isChargeback }) => !isChargeback);
  const arrived = arrivedOf(ours, report);
  const amount = cents(Math.max(0, payment.amount - report.chargedBack));
  const others = isUntried || !ours.some(isWaiting) ? foreign({ amount }, ours, report) : NOTHING;
  const lost = refunds.filter(isLost).map(({ id }): RefundChange => ({ id, state: 'failed' }));
  const changes = together([...lost, ...banks.refunds, ...arrived, ...others.refunds]);
  const isSame = state === payment.state && means === payment.means;
  const { elsewhere } = others;
  const { chargedBack } = banks;
  if (isSame && changes.length === 0 && elsewhere === 0 && chargedBack === 0) return null;
  return { state, means, refunds: changes, elsewhere, chargedBack };
}

/** One change per refund; what is said later goes before what was said earlier. */
function together(changes: readonly RefundChange[]): RefundChange[] {
  const all = new Map<Refund['id'], RefundChange>();
  for (const change of changes) all.set(change.id, { ...all.get(change.id), ...change });
  return [...all.values()];
}

function changed(refunds: readonly KnownRefund[], changes: readonly RefundChange[]): KnownRefund[] {
  return refunds.map((refund) => ({ ...refund, ...changes.find(({ id }) => id === refund.id) }));
}

/**
 * What the guest's bank has taken back since the last report. Of refunds that are still to be made it leaves what is left of
 * the payment; one of which nothing is left has been made by the bank.
 */
function chargebacks(
  { amount }: Pick<Payment, 'amount'>,
  refunds: readonly KnownRefund[],
  report: PaymentReport,
): { refunds: readonly RefundChange[]; chargedBack: Cents } {
  const known = addCents(...refunds.filter((one) => one.isChargeback).map((one) => one.amount));
  let news = Math.max(0, report.chargedBack - known);
  const changes: RefundChange[] = [];
  const unmade = refunds.filter((refund) => !isMade(refund));
  let tooMuch = news === 0 ? 0 : news + sumOf(refunds, ['sent', 'done', 'pending', 'failed']) - amount;
  for (const refund of shrinking(unmade)) {
    if (tooMuch <= 0) break;
    const rest = cents(Math.max(0, refund.amount - tooMuch));
    if (rest > 0) changes.push({ id: refund.id, state: refund.state, amount: rest });
    else {
      changes.push({ id: refund.id, state: 'done', isChargeback: true });
      news -= refund.amount;
    }
    tooMuch -= refund.amount;
  }
  return { refunds: changes, chargedBack: cents(Math.max(0, news)) };
}

/** In which order refunds give way: the latest of those that wait first. */
function shrinking(unmade: readonly KnownRefund[]): KnownRefund[] {
  return [...unmade.filter((refund) => !isWaiting(refund)), ...unmade.filter(isWaiting)].toReversed();
}

function stateAfter(known: AttemptState, said: AttemptState): AttemptState {
  if (known === 'paid' || said === 'paid') return 'paid';
  return known === 'open' ? said : known;
}

function arrivedOf(refunds: readonly KnownRefund[], { refunded }: PaymentReport): RefundChange[] {
  let left = refunded - sumOf(refunds, ['done']);
  return refunds.flatMap(({ id, amount, state }): RefundChange[] => {
    if (state !== 'sent' || amount > left) return [];
    left -= amount;
    return [{ id, state: 'done' }];
  });
}

interface Foreign {
  refunds: readonly RefundChange[];
  elsewhere: Cents;
}

const NOTHING: Foreign = { refunds: [], elsewhere: ZERO };

/**
 * What others have paid back. First it settles our refunds that failed, for somebody has made them by hand; the rest is a
 * refund of its own. Those still to be made keep what is left of the payment: nothing is paid back twice.
 */
function foreign(
  { amount }: Pick<Payment, 'amount'>,
  refunds: readonly KnownRefund[],
  { refunded, refunding }: PaymentReport,
): Foreign {
  const there = Math.min(refunded + refunding, amount);
  let left = there - sumOf(refunds, ['sent', 'done']);
  if (left <= 0) return NOTHING;
  const changes: RefundChange[] = [];
  const settle = (refund: KnownRefund) => {
    changes.push({ id: refund.id, state: 'done' });
    left -= refund.amount;
  };
  for (const refund of refunds) if (refund.state === 'failed' && refund.amount <= left) settle(refund);
  const unmade = refunds.filter((refund) => !isMade(refund) && !changes.some(({ id }) => id === refund.id));
  let tooMuch = there + sumOf(unmade, ['pending', 'failed']) - amount;
  for (const refund of shrinking(unmade)) {
    if (tooMuch <= 0) break;
    const rest = cents(Math.max(0, refund.amount - tooMuch));
    if (rest > 0) changes.push({ id: refund.id, state: refund.state, amount: rest });
    else settle(refund);
    tooMuch -= refund.amount;
  }
  return { refunds: changes, elsewhere: cents(Math.max(0, left)) };
}

/** Taken by the provider. */
function isMade({ state }: Pick<Refund, 'state'>): boolean {
  return state === 'sent' || state === 'done';
}

function isWaiting({ state }: Pick<Refund, 'state'>): boolean {
  return state === 'pending';
}

function sumOf(refunds: readonly Pick<Refund, 'amount' | 'state'>[], states: readonly RefundState[]): number {
  return addCents(...refunds.filter(({ state }) => states.includes(state)).map(({ amount }) => amount));
}
