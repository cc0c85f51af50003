import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PrintAgent, startPrintAgent } from '#printers/agent.ts';
import { type AgentClient, createAgentClient } from '#printers/agent-client.ts';
import { parseSettings } from '#printers/agent-settings.ts';
import type { PrintLayout } from '#printers/print-job.ts';
import { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { addDevice } from '../support/print-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const KITCHEN_KEY = 'kueche-der-ersten-filiale-fuer-tests-000000003';
const OFFICE_KEY = 'buero-der-ersten-filiale-fuer-tests-0000000004';
/** Enough for two devices to be in each other's way. */
const ORDERS = 10;

let shop: OrderServer;
let directory: string;
const agents: PrintAgent[] = [];
const printers: EscPosPrinter[] = [];

beforeEach(async () => {
  shop = await startOrderServer();
  directory = await mkdtemp(join(tmpdir(), 'theke-devices-'));
});
afterEach(async () => {
  await Promise.all(agents.splice(0).map((agent) => agent.stop()));
  await Promise.all(printers.splice(0).map((printer) => printer.unplug()));
  await shop?.stop();
  await rm(directory, { recursive: true, force: true });
});

/** An agent of an earlier version: it names no layouts, claims without printers, and does not ask again. */
const ofBefore = (client: AgentClient): AgentClient => ({
  ...client,
  claim: async ({ limit }, signal) => {
    const answer = await fetch(`${shop.url}/api/print-jobs/claim`, {
      method: 'POST',
      headers: { authorization: `Bearer ${DEVICE_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ limit }),
      signal,
    });
    return ((await answer.json()) as { data: unknown[] }).data;
  },
  introduce: async () => {},
  current: async () => null,
});

/** A device of the first branch with one printer for these layouts; without layouts it has no printer. */
async function device(
  key: string,
  layouts: PrintLayout[],
  change: (client: AgentClient) => AgentClient = (client) => client,
): Promise<EscPosPrinter> {
  const printer = await EscPosPrinter.start();
  printers.push(printer);
  const { host, port } = printer;
  const agent = await startPrintAgent({
    client: change(createAgentClient({ server: shop.url, deviceKey: key })),
    queueDir: join(directory, key),
    settings: parseSettings({
      printers: layouts.length === 0 ? [] : [{ id: 'bon', name: 'Bondrucker', host, port, layouts }],
      allowLoopback: true,
      allowedPorts: [port],
      retry: { firstSeconds: 0.1, longestSeconds: 0.4 },
    }),
    now: () => NOON,
    log: () => {},
    pollMs: 500,
    self: { appVersion: '1.2.3', platform: 'linux x64' },
  });
  agents.push(agent);
  return printer;
}

async function confirmed(count: number): Promise<{ id: number; uid: string }[]> {
  const orders = [];
  for (let made = 0; made < count; made++) {
    const order = await shop.placed();
    expect((await shop.command(order.id, 'confirm')).status).toBe(200);
    orders.push(order);
  }
  return orders;
}

const receipts = (printer: EscPosPrinter) => printer.texts.filter((text) => text.includes('Gesamt'));
const tickets = (printer: EscPosPrinter) => printer.texts.filter((text) => /^\d+ Position/m.test(text));

/** Every order once, on any of the printers, and nothing marked as a duplicate. */
function expectOnceEach(slips: readonly string[], orders: readonly { uid: string }[]): void {
  const found = orders.map(({ uid }) => slips.filter((slip) => slip.includes(uid)).length);
  expect(found).toEqual(orders.map(() => 1));
  expect(slips).toHaveLength(orders.length);
  expect(slips.filter((slip) => slip.includes('DUPLIKAT'))).toEqual([]);
}

/** For new orders, the counter prints every receipt and the kitchen every ticket, and neither prints anything else. */
async function expectShared(counter: EscPosPrinter, kitchen: EscPosPrinter): Promise<void> {
  const orders = await confirmed(ORDERS);
  await eventually(() => expectOnceEach(receipts(counter), orders), 20_000);
  await eventually(() => expectOnceEach(tickets(kitchen), orders), 20_000);
  expect([counter.texts.length, kitchen.texts.length]).toEqual([ORDERS, ORDERS]);
}

describe('several devices in one branch', () => {
  it('counter with receipts, kitchen with kitchen tickets: every slip once', async () => {
    await addDevice(shop, 'Küchen-PC', KITCHEN_KEY);
    const counter = await device(DEVICE_KEY, ['receipt']);
    const kitchen = await device(KITCHEN_KEY, ['kitchen']);
    await expectShared(counter, kitchen);
  });

  it('an office computer without a printer takes no jobs from them', async () => {
    await addDevice(shop, 'Küchen-PC', KITCHEN_KEY);
    await addDevice(shop, 'Büro-PC', OFFICE_KEY);
    await device(OFFICE_KEY, []);
    const counter = await device(DEVICE_KEY, ['receipt']);
    const kitchen = await device(KITCHEN_KEY, ['kitchen']);
    await expectShared(counter, kitchen);
  });

  it('a counter of an earlier version takes what is not its own, and passes it on', async () => {
    await addDevice(shop, 'Küchen-PC', KITCHEN_KEY);
    const kitchen = await device(KITCHEN_KEY, ['kitchen']);
    await eventually(async () => {
      const able = await shop.deps.db.devices.printing(1, 'kitchen');
      expect(able.map(({ name }) => name)).toEqual(['Küchen-PC']);
    });
    const counter = await device(DEVICE_KEY, ['receipt'], ofBefore);
    await expectShared(counter, kitchen);
  });

  it('two printers for one layout in one branch never print the same slip', async () => {
    await addDevice(shop, 'Küchen-PC', KITCHEN_KEY);
    const both: PrintLayout[] = ['receipt', 'kitchen'];
    const [one, two] = [await device(DEVICE_KEY, both), await device(KITCHEN_KEY, both)];
    const orders = await confirmed(ORDERS);
    await eventually(() => expectOnceEach([...receipts(one), ...receipts(two)], orders), 20_000);
    await eventually(() => expectOnceEach([...tickets(one), ...tickets(two)], orders), 20_000);
  });
});
