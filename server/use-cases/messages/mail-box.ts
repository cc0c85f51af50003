import type { DeliveryFault } from '#domain/contact/delivery-fault.ts';

export interface MailAnswer {
  /** kept: there is no mail server, the message is in the mail box. */
  outcome: 'accepted' | 'kept' | DeliveryFault;
  /** The status of SMTP, where the server gave one. */
  status: number | null;
  /** What the server answered, word for word but on one line; null = nothing. */
  reply: string | null;
}

/** Who mails come from and where answers go; an empty part stands for the default. */
export interface MailSender {
  name: string;
  address: string;
  replyTo: string;
}

/** A message that was kept as a file because there is no mail server. */
export interface KeptMail {
  id: string;
  /** When it was kept. */
  at: Date;
  to: string;
  subject: string;
  /** Who may read it (R288): who manages that branch, or the whole shop; null = administrators only. */
  audience: number | 'shop' | null;
}

export interface KeptMailContent extends KeptMail {
  from: string;
  replyTo: string;
  text: string;
  /** With its own pictures inside; null = it has none. */
  html: string | null;
  attachments: readonly KeptAttachment[];
}

export interface KeptAttachment {
  name: string;
  mimeType: string;
  bytes: Uint8Array;
}

/** The messages that were kept because there is no mail server. */
export interface MailBox {
  /** A page of those that `mayRead` lets through, newest first, and how many there are; `take` null = all. */
  list(
    mayRead: (mail: Pick<KeptMail, 'audience'>) => boolean,
    page: { skip: number; take: number | null },
  ): Promise<{ data: KeptMail[]; total: number }>;
  read(id: string): Promise<KeptMailContent | null>;
  /** Removes those from before that instant, those for administrators only earlier, and the oldest beyond so many. */
  forget(limits: { before: Date; unsharedBefore: Date; most: number }): Promise<void>;
  /** Removes what was kept of these messages (Message-ID). */
  remove(messageIds: readonly string[]): Promise<void>;
  /** Removes those in which one of the words occurs, in any case; returns how many. Words are addresses and numbers of orders. */
  forgetAbout(words: readonly string[]): Promise<number>;
}
