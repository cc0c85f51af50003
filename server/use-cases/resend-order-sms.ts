import type { Branch } from '#domain/branch.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order.ts';
import { isPhone } from '#domain/phone.ts';
import type { Shop } from '#domain/shop.ts';
import type { Actor } from './actor.ts';
import { changePlannedAsStaff } from './change-order.ts';
import { branchOf } from './compose-order.ts';
import type { Effect } from './order-store.ts';
import type { Deps } from './ports.ts';
import type { ResendRequest } from './resend-order-mail.ts';

/**
 * Sends the branch the SMS of a new order once more. Throws 'not-found', 'sms-disabled', 'sms-not-connected' and
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

/** The SMS that a new order causes: one to the branch, where nothing stands against it. */
export function newOrderSmsEffects(deps: Deps, shop: Shop, branch: Branch): Effect[] {
  return smsObstacle(deps, shop, branch) === null ? [{ kind: 'sms', payload: {} }] : [];
}

function smsObstacle({ sms }: Pick<Deps, 'sms'>, { config }: Shop, branch: Branch | null): ErrorCode | null {
  if (!config.enablePluginSMS) return 'sms-disabled';
  if (!sms) return 'sms-not-connected';
  return branch && isPhone(branch.phone) ? null : 'sms-phone-missing';
}
