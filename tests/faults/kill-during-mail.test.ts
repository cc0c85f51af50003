import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmtpPeer, type SmtpStage, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { copyTemplate, createTemplate } from '../api/support/databases.ts';
import { eventually } from '../api/support/waiting.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { acceptableOrder, place } from './demo-orders.ts';

/** To the guest and to the branch. */
const MAILS_PER_ORDER = 2;
const ORDERS = 3;
/** The port changes with each start, and with it the links in the mails. */
const PUBLIC_URL = 'https://theke.example';
/** `npm run test:long` kills more often (FAULT_ROUNDS). */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);

const cleanUps: (() => Promise<unknown>)[] = [];
let smtp: SmtpPeer;
let server: ServerProcess;
let env: Record<string, string>;
let body: object;

beforeAll(async () => {
  const { template, remove } = await createTemplate('embedded');
  cleanUps.push(remove);
  const shop = await copyTemplate(template);
  cleanUps.push(() => shop.remove());
  smtp = await startSmtpServer();
  cleanUps.push(() => smtp.close());
  env = { DATA_DIR: shop.settings.dataDir, RATE_LIMITS: 'off', SMTP_URL: smtp.url, PUBLIC_URL };
  server = await startServerProcess(env);
  cleanUps.push(() => server.kill());
  body = await acceptableOrder(server);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function placeOrders(count: number): Promise<string[]> {
  const uids: string[] = [];
  for (let left = count; left > 0; left--)
    uids.push((await place(server, body, randomUUID()))?.uid ?? 'none');
  expect(uids).not.toContain('none');
  return uids;
}

/** The Message-IDs of what was accepted about these orders, in that order. */
const idsAbout = (uids: readonly string[]) =>
  smtp.mails.map(({ messageId = '' }) => messageId).filter((id) => uids.some((uid) => id.includes(uid)));

/** Waits until every mail has been accepted and nothing more comes; the Message-IDs of those that came more than once. */
async function repeatedOf(uids: readonly string[]): Promise<string[]> {
  await eventually(() => expect(new Set(idsAbout(uids)).size).toBe(uids.length * MAILS_PER_ORDER), 30_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const ids = idsAbout(uids);
  expect(new Set(ids).size).toBe(uids.length * MAILS_PER_ORDER);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/**
 * The one unavoidable window: the mail server has the message, and the process dies before it has recorded that. Nobody but
 * the mail server knows, so the mail is sent again, under the same Message-ID.
 */
describe('F11 kill -9 while a mail is sent', () => {
  it.each<[SmtpStage, string, number]>([
    ['connected', 'before the mail server has heard of it', 0],
    ['message', 'in the middle of the message', 0],
    ['accepted', 'in the window: accepted, but not recorded', 1],
  ])('%s: %s', async (stage, _when, repeats) => {
    let isKilled = false;
    smtp.interrupt(stage, async () => {
      await server.kill();
      isKilled = true;
    });
    const placed = placeOrders(ORDERS).catch(() => []);
    await eventually(() => expect(isKilled).toBe(true), 20_000);
    await placed;
    const before = smtp.mails.length;
    server = await startServerProcess(env);
    const uids = [...new Set([...(await placed), ...(await placeOrders(1))])];
    const repeated = await repeatedOf(uids);
    expect([stage, repeated.length]).toEqual([stage, repeats]);
    // What was repeated is the last that the mail server had taken, and it is the same message.
    const last = smtp.mails[before - 1];
    for (const id of repeated) {
      expect(id).toBe(last?.messageId);
      const again = smtp.mails.filter(({ messageId }) => messageId === id);
      expect(new Set(again.map(({ to, subject, text }) => JSON.stringify([to, subject, text]))).size).toBe(1);
    }
  });

  it('at any moment: every mail arrives, and at most one is repeated for each kill', async () => {
    const uids: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const known = smtp.mails.length;
      uids.push(...(await placeOrders(ORDERS)));
      await eventually(() => expect(smtp.mails.length).toBeGreaterThan(known));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
      await server.kill();
      server = await startServerProcess(env);
    }
    expect((await repeatedOf(uids)).length).toBeLessThanOrEqual(ROUNDS);
  });
});
