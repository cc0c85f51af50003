import { judgeMail } from '#domain/operations/mail.ts';
import { GIVEN_UP_MS } from '#domain/operations/outbox.ts';
import type { Check } from './check.ts';

/** Whether mails go out. */
export const checkMail: Check<'mail'> = async ({ db, mail, clock }) => {
  const now = clock.now();
  const work = await db.operations.outbox(now, new Date(now.getTime() - GIVEN_UP_MS), ['mail', 'form']);
  return judgeMail({ ...work, isSending: mail.isSending, lastSent: await db.operations.lastMail() }, now);
};
