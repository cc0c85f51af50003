import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyTemplate, createTemplate } from '../api/support/databases.ts';
import { eventually } from '../api/support/waiting.ts';
import { startServerProcess } from '../server-process.ts';
import { acceptableOrder, allOrders, confirm, layoutsOf, type PlacedOrder, place } from './demo-orders.ts';

/** `npm run test:long` kills more often (FAULT_ROUNDS). */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2);
const CLIENTS = 6;
/** Milliseconds from a round's first order to the kill: enough for orders at every stage, few enough to inspect each. */
const LONGEST_LIFE = 300;
/** Milliseconds for a mail with its paper, on a busy machine: all of them are to arrive once, not fast. */
const LONGEST_MAIL = 200;

const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** The daily run covers the database that most shops have. */
const DATABASES =
  process.env.THEKE_LONG === '1' ? (['embedded', 'postgres'] as const) : (['embedded'] as const);

describe.each(DATABASES)('kill -9 of the server (%s)', (database) => {
  it(
    'F3 F4 loses no acknowledged order, duplicates none, and prints each confirmation once',
    async () => {
      // Without pictures, which would take longer than everything else here.
      const { template, remove } = await createTemplate(database);
      cleanUps.push(remove);
      const shop = await copyTemplate(template);
      cleanUps.push(() => shop.remove());
      const { dataDir, databaseUrl } = shop.settings;
      const env: Record<string, string> = { DATA_DIR: dataDir, RATE_LIMITS: 'off' };
      if (databaseUrl) env.DATABASE_URL = databaseUrl;
      let server = await startServerProcess(env);
      cleanUps.push(() => server.kill());
      const body = await acceptableOrder(server);
      /** What was sent, and what the server acknowledged of it. */
      const sent = new Map<string, PlacedOrder | null>();
      const countAcknowledged = () => [...sent.values()].filter((order) => order !== null).length;
      const confirmed = new Set<number>();

      for (let round = 0; round < ROUNDS; round++) {
        let isOver = false;
        const clients = Array.from({ length: CLIENTS }, async () => {
          let id = randomUUID();
          while (!isOver) {
            sent.set(id, null);
            const order = await place(server, body, id);
            if (order) {
              sent.set(id, order);
              if (await confirm(server, order.id)) confirmed.add(order.id);
              id = randomUUID();
            }
            // Rejected by a starting server, or cut off when it was killed: retry.
            else await new Promise((resolve) => setTimeout(resolve, 20));
          }
        });
        const before = countAcknowledged();
        // However slow the machine is, each round has something to lose.
        await eventually(() => expect(countAcknowledged()).toBeGreaterThan(before), 30_000);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE));
        await server.kill();
        isOver = true;
        await Promise.all(clients);
        server = await startServerProcess(env);
      }

      expect(sent.size).toBeGreaterThan(ROUNDS);
      // A client without a response retries with the same idempotency key: the same order, or a first one.
      for (const [id, acknowledged] of sent) {
        // A server that has just started may still respond 503.
        const order = await eventually(async () => {
          const answer = await place(server, body, id);
          if (!answer) throw new Error('no order');
          return answer;
        }, 10_000);
        if (acknowledged)
          expect([order.id, order.uid, order.ticketNumber]).toEqual([
            acknowledged.id,
            acknowledged.uid,
            acknowledged.ticketNumber,
          ]);
      }
      const orders = await allOrders(server);
      expect(orders).toHaveLength(sent.size);
      expect(new Set(orders.map(({ ticketNumber }) => ticketNumber)).size).toBe(orders.length);
      expect(new Set(orders.map(({ uid }) => uid)).size).toBe(orders.length);
      for (const order of orders) {
        if (confirmed.has(order.id)) expect(order.isConfirmed).toBe(true);
        const expected = order.isConfirmed ? ['kitchen', 'receipt'] : [];
        await eventually(async () => expect(await layoutsOf(server, order.id)).toEqual(expected), 60_000);
      }
      // Two mails for each order that came in (branch, customer), one per confirmation; resent mails have the same name.
      const wanted = 2 * orders.length + orders.filter(({ isConfirmed }) => isConfirmed).length;
      const mails = async () =>
        (await readdir(join(dataDir, 'outbox-mail'))).filter((name) => name.endsWith('.eml')).length;
      await eventually(async () => expect(await mails()).toBe(wanted), 60_000 + wanted * LONGEST_MAIL);
      // And none arrives after that.
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await mails()).toBe(wanted);
      await server.kill();

      if (database === 'embedded') {
        // As after a power cut: the files as they were, on another machine, with the dead server's lock in them.
        const copy = await mkdtemp(join(tmpdir(), 'theke-copy-'));
        cleanUps.push(() => rm(copy, { recursive: true, force: true }));
        await cp(dataDir, copy, { recursive: true });
        server = await startServerProcess({ ...env, DATA_DIR: copy });
        expect((await allOrders(server)).map(({ id }) => id).sort()).toEqual(
          orders.map(({ id }) => id).sort(),
        );
        expect(await server.stop()).toBe(0);
      }
    },
    60_000 + ROUNDS * 20_000,
  );
});
