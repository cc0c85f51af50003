import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import { sendDeviceMail } from './send-device-mail.ts';
import { sendOrderMail } from './send-order-mail.ts';

/** Sends the mail of an outbox row, whatever it is about. */
export function sendMail(deps: Deps, row: OutboxRow): Promise<void> {
  return row.payload.mail === 'device-offline' ? sendDeviceMail(deps, row) : sendOrderMail(deps, row);
}
