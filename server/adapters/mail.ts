import nodemailer from 'nodemailer';
import { deliveryFault } from '#domain/contact/delivery-fault.ts';
import { cleanLine } from '#domain/text/text-input.ts';
import type { Mail, MailMessage } from '#use-cases/message-ports.ts';
import type { MailAnswer, MailSender } from '#use-cases/messages/mail-box.ts';
import type { Storage } from '#use-cases/ports.ts';
import { keepMail } from './kept-mail.ts';

export interface MailOptions {
  /** smtp:// or smtps://, with user and password where the server requires them; unset: files in `storage`. */
  smtpUrl?: string | undefined;
  /** 'Name <address>' or a bare address. */
  from: string;
  /** Where messages are stored as .eml files when there is no server. */
  storage: Storage;
  /** What the shop's settings put in place of `from`; asked for each message, because they change while the server runs. */
  sender?: () => Promise<MailSender>;
}

/** The server will never accept the message (5xx): retrying cannot help. The outbox gives such a row up. */
export class MailRefused extends Error {
  readonly isPermanent = true;
}

export interface ClosableMail extends Mail {
  /** Ends the connections that wait for the next message. */
  close(): void;
}

/** E-mail by SMTP, or as files when no server is configured. */
export function createMail({ smtpUrl, from, storage, sender }: MailOptions): ClosableMail {
  const headers = async () => (sender ? await sender() : { name: '', address: '', replyTo: '' });
  const compose = async (message: MailMessage) => envelopeOf(message, from, await headers());
  return smtpUrl ? smtpMail(smtpUrl, compose) : fileMail(storage, compose);
}

type Compose = (message: MailMessage) => Promise<ReturnType<typeof envelopeOf>>;

// Nobody waits for a mail, but a lane of the outbox does: a hanging server is given up after seconds.
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** For a server that answers, but a word at a time. Shorter than the lease of a row. */
const LONGEST_MS = 20_000;
/** Somebody waits for the answer. */
const LONGEST_PROBE_MS = 12_000;

/**
 * Connections are kept for the next message, but not for long: servers close idle ones. `maxRequeues`: a message that was
 * under way when its connection broke may have arrived, so the pool must not send it again; the outbox decides.
 */
const POOL = { pool: true, maxConnections: 5, maxRequeues: 0, idleTimeout: 5_000 } as const;

const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

function smtpMail(url: string, compose: Compose): ClosableMail {
  const server = { ...serverOf(url), ...TIMEOUTS, ...CLOSED };
  const transport = nodemailer.createTransport({ ...server, ...POOL });
  return {
    isSending: true,
    async send(message) {
      const mail = { ...(await compose(message)), signal: AbortSignal.timeout(LONGEST_MS) };
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw isFinal(error)
          ? new MailRefused(reasonOf(error), { cause: error })
          : new Error(reasonOf(error));
      }
    },
    async probe(message) {
      // Not over a connection that has been open since before somebody changed the password.
      const single = nodemailer.createTransport(server);
      const signal = AbortSignal.timeout(LONGEST_PROBE_MS);
      try {
        const { response } = await single.sendMail({ ...(await compose(message)), signal });
        return { outcome: 'accepted', status: statusOf(response), reply: shown(response, url) };
      } catch (error) {
        return answerOf(error, url);
      } finally {
        single.close();
      }
    },
    close: () => transport.close(),
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

/** One file per message. */
function fileMail(storage: Storage, compose: Compose): ClosableMail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const send = async (message: MailMessage) => {
    const { message: bytes } = await composer.sendMail(await compose(message));
    if (!Buffer.isBuffer(bytes)) throw new Error('mail not kept: a stream');
    await keepMail(storage, message, bytes);
  };
  return {
    isSending: false,
    send,
    async probe(message) {
      try {
        await send(message);
        return { outcome: 'kept', status: null, reply: null };
      } catch {
        return { outcome: 'unknown', status: null, reply: null };
      }
    },
    close: () => {},
  };
}

function envelopeOf(message: MailMessage, from: string, sender: MailSender) {
  const { to, messageId, subject, text, html, attachments = [] } = message;
  const replyTo = message.replyTo || sender.replyTo;
  return {
    from: fromOf(from, sender),
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

/** The name and the address of the settings, each in place of that of MAIL_FROM. */
function fromOf(from: string, { name, address }: MailSender) {
  if (name === '' && address === '') return from;
  const [, usualName = '', usualAddress = from] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name || usualName, address: address || usualAddress.trim() };
}

/** 5xx from the server for this message; login and connection failures are ours to fix and are retried. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}

/** Without the customer's address, which servers like to repeat in their replies. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'mail not sent';
  const { code, status } = factsOf(error);
  return `mail not sent: ${code}${status === null ? '' : ` ${status}`}`;
}

function factsOf(error: Error) {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'EMAIL';
  const status = 'responseCode' in error && error.responseCode ? Number(error.responseCode) : null;
  return { code, status };
}

function answerOf(error: unknown, url: string): MailAnswer {
  if (!(error instanceof Error)) return { outcome: 'unknown', status: null, reply: null };
  const { code, status } = factsOf(error);
  const isCertificate = 'cause' in error || /certificate|self.signed|ssl|tls/i.test(error.message);
  const outcome =
    code === 'ESOCKET' && isCertificate && status === null ? 'encryption' : deliveryFault(code, status);
  const reply = 'response' in error && typeof error.response === 'string' ? shown(error.response, url) : null;
  return { outcome, status, reply };
}

function statusOf(reply: string): number | null {
  return /^\d{3}/.test(reply) ? Number(reply.slice(0, 3)) : null;
}

/** On one line, and without what is secret in the address of the server, should the server repeat it. */
function shown(reply: string, url: string): string {
  const { username, password } = new URL(url);
  const secrets = [password, username].map(decodeURIComponent).filter((secret) => secret !== '');
  const plain = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), reply);
  return cleanLine(plain).slice(0, 500);
}
