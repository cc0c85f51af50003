import { isHeldBack, isPayingTimeOver } from '#domain/order/payments/settlement.ts';
import { orderTitle } from '#text/order-title.ts';
import { CUSTOMER } from '#use-cases/access/actor.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { lookEffects, newReference } from '#use-cases/orders/settled-plan.ts';
import type { Deps } from '#use-cases/ports.ts';
import { checkPayment } from './check-payment.ts';
import type { StoredAttempt } from './payment-store.ts';
import { asking } from './provider-of.ts';

/** A page of the provider is offered again for this long; later a new payment is started. */
const REUSED_MS = 10 * 60_000;

/**
 * The address at which the guest pays the order now: that of the payment under way, else of a new one. null = there is nothing
 * to pay online any more, or the provider cannot be used; the order waits then for another try (R302). The payment is stored before the provider
 * is asked: whatever breaks in between, none is unknown to us that anybody could pay.
 */
export async function startPayment(deps: Deps, order: StoredOrder): Promise<string | null> {
  const { db, clock, log } = deps;
  if (!isHeldBack(order) || isPayingTimeOver(order, clock.now())) return null;
  const open = await openAttempt(deps, order);
  if (open === 'paid') return null;
  if (open) return open.payUrl;
  const { id, branchId: branch, paymentMethod: method, totalGross: amount, currency } = order;
  const reference = newReference();
  const at = clock.now();
  const attempt = { order: id, branch, method, amount, currency, reference, at, author: CUSTOMER };
  const payment = await db.transaction(async (stores) => {
    await stores.work.addEffects(
      lookEffects().map((look) => ({ ...look, payload: { order: id } })),
      at,
    );
    return stores.payments.addAttempt(attempt);
  });
  try {
    const started = await asking(deps, { method, branch }, (provider) =>
      provider.start({
        reference,
        amount,
        currency,
        description: orderTitle(order),
        language: order.language,
        returnUrl: `${deps.publicUrl}/payment/return/${order.uid}/${order.hash}`,
        webhookUrl: webhookUrl(deps, order),
      }),
    );
    await db.payments.attemptStarted(payment, started);
    return started.payUrl;
  } catch (error) {
    log.warn({ err: error, order: id }, 'payment could not be started');
    await checkPayment(deps, payment, { isLost: true });
    return null;
  }
}

/** A payment of the present method that can still be made; 'paid' when asking told that one has been. Older ones are looked at on the way. */
async function openAttempt(
  deps: Deps,
  order: StoredOrder,
): Promise<(StoredAttempt & { payUrl: string }) | 'paid' | null> {
  const now = deps.clock.now().getTime();
  const attempts = (await deps.db.payments.attempts(order.id)).filter(({ state }) => state === 'open');
  for (const attempt of attempts.toReversed()) {
    const known = await checkPayment(deps, attempt.id).catch(() => null);
    if (known && !isHeldBack(known)) return 'paid';
    const state = known?.payments.find(({ id }) => id === attempt.id)?.state;
    const isUsable =
      state === 'open' &&
      attempt.method === order.paymentMethod &&
      attempt.amount === order.totalGross &&
      now - attempt.at.getTime() < REUSED_MS;
    if (isUsable && attempt.payUrl !== null) return { ...attempt, payUrl: attempt.payUrl };
  }
  return null;
}

/** Providers reach only what the internet reaches; from a shop on this machine they are asked instead. */
function webhookUrl({ publicUrl, payments }: Deps, { paymentMethod }: StoredOrder): string | null {
  const { hostname } = new URL(publicUrl);
  const isHidden =
    ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && !payments[paymentMethod]?.isLocal;
  return isHidden ? null : `${publicUrl}/api/payments/webhook/${paymentMethod}`;
}
