import type { PrintLayout } from '#domain/devices/print-job.ts';
import { AppError, type ErrorCode, validationError } from '#domain/errors.ts';
import type { PublicOrder, StaffOrder } from '#domain/order/order.ts';
import { type Decision, decide, isTerminal, mailOf, type OrderCommand } from '#domain/order/order-state.ts';
import { isHeldBack } from '#domain/order/payments/settlement.ts';
import { isOvertaken } from '#domain/order/seen-version.ts';
import { UNDO_ACCEPTED_MS } from '#domain/order/taking-back.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { counterAppointmentFault } from '#domain/ordering/slots.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { cleanText } from '#domain/text/text-input.ts';
import { parseInstant } from '#domain/time/instant.ts';
import { type Actor, CUSTOMER } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { changePlanned, changePlannedAsStaff } from './change-order.ts';
import { invoiceEffects } from './invoice-effects.ts';
import { voidEffects } from './kitchen-effects.ts';
import { guestPushEffects, guestSmsEffects } from './new-order-effects.ts';
import type { OrderProgress, StoredOrder } from './order-store.ts';
import { factsOf, publicOrder, staffView, ticketSwitch } from './order-view.ts';
import type { Plan } from './plan.ts';
import { orderAt, type PublicAddress } from './show-public-order.ts';

/** What staff or a device want to happen to an order (R83). */
export type StaffRequest =
  /**
   * Accepts it for the requested time, without one for the promised (R172); or proposes another one, then it keeps waiting
   * (R86). ISO 8601 with offset.
   */
  | { type: 'confirm'; counterAppointment: string | null; promisedAt: string | null }
  /** The customer reads why: of a rejection on the status page and in its mail, of a cancellation in the mail. */
  | { type: 'reject' | 'cancel'; reason: string | null }
  /** Out for delivery or ready for pickup; handed over, a delivery is delivered with it. */
  | { type: 'in-delivery' | 'complete' };

/** The order that a command is for. */
interface Target {
  id: number;
  idempotencyKey: string | null;
  /** The version that the person saw; null = the present one. */
  version: number | null;
}

/** What a command adds to the effects given by the table. */
interface Details {
  fields?: Partial<Pick<OrderProgress, 'rejectionMessage' | 'cancelReason' | 'appointment'>>;
  /** Shown in the history. */
  note?: string | null;
}

/** What the counter and the kitchen work from. */
const SLIPS = ['receipt', 'kitchen'] as const satisfies readonly PrintLayout[];
const CONFLICT = 'order-state-conflict';
/** A refused cancellation has its own message. */
const conflictOf = (type: OrderCommand['type']) => (type === 'cancel' ? 'order-cancel-conflict' : CONFLICT);
const OVERTAKEN = 'order-overtaken';
const CONFLICTS: ReadonlySet<ErrorCode> = new Set([CONFLICT, conflictOf('cancel'), OVERTAKEN]);
const GUEST_CONFLICT = 'guest-cancel-late';

/**
 * Applies the transition table to an order of the actor's branches. A command already in effect changes nothing; of two at
 * once exactly one wins, and the other is decided on the state that the first one left (R85). Throws 'not-found',
 * 'order-state-conflict' or 'order-cancel-conflict' when the state forbids it, 'order-overtaken' when it contradicts what was
 * decided after the version that the person saw (R272), all three with the present order; and 'appointment-invalid' or
 * 'appointment-past' for a proposed time.
 */
export async function commandOrder(
  deps: Deps,
  actor: Actor,
  { version, ...target }: Target,
  request: StaffRequest,
): Promise<StaffOrder> {
  const { command, said, ...details } = heard(request, deps.clock.now());
  const { shop } = await deps.db.shop.snapshot();
  const plan = planner(command, details, version);
  const view = await staffView(deps);
  const body = { command: command.type, body: said };
  return changePlannedAsStaff(
    deps,
    actor,
    { ...target, body, conflict: conflictOf(command.type) },
    async (order, at) => {
      const planned = withPresent(
        () => plan(order, at),
        () => STAFF_ORDER_WIRE.toWire(view(order)),
      );
      if (!planned) return null;
      const invoices = await invoiceEffects(deps, order, planned.event);
      const effects = [...(planned.effects ?? []), ...told(deps, shop, order, planned), ...invoices];
      return { ...planned, effects };
    },
  );
}

/** What the guest reads by SMS of what staff have decided (R252). */
function told(deps: Deps, shop: Shop, order: StoredOrder, { event, progress }: Plan): Effect[] {
  switch (event) {
    case 'confirmed':
      return guestSmsEffects(deps, shop, order, 'confirmed');
    case 'counter-appointment': {
      const at = progress?.counterAppointment;
      return at ? guestSmsEffects(deps, shop, order, 'proposed', { at }) : [];
    }
    case 'in-delivery':
      // A guest at a table is served, and one at home is rung at.
      return serviceOf(order) === 'takeaway' ? guestSmsEffects(deps, shop, order, 'ready') : [];
    default:
      return [];
  }
}

/** The customer accepts the proposed time, which confirms the order for it, or cancels the order (R86). */
export async function answerCounterAppointment(
  deps: Deps,
  address: PublicAddress,
  type: 'accept-proposal' | 'decline-proposal',
): Promise<PublicOrder> {
  const change = { author: CUSTOMER, claim: null, conflict: CONFLICT } as const;
  const order = await changePlanned(deps, () => orderAt(deps, address), change, planner({ type }));
  return publicOrder(order, await ticketSwitch(deps));
}

/**
 * The customer cancels an order that the shop has not accepted yet (R143); its branch gets a mail as well. Of one that waits
 * for its payment nobody has heard, and nobody hears (R302). Throws 'guest-cancel-disabled' where the shop does not offer it,
 * and 'guest-cancel-late' once the order is accepted or over.
 */
export async function cancelAsGuest(deps: Deps, address: PublicAddress): Promise<PublicOrder> {
  const { shop } = await deps.db.shop.snapshot();
  const change = { author: CUSTOMER, claim: null, conflict: GUEST_CONFLICT } as const;
  const plan = (order: StoredOrder, at: Date): Plan | null => {
    const decision = decide(factsOf(order), { type: 'cancel-as-guest' });
    if (decision.kind === 'unchanged') return null;
    const isHidden = isHeldBack(order);
    if (!shop.config.enableGuestCancel && !isHidden) throw new AppError('guest-cancel-disabled');
    if (decision.kind === 'forbidden') throw new AppError(GUEST_CONFLICT);
    const planned = planOf(order, decision, at);
    const { effects = [] } = planned;
    return isHidden ? { ...planned, effects: effects.filter(({ kind }) => kind !== 'mail') } : planned;
  };
  return publicOrder(await changePlanned(deps, () => orderAt(deps, address), change, plan), shop.config);
}

/** `said` is the request apart from its type, for comparing repeated keys. */
function heard(request: StaffRequest, now: Date): Details & { command: OrderCommand; said: unknown } {
  switch (request.type) {
    case 'confirm': {
      const { counterAppointment, promisedAt } = request;
      if (promisedAt !== null && counterAppointment === null) {
        const fields = { appointment: futureMinute(promisedAt, now, 'promisedAt').toISOString() };
        return { command: { type: 'confirm' }, said: { promisedAt }, fields };
      }
      const said = { counterAppointment };
      if (counterAppointment === null) return { command: { type: 'confirm' }, said };
      const at = futureMinute(counterAppointment, now, 'counterAppointment');
      return { command: { type: 'propose', at }, said, note: at.toISOString() };
    }
    case 'reject':
    case 'cancel': {
      const note = cleanText(request.reason ?? '') || null;
      const fields = request.type === 'reject' ? { rejectionMessage: note } : { cancelReason: note };
      return { command: { type: request.type }, said: fields, fields, note };
    }
    default:
      return { command: request, said: null };
  }
}

/** Throws 'appointment-invalid' or 'appointment-past' for the field. */
function futureMinute(instant: string, now: Date, field: string): Date {
  const at = parseInstant(instant);
  const fault = at ? counterAppointmentFault(at, now) : 'appointment-invalid';
  if (!at || fault) throw validationError([{ code: fault ?? 'appointment-invalid', field }]);
  return at;
}

/** What `plan` refuses because of the order's state, with the order as it is: whoever knew an older one can decide anew. */
function withPresent<T>(plan: () => T, present: () => unknown): T {
  try {
    return plan();
  } catch (error) {
    if (!(error instanceof AppError) || !CONFLICTS.has(error.code)) throw error;
    throw new AppError(error.code, { details: present() });
  }
}

/** `seen`: the version that the command was given on; null = the present one. */
function planner(
  command: OrderCommand,
  details?: Details,
  seen: number | null = null,
): (order: StoredOrder, at: Date) => Plan | null {
  return (order, at) => {
    const decision = decide(factsOf(order), command);
    if (decision.kind === 'forbidden') throw new AppError(conflictOf(command.type));
    if (decision.kind !== 'apply') return null;
    if (seen !== null && isOvertaken(order, command.type, seen)) throw new AppError(OVERTAKEN);
    // The guest's requested time stands; another time is proposed, not promised.
    if (details?.fields?.appointment && order.appointmentDate !== null)
      throw validationError([{ code: 'appointment-invalid', field: 'promisedAt' }]);
    return planOf(order, decision, at, details);
  };
}

type Applied = Extract<Decision, { kind: 'apply' }>;

/** What a decision of the table does to the order, with everything that follows after the commit. */
export function planOf(
  order: StoredOrder,
  decision: Applied,
  at: Date,
  { fields, note = null }: Details = {},
): Plan {
  const { event, isPrinted } = decision.rule;
  const progress = { ...progressAfter(order, decision, at), ...fields };
  const effects: Effect[] = [
    ...(isPrinted ? [{ kind: 'print' as const, payload: { layouts: SLIPS } }] : []),
    ...voidEffects(decision.next.state),
    ...mailEffects(order, decision, at),
    ...guestPushEffects(event, progress.counterAppointment),
  ];
  return { progress, event, note, effects };
}

/** The mails about a decision: to the customer, and to the branch about what it did not do itself. */
function mailEffects(order: StoredOrder, { rule, next }: Applied, at: Date): Effect[] {
  const mail = mailOf(rule, order);
  const { isMailLater = false, branchMail } = rule;
  // What the mail is about: another proposal, or the step once more, has a mail of its own (R281).
  const about = isMailLater ? at : next.proposal?.state === 'open' ? next.proposal.at : null;
  const toGuest: Effect = {
    kind: 'mail',
    payload: { mail: mail ?? '', ...(about ? { about: about.toISOString() } : {}) },
    ...(isMailLater ? { delaySeconds: UNDO_ACCEPTED_MS / 1_000 } : {}),
  };
  return [
    ...(mail ? [toGuest] : []),
    // The branch has not heard of an order that waits for its payment (R302).
    ...(branchMail && !isHeldBack(order) ? [{ kind: 'mail' as const, payload: { mail: branchMail } }] : []),
  ];
}

/** The order's progress once a decision of the state table is applied. */
function progressAfter(order: StoredOrder, { next, effects }: Applied, at: Date): OrderProgress {
  const proposal = next.proposal;
  const isOpenOrAccepted = proposal?.state === 'open' || proposal?.state === 'accepted';
  const agreed = effects.includes('take-proposed-appointment') ? proposal?.at.toISOString() : undefined;
  const isConfirmed = next.state === 'confirmed' && order.confirmedAt === null;
  return {
    state: next.state,
    paymentState: order.paymentState,
    paymentMethod: order.paymentMethod,
    appointment: agreed ?? order.appointment,
    counterAppointment: isOpenOrAccepted ? proposal.at.toISOString() : null,
    declinedCounterAppointment:
      proposal?.state === 'declined' ? proposal.at.toISOString() : order.declinedCounterAppointment,
    rejectionMessage: order.rejectionMessage,
    isHeld: order.isHeld,
    cancelReason: order.cancelReason,
    confirmedAt: isConfirmed ? at.toISOString() : order.confirmedAt,
    finishedAt: isTerminal(next.state) ? (order.finishedAt ?? at.toISOString()) : null,
    questionnaire: order.questionnaire,
    questionnaireRating: order.questionnaireRating,
  };
}
