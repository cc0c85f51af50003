import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { orderChangeOf } from '#domain/privacy/journal.ts';
import { type Actor, type Author, authorOf } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import { claimRequest } from './claim-request.ts';
import { changeEffects } from './kitchen-effects.ts';
import type { Claim, StoredOrder } from './order-store.ts';
import { staffView } from './order-view.ts';
import type { Plan } from './plan.ts';
import { settled } from './settled-plan.ts';

/** How often a command is retried when someone else changed the order in between. */
const ATTEMPTS = 5;

export interface PlannedChange {
  /** Who appears in the history. */
  author: Author;
  claim: Claim | null;
  /** The error when others change the order faster than this change can be planned. */
  conflict: ErrorCode;
  /** Whether what the plan was made from still holds, in the transaction of the change; otherwise it is planned again. */
  holds?: (stores: Stores) => Promise<boolean>;
}

/**
 * Changes an order that `load` finds as `plan` says; a plan of null leaves it as it is. A change that lost a race is planned
 * again on the new state; a repeated claim returns the order as it is, also if it had changed nothing. What the change means for
 * the order's money follows by itself (R301). Throws 'not-found' when `load` finds nothing, and what `plan` throws.
 */
export async function changePlanned(
  deps: Deps,
  load: () => Promise<StoredOrder | null>,
  { author, claim, conflict, holds = async () => true }: PlannedChange,
  plan: (order: StoredOrder, at: Date) => Plan | null | Promise<Plan | null>,
): Promise<StoredOrder> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const order = await load();
    if (!order) throw new AppError('not-found');
    if (claim && (await isRepeated(deps, claim))) return order;
    const at = deps.clock.now();
    const wanted = await plan(order, at);
    if (!wanted) {
      if (claim) await deps.db.orders.claim(claim, order.id);
      return order;
    }
    const planned = settled(order, wanted);
    const { progress = order, note = null, ...rest } = planned;
    const effects = [...(planned.effects ?? []), ...changeEffects(order, planned)];
    const { id, version } = order;
    const journal = orderChangeOf(order, { ...planned, progress, items: planned.revision?.changes });
    const change = { ...rest, id, version, progress, author, note, at, effects, claim, journal };
    if (await deps.db.transaction(async (stores) => (await holds(stores)) && stores.orders.change(change))) {
      const changed = await load();
      if (changed) return changed;
    }
  }
  throw new AppError(conflict);
}

export interface StaffCommand {
  id: number;
  idempotencyKey: string | null;
  /** The request apart from the id, for comparing repeated keys. */
  body: unknown;
  /** See PlannedChange. */
  conflict?: ErrorCode;
}

/** Like changePlanned, for staff or a device and the orders of their branches; all others are 'not-found'. */
export async function changePlannedAsStaff(
  deps: Deps,
  actor: Actor,
  { id, idempotencyKey, body, conflict = 'version-conflict' }: StaffCommand,
  plan: (order: StoredOrder, at: Date) => Plan | null | Promise<Plan | null>,
): Promise<StaffOrder> {
  const scope = branchFilter(actor);
  const claim = orderClaim(deps, id, idempotencyKey, body);
  const change: PlannedChange = { author: authorOf(actor), claim, conflict };
  const changed = await changePlanned(deps, () => deps.db.orders.byId(id, scope), change, plan);
  return (await staffView(deps))(changed);
}

function orderClaim(deps: Deps, id: number, key: string | null, body: unknown): Claim | null {
  return key ? claimRequest(`order:${id}`, key, body, deps.clock.now()) : null;
}

/** True when the claim's request already took effect; throws when its key stood for another request. */
export async function isRepeated(deps: Deps, claim: Claim): Promise<boolean> {
  const known = await deps.db.orders.claimed(claim);
  if (!known) return false;
  if (known.bodyHash !== claim.bodyHash) throw new AppError('idempotency-conflict');
  return true;
}
