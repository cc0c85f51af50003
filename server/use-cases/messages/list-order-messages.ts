import { deliveryReason } from '#text/messages/delivery-reasons.ts';
import { messageLabel, messageTo } from '#text/messages/message-names.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import { showOrder } from '#use-cases/orders/show-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OutboxMessage } from '#use-cases/signals/work-store.ts';
import { messageName } from './message-key.ts';
import { resendObstacle } from './resend-obstacle.ts';

/** A mail or SMS about an order, for its staff. Instants are ISO 8601 in UTC. */
export interface OrderMessage {
  id: number;
  channel: 'mail' | 'sms';
  /** Its name, as stored. */
  name: string;
  /** German. */
  label: string;
  to: 'guest' | 'shop';
  state: MessageState;
  /** German: why the last attempt failed; null = it did not, or there was none. */
  reason: string | null;
  attempts: number;
  createdAt: string;
  /** When it is tried next, while it waits. */
  nextAt: string | null;
  /** When it was sent, dropped or given up. */
  endedAt: string | null;
  canResend: boolean;
}

/** dropped: its reason was gone by its turn. failed: given up. */
export const MESSAGE_STATES = ['waiting', 'sent', 'dropped', 'failed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** The messages about an order, newest first: those of the last 90 days. Throws 'not-found'. */
export async function listOrderMessages(deps: Deps, actor: Actor, id: number): Promise<OrderMessage[]> {
  await showOrder(deps, actor, id);
  const order = await deps.db.orders.byId(id, null);
  const { shop } = await deps.db.shop.snapshot();
  const rows = await deps.db.work.messages(id);
  return rows.map((row) => ({
    ...messageOf(row),
    canResend: order !== null && resendObstacle(row, { all: rows, order, config: shop.config }) === null,
  }));
}

function stateOf({ state, isDropped }: OutboxMessage): MessageState {
  if (state === 'dead') return 'failed';
  return state === 'done' ? (isDropped ? 'dropped' : 'sent') : 'waiting';
}

function messageOf(row: OutboxMessage): Omit<OrderMessage, 'canResend'> {
  const { id, kind, attempts, lastError, runAt, createdAt, doneAt } = row;
  const name = messageName(row);
  const state = stateOf(row);
  return {
    id: Number(id),
    channel: kind,
    name,
    label: messageLabel(kind, name),
    to: messageTo(kind, name),
    state,
    reason: lastError === null ? null : deliveryReason(kind, lastError),
    attempts,
    createdAt: createdAt.toISOString(),
    nextAt: state === 'waiting' ? runAt.toISOString() : null,
    endedAt: doneAt?.toISOString() ?? null,
  };
}
