import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { changePlannedAsStaff } from '#use-cases/orders/change-order.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { smsObstacle } from '#use-cases/orders/new-order-effects.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { ResendRequest } from './resend-order-mail.ts';

/**
 * Sends the SMS about a new order to the branch again. Throws 'not-found', 'sms-disabled', 'sms-not-connected' and
 * 'sms-phone-missing'.
 */
export async function resendOrderSms(
  deps: Deps,
  actor: Actor,
  { id, idempotencyKey }: ResendRequest,
): Promise<StaffOrder> {
  const { shop } = await deps.db.shop.snapshot();
  const request = { id, idempotencyKey, body: { command: 'resend-sms' } };
  return changePlannedAsStaff(deps, actor, request, ({ branchId }) => {
    const obstacle = smsObstacle(deps, shop, branchOf(shop.branches, branchId));
    if (obstacle) throw new AppError(obstacle);
    return { event: 'sms-resent', effects: [{ kind: 'sms', payload: { isRequested: true } }] };
  });
}
