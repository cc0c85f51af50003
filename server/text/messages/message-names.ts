import { MAIL_KINDS, MAIL_NAMES } from '../mails/mail-kinds.ts';
import * as texts from './message-name-texts.ts';

type Channel = 'mail' | 'sms';

/** The SMS to the branch and its contacts; all others go to the guest. */
const SMS_TO_SHOP: readonly string[] = ['new-order', 'unanswered'];

/** What the team calls a message: 'Bestellung bestätigt'. A name that this version does not know stands for itself. */
export function messageLabel(channel: Channel, name: string): string {
  if (channel === 'sms') return texts.SMS_NAMES[name] ?? name;
  const mail = mailNamed(name);
  return mail ? mail.label : name;
}

/** Who gets it. */
export function messageTo(channel: Channel, name: string): 'guest' | 'shop' {
  if (channel === 'sms') return SMS_TO_SHOP.includes(name) ? 'shop' : 'guest';
  return mailNamed(name)?.to ?? 'guest';
}

function mailNamed(name: string) {
  const known = MAIL_NAMES.find((one) => one === name);
  return known ? MAIL_KINDS[known] : null;
}
