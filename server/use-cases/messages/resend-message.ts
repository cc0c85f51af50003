import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { MESSAGE_RESENT } from '#domain/order/undelivered.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { changePlannedAsStaff } from '#use-cases/orders/change-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { messageKey } from './message-key.ts';
import { resendObstacle } from './resend-obstacle.ts';

interface ResendMessage {
  id: number;
  /** As listed for the order. */
  message: number;
  idempotencyKey: string | null;
}

/**
 * Sends one message of an order again, as the order is now; to where it would go now. Throws 'not-found', 'message-waiting'
 * while the same one is under way, 'message-outdated' once its reason is gone, and 'mail-address-missing'.
 */
export async function resendMessage(
  deps: Deps,
  actor: Actor,
  { id, message, idempotencyKey }: ResendMessage,
): Promise<StaffOrder> {
  const { shop } = await deps.db.shop.snapshot();
  const request = { id, idempotencyKey, body: { command: 'resend-message', message } };
  const attempt = () =>
    changePlannedAsStaff(deps, actor, request, async (order) => {
      const all = await deps.db.work.messages(id);
      const found = all.find((one) => Number(one.id) === message);
      if (!found) throw new AppError('not-found');
      const obstacle = resendObstacle(found, { all, order, config: shop.config });
      if (obstacle) throw new AppError(obstacle);
      const effects: Effect[] = [{ kind: found.kind, payload: payloadOf(found.payload) }];
      return { event: MESSAGE_RESENT, note: messageKey(found), effects };
    });
  try {
    return await attempt();
  } catch (error) {
    // What is under way may be this very request, committed since its key was looked for: by now the key tells.
    const isUnderWay = error instanceof AppError && error.code === 'message-waiting';
    if (isUnderWay && idempotencyKey !== null) return attempt();
    throw error;
  }
}

/** What the row named, without the order, which the store adds. */
function payloadOf(stored: Readonly<Record<string, unknown>>): Effect['payload'] {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) =>
      name !== 'order' &&
      (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        ? [[name, value] as const]
        : [],
    ),
  );
}
