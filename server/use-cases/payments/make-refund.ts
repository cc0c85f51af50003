import { addCents } from '#domain/money/money.ts';
import { isPassing, ProviderFault } from '#domain/payment/provider-fault.ts';
import * as texts from '#text/order-texts.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import { changePlanned } from '#use-cases/orders/change-order.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Plan } from '#use-cases/orders/plan.ts';
import { creditEffect, laterLook } from '#use-cases/orders/settled-plan.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect, OutboxRow } from '#use-cases/signals/work-store.ts';
import { checkPayment } from './check-payment.ts';
import type { StoredAttempt, StoredRefund } from './payment-store.ts';
import { asking } from './provider-of.ts';

/** Another refund of the same payment goes first, or this one has changed meanwhile: the outbox tries again. */
class RefundWaits extends Error {}

/** About three days of tries; then staff decide. */
const LAST_ATTEMPT = 150;

/**
 * Pays back what an outbox row says, once (R304): refunds of one payment go one after the other, so that the provider's sum
 * tells whether one whose answer was lost has been made. What was paid back at the provider's own site meanwhile is not paid
 * back again. One that the provider refuses for good is left to the staff, who are told. Throws ProviderFault, to be tried
 * again.
 */
export async function makeRefund(deps: Deps, { payload, attempts }: OutboxRow): Promise<void> {
  const refund = typeof payload.refund === 'string' ? await deps.db.payments.refund(payload.refund) : null;
  if (refund?.state !== 'pending') return;
  const payment = await deps.db.payments.attempt(refund.payment);
  if (!payment || payment.providerId === null) return fail(deps, refund);
  const known = { ...payment, providerId: payment.providerId };
  try {
    await refundedBesides(deps, refund);
    // From the second try on an earlier one may have arrived.
    if (attempts === 1) await checkPayment(deps, payment.id, { isUntried: true });
    if (await hasChanged(deps, refund)) throw new RefundWaits('the refund has changed meanwhile');
    const refundedBefore = await refundedBesides(deps, refund);
    await asking(deps, payment, (provider) =>
      provider.refund(known, { reference: refund.reference, amount: refund.amount, refundedBefore }),
    );
  } catch (error) {
    // Credentials can be fixed; a refusal is final.
    const isPassingFault =
      error instanceof ProviderFault && (isPassing(error) || error.kind === 'unauthorized');
    const isFinal = error instanceof ProviderFault && (!isPassingFault || attempts >= LAST_ATTEMPT);
    if (!isFinal) throw error;
    return refused(deps, payment, refund);
  }
  await settle(deps, refund, 'sent');
  await checkPayment(deps, payment.id).catch((error: unknown) => {
    deps.log.warn({ err: error, order: refund.order }, 'a refund could not be followed');
  });
}

/** The sum of the payment's other refunds that the provider has accepted. Throws RefundWaits while an earlier one is pending. */
async function refundedBesides({ db }: Deps, { id, payment }: StoredRefund): Promise<StoredRefund['amount']> {
  const others = (await db.payments.refundsOf(payment)).filter((one) => one.id !== id);
  if (others.some((one) => one.state === 'pending' && one.id < id))
    throw new RefundWaits('an earlier refund is still due');
  return addCents(
    ...others
      .filter(({ state, isChargeback }) => (state === 'sent' || state === 'done') && !isChargeback)
      .map(({ amount }) => amount),
  );
}

async function hasChanged({ db }: Deps, { reference, amount, state }: StoredRefund): Promise<boolean> {
  const now = await db.payments.refund(reference);
  return now?.amount !== amount || now.state !== state;
}

/** Perhaps because somebody has paid back at the provider's own site: then the rest is tried, or nothing is left to do. */
async function refused(deps: Deps, { id }: StoredAttempt, refund: StoredRefund): Promise<void> {
  await checkPayment(deps, id, { isUntried: true }).catch((error: unknown) => {
    deps.log.warn({ err: error, order: refund.order }, 'a refused refund could not be looked at');
  });
  if (await hasChanged(deps, refund)) throw new RefundWaits('the refund has changed meanwhile');
  await fail(deps, refund);
}

async function fail(deps: Deps, refund: StoredRefund): Promise<void> {
  const order = await settle(deps, refund, 'failed');
  await deps.db.logs.add({
    level: 'error',
    source: 'server',
    message: texts.refundFailed,
    branch: order.branchId,
    subject: 'order',
    subjectId: order.id,
  });
}

function settle(deps: Deps, refund: StoredRefund, state: 'sent' | 'failed'): Promise<StoredOrder> {
  const change = { author: SYSTEM, claim: null, conflict: 'version-conflict' } as const;
  return changePlanned(
    deps,
    () => deps.db.orders.byId(refund.order, null),
    change,
    (order): Plan | null => {
      const found = order.refunds.find(({ id }) => id === refund.id);
      if (found?.state !== 'pending') return null;
      const isSent = state === 'sent';
      return {
        event: isSent ? 'refunded' : 'refund-failed',
        money: { refundStates: [{ id: refund.id, state }] },
        effects: isSent ? [...mails(order, refund), creditEffect(refund), ...laterLook()] : [],
      };
    },
  );
}

function mails({ email }: StoredOrder, { id }: StoredRefund): Effect[] {
  return email === '' ? [] : [{ kind: 'mail', payload: { mail: 'refunded', refund: id } }];
}
