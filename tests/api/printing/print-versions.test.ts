import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAgentClient } from '#printers/agent-client.ts';
import type { PrintLayout } from '#printers/print-job.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { confirmedOrder, printJobsOf } from '../support/print-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';

const key = DEVICE_KEY;

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});
beforeEach(async () => {
  await shop.sql('UPDATE "Device" SET "layouts" = NULL, "layoutsAt" = NULL, "appVersion" = \'\'');
  await shop.sql('DELETE FROM "PrintJob"');
});

/** The test device as stored in the database. */
const device = async () => (await shop.sql('SELECT * FROM "Device" WHERE "id" = 1'))[0];
/** How all agents so far that name no layouts have claimed. */
const claim = async () => {
  const { status, body } = await shop.post('/api/print-jobs/claim', { limit: 20 }, { key });
  expect(status).toBe(200);
  return body.data as { id: string; layout: PrintLayout }[];
};
const report = async (id: string, body: object) =>
  (await shop.post(`/api/print-jobs/${id}/report`, body, { key })).status;

describe('an agent of the first version', () => {
  it('claims without naming layouts, and is handed every job', async () => {
    await confirmedOrder(shop);
    expect((await claim()).map(({ layout }) => layout)).toEqual(['receipt', 'kitchen']);
  });

  it('reports in each of its formats', async () => {
    const order = await confirmedOrder(shop);
    const [receipt, kitchen] = await claim();
    const printer = 'Theke';
    for (const body of [
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', reason: 'Papier leer', printer, attempts: 1 },
      { state: 'printed', printer, attempts: 2 },
      { state: 'printed', printer, attempts: 2 },
    ])
      expect(await report(receipt?.id ?? '', body)).toBe(200);
    expect(
      await report(kitchen?.id ?? '', { state: 'unclear', reason: 'Abgerissen', printer, attempts: 1 }),
    ).toBe(200);
    const jobs = await printJobsOf(shop, order.id);
    expect(Object.fromEntries(jobs.map(({ layout, state }) => [layout, state]))).toEqual({
      receipt: 'printed',
      kitchen: 'unclear',
    });
  });

  it('passes on what it cannot print', async () => {
    await confirmedOrder(shop);
    for (const { id } of await claim())
      expect(
        await report(id, { state: 'failed', reason: 'Druckauftrag ist nicht lesbar', attempts: 0 }),
      ).toBe(200);
    expect(await claim()).toEqual([]);
  });
});

describe('an agent of the second version', () => {
  it('says hello without naming layouts', async () => {
    const hello = { appVersion: '0.9.0', platform: 'win32 x64' };
    expect((await shop.post('/api/devices/me', hello, { key })).status).toBe(204);
    expect(await device()).toMatchObject({ ...hello, layouts: null });
  });

  it('asks for commands and sends its log', async () => {
    expect((await shop.get('/api/devices/me/commands', { key })).body.data).toEqual([]);
    expect((await shop.post('/api/devices/me/logs', { lines: ['gestartet'] }, { key })).status).toBe(204);
  });
});

describe('an agent of the next version', () => {
  const signal = AbortSignal.timeout(60_000);
  const layouts = ['receipt', 'poster'] as PrintLayout[];

  it('that also prints a layout unknown here, and for stations of its own, is handed what is known', async () => {
    await confirmedOrder(shop);
    const client = createAgentClient({ server: shop.url, deviceKey: key });
    const jobs = await client.claim({ layouts, stations: [4], held: [], limit: 20 }, signal);
    expect(jobs).toMatchObject([{ layout: 'receipt' }]);
  });

  it('is registered although it can print a layout unknown here', async () => {
    const client = createAgentClient({ server: shop.url, deviceKey: key });
    const self = { appVersion: '9.0.0', platform: 'linux x64' };
    await client.introduce(self, { layouts, stations: [] }, signal);
    expect(await device()).toMatchObject({ appVersion: '9.0.0' });
    expect(await shop.deps.db.devices.printing(1, 'receipt')).toMatchObject([{ id: 1 }]);
  });

  it('that reports a state unknown here is told to stop', async () => {
    await confirmedOrder(shop);
    const [job] = await claim();
    const client = createAgentClient({ server: shop.url, deviceKey: key });
    const news = { state: 'folded', attempts: 1 } as never;
    expect(await client.report(job?.id ?? '', news, signal)).toBe('refused');
  });
});
