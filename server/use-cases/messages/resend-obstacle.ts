import type { ErrorCode } from '#domain/errors.ts';
import { isBranchMail, isGuestMail, type OrderMailName } from '#domain/messages/mail-names.ts';
import { isMailDue } from '#domain/order/due-mail.ts';
import type { Config } from '#domain/shop/shop.ts';
import { messageTo } from '#text/messages/message-names.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { OutboxMessage } from '#use-cases/signals/work-store.ts';
import { mailFactsOf } from './mail-facts.ts';
import { messageKey, messageName } from './message-key.ts';

interface Surroundings {
  /** The messages of the order. */
  all: readonly OutboxMessage[];
  order: StoredOrder;
  config: Pick<Config, 'enablePluginOrderReviews'>;
}

/**
 * Why a message is not sent again: it is still under way, what it says no longer holds (R285), or the guest has left no
 * address; null = nothing stands against it.
 */
export function resendObstacle(
  message: OutboxMessage,
  { all, order, config }: Surroundings,
): ErrorCode | null {
  const key = messageKey(message);
  const isUnderWay = all.some(
    (other) => messageKey(other) === key && (other.state === 'waiting' || other.state === 'running'),
  );
  if (isUnderWay) return 'message-waiting';
  if (!isDue(message, order, config)) return 'message-outdated';
  return message.kind === 'mail' && messageTo('mail', messageName(message)) === 'guest' && order.email === ''
    ? 'mail-address-missing'
    : null;
}

/** The SMS of a name says what the mail of that name says; the one about a new order only wakes somebody up. */
function isDue(message: OutboxMessage, order: StoredOrder, config: Surroundings['config']): boolean {
  const { kind, payload } = message;
  if (payload.isRequested === true) return true;
  const name = messageName(message);
  if (kind === 'sms' && name === 'new-order') return order.state === 'awaiting';
  const about = typeof payload.about === 'string' ? payload.about : null;
  return !isOrderMail(name) || isMailDue(name, mailFactsOf(order, config), about);
}

function isOrderMail(name: string): name is OrderMailName {
  return isGuestMail(name) || isBranchMail(name);
}
