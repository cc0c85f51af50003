import type { Country } from '#domain/contact/country.ts';
import type { Letter } from '#text/mails/letter.ts';
import type { MailAnswer } from './messages/mail-box.ts';
import type { PushAddress } from './push/push-store.ts';

// The ports through which messages leave; the others are in ports.ts.

export interface MailMessage {
  /** Stable per effect, so that a repeated delivery is recognised as the same message. */
  messageId: string;
  /** Whether an earlier try may have delivered it. */
  isRepeated?: boolean;
  to: string;
  /** Where the answer of its reader goes; empty = to the address in the settings, else to the sender. */
  replyTo?: string;
  /**
   * Who reads it in the mail box of a server that sends nothing: who manages this branch, 'shop' = who manages all of them.
   * Unset: administrators only, because it may hold a login link.
   */
  audience?: number | 'shop';
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  /** The name of the file; the bytes are never interpreted as anything but its content. */
  name: string;
  mimeType: string;
  bytes: Uint8Array;
  /** A picture inside the message, which shows it as cid:{contentId}; unset: a file beside it. */
  contentId?: string;
}

/** How the shop looks in its mails. */
export interface LetterLook {
  shopName: string;
  /** Its colour, as a colour field has it. */
  colour: string;
  /** Whether mails follow the dark design of the reader's program. */
  isDarkAllowed: boolean;
  /** null = the name stands in its place. Pixels as it is to be shown. */
  logo: { src: string; width: number; height: number } | null;
}

/** Writes letters as HTML that the usual mail programs show as it is meant. */
export interface LetterPress {
  html(letter: Letter, look: LetterLook): Promise<string>;
}

export interface Mail {
  /** False while messages are only kept as files. */
  isSending: boolean;
  /** Throws when the server did not accept the message; the outbox retries. */
  send(message: MailMessage): Promise<void>;
  /** Sends it over a connection of its own and tells what came of it. Never throws, and ends within 12 seconds. */
  probe(message: MailMessage): Promise<MailAnswer>;
}

export interface SmsMessage {
  /** Stable per effect, so that a gateway can recognise a repeated message. */
  id: string;
  /** E.164 */
  to: string;
  text: string;
}

export interface Sms {
  /** A number in E.164, read in the country where it has no code; null where no SMS can reach it. */
  numberOf(phone: string, country: Country): string | null;
  /** Throws when the gateway did not accept the message; the outbox retries unless the error `isPermanent`. */
  send(message: SmsMessage): Promise<void>;
}

/** What a browser shows. Nobody but it can read it on the way. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a tap leads: a path of this shop. */
  url: string;
  /** A newer message about the same thing takes the place of the older one: up to 32 letters and digits. */
  topic: string;
}

export interface Push {
  /** What browsers subscribe with: the public VAPID key, base64url. */
  publicKey: string;
  /** Whether an address may be one of a push service: https, on the public internet (A51). */
  accepts(endpoint: string): boolean;
  /**
   * Hands a message to the push service of a browser, which keeps it for `ttl` seconds. gone: nobody is there any more. Throws
   * when the service did not accept it; retrying may help unless the error `isPermanent`.
   *
   * @param options.subject where the service complains: a mailto: or https: address
   */
  send(
    to: PushAddress,
    message: PushMessage,
    options: { subject: string; ttl: number },
  ): Promise<'sent' | 'gone'>;
}
