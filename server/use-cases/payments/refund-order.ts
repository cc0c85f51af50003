import { AppError, validationError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import {
  type RefundRequest,
  refundFaults,
  refundObstacle,
  refundParts,
} from '#domain/order/payments/refund-request.ts';
import { cleanText } from '#domain/text/text-input.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { changePlannedAsStaff } from '#use-cases/orders/change-order.ts';
import type { NewRefund } from '#use-cases/orders/money-change.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { Plan } from '#use-cases/orders/plan.ts';
import { newReference, refundEffect } from '#use-cases/orders/settled-plan.ts';
import type { Deps } from '#use-cases/ports.ts';

/** The order that staff pay back, as they saw it. */
export interface RefundCommand {
  id: number;
  idempotencyKey: string | null;
  /** The version that the person saw; null = the present one. */
  version: number | null;
}

/**
 * Staff pay back what was paid online: an amount, items or everything, through the provider (R305). The guest is told once the
 * provider has taken it. Throws 'not-found', 'version-conflict', 'refund-not-online', 'refund-nothing-left', and the faults of
 * the request.
 */
export function refundOrder(
  deps: Deps,
  actor: Actor,
  { version, ...command }: RefundCommand,
  request: RefundRequest & { reason: string },
): Promise<StaffOrder> {
  const body = { command: 'refund', ...request };
  return changePlannedAsStaff(deps, actor, { ...command, body }, (order) => {
    if (version !== null && version !== order.version) throw new AppError('version-conflict');
    return planOf(order, request);
  });
}

function planOf(order: StoredOrder, request: RefundRequest & { reason: string }): Plan {
  const obstacle = refundObstacle(order);
  if (obstacle) throw new AppError(obstacle);
  const reason = cleanText(request.reason);
  const empty = reason === '' ? [{ code: 'required' as const, field: 'reason' }] : [];
  const faults = [...refundFaults(order, request), ...empty];
  if (faults.length > 0) throw validationError(faults);
  const refunds = refundParts(order, request).map(
    (part): NewRefund => ({
      ...part,
      ...{ state: 'pending', isAutomatic: false, reason, reference: newReference() },
    }),
  );
  return { event: 'refund-requested', note: reason, money: { refunds }, effects: refunds.map(refundEffect) };
}

/**
 * Tries a refund again that the provider has refused, or that came back from the bank (R306); one that did not fail stays as
 * it is. Throws 'not-found', 'version-conflict', and 'refund-under-way' while another refund of the same payment is due: what
 * the provider has made must be known one by one.
 */
export function retryRefund(
  deps: Deps,
  actor: Actor,
  { version, ...command }: RefundCommand,
  id: number,
): Promise<StaffOrder> {
  const body = { command: 'retry-refund', refund: id };
  return changePlannedAsStaff(deps, actor, { ...command, body }, (order): Plan | null => {
    const refund = order.refunds.find((one) => one.id === id);
    if (!refund) throw new AppError('not-found');
    if (version !== null && version !== order.version) throw new AppError('version-conflict');
    if (refund.state !== 'failed') return null;
    const isOtherDue = order.refunds.some(
      ({ payment, state }) => payment === refund.payment && state === 'pending',
    );
    if (isOtherDue) throw new AppError('refund-under-way');
    const reference = newReference();
    return {
      event: 'refund-retried',
      money: { refundStates: [{ id, state: 'pending', reference }] },
      effects: [refundEffect({ reference })],
    };
  });
}
