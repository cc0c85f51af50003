import { mailBox } from '#adapters/kept-mail.ts';
import { createMail } from '#adapters/mail.ts';
import type { Settings } from '#adapters/settings.ts';
import type { Database, Deps, Storage } from '#use-cases/ports.ts';
import { senderOf } from './use-cases/messages/mail-sender.ts';

export interface Post {
  ports: Pick<Deps, 'mail' | 'mailBox'>;
  /** Ends the connections to the mail server. */
  close(): void;
}

/** The way out of mails: over the mail server, or into the mail box. */
export function openPost(
  { smtpUrl, mailFrom }: Settings,
  { storage, db }: { storage: Storage; db: Database },
): Post {
  const sender = async () => senderOf(await db.shop.settings());
  const mail = createMail({ smtpUrl, from: mailFrom, storage, sender });
  return { ports: { mail, mailBox: mailBox(storage) }, close: () => mail.close() };
}
