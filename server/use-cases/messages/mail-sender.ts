import type { Settings } from '#use-cases/shop/shop-store.ts';
import type { MailSender } from './mail-box.ts';

/** What the settings of the shop put in place of MAIL_FROM, and where answers go (R286). */
export function senderOf({ mailSenderName, mailSenderAddress, mailReplyTo }: Settings): MailSender {
  return { name: mailSenderName ?? '', address: mailSenderAddress ?? '', replyTo: mailReplyTo ?? '' };
}
