import { decide } from '#domain/order/order-state.ts';
import { isHeldBack, isPayingTimeOver } from '#domain/order/payments/settlement.ts';
import { SYSTEM } from '#use-cases/access/actor.ts';
import { changePlanned } from '#use-cases/orders/change-order.ts';
import { planOf } from '#use-cases/orders/command-order.ts';
import { orderOfEffect } from '#use-cases/orders/order-of-effect.ts';
import { factsOf } from '#use-cases/orders/order-view.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import { checkPayment } from './check-payment.ts';
import type { StoredAttempt } from './payment-store.ts';
import { asking } from './provider-of.ts';

/**
 * A look at the online payments of an order, as an outbox row plans it: while the guest may pay, when the order stopped
 * waiting (`isEnding`), and long after (`isLater`, R310). Payments that nobody waits for are canceled, and asked about before and
 * after; the order ends unpaid when its time is over (R302). Throws ProviderFault: the outbox tries again, for nothing ends unasked.
 */
export async function lookAfterPayment(deps: Deps, row: OutboxRow): Promise<void> {
  const order = await orderOfEffect(deps, row);
  if (!order) return;
  const isLater = row.payload.isLater === true;
  const attempts = (await deps.db.payments.attempts(order.id)).filter(
    ({ state, providerId }) => state === 'open' || (isLater && state === 'paid' && providerId !== null),
  );
  for (const { id } of attempts) await checkPayment(deps, id);
  const asked = await deps.db.orders.byId(order.id, null);
  if (!asked) return;
  const isOver = isHeldBack(asked) && isPayingTimeOver(asked, deps.clock.now());
  if (isHeldBack(asked) && !isOver) return;
  await endOpen(deps, order.id);
  if (isOver) await endUnpaid(deps, order.id);
}

async function endOpen(deps: Deps, order: number): Promise<void> {
  const open = (await deps.db.payments.attempts(order)).filter(({ state }) => state === 'open');
  for (const attempt of open) {
    const known = startedOf(attempt);
    if (known) await asking(deps, attempt, (provider) => provider.cancel(known));
    await checkPayment(deps, attempt.id);
  }
}

function startedOf(attempt: StoredAttempt): (StoredAttempt & { providerId: string }) | null {
  const { providerId } = attempt;
  return providerId === null ? null : { ...attempt, providerId };
}

/** Not every provider cancels what the guest has open; what is paid then all the same goes back (R79). */
async function endUnpaid(deps: Deps, id: number): Promise<void> {
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
