import type { MailMessage } from '#use-cases/message-ports.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from './work-store.ts';

/** The identity of the mail that a row of the outbox sends: if the row runs twice, both deliveries are the same message. */
export function messageOfRow(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { id, attempts }: Pick<OutboxRow, 'id' | 'attempts'>,
  about: string,
): Pick<MailMessage, 'messageId' | 'isRepeated'> {
  return { messageId: `<${id}.${about}@${new URL(publicUrl).hostname}>`, isRepeated: attempts > 1 };
}
