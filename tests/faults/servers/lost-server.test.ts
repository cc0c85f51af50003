import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startAgentProcess } from '#tests/agent-process.ts';
import { copyTemplate, createTemplate } from '#tests/api/support/databases.ts';
import { readMetric } from '#tests/api/support/metric.ts';
import { DEVICE_KEY } from '#tests/api/support/template.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { build } from '#tests/built.ts';
import { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { freePort } from '#tests/peers/free-port.ts';
import { startNginx } from '#tests/peers/nginx.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { acceptableOrder, confirm, layoutsOf, type PlacedOrder, place, STAFF } from '../demo-orders.ts';

const ORDERS_PER_PHASE = 6;

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** A board as browsers follow it: when its stream ends it asks again for what came after the last event. */
function followBoard(url: string, ca: string) {
  const uids: string[] = [];
  let lastId = '';
  let openings = 0;
  let isOver = false;
  let current: IncomingMessage | null = null;
  const read = async () => {
    const headers = { ...STAFF, accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) };
    const request = https.get(`${url}/api/orders/stream`, {
      headers,
      ca,
      servername: 'localhost',
      agent: false,
    });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`board: ${answer.statusCode}`);
    current = answer;
    openings += 1;
    let rest = '';
    for await (const chunk of answer.setEncoding('utf8')) {
      const blocks = (rest + String(chunk)).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        lastId = /^id: ?(.+)$/m.exec(block)?.[1] ?? lastId;
        const [, data] = /^data: ?(.+)$/m.exec(block) ?? [];
        const entry = data ? (JSON.parse(data) as { kind?: string; order?: { uid: string } }) : {};
        if (entry.kind === 'placed' && entry.order) uids.push(entry.order.uid);
      }
    }
  };
  const following = (async () => {
    while (!isOver) {
      await read().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    uids,
    openings: () => openings,
    stop: async () => {
      isOver = true;
      current?.destroy();
      await following;
    },
  };
}

it('F3 F4 one of two servers is lost: boards and the print agent go on at the other, and nothing is lost or doubled', async () => {
  build();
  const { template, remove } = await createTemplate('postgres');
  cleanUps.push(remove);
  const shop = await copyTemplate(template);
  cleanUps.push(() => shop.remove());
  const { dataDir, databaseUrl = '' } = shop.settings;
  const ports = { http: await freePort(), https: await freePort() };
  const url = `https://localhost:${ports.https}`;
  const servers: ServerProcess[] = [];
  cleanUps.push(() => Promise.all(servers.map((server) => server.kill())));
  for (const index of [0, 1])
    servers.push(
      await startServerProcess({
        ...{ DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, String(index)), PUBLIC_URL: url },
        ...{ TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'off', SECRETS_KEY: 'ab'.repeat(32) },
      }),
    );
  const [one, other] = servers as [ServerProcess, ServerProcess];
  const nginx = await startNginx({
    ...ports,
    servers: servers.map((server) => Number(new URL(server.url).port)),
  });
  cleanUps.push(() => nginx.stop());

  // nginx takes turns, and nobody else asks yet: the two boards are at two servers.
  const boards = [followBoard(url, nginx.certificate), followBoard(url, nginx.certificate)];
  cleanUps.push(() => Promise.all(boards.map((board) => board.stop())));
  await eventually(() => expect(boards.map((board) => board.openings())).toEqual([1, 1]), 20_000);
  const streams = servers.map((server) => readMetric(server.url, 'theke_streams_open'));
  expect(await Promise.all(streams)).toEqual([1, 1]);

  const printer = await EscPosPrinter.start({}, 48);
  cleanUps.push(() => printer.unplug());
  const certificates = join(dataDir, 'nginx.pem');
  writeFileSync(certificates, nginx.certificate);
  const agent = await startAgentProcess({
    ...{ url, deviceKey: DEVICE_KEY, printer },
    env: { NODE_EXTRA_CA_CERTS: certificates },
  });
  cleanUps.push(() => agent.stop());

  const body = await acceptableOrder(other);
  const orders: PlacedOrder[] = [];
  const sell = async (server: ServerProcess) => {
    for (let index = 0; index < ORDERS_PER_PHASE; index += 1) {
      const order = await place(server, body, randomUUID());
      if (!order) throw new Error('the order was not taken');
      expect(await confirm(server, order.id)).toBe(true);
      orders.push(order);
    }
  };
  await sell(one);
  await one.kill();
  await sell(other);

  const uids = orders.map(({ uid }) => uid).sort();
  for (const board of boards) {
    await eventually(() => expect([...new Set(board.uids)].sort()).toEqual(uids), 30_000);
    expect(board.uids).toHaveLength(uids.length);
  }
  // One of them was at the server that was lost.
  expect(Math.max(...boards.map((board) => board.openings()))).toBeGreaterThan(1);
  for (const order of orders) {
    await eventually(
      async () => expect(await layoutsOf(other, order.id)).toEqual(['kitchen', 'receipt']),
      60_000,
    );
    const slips = () => printer.receipts.filter(({ text, isCut }) => isCut && text.includes(order.uid));
    await eventually(() => expect(slips()).toHaveLength(2), 60_000);
  }
  expect(printer.receipts.filter(({ text }) => text.includes('DUPLIKAT'))).toEqual([]);
}, 240_000);
