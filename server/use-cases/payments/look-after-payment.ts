import { decide } from '#domain/order/order-state.ts';
import { isPayingTimeOver, isUnknownTooLong, waitsForPayment } from '#domain/order/payments/settlement.ts';
import { isPassing, ProviderFault } from '#domain/payment/provider-fault.ts';
import * as texts from '#text/payments/payment-texts.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import { changePlanned } from '#use-cases/orders/change-order.ts';
import { planOf } from '#use-cases/orders/command-order.ts';
import { orderOfEffect } from '#use-cases/orders/order-of-effect.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { factsOf } from '#use-cases/orders/order-view.ts';
import { laterLook } from '#use-cases/orders/settled-plan.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import { checkPayment } from './check-payment.ts';
import type { StoredAttempt } from './payment-store.ts';
import { asking } from './provider-of.ts';
import type { SilentProviders } from './silent-providers.ts';

/**
 * A look at the online payments of an order, as an outbox row plans it: while the guest may pay, when the order stopped
 * waiting (`isEnding`), and long after (`isLater`, R310). Payments that nobody waits for are canceled, and asked about after
 * that; the order ends unpaid when its time is over (R302). Throws ProviderFault: the outbox tries again, for nothing ends
 * unasked, unless nobody can find out for a day.
 */
export async function lookAfterPayment(
  deps: Deps,
  silent: SilentProviders,
  { payload, ...row }: OutboxRow,
): Promise<void> {
  const order = await orderOfEffect(deps, { payload, ...row });
  if (!order) return;
  if (payload.isLater === true) return lookLater(deps, silent, order, Number(payload.step ?? 0));
  const faults: unknown[] = [];
  for (const attempt of await openAttempts(deps, order.id)) {
    try {
      await silent.asking(attempt.method, () => lookAt(deps, attempt));
    } catch (error) {
      faults.push(error);
    }
  }
  const now = deps.clock.now();
  const asked = await deps.db.orders.byId(order.id, null);
  if (asked && waitsForPayment(asked) && isPayingTimeOver(asked, now)) {
    const isUnknown = isUnknownTooLong(asked, now);
    if (isUnknown || faults.every(isLasting)) await endUnpaid(deps, asked);
    if (faults.length > 0 && isUnknown) await warn(deps, asked, texts.paymentUnknown);
  }
  if (faults.length === 0) return;
  if (row.attempts === WARNED_ATTEMPT && faults.some(isUnreadable))
    await warn(deps, order, texts.paymentUnreadable);
  throw faults[0];
}

async function openAttempts({ db }: Deps, order: number): Promise<StoredAttempt[]> {
  return (await db.payments.attempts(order)).filter(({ state }) => state === 'open');
}

/**
 * The order as it is now decides about each: one payment may have answered the question of another. What the guest has already
 * done counts while the order waits, however late we ask; for one that no longer waits nothing is captured only to be paid back.
 */
async function lookAt(deps: Deps, attempt: StoredAttempt): Promise<void> {
  const { id, providerId } = attempt;
  const before = await deps.db.orders.byId(attempt.order, null);
  const order = before && waitsForPayment(before) ? await checkPayment(deps, id) : before;
  const isOpen = order?.payments.some((payment) => payment.id === id && payment.state === 'open') ?? false;
  if (!order || !isOpen || isAwaited(order, attempt, deps.clock.now())) return;
  if (providerId !== null)
    await asking(deps, attempt, (provider) => provider.cancel({ ...attempt, providerId }));
  await checkPayment(deps, id);
}

/** Whether the order waits for this payment, and not for one by another method. */
function isAwaited(order: StoredOrder, { method, amount }: StoredAttempt, now: Date): boolean {
  const isWanted = method === order.paymentMethod && amount === order.totalGross;
  return waitsForPayment(order) && !isPayingTimeOver(order, now) && isWanted;
}

/** What was paid, and may have been paid back at the provider's own site; and the next look. */
async function lookLater(
  deps: Deps,
  silent: SilentProviders,
  order: StoredOrder,
  step: number,
): Promise<void> {
  const attempts = (await deps.db.payments.attempts(order.id)).filter(
    ({ state, providerId }) => (state === 'open' || state === 'paid') && providerId !== null,
  );
  for (const { id, method } of attempts) await silent.asking(method, () => checkPayment(deps, id));
  const next = laterLook(step + 1).map((look) => ({
    ...look,
    payload: { ...look.payload, order: order.id },
  }));
  await deps.db.work.addEffects(next, deps.clock.now());
}

/** A page for people instead of an answer may pass by itself. */
const WARNED_ATTEMPT = 3;

/** Asking again will not tell more. */
function isLasting(error: unknown): boolean {
  return error instanceof ProviderFault && !isPassing(error) && error.kind !== 'unauthorized';
}

/** Also the answer about another payment than the one that was started (A57). */
function isUnreadable(error: unknown): boolean {
  return error instanceof ProviderFault && error.kind === 'bad-answer';
}

/** Not every provider cancels what the guest has open; what is paid then all the same goes back (R79). */
async function endUnpaid(deps: Deps, { id }: StoredOrder): Promise<void> {
  const change = { author: SYSTEM, claim: null, conflict: 'version-conflict' } as const;
  await changePlanned(
    deps,
    () => deps.db.orders.byId(id, null),
    change,
    (order, at) => {
      const decision = decide(factsOf(order), { type: 'payment-failed' });
      return decision.kind === 'apply' ? planOf(order, decision, at) : null;
    },
  );
}

async function warn({ db }: Deps, { id, branchId }: StoredOrder, message: string): Promise<void> {
  await db.logs.add({
    level: 'error',
    source: 'server',
    message,
    branch: branchId,
    subject: 'order',
    subjectId: id,
  });
}
