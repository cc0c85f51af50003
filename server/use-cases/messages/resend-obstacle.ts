import type { ErrorCode } from '#domain/errors.ts';
import { isMessageDue } from '#domain/order/message-due.ts';
import { messageTo } from '#text/message-names.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { factsOf } from '#use-cases/orders/order-view.ts';
import type { OutboxMessage } from '#use-cases/signals/work-store.ts';
import { messageKey, messageName } from './message-key.ts';

/**
 * Why a message is not sent again: it is still under way, what it says no longer holds (R285), or the guest has left no
 * address. `all` are the messages of the order; null = nothing stands against it.
 */
export function resendObstacle(
  message: OutboxMessage,
  all: readonly OutboxMessage[],
  order: StoredOrder,
): ErrorCode | null {
  const key = messageKey(message);
  const isUnderWay = all.some(
    (other) => messageKey(other) === key && (other.state === 'waiting' || other.state === 'running'),
  );
  if (isUnderWay) return 'message-waiting';
  const name = messageName(message);
  if (!isMessageDue(name, factsOf(order))) return 'message-outdated';
  return message.kind === 'mail' && messageTo('mail', name) === 'guest' && order.email === ''
    ? 'mail-address-missing'
    : null;
}
