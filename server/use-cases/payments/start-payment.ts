import { isPayingTimeOver, waitsForPayment } from '#domain/order/payments/settlement.ts';
import { englishOrderTitle } from '#text/titles/english-order-title.en.ts';
import { orderTitle } from '#text/titles/order-title.ts';
import { CUSTOMER } from '#use-cases/access/actor.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { endingEffects, lookEffects, newReference } from '#use-cases/orders/settled-plan.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { checkPayment, START_MS } from './check-payment.ts';
import type { StartedPayment } from './payment-provider.ts';
import type { StoredAttempt } from './payment-store.ts';
import { asking } from './provider-of.ts';

/** A page of the provider is offered again for this long; later a new payment is started. */
const REUSED_MS = 10 * 60_000;

/**
 * The address at which the guest pays the order now: that of the payment under way, else of a new one. null = there is nothing
 * to pay online any more, or the provider cannot be used; the order waits then for another try (R302). The payment is stored
 * before the provider is asked: whatever breaks in between, none is unknown to us that anybody could pay.
 */
export async function startPayment(deps: Deps, { id }: StoredOrder): Promise<string | null> {
  const { db, log } = deps;
  await checkOpen(deps, id);
  const claimed = await claimAttempt(deps, id);
  if (!claimed) return null;
  const { order, attempt, isOwn } = claimed;
  if (attempt.payUrl !== null) return attempt.payUrl;
  try {
    const started = await start(deps, order, attempt);
    await db.payments.attemptStarted(attempt.id, started);
    return (await isStillAwaited(deps, id)) ? started.payUrl : null;
  } catch (error) {
    log.warn({ err: error, order: id }, 'payment could not be started');
    // Somebody else's start may still succeed.
    if (isOwn) await checkPayment(deps, attempt.id, { isLost: true });
    return (await db.payments.attempt(attempt.id))?.payUrl ?? null;
  }
}

/** What became of earlier payments; a provider that says nothing delays nobody. */
export async function checkOpen(deps: Deps, order: number): Promise<void> {
  const open = (await deps.db.payments.attempts(order)).filter(({ state }) => state === 'open');
  await Promise.all(open.map(({ id }) => checkPayment(deps, id).catch(() => null)));
}

interface Claimed {
  order: StoredOrder;
  attempt: StoredAttempt;
  /** False where the same guest, or a request that was lost, has begun it. */
  isOwn: boolean;
}

/**
 * The payment that the guest can make now, and nobody makes a second one at the same time. One whose start is under way, or
 * whose answer was lost, is started again by the same name: at the provider it is the same payment.
 */
async function claimAttempt({ db, clock }: Deps, id: number): Promise<Claimed | null> {
  const at = clock.now();
  return db.transaction(async (stores) => {
    await stores.payments.lockOrder(id);
    const order = await stores.orders.byId(id, null);
    if (!order || !waitsForPayment(order) || isPayingTimeOver(order, at)) return null;
    const { branchId: branch, paymentMethod: method, totalGross: amount, currency } = order;
    const known = (await stores.payments.attempts(id)).findLast(
      (attempt) =>
        attempt.state === 'open' &&
        attempt.method === method &&
        attempt.amount === amount &&
        at.getTime() - attempt.at.getTime() < (attempt.payUrl === null ? START_MS : REUSED_MS),
    );
    if (known) return { order, attempt: known, isOwn: false };
    const begun = { order: id, branch, method, amount, currency, reference: newReference(), at };
    await stores.work.addEffects(ofOrder(id, lookEffects()), at);
    const payment = await stores.payments.addAttempt({ ...begun, author: CUSTOMER });
    const attempt = { ...begun, id: payment, state: 'open', providerId: null, payUrl: null } as const;
    return { order, attempt, isOwn: true };
  });
}

function start(deps: Deps, order: StoredOrder, attempt: StoredAttempt): Promise<StartedPayment> {
  const { reference, amount, currency } = attempt;
  return asking(deps, attempt, (provider) =>
    provider.start({
      reference,
      amount,
      currency,
      description: (order.language === 'en' ? englishOrderTitle : orderTitle)(order),
      language: order.language,
      returnUrl: `${deps.publicUrl}/payment/return/${order.uid}/${order.hash}`,
      webhookUrl: webhookUrl(deps, attempt),
    }),
  );
}

/** The order may have ended while the provider was asked, or become one that is paid at the counter: then nobody pays. */
async function isStillAwaited({ db, clock }: Deps, id: number): Promise<boolean> {
  const order = await db.orders.byId(id, null);
  if (order && waitsForPayment(order)) return true;
  await db.work.addEffects(ofOrder(id, endingEffects()), clock.now());
  return false;
}

function ofOrder(order: number, effects: readonly Effect[]): Effect[] {
  return effects.map((effect) => ({ ...effect, payload: { ...effect.payload, order } }));
}

/** Providers reach only what the internet reaches; from a shop on this machine they are asked instead. */
function webhookUrl({ publicUrl, payments }: Deps, { method }: StoredAttempt): string | null {
  const { hostname } = new URL(publicUrl);
  const isHidden = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && !payments[method]?.isLocal;
  return isHidden ? null : `${publicUrl}/api/payments/webhook/${method}`;
}
