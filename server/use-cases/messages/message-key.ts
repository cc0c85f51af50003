import type { MessageKey } from '#domain/order/undelivered.ts';
import type { OutboxMessage } from '#use-cases/signals/work-store.ts';

/** The SMS to the branch, whose rows have no name. */
const USUAL_SMS = 'new-order';

/** What a message is called: the name of its mail or SMS. */
export function messageName({ kind, payload }: Pick<OutboxMessage, 'kind' | 'payload'>): string {
  const name = payload[kind];
  return typeof name === 'string' ? name : USUAL_SMS;
}

/** The same with its channel, as the history of its order names it. */
export function messageKey(message: Pick<OutboxMessage, 'kind' | 'payload'>): MessageKey {
  return `${message.kind} ${messageName(message)}`;
}
