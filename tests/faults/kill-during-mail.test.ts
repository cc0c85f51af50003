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
/** So many mails are under way at once, at most. */
const AT_ONCE = 4;
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
 * the mail server knows, so the mail is sent again, under the same Message-ID. Each mail that is under way has this window.
 */
describe('F11 kill -9 while a mail is sent', () => {
  it.each<[SmtpStage, string, boolean]>([
    ['connected', 'before the mail server has heard of it', false],
    ['message', 'in the middle of the message', false],
    ['accepted', 'in the window: accepted, but not recorded', true],
  ])('%s: %s', async (stage, _when, isRepeated) => {
    let interrupted: string | undefined;
    let isKilled = false;
    smtp.interrupt(stage, async (mail) => {
      interrupted = mail?.messageId;
      await server.kill();
      isKilled = true;
    });
    const placed = placeOrders(ORDERS).catch(() => []);
    await eventually(() => expect(isKilled).toBe(true), 20_000);
    await placed;
    const before = smtp.mails.map(({ messageId }) => messageId);
    server = await startServerProcess(env);
    const uids = [...new Set([...(await placed), ...(await placeOrders(1))])];
    const repeated = await repeatedOf(uids);
    if (isRepeated) expect(repeated).toContain(interrupted);
    expect([stage, repeated.length <= (isRepeated ? AT_ONCE : AT_ONCE - 1)]).toEqual([stage, true]);
    for (const id of repeated) {
      expect(before.slice(-AT_ONCE)).toContain(id);
      const again = smtp.mails.filter(({ messageId }) => messageId === id);
      expect(again).toHaveLength(2);
      expect(new Set(again.map(({ to, subject, text }) => JSON.stringify([to, subject, text]))).size).toBe(1);
    }
  });

  it(
    'at any moment: every mail arrives, and only those under way at a kill are repeated',
    async () => {
      const uids: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const known = smtp.mails.length;
        uids.push(...(await placeOrders(ORDERS)));
        await eventually(() => expect(smtp.mails.length).toBeGreaterThan(known));
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
        await server.kill();
        server = await startServerProcess(env);
      }
      expect((await repeatedOf(uids)).length).toBeLessThanOrEqual(ROUNDS * AT_ONCE);
    },
    120_000 + ROUNDS * 10_000,
  );
});
