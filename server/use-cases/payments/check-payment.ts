import { ZERO } from '#domain/money/money.ts';
import type { HistoryEvent } from '#domain/order/history-event.ts';
import { decide, isTerminal } from '#domain/order/order-state.ts';
import { paidOf } from '#domain/order/payments/balance.ts';
import { type PaymentNews, paymentNews } from '#domain/order/payments/payment-news.ts';
import { isPaidBesides, isPayingTimeOver, waitsForPayment } from '#domain/order/payments/settlement.ts';
import type { PaymentReport } from '#domain/payment/payment-report.ts';
import type { Shop } from '#domain/shop/shop.ts';
import * as texts from '#text/order-texts.ts';
import { type Author, SYSTEM } from '#use-cases/access/actor.ts';
import { takeHeldStock } from '#use-cases/orders/brake/take-held-stock.ts';
import { changePlanned } from '#use-cases/orders/change-order.ts';
import { planOf } from '#use-cases/orders/command-order.ts';
import type { NewRefund } from '#use-cases/orders/money-change.ts';
import { newOrderEffects } from '#use-cases/orders/new-order-effects.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { factsOf } from '#use-cases/orders/order-view.ts';
import type { Plan } from '#use-cases/orders/plan.ts';
import { laterLook, newReference, refundEffect } from '#use-cases/orders/settled-plan.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import type { StoredAttempt, StoredRefund } from './payment-store.ts';
import { asking } from './provider-of.ts';

/** A payment whose start was not answered within this time can be paid by nobody (milliseconds). */
export const START_MS = 60_000;

export interface CheckOptions {
  /** Who asked, for the history; the system by default. */
  author?: Author;
  /** An unpaid order ends as soon as no payment is open; otherwise the guest may try again for a while (R302). */
  isEnding?: boolean;
  /** Its start failed: nobody was given its page. */
  isLost?: boolean;
  /** The provider has certainly not been asked for the pending refunds yet: see paymentNews. */
  isUntried?: boolean;
}

/**
 * Asks the provider about one payment and applies what is new to its order (R80): the order as it is then. null = no such
 * payment. Safe at any time, in any number and order. Throws ProviderFault.
 */
export async function checkPayment(
  deps: Deps,
  id: number,
  { author = SYSTEM, isLost = false, ...options }: CheckOptions = {},
): Promise<StoredOrder | null> {
  const attempt = await deps.db.payments.attempt(id);
  if (!attempt) return null;
  const report = await reportOf(deps, attempt, isLost);
  const { shop } = await deps.db.shop.snapshot();
  const late: { warning: string | null } = { warning: null };
  // Nobody was asked: while that is noted, nobody else notes that its page exists.
  const isUnstarted = attempt.providerId === null;
  const holds = async (stores: Stores) => {
    if (isUnstarted) {
      await stores.payments.lockOrder(attempt.order);
      if (!(await stores.payments.lockUnstarted(id))) return false;
    }
    // Money is proof: what the brake held has become an order of the shop (R343).
    return report.state === 'paid' ? takeHeldStock(stores, attempt.order) : true;
  };
  const change = { author, claim: null, conflict: 'version-conflict', holds } as const;
  const order = await changePlanned(
    deps,
    () => deps.db.orders.byId(attempt.order, null),
    change,
    async (found, at) => {
      if (isUnstarted && (await deps.db.payments.attempt(id))?.providerId !== null) return null;
      const names = await namesOf(deps, id);
      const plan = planAfter(found, { ...options, attempt, report, names, shop, at, deps });
      late.warning = plan ? (WARNINGS[plan.event] ?? null) : null;
      return plan;
    },
  );
  if (late.warning) {
    await deps.db.logs.add({
      level: 'warning',
      source: 'server',
      message: late.warning,
      branch: order.branchId,
      subject: 'order',
      subjectId: order.id,
    });
  }
  return order;
}

/** What staff read in the log, by event. */
const WARNINGS: Readonly<Partial<Record<HistoryEvent, string>>> = {
  'paid-late': texts.paidTooLate,
  'paid-twice': texts.paidTwice,
  'charged-back': texts.chargedBackWarning,
};

async function reportOf(deps: Deps, attempt: StoredAttempt, isLost: boolean): Promise<PaymentReport> {
  const { providerId, method, branch } = attempt;
  if (providerId !== null)
    return asking(deps, { method, branch }, (provider) => provider.status({ ...attempt, providerId }));
  const isOld = deps.clock.now().getTime() - attempt.at.getTime() >= START_MS;
  const state = isLost || isOld ? 'failed' : 'open';
  return { state, refunded: ZERO, refunding: ZERO, chargedBack: ZERO, lost: [], means: null };
}

type RefundNames = ReadonlyMap<number, Pick<StoredRefund, 'reference' | 'isChargeback'>>;

async function namesOf({ db }: Deps, payment: number): Promise<RefundNames> {
  return new Map(
    (await db.payments.refundsOf(payment)).map(({ id, reference, isChargeback }) => [
      id,
      { reference, isChargeback },
    ]),
  );
}

interface News extends Pick<CheckOptions, 'isEnding' | 'isUntried'> {
  attempt: StoredAttempt;
  report: PaymentReport;
  names: RefundNames;
  shop: Shop;
  at: Date;
  deps: Deps;
}

function planAfter(order: StoredOrder, news: News): Plan | null {
  const { attempt, report, names, isUntried = false } = news;
  const payment = order.payments.find(({ id }) => id === attempt.id);
  if (!payment) return null;
  const refunds = order.refunds
    .filter((refund) => refund.payment === payment.id)
    .map((refund) => ({ ...refund, ...(names.get(refund.id) ?? { reference: '', isChargeback: false }) }));
  const found = paymentNews(payment, refunds, report, { isUntried });
  const states = new Map(order.payments.map(({ id, state }) => [id, state]));
  states.set(payment.id, found?.state ?? payment.state);
  const ended = endOf(order, [...states.values()], news);
  if (!found && !ended) return null;
  const isNowPaid = found?.state === 'paid' && payment.state !== 'paid';
  const plan = ended ?? { event: eventOf(order, payment.state, found), effects: [] };
  const besides = isNowPaid && isPaidBesides(order) ? [wholeOf(payment)] : [];
  return {
    ...plan,
    effects: [
      ...(plan.effects ?? []),
      ...(isNowPaid && waitsForPayment(order) ? newOrderEffects(news.deps, news.shop, order) : []),
      ...(isNowPaid ? laterLook() : []),
      ...besides.map(refundEffect),
    ],
    ...(found && {
      money: {
        payments: [{ id: payment.id, state: found.state, means: found.means }],
        refundStates: found.refunds,
        refunds: [
          ...(found.elsewhere > 0 ? [elsewhere(payment.id, found.elsewhere)] : []),
          ...(found.chargedBack > 0 ? [chargeback(payment.id, found.chargedBack)] : []),
          ...besides,
        ],
      },
    }),
  };
}

function elsewhere(payment: number, amount: NewRefund['amount']): NewRefund {
  const reason = texts.refundedElsewhere;
  return {
    ...{ payment, amount, reason, items: [] },
    ...{ state: 'done', isAutomatic: false, reference: newReference() },
  };
}

function chargeback(payment: number, amount: NewRefund['amount']): NewRefund {
  return { ...elsewhere(payment, amount), reason: texts.chargedBack, isChargeback: true };
}

/** Whether a report says so for the first time. */
function isChargedBack({ chargedBack, refunds }: PaymentNews): boolean {
  return chargedBack > 0 || refunds.some(({ isChargeback }) => isChargeback);
}

function wholeOf({ id: payment, amount }: Pick<StoredOrder['payments'][number], 'id' | 'amount'>): NewRefund {
  return {
    ...{ payment, amount, reason: null, items: [] },
    ...{ state: 'pending', isAutomatic: true, reference: newReference() },
  };
}

/** The end of an order that nobody pays: when its time is over, or the provider let its last payment expire. */
function endOf(order: StoredOrder, states: readonly string[], news: News): Plan | null {
  if (states.some((state) => state === 'open' || state === 'paid')) return null;
  const isDue = news.isEnding || news.report.state === 'expired' || isPayingTimeOver(order, news.at);
  const decision = isDue ? decide(factsOf(order), { type: 'payment-failed' }) : null;
  return decision?.kind === 'apply' ? planOf(order, decision, news.at) : null;
}

function eventOf(order: StoredOrder, before: string, news: PaymentNews | null): HistoryEvent {
  const after = news?.state ?? before;
  if (before === after) return news && isChargedBack(news) ? 'charged-back' : 'refund-news';
  if (after !== 'paid') return 'payment-ended';
  if (paidOf(order).length > 0) return 'paid-twice';
  return isTerminal(order.state) ? 'paid-late' : 'paid';
}
