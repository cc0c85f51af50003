import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWireJob } from '#printers/wire-job.ts';
import type { PrintJobView } from '#use-cases/printing/print-job-view.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { addDevice, confirmedOrder, printJobsOf } from '../support/print-shop.ts';
import { DEVICE_KEY, EMPLOYEE, OTHER_DEVICE_KEY } from '../support/template.ts';

const key = DEVICE_KEY;

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

const claim = async (claimant = key) =>
  (await shop.post('/api/print-jobs/claim', {}, { key: claimant })).body.data;
const report = (id: unknown, body: object, reporter = key) =>
  shop.post(`/api/print-jobs/${id}/report`, { attempts: 1, ...body }, { key: reporter });
const jobsOf = (order: number) => printJobsOf(shop, order);
const confirmed = () => confirmedOrder(shop);

describe('print jobs', () => {
  it('a confirmation creates a receipt and a kitchen ticket that the agent can read', async () => {
    const order = await confirmed();
    const jobs = await claim();
    expect(jobs.map((job: { layout: string }) => job.layout)).toEqual(['receipt', 'kitchen']);
    expect(readWireJob(jobs[0])).toMatchObject({
      copies: 1,
      isDuplicate: false,
      shopName: 'Theke',
      order: { uid: order.uid },
    });
    expect(jobs[0].order.totalGross).toBe(9.8);
  });

  it('a job is handed out once, and only to the branch’s own device', async () => {
    const order = await confirmed();
    expect(await claim(OTHER_DEVICE_KEY)).toEqual([]);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim()));
    expect(claims.flat().filter((job) => job.order.id === order.id)).toHaveLength(2);
    expect(await claim()).toEqual([]);
  });

  it('a second device of the branch never gets a job that the first has', async () => {
    const second = 'zweites-geraet-der-ersten-filiale-00000000001';
    await addDevice(shop, 'Küche', second);
    await confirmed();
    const [job] = await claim();
    await report(job.id, { state: 'waiting', reason: 'Drucker „Theke“: kein Papier' });
    shop.setNow(new Date(NOON.getTime() + 60 * 60_000));
    expect(await claim(second)).toEqual([]);
    expect((await report(job.id, { state: 'printed' }, second)).status).toBe(404);
    shop.setNow(NOON);
  });

  it('the same device gets a job again under the same id if it never reported the outcome', async () => {
    const order = await confirmed();
    const first = (await claim()).filter((job: { order: { id: number } }) => job.order.id === order.id);
    shop.setNow(new Date(NOON.getTime() + 3 * 60_000));
    const again = (await claim()).filter((job: { order: { id: number } }) => job.order.id === order.id);
    shop.setNow(NOON);
    expect(again.map((job: { id: string }) => job.id)).toEqual(first.map((job: { id: string }) => job.id));
  });

  it('a device that names what it holds gets everything else that it claimed again at once', async () => {
    const order = await confirmed();
    const ids = async (body: object) =>
      ((await shop.post('/api/print-jobs/claim', body, { key })).body.data as PrintJobView[])
        .filter((job) => job.order.id === order.id)
        .map(({ id }) => Number(id));
    const [receipt, kitchen] = await ids({});
    expect(await ids({})).toEqual([]);
    expect(await ids({ held: [receipt, kitchen] })).toEqual([]);
    expect(await ids({ held: [receipt] })).toEqual([kitchen]);
    await report(String(receipt), { state: 'printed' });
    expect(await ids({ held: [] })).toEqual([kitchen]);
  });

  it('reports are kept with their reason, and printed is final', async () => {
    const order = await confirmed();
    const [job] = (await claim()).filter((one: { order: { id: number } }) => one.order.id === order.id);
    await report(job.id, { state: 'waiting', reason: 'Drucker ist nicht erreichbar', printer: 'Theke' });
    const { body } = await shop.get(`/api/orders/${order.id}/print-jobs`, { key });
    expect(body.data.find((one: { id: number }) => one.id === Number(job.id))).toMatchObject({
      state: 'waiting',
      reason: 'Drucker ist nicht erreichbar',
      printer: 'Theke',
    });
    expect((await report(job.id, { state: 'printed', attempts: 4 })).body.data).toMatchObject({
      state: 'printed',
      reason: null,
      attempts: 4,
      printedAt: NOON.toISOString(),
    });
    expect((await report(job.id, { state: 'printed', attempts: 4 })).status).toBe(200);
    expect((await report(job.id, { state: 'failed' })).status).toBe(409);
  });

  it('of ten prints on request at once, all but the first say DUPLIKAT: by then it may be out', async () => {
    const order = await shop.placed();
    const print = (headers = {}) =>
      shop.post(`/api/orders/${order.id}/print`, { layout: 'receipt' }, { key, headers });
    const answers = await Promise.all(Array.from({ length: 10 }, () => print()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(answers.filter(({ body }) => body.data.isDuplicate)).toEqual([]);
    const marks = (await claim()).map((job: { isDuplicate: boolean }) => job.isDuplicate);
    expect(marks).toEqual([false, ...Array(9).fill(true)]);
  });

  it('one idempotency key is one print', async () => {
    const order = await shop.placed();
    const headers = { 'idempotency-key': randomUUID() };
    const print = (body: object) => shop.post(`/api/orders/${order.id}/print`, body, { key, headers });
    const answers = await Promise.all(Array.from({ length: 10 }, () => print({ copies: 2 })));
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1);
    expect(await jobsOf(order.id)).toHaveLength(1);
    expect((await print({ copies: 3 })).status).toBe(409);
  });

  it('are for devices alone', async () => {
    const session = await shop.login(EMPLOYEE);
    expect((await shop.post('/api/print-jobs/claim', {}, { session })).status).toBe(403);
    expect((await shop.post('/api/print-jobs/claim', {})).status).toBe(401);
    expect((await shop.post('/api/print-jobs/claim', {}, { key: 'falsch' })).status).toBe(401);
  });

  it('are validated when requested', async () => {
    const order = await shop.placed();
    for (const body of [
      { copies: 0 },
      { copies: 11 },
      { layout: 'poster' },
      { printer: 'tcp://127.0.0.1' },
    ]) {
      expect((await shop.post(`/api/orders/${order.id}/print`, body, { key })).status).toBe(422);
    }
  });
});
