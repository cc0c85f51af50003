import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order.ts';
import { type Decision, decide, isTerminal, type OrderCommand } from '#domain/order-state.ts';
import { type Actor, actorName } from '#use-cases/access/actor.ts';
import { branchFilter } from '#use-cases/access/branch-filter.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { claimRequest } from './claim-request.ts';
import type { Claim, NewRevision, OrderCorrection, OrderProgress, StoredOrder } from './order-store.ts';
import { factsOf, staffOrder } from './order-view.ts';

/** What a command adds to the bare change of state. */
export interface CommandDetails {
  /** Fields that the command sets besides those that follow from its decision. */
  fields?: Partial<Pick<OrderProgress, 'rejectionMessage' | 'cancelReason'>>;
  /** Shown in the history. */
  note?: string | null;
  effects?: readonly Effect[];
}

export interface CommandRequest {
  command: OrderCommand;
  details?: CommandDetails;
  /** Who appears in the history. */
  actor: string;
  claim?: Claim | null;
  /** The refusal when the state forbids the command. */
  refusal?: ErrorCode;
}

/** How often a command is judged anew when somebody else changed the order in between. */
const ATTEMPTS = 5;

/** What a change does to the order that it was planned for. */
export interface Plan {
  /** Unset: as it is. */
  progress?: OrderProgress;
  correction?: OrderCorrection;
  revision?: NewRevision;
  event: string;
  note?: string | null;
  effects?: readonly Effect[];
}

export interface PlannedChange {
  /** Who appears in the history. */
  actor: string;
  claim: Claim | null;
  /** The refusal when others change the order faster than this change can be planned. */
  conflict: ErrorCode;
}

/**
 * Changes an order that `load` finds as `plan` says; a plan of null leaves it as it is. Whoever was overtaken plans anew
 * on what the other one left; a repeated claim answers the order as it is. Throws 'not-found' when `load` finds nothing,
 * and what `plan` throws.
 */
export async function changePlanned(
  deps: Deps,
  load: () => Promise<StoredOrder | null>,
  { actor, claim, conflict }: PlannedChange,
  plan: (order: StoredOrder, at: Date) => Plan | null | Promise<Plan | null>,
): Promise<StoredOrder> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const order = await load();
    if (!order) throw new AppError('not-found');
    if (claim && (await isRepeated(deps, claim))) return order;
    const at = deps.clock.now();
    const planned = await plan(order, at);
    if (!planned) return order;
    const { progress = order, note = null, effects = [], ...rest } = planned;
    const { id, version } = order;
    const change = { ...rest, id, version, progress, actor, note, at, effects, claim };
    if (await deps.db.transaction((stores) => stores.orders.change(change))) {
      const changed = await load();
      if (changed) return changed;
    }
  }
  throw new AppError(conflict);
}

/**
 * Applies a command of the state table to an order that `load` finds. A command already in effect changes nothing; of
 * two at once exactly one wins, and the other is judged by what the first one left (R85). Throws 'not-found' when
 * `load` finds nothing, 'order-state-conflict' (or `refusal`) when the state forbids it.
 */
export function changeOrder(
  deps: Deps,
  load: () => Promise<StoredOrder | null>,
  request: CommandRequest,
): Promise<StoredOrder> {
  const { command, details = {}, actor, claim = null, refusal = 'order-state-conflict' } = request;
  return changePlanned(deps, load, { actor, claim, conflict: refusal }, (order, at) => {
    const decision = decide(factsOf(order), command);
    if (decision.kind === 'forbidden') throw new AppError(refusal);
    if (decision.kind === 'unchanged') return null;
    const progress = { ...progressAfter(order, decision, at), ...details.fields };
    const { note = null, effects = [] } = details;
    return { progress, event: decision.event, note, effects };
  });
}

export interface StaffCommand {
  id: number;
  idempotencyKey: string | null;
  /** What the request said besides the id, for the comparison of repeated keys. */
  body: unknown;
}

/** A command of staff or a device on an order of their branches; others answer 'not-found'. */
export async function changeOrderAsStaff(
  deps: Deps,
  actor: Actor,
  { id, idempotencyKey, body }: StaffCommand,
  request: Omit<CommandRequest, 'actor' | 'claim'>,
): Promise<StaffOrder> {
  const scope = branchFilter(actor);
  const claim = orderClaim(deps, id, idempotencyKey, { command: request.command.type, body });
  const order = await changeOrder(deps, () => deps.db.orders.byId(id, scope), {
    ...request,
    actor: actorName(actor),
    claim,
  });
  return staffOrder(order);
}

/** Like changePlanned, for staff or a device and the orders of their branches. */
export async function changePlannedAsStaff(
  deps: Deps,
  actor: Actor,
  { id, idempotencyKey, body }: StaffCommand,
  plan: (order: StoredOrder, at: Date) => Plan | null | Promise<Plan | null>,
): Promise<StaffOrder> {
  const scope = branchFilter(actor);
  const claim = orderClaim(deps, id, idempotencyKey, body);
  const change: PlannedChange = { actor: actorName(actor), claim, conflict: 'version-conflict' };
  return staffOrder(await changePlanned(deps, () => deps.db.orders.byId(id, scope), change, plan));
}

function orderClaim(deps: Deps, id: number, key: string | null, body: unknown): Claim | null {
  return key ? claimRequest(`order:${id}`, key, body, deps.clock.now()) : null;
}

/** True when the claim's request took effect before; throws when its key stood for another request. */
export async function isRepeated(deps: Deps, claim: Claim): Promise<boolean> {
  const known = await deps.db.orders.claimed(claim);
  if (!known) return false;
  if (known.bodyHash !== claim.bodyHash) throw new AppError('idempotency-conflict');
  return true;
}

/** The order's progress when a decision of the state table is applied. */
export function progressAfter(
  order: StoredOrder,
  { next, effects }: Extract<Decision, { kind: 'apply' }>,
  at: Date,
): OrderProgress {
  const proposal = next.proposal;
  const isOpenOrAccepted = proposal?.state === 'open' || proposal?.state === 'accepted';
  const agreed = effects.includes('take-proposed-appointment') ? proposal?.at.toISOString() : undefined;
  const isConfirmed = next.state === 'confirmed' && order.confirmedAt === null;
  return {
    state: next.state,
    paymentState: effects.includes('refund') ? 'refundPending' : order.paymentState,
    appointment: agreed ?? order.appointment,
    counterAppointment: isOpenOrAccepted ? proposal.at.toISOString() : null,
    declinedCounterAppointment:
      proposal?.state === 'declined' ? proposal.at.toISOString() : order.declinedCounterAppointment,
    rejectionMessage: order.rejectionMessage,
    cancelReason: order.cancelReason,
    confirmedAt: isConfirmed ? at.toISOString() : order.confirmedAt,
    finishedAt: isTerminal(next.state) ? (order.finishedAt ?? at.toISOString()) : null,
    questionnaire: order.questionnaire,
    questionnaireRating: order.questionnaireRating,
  };
}
