import { TRPCClientError } from '@trpc/client';
import type { Wire } from '#domain/money/wire.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { STAFF_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { CALL_FAILURES } from '#text/errors/failure-texts.ts';
import { type Client, problemOf } from '#web/lib/trpc.ts';
import { sendRequest } from '../order-request.ts';
import type { CommandAnswer } from './command-desk.ts';
import type { KeptCommand } from './outbox.ts';

/** Nothing of ours answered, or it says that it cannot at the moment. */
const LATER: ReadonlySet<number> = new Set([0, 408, 425, 429, 502, 503, 504]);

/** Sends a kept command, and judges the answer. */
export async function sendCommand(client: Client, command: KeptCommand): Promise<CommandAnswer> {
  const { order: id, version, key, request } = command;
  try {
    const order = STAFF_ORDER_WIRE.fromWire(await sendRequest(client, { id, version, key }, request));
    return { kind: 'done', order };
  } catch (error) {
    const { status, message } = problemOf(error);
    if (LATER.has(status)) return { kind: 'unanswered' };
    if (status === 401) return { kind: 'signed-out' };
    const text = message ?? CALL_FAILURES['order-status'];
    return { kind: 'refused', problem: { message: text, order: presentOrder(error) }, error };
  }
}

/** The order that comes with a conflict. */
function presentOrder(error: unknown): StaffOrder | null {
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  if (data === null || typeof data !== 'object' || !('details' in data)) return null;
  const { details } = data;
  const isOrder =
    details !== null && typeof details === 'object' && 'version' in details && 'history' in details;
  // Sent by our own server, which sends nothing else with these.
  return isOrder ? STAFF_ORDER_WIRE.fromWire(details as Wire<StaffOrder>) : null;
}
