import type { Deps } from '#use-cases/ports.ts';
import type { OutboxRow } from '#use-cases/signals/work-store.ts';
import { sendAccessMail } from './send-access-mail.ts';
import { sendDeviceMail } from './send-device-mail.ts';
import { sendOrderMail } from './send-order-mail.ts';

/** Sends the mail of an outbox row, whatever it is about. */
export function sendMail(deps: Deps, row: OutboxRow): Promise<void> {
  if (row.payload.mail === 'device-offline') return sendDeviceMail(deps, row);
  if (row.payload.mail === 'access-changed') return sendAccessMail(deps, row);
  return sendOrderMail(deps, row);
}
