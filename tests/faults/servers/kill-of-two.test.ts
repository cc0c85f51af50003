import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyTemplate, createTemplate } from '#tests/api/support/databases.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { acceptableOrder, allOrders, confirm, layoutsOf, type PlacedOrder, place } from '../demo-orders.ts';

/** One of two servers is always there: a round is a start long, and 300 of them are a few minutes. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2) * 6;
const GUESTS = 3;
/** Milliseconds between the orders of a guest: enough that each kill hits some, few enough that their mails are sent in time. */
const PAUSE_MS = 400;
/** Milliseconds that a server lives on once it is ready, at most: it is killed in whatever it just does. */
const LONGEST_LIFE_MS = 400;
/** To the guest and to the branch; and, once confirmed, to the guest. */
const MAILS_PER_ORDER = 3;

const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

it(
  `F3 F4 ${ROUNDS} kills of one of two servers lose no order, double none, print each once and mail each`,
  async () => {
    const { template, remove } = await createTemplate('postgres');
    cleanUps.push(remove);
    const shop = await copyTemplate(template);
    cleanUps.push(() => shop.remove());
    const smtp = await startSmtpServer();
    cleanUps.push(() => smtp.close());
    const { dataDir, databaseUrl = '' } = shop.settings;
    const start = (index: number) =>
      startServerProcess({
        ...{ DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, String(index)), RATE_LIMITS: 'off' },
        ...{ SMTP_URL: smtp.url, PUBLIC_URL: 'https://theke.example', SECRETS_KEY: 'ab'.repeat(32) },
      });
    const servers = [await start(0), await start(1)] as [ServerProcess, ServerProcess];
    cleanUps.push(() => Promise.all(servers.map((server) => server.kill())));
    const body = await acceptableOrder(servers[0]);

    const acknowledged = new Map<string, PlacedOrder>();
    const confirmed = new Set<number>();
    const sent = new Set<string>();
    let isOver = false;
    /** As through a proxy: whoever gets no answer asks the next server, with the same key. */
    const guests = Array.from({ length: GUESTS }, async (_, guest) => {
      for (let turn = guest; !isOver; turn += 1) {
        const key = randomUUID();
        sent.add(key);
        let order: PlacedOrder | null = null;
        for (let asked = turn; order === null && !isOver; asked += 1)
          order = await place(servers[asked % 2] ?? servers[0], body, key);
        if (order) {
          acknowledged.set(key, order);
          if (await confirm(servers[turn % 2] ?? servers[0], order.id)) confirmed.add(order.id);
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
      }
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const index = round % 2;
      const before = acknowledged.size;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      await servers[index]?.kill();
      servers[index] = await start(index);
      // While one was away the other took orders.
      await eventually(() => expect(acknowledged.size).toBeGreaterThan(before), 30_000);
    }
    isOver = true;
    await Promise.all(guests);

    const [one, other] = servers;
    for (const key of sent) {
      const order = await eventually(async () => {
        const answer = await place(other, body, key);
        if (!answer) throw new Error('no order');
        return answer;
      }, 10_000);
      const known = acknowledged.get(key);
      if (known) expect([order.id, order.ticketNumber]).toEqual([known.id, known.ticketNumber]);
    }
    const orders = await allOrders(one);
    expect(orders).toHaveLength(sent.size);
    expect(new Set(orders.map(({ ticketNumber }) => ticketNumber)).size).toBe(orders.length);
    for (const order of orders) {
      if (confirmed.has(order.id)) expect(order.isConfirmed).toBe(true);
      const expected = order.isConfirmed ? ['kitchen', 'receipt'] : [];
      await eventually(async () => expect(await layoutsOf(other, order.id)).toEqual(expected), 60_000);
    }
    const wanted =
      (MAILS_PER_ORDER - 1) * orders.length + orders.filter(({ isConfirmed }) => isConfirmed).length;
    const ids = () => smtp.mails.map(({ messageId = '' }) => messageId);
    await eventually(() => expect(new Set(ids()).size).toBe(wanted), 60_000 + wanted * 200);
    // Only a mail that the dying server had just handed over may come again, under the same name: a kill is at most one such mail.
    expect(ids().length - wanted).toBeLessThanOrEqual(ROUNDS);
  },
  120_000 + ROUNDS * 10_000,
);
