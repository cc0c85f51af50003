import { isPassing, ProviderFault } from '#domain/payment/provider-fault.ts';
import * as texts from '#text/order-texts.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import { changePlanned } from '#use-cases/orders/change-order.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Plan } from '#use-cases/orders/plan.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect, OutboxRow } from '#use-cases/signals/work-store.ts';
import { checkPayment } from './check-payment.ts';
import type { StoredRefund } from './payment-store.ts';
import { asking } from './provider-of.ts';

/** Another refund of the same payment goes first; the outbox comes back. */
class RefundWaits extends Error {}

/**
 * Pays back what an outbox row says, once (R304): refunds of one payment go one after the other, so that the provider's sum tells whether one
 * whose answer was lost has been made. One that the provider refuses for good is left to the staff, who are told. Throws
 * ProviderFault, to be tried again.
 */
export async function makeRefund(deps: Deps, { payload }: OutboxRow): Promise<void> {
  const refund = typeof payload.refund === 'string' ? await deps.db.payments.refund(payload.refund) : null;
  if (refund?.state !== 'pending') return;
  const payment = await deps.db.payments.attempt(refund.payment);
  if (!payment || payment.providerId === null) return fail(deps, refund);
  const others = (await deps.db.payments.refundsOf(payment.id)).filter(({ id }) => id < refund.id);
  if (others.some(({ state }) => state === 'pending'))
    throw new RefundWaits('an earlier refund is still due');
  const refundedBefore = sumOf(others.filter(({ state }) => state !== 'failed'));
  const known = { ...payment, providerId: payment.providerId };
  try {
    await asking(deps, payment, (provider) =>
      provider.refund(known, { reference: refund.reference, amount: refund.amount, refundedBefore }),
    );
  } catch (error) {
    // Credentials can be mended; what is refused stays refused.
    const isFinal = error instanceof ProviderFault && !isPassing(error) && error.kind !== 'unauthorized';
    if (!isFinal) throw error;
    return fail(deps, refund);
  }
  await settle(deps, refund, 'sent');
  await checkPayment(deps, payment.id).catch((error: unknown) => {
    deps.log.warn({ err: error, order: refund.order }, 'a refund could not be followed');
  });
}

function sumOf(refunds: readonly StoredRefund[]): StoredRefund['amount'] {
  return refunds.reduce(
    (sum, { amount }) => (sum + amount) as StoredRefund['amount'],
    0 as StoredRefund['amount'],
  );
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

/** A provider needs days until the guest has the money. */
const LATER_LOOKS: readonly Effect[] = [1, 24, 3 * 24, 7 * 24, 14 * 24].map((hours) => ({
  kind: 'payment',
  payload: { isLater: true },
  delaySeconds: hours * 3_600,
}));

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
        effects: isSent ? [...mails(order, refund), ...LATER_LOOKS] : [],
      };
    },
  );
}

function mails({ email }: StoredOrder, { id }: StoredRefund): Effect[] {
  return email === '' ? [] : [{ kind: 'mail', payload: { mail: 'refunded', refund: id } }];
}
