import { AppError, type Fault, validationError } from '#domain/errors.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { revisedAmountFault, withAmount } from '#domain/ordering/order-revision.ts';
import { exactUnitPrice, isToBeWeighed } from '#domain/ordering/weighing.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changePlannedAsStaff } from './change-order.ts';
import { branchOf } from './compose-order.ts';
import { requireNoInvoice } from './invoice-effects.ts';
import { guestSmsEffects } from './new-order-effects.ts';
import type { StoredOrder } from './order-store.ts';
import type { Plan } from './plan.ts';
import { isSame, revisionPlan } from './revision-plan.ts';

interface WeighOrder {
  id: number;
  idempotencyKey: string | null;
  /** The version that the staff saw; null = any. */
  version: number | null;
  /** What the scale says, in the unit of the item. */
  items: readonly { index: number; amount: number }[];
}

/**
 * Enters what the scale says for items of an order that is not over, at the promised prices: one step in the history and no
 * reason needed, a record per item. Weight and price are exact from then on, even if the weight is the one that was ordered
 * (R175); the guest is told with the last one (R234). Throws 'not-found' for an unknown order or index, 'order-not-editable',
 * 'version-conflict' and the faults of the amounts.
 */
export function weighOrder(deps: Deps, actor: Actor, request: WeighOrder): Promise<StaffOrder> {
  const { id, idempotencyKey, version, items } = request;
  const body = { command: 'weigh', version, items };
  return changePlannedAsStaff(deps, actor, { id, idempotencyKey, body }, (order) =>
    planOf(deps, order, request),
  );
}

async function planOf(deps: Deps, order: StoredOrder, request: WeighOrder): Promise<Plan | null> {
  if (request.items.some(({ index }) => !order.items[index])) throw new AppError('not-found');
  if (isTerminal(order.state)) throw new AppError('order-not-editable');
  if (request.version !== null && request.version !== order.version) throw new AppError('version-conflict');
  const faults = request.items.flatMap(({ index, amount }, at): Fault[] => {
    const code = revisedAmountFault(amount);
    const product = order.items[index]?.name ?? '';
    return code ? [{ code, field: `items.${at}.amount`, params: { product } }] : [];
  });
  if (faults.length > 0) throw validationError(faults);
  await requireNoInvoice(deps, order);
  const { shop } = await deps.db.shop.snapshot();
  const branch = branchOf(shop.branches, order.branchId);
  if (!branch) throw new AppError('not-found');
  // Of two weights for one item the last one counts.
  const weights = new Map(request.items.map(({ index, amount }) => [index, amount]));
  const changes = order.items.flatMap((before, position) => {
    const amount = weights.get(position);
    if (amount === undefined) return [];
    const after = withAmount(before, amount, exactUnitPrice(productOf(shop, before), before));
    return isSame(after, before) ? [] : [{ position, before, after }];
  });
  if (changes.length === 0) return null;
  const sms = guestSmsEffects(deps, shop, order, 'weighed');
  return revisionPlan(order, branch, {
    changes,
    uploads: [],
    event: 'weighed',
    note: null,
    sms,
    field: 'items',
  });
}

/** An item that has to be weighed. */
interface ItemOnScale {
  index: number;
  /** Cents per unit as the weighing will take them, not rounded; null = in proportion to what was ordered. */
  centsPerUnit: number | null;
}

/** What is left to weigh of an order, with what a screen needs to show the prices that weighOrder will make. */
export async function showScale(deps: Deps, actor: Actor, id: number): Promise<{ items: ItemOnScale[] }> {
  const order = await deps.db.orders.byId(id, branchFilter(actor));
  if (!order) throw new AppError('not-found');
  const { shop } = await deps.db.shop.snapshot();
  return {
    items: order.items.flatMap((item, index) =>
      isToBeWeighed(item) ? [{ index, centsPerUnit: exactUnitPrice(productOf(shop, item), item) }] : [],
    ),
  };
}

function productOf({ products }: Shop, { product }: OrderItem) {
  return products.find(({ id }) => id === product) ?? null;
}
