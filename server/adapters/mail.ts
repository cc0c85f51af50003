import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Mail, MailMessage } from '#use-cases/ports.ts';

export interface MailOptions {
  /** smtp:// or smtps://, with user and password where the server requires them; unset: files below `directory`. */
  smtpUrl?: string | undefined;
  /** 'Name <address>' or a bare address. */
  from: string;
  /** Where messages are stored as .eml files when there is no server. */
  directory: string;
}

/** The server will never accept the message (5xx): retrying cannot help. The outbox gives such a row up. */
export class MailRefused extends Error {
  readonly isPermanent = true;
}

/** E-mail by SMTP, or as files when no server is configured. */
export function createMail({ smtpUrl, from, directory }: MailOptions): Mail {
  return smtpUrl ? smtpMail(smtpUrl, from) : fileMail(directory, from);
}

// Nobody waits for a mail, but a lane of the outbox does: a hanging server is given up after seconds.
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

function smtpMail(url: string, from: string): Mail {
  const transport = nodemailer.createTransport({
    ...serverOf(url),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isSending: true,
    async send(message) {
      try {
        await transport.sendMail(envelopeOf(message, from));
      } catch (error) {
        throw isFinal(error)
          ? new MailRefused(reasonOf(error), { cause: error })
          : new Error(reasonOf(error));
      }
    },
  };
}

function serverOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname,
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}

/** One file per message, named by its Message-ID: a message sent twice is stored once. */
function fileMail(directory: string, from: string): Mail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    isSending: false,
    async send(message) {
      const { message: bytes } = await composer.sendMail(envelopeOf(message, from));
      await mkdir(directory, { recursive: true });
      const name = `${createHash('sha256').update(message.messageId).digest('hex').slice(0, 32)}.eml`;
      const unfinished = join(directory, `.${randomUUID()}.tmp`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(directory, name));
    },
  };
}

function envelopeOf(message: MailMessage, from: string) {
  const { to, replyTo, messageId, subject, text, html, attachments = [] } = message;
  return {
    from,
    // As an object it is one address whatever it contains.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    messageId,
    subject,
    text,
    html,
    attachments: attachments.map(({ name, mimeType, bytes, contentId }) => ({
      filename: name,
      contentType: mimeType,
      content: Buffer.from(bytes),
      ...(contentId ? { cid: contentId, contentDisposition: 'inline' as const } : {}),
    })),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** 5xx from the server for this message; login and connection failures are ours to fix and are retried. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}

/** Without the customer's address, which servers like to repeat in their replies. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'mail not sent';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'EMAIL';
  const status = 'responseCode' in error && error.responseCode ? ` ${error.responseCode}` : '';
  return `mail not sent: ${code}${status}`;
}
