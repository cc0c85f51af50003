import { AppError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { changePlannedAsStaff } from '#use-cases/orders/change-order.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { newOrderMails } from '#use-cases/orders/new-order-effects.ts';
import type { Deps } from '#use-cases/ports.ts';

export interface ResendRequest {
  id: number;
  idempotencyKey: string | null;
}

/**
 * Sends the mails of a new order again, to the customer and to the branch, whatever became of the first ones. Throws
 * 'not-found', and 'mail-address-missing' when neither has an address.
 */
export async function resendOrderMail(
  deps: Deps,
  actor: Actor,
  { id, idempotencyKey }: ResendRequest,
): Promise<StaffOrder> {
  const { shop } = await deps.db.shop.snapshot();
  const request = { id, idempotencyKey, body: { command: 'resend-mail' } };
  return changePlannedAsStaff(deps, actor, request, ({ branchId, email }) => {
    const branchEmail = branchOf(shop.branches, branchId)?.email ?? '';
    const effects = newOrderMails({ email, branchEmail, isRequested: true });
    if (effects.length === 0) throw new AppError('mail-address-missing');
    return { event: 'mail-resent', effects };
  });
}
