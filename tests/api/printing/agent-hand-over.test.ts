import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PrintAgent, startPrintAgent } from '#printers/agent.ts';
import { createAgentClient } from '#printers/agent-client.ts';
import { parseSettings } from '#printers/agent-settings.ts';
import { PrinterBook } from '#printers/printer-book.ts';
import { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

/** A real agent whose printers stood in printers.json, at a server that keeps them: one day of a shop, step by step. */

let shop: OrderServer;
let directory: string;
let theke: EscPosPrinter;
let kitchen: EscPosPrinter;
let session: Awaited<ReturnType<OrderServer['login']>>;
let agent: PrintAgent;
beforeAll(async () => {
  shop = await startOrderServer();
  session = await shop.login(ADMIN);
  directory = await mkdtemp(join(tmpdir(), 'theke-hand-over-'));
  [theke, kitchen] = [await EscPosPrinter.start(), await EscPosPrinter.start()];
});
afterAll(async () => {
  await agent?.stop();
  await Promise.all([theke?.unplug(), kitchen?.unplug()]);
  await shop?.stop();
  await rm(directory, { recursive: true, force: true });
});

/** As the file stands at the counter. */
const file = () =>
  parseSettings({
    printers: [{ id: 'theke', name: 'Theke', host: theke.host, port: theke.port, layouts: ['receipt'] }],
    allowLoopback: true,
    allowedPorts: [theke.port, kitchen.port],
    retry: { firstSeconds: 0.1, longestSeconds: 0.4 },
  });

/** An agent that works with the printers of the server, or one of before, which knows its file alone. */
async function start(program: 'now' | 'before' = 'now'): Promise<void> {
  const settings = file();
  const book = await PrinterBook.open(directory, settings, () => {});
  agent = await startPrintAgent({
    client: createAgentClient({ server: shop.url, deviceKey: DEVICE_KEY }),
    queueDir: join(directory, 'queue'),
    settings,
    ...(program === 'now' ? { source: { book, server: shop.url } } : {}),
    now: () => NOON,
    log: () => {},
    // Only signals bring news.
    printersMs: 3_600_000,
    lookMs: 100,
    self: { appVersion: '1.2.3', platform: 'linux x64' },
  });
}

const stored = async () => (await shop.get('/api/printers?device=1', { session })).body.data;
const isAnnounced = (layouts: string[]) =>
  eventually(async () => {
    const [row] = await shop.sql('SELECT "layouts"::text[] AS "layouts" FROM "Device" WHERE "id" = 1');
    expect(row).toEqual({ layouts });
  });

async function confirm(): Promise<void> {
  const { id } = await shop.placed();
  expect((await shop.command(id, 'confirm')).status).toBe(200);
}

it('an agent from before prints with its file, and hands over nothing', async () => {
  await start('before');
  await isAnnounced(['receipt']);
  await confirm();
  await theke.waitForReceipts(1);
  expect(await stored()).toEqual([]);
  await agent.stop();
});

it('after its update it hands over its printers, once', async () => {
  await start();
  await eventually(async () =>
    expect(await stored()).toMatchObject([{ name: 'Theke', identifier: 'theke' }]),
  );
  const first = await stored();
  await confirm();
  await theke.waitForReceipts(2);
  await agent.stop();
  await start();
  await eventually(() => expect(agent.status().printers).toMatchObject([{ id: 'theke', health: 'ok' }]));
  expect(await stored()).toEqual(first);
});

it('a printer that is set up at the server prints without a restart, and ends when it is removed', async () => {
  const { host, port } = kitchen;
  const body = { name: 'Küche', branch: 1, device: 1, host, port, layouts: ['kitchen'] };
  const { status, body: made } = await shop.post('/api/printers', body, { session });
  expect(status).toBe(201);
  await isAnnounced(['receipt', 'kitchen']);
  await confirm();
  await kitchen.waitForReceipts(1);
  await theke.waitForReceipts(3);

  const path = `/api/printers/${made.data.id}`;
  expect((await shop.call('DELETE', path, { session })).status).toBe(204);
  await eventually(() => expect(agent.status().printers).toMatchObject([{ id: 'theke' }]));
  await isAnnounced(['receipt']);
});

it('one that is changed there is the changed one from then on', async () => {
  const [{ id }] = await stored();
  const change = { body: { id, name: 'Tresen', copies: 2 }, session };
  expect((await shop.call('PUT', `/api/printers/${id}`, change)).status).toBe(200);
  await eventually(async () => {
    const { data } = (await shop.get('/api/devices/states', { session })).body;
    expect(data[0].printers).toMatchObject([{ name: 'Tresen', health: 'ok' }]);
  });
  await confirm();
  await theke.waitForReceipts(5);
});
