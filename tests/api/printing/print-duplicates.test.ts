import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPrintAgent } from '#printers/agent.ts';
import { createAgentClient } from '#printers/agent-client.ts';
import { parseSettings } from '#printers/agent-settings.ts';
import { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { printDesk } from '../support/print-desk.ts';
import { addDevice, confirmedOrder } from '../support/print-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const SECOND = 'zweites-geraet-der-ersten-filiale-00000000001';

let shop: OrderServer;
let desk: ReturnType<typeof printDesk>;
beforeAll(async () => {
  shop = await startOrderServer();
  desk = printDesk(shop);
  await addDevice(shop, 'Küche', SECOND);
});
afterAll(async () => {
  await shop?.stop();
});
beforeEach(() => shop.sql('DELETE FROM "PrintJob"'));

describe('DUPLIKAT', () => {
  it('not after a print that never reached paper', async () => {
    const order = await confirmedOrder(shop);
    await desk.report(await desk.claim(), 'failed');
    await desk.report(await desk.claim(SECOND), 'failed', SECOND);
    const again = await desk.print(order.id);
    expect(again.isDuplicate).toBe(false);
    expect(await desk.kitchen(SECOND)).toMatchObject([{ id: String(again.id), isDuplicate: false }]);
  });

  it('on the second of two that waited, once the first may be out', async () => {
    const order = await confirmedOrder(shop);
    expect((await desk.print(order.id)).isDuplicate).toBe(false);
    expect((await desk.kitchen()).map(({ isDuplicate }) => isDuplicate)).toEqual([false, true]);
  });

  it.each(['printed', 'unclear'])('after one that was reported %s', async (state) => {
    const order = await confirmedOrder(shop);
    await desk.report(await desk.claim(), state);
    for (const layout of ['receipt', 'kitchen'])
      expect((await desk.print(order.id, layout)).isDuplicate).toBe(true);
    expect((await desk.claim()).map(({ isDuplicate }) => isDuplicate)).toEqual([true, true]);
  });

  it('not on a whole ticket of a corrected order, which says that it replaces the former', async () => {
    const order = await desk.onPaper();
    await desk.edit(order.id, { comment: 'Ohne Zwiebel' });
    await desk.settled();
    await desk.report(await desk.kitchen(), 'printed');
    await desk.print(order.id);
    const [job] = await desk.kitchen();
    expect(job).toMatchObject({ kind: 'normal', isDuplicate: false });
    expect(job?.order.comment).toBe('NEUER STAND: gilt statt des früheren Bons.\nOhne Zwiebel');
  });
});

describe('a print agent', () => {
  let directory: string;
  let printer: EscPosPrinter;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'theke-kinds-'));
    printer = await EscPosPrinter.start();
  });
  afterEach(async () => {
    await printer.unplug();
    await rm(directory, { recursive: true, force: true });
  });

  const start = () =>
    startPrintAgent({
      client: createAgentClient({ server: shop.url, deviceKey: DEVICE_KEY }),
      queueDir: directory,
      settings: parseSettings({
        printers: [
          { id: 'kueche', name: 'Küche', host: printer.host, port: printer.port, layouts: ['kitchen'] },
        ],
        allowLoopback: true,
        allowedPorts: [printer.port],
        retry: { firstSeconds: 0.1, longestSeconds: 0.4 },
      }),
      now: () => new Date(),
      log: () => {},
      pollMs: 300,
      self: { appVersion: '1.2.3', platform: 'linux x64' },
    });

  it('prints one void slip of a canceled order, also when it starts again', async () => {
    let agent = await start();
    const order = await confirmedOrder(shop);
    await eventually(async () => expect(await desk.kindsOf(order.id)).toEqual(['normal printed']), 15_000);
    await shop.command(order.id, 'cancel');
    await eventually(
      async () => expect(await desk.kindsOf(order.id)).toEqual(['void printed', 'normal printed']),
      15_000,
    );
    await agent.stop();
    agent = await start();
    const next = await confirmedOrder(shop);
    await eventually(async () => expect(await desk.kindsOf(next.id)).toEqual(['normal printed']), 15_000);
    await agent.stop();
    const storno = printer.texts.map((text) => text.includes('STORNO'));
    expect(storno).toEqual([false, true, false]);
    expect(printer.unknownBytes).toEqual([]);
  });
});
