import { isDeepStrictEqual } from 'node:util';
import { AppError, type Fault, validationError } from '#domain/errors.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { chosenTable } from '#domain/ordering/checkout.ts';
import { counterAppointmentFault } from '#domain/ordering/slots.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { cleanText, MAXIMUM_TEXT, textFault } from '#domain/text/text-input.ts';
import { parseInstant } from '#domain/time/instant.ts';
import type { UpdateOrderInput } from '#inputs/order-edit.ts';
import { fieldLabel } from '#text/errors/field-labels.ts';
import * as texts from '#text/order-texts.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { changePlannedAsStaff } from './change-order.ts';
import { branchOf } from './compose-order.ts';
import { correctedContact } from './corrected-contact.ts';
import type { OrderCorrection, StoredOrder } from './order-store.ts';
import type { Plan } from './plan.ts';

/**
 * Changes the fields of an order that staff may correct; once it is over only the internal note, and the rest is silently
 * ignored (R94). Money, items and state have their own calls. Throws 'not-found', 'version-conflict' and the faults of the
 * input.
 */
export async function updateOrder(
  deps: Deps,
  actor: Actor,
  input: UpdateOrderInput,
  idempotencyKey: string | null,
): Promise<StaffOrder> {
  const { shop } = await deps.db.shop.snapshot();
  const request = { id: input.id, idempotencyKey, body: { command: 'update', input } };
  return changePlannedAsStaff(deps, actor, request, (order, now) => {
    if (input.branch !== undefined && input.branch !== order.branchId) throw refusal('branch');
    if (input.version !== undefined && input.version !== order.version)
      throw new AppError('version-conflict');
    return planOf(order, input, { shop, now });
  });
}

function planOf(order: StoredOrder, input: UpdateOrderInput, at: { shop: Shop; now: Date }): Plan | null {
  const isOver = isTerminal(order.state);
  const branch = branchOf(at.shop.branches, order.branchId);
  const edits = [noteOf(order, input)];
  if (!isOver && branch) {
    edits.push(
      commentOf(input),
      correctedContact(order, input, branch),
      tableOf(order, input, branch, at.shop),
    );
    edits.push(appointmentOf(order, input, at.now));
  }
  const faults = edits.flatMap((edit) => edit.faults ?? []);
  if (faults.length > 0) throw validationError(faults);
  const wanted: OrderCorrection = Object.assign({}, ...edits.map((edit) => edit.correction));
  const appointment = edits.find((edit) => edit.appointment !== undefined)?.appointment;
  const correction = changesOf(order, wanted);
  const isMoved = appointment !== undefined && appointment !== order.appointment;
  const names = [...Object.keys(correction), ...(isMoved ? ['appointment'] : [])];
  if (names.length === 0) return null;
  return {
    correction,
    event: 'edited',
    note: [...new Set(names.map((name) => texts.CHANGED_FIELDS[name] ?? fieldLabel(name) ?? name))].join(
      ', ',
    ),
    ...(isMoved ? { progress: { ...order, appointment } } : {}),
  };
}

/** What one group of fields asks for, or why it is refused. */
interface Edit {
  correction?: OrderCorrection;
  /** The agreed time; unset = unchanged. */
  appointment?: string | null;
  faults?: readonly Fault[];
}

function noteOf({ internalNote }: StoredOrder, input: UpdateOrderInput): Edit {
  if (input.internalNote === undefined || input.internalNote === internalNote) return {};
  return textEdit('internalNote', input.internalNote);
}

function commentOf({ comment }: UpdateOrderInput): Edit {
  return comment === undefined ? {} : textEdit('comment', comment);
}

function textEdit(field: 'comment' | 'internalNote', value: string): Edit {
  const code = textFault(value);
  if (code) return { faults: [{ code, field, params: { maximum: MAXIMUM_TEXT } }] };
  return { correction: { [field]: cleanText(value) } };
}

function tableOf(order: StoredOrder, input: UpdateOrderInput, branch: Branch, shop: Shop): Edit {
  const field = input.table === undefined ? 'tableIdentifier' : 'table';
  const wanted = input[field];
  if (!order.isDineIn || wanted === undefined || wanted === order.tableIdentifier) return {};
  if (wanted === null) return { correction: { tableId: null, tableIdentifier: null } };
  const table = chosenTable({ table: wanted }, { branch, service: 'dineIn', shop });
  if (!table) return { faults: [{ code: 'table-unknown', field }] };
  return { correction: { tableId: table.id, tableIdentifier: table.identifier } };
}

/** Staff agree on another time with the customer directly: any whole minute in the future. */
function appointmentOf({ appointment }: StoredOrder, input: UpdateOrderInput, now: Date): Edit {
  if (input.appointment === undefined || input.appointment === appointment) return {};
  if (input.appointment === null) return { appointment: null };
  const at = parseInstant(input.appointment);
  if (at?.toISOString() === appointment) return {};
  const code = at ? counterAppointmentFault(at, now) : 'appointment-invalid';
  return at && !code
    ? { appointment: at.toISOString() }
    : { faults: [{ code: code ?? 'appointment-invalid', field: 'appointment' }] };
}

/** The wanted values that differ from the current ones. */
function changesOf(order: StoredOrder, wanted: OrderCorrection): OrderCorrection {
  const present = new Map<string, unknown>(Object.entries(order));
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, present.get(name))),
  );
}

function refusal(field: string): AppError {
  return validationError([{ code: 'invalid', field }]);
}
