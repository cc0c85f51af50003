import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMail, MailRefused } from '#adapters/mail.ts';
import { fileStorage } from '#adapters/storage/file-storage.ts';
import type { MailMessage } from '#use-cases/message-ports.ts';
import type { Storage } from '#use-cases/ports.ts';
import { type SmtpPeer, startSmtpServer } from '../peers/smtp-server.ts';

const from = 'Theke <theke@example.at>';
const message: MailMessage = {
  messageId: '<1.ABC@theke.example>',
  to: 'anna@example.at',
  replyTo: 'markt@example.at',
  subject: 'Bestellung eingegangen – Nr. 1 – Jausenhütte',
  text: 'Grüß Gott',
  html: '<p>Grüß Gott</p>',
};

let directory: string;
let storage: Storage;
let smtp: SmtpPeer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'theke-mail-'));
  storage = fileStorage(directory);
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.close();
  await rm(directory, { recursive: true, force: true });
});

describe('mail without a server', () => {
  it('is written to a readable .eml file, once per Message-ID', async () => {
    const mail = createMail({ from, storage });
    await mail.send(message);
    await mail.send({ ...message, isRepeated: true });
    const files = await readdir(join(directory, 'outbox-mail'));
    expect(files).toHaveLength(1);
    const parsed = await PostalMime.parse(await readFile(join(directory, 'outbox-mail', files[0] ?? '')));
    expect(parsed.subject).toBe(message.subject);
    expect(parsed.text?.trim()).toBe('Grüß Gott');
    expect(parsed.messageId).toBe(message.messageId);
    expect(parsed.to?.[0]?.address).toBe('anna@example.at');
  });
});

describe('mail over SMTP', () => {
  it('arrives with its Message-ID, which stays the same when it is sent again', async () => {
    const mail = createMail({ smtpUrl: smtp.url, from, storage });
    await mail.send(message);
    await mail.send(message);
    expect(smtp.mails.map((one) => one.messageId)).toEqual([message.messageId, message.messageId]);
    expect(smtp.mails[0]?.replyTo?.[0]?.address).toBe('markt@example.at');
  });

  it('A17 writes to one recipient whatever the address contains', async () => {
    smtp.mails.length = 0;
    const mail = createMail({ smtpUrl: smtp.url, from, storage });
    const attack = {
      ...message,
      to: 'anna@example.at\r\nBcc: opfer@example.at',
      subject: 'x\r\nBcc: opfer@example.at',
    };
    await mail.send(attack).catch(() => {});
    for (const arrived of smtp.mails) expect(arrived.bcc ?? []).toEqual([]);
    for (const arrived of smtp.mails)
      expect(arrived.headers.some((header) => header.key === 'bcc')).toBe(false);
  });

  it.each(['busy', 'forgetful'] as const)('F11 is retried when the server is %s', async (mood) => {
    smtp.setMood(mood);
    const sending = createMail({ smtpUrl: smtp.url, from, storage }).send(message);
    await expect(sending).rejects.not.toBeInstanceOf(MailRefused);
    smtp.setMood('well');
  });

  it('F11 is given up when the server refuses the recipient, and the reason names no person', async () => {
    smtp.setMood('refusing');
    const sending = createMail({ smtpUrl: smtp.url, from, storage }).send(message);
    await expect(sending).rejects.toMatchObject({
      isPermanent: true,
      message: 'mail not sent: EENVELOPE 550',
    });
    smtp.setMood('well');
  });

  it('F11 is retried when there is no server', async () => {
    const sending = createMail({ smtpUrl: 'smtp://127.0.0.1:1', from, storage }).send(message);
    await expect(sending).rejects.not.toBeInstanceOf(MailRefused);
  });

  it('F11 waits only seconds for a server that hangs', async () => {
    smtp.setMood('silent');
    const started = performance.now();
    await expect(createMail({ smtpUrl: smtp.url, from, storage }).send(message)).rejects.toThrow(
      'mail not sent',
    );
    expect(performance.now() - started).toBeLessThan(12_000);
    smtp.setMood('well');
  });
});
