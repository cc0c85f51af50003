import { AppError, validationError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { cleanText } from '#domain/text/text-input.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changePlannedAsStaff } from './change-order.ts';
import { branchOf } from './compose-order.ts';
import { requireNoInvoice } from './invoice-effects.ts';
import { guestSmsEffects } from './new-order-effects.ts';
import type { StoredOrder } from './order-store.ts';
import type { Plan } from './plan.ts';
import { type ItemWish, revisedItem } from './revised-item.ts';
import { isSame, revisionPlan } from './revision-plan.ts';

export interface ReviseOrderItem extends ItemWish {
  id: number;
  index: number;
  idempotencyKey: string | null;
  note: string | null;
  /** The version that the staff saw; null = any. */
  version: number | null;
}

/**
 * Changes or removes (amount 0) one item of an order that is not over. A new amount keeps the promised price; a new product,
 * unit or answer costs what the catalogue says now. The effect on a paid total is shown as the revision's difference and
 * never collected or refunded automatically. Throws 'not-found' for an unknown order or index, 'order-not-editable',
 * 'version-conflict' and the faults of the request.
 */
export function reviseOrderItem(deps: Deps, actor: Actor, request: ReviseOrderItem): Promise<StaffOrder> {
  const { id, idempotencyKey, ...wish } = request;
  const body = { command: 'revise-item', ...wish };
  return changePlannedAsStaff(deps, actor, { id, idempotencyKey, body }, (order) =>
    planOf(deps, order, request),
  );
}

async function planOf(deps: Deps, order: StoredOrder, request: ReviseOrderItem): Promise<Plan | null> {
  const { index } = request;
  const before = order.items[index];
  if (!before) throw new AppError('not-found');
  if (isTerminal(order.state)) throw new AppError('order-not-editable');
  if (request.version !== null && request.version !== order.version) throw new AppError('version-conflict');
  const isRemoval = request.amount === 0;
  if (isRemoval && order.items.length === 1) {
    throw validationError([{ code: 'last-item', field: 'amount' }]);
  }
  await requireNoInvoice(deps, order);
  const { shop } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) throw new AppError('not-found');
  const made = isRemoval ? null : await revisedItem(deps, { order, before, shop, branch }, request);
  if (made && isSame(made.item, before)) return null;
  const after = made?.item ?? null;
  const note = cleanText(request.note ?? '') || null;
  return revisionPlan(order, branch, {
    changes: [{ position: index, before, after }],
    uploads: made?.newUploads ?? [],
    event: after ? 'item-changed' : 'item-removed',
    note,
    sms: guestSmsEffects(deps, shop, order, 'weighed'),
    field: 'amount',
  });
}
