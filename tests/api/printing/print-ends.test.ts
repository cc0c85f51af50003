import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readWireJob } from '#printers/wire-job.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { addDevice, confirmedOrder, printJobsOf } from '../support/print-shop.ts';
import { DEVICE_KEY, EMPLOYEE, OTHER_DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const SECOND = 'zweites-geraet-der-ersten-filiale-00000000001';
const MINUTE = 60_000;

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
  await addDevice(shop, 'Küche', SECOND);
});
afterAll(async () => {
  await shop?.stop();
});
beforeEach(() => shop.sql('DELETE FROM "PrintJob"'));
afterEach(() => shop.setNow(NOON));

const minutesLater = (minutes: number) => shop.setNow(new Date(NOON.getTime() + minutes * MINUTE));
const claim = async (key = DEVICE_KEY) =>
  (await shop.post('/api/print-jobs/claim', { layouts: ['receipt', 'kitchen'], limit: 2 }, { key })).body
    .data;
const read = (id: unknown, key = DEVICE_KEY) => shop.get(`/api/print-jobs/${id}`, { key });
const report = (id: unknown, state: string) =>
  shop.post(`/api/print-jobs/${id}/report`, { state, attempts: 1, reason: 'zu spät' }, { key: DEVICE_KEY });
const jobsOf = (order: number) => printJobsOf(shop, order);
const confirmed = () => confirmedOrder(shop);
const statesOf = async (order: number) => (await jobsOf(order)).map(({ state }) => state);

describe('an old print job', () => {
  it('without an appointment expires when the branch closes, and an agent that comes back does not get it', async () => {
    const orders = [await confirmed(), await confirmed(), await confirmed()];
    minutesLater(10 * 60 - 1);
    expect((await claim())[0]).toMatchObject({ endsAt: '2026-11-24T21:00:00.000Z', ended: null });
    minutesLater(10 * 60);
    expect(await claim(SECOND)).toEqual([]);
    for (const order of orders) expect(await statesOf(order.id)).toEqual(['expired', 'expired']);
    expect((await jobsOf(orders[1]?.id ?? 0))[0]).toMatchObject({
      reason: 'Die Zeit dafür ist am 24.11.2026 um 22:00 Uhr abgelaufen',
      printedAt: null,
    });
    expect(await shop.sql(`SELECT * FROM "PrintJob" WHERE "state" = 'waiting'`)).toEqual([]);
  });

  it('makes room for those that have not expired', async () => {
    await confirmed();
    await confirmed();
    minutesLater(10 * 60);
    const late = await shop.placed({ appointmentDate: '2026-11-25T12:00:00+01:00' });
    await shop.command(late.id, 'confirm');
    await eventually(async () => expect(await jobsOf(late.id)).toHaveLength(2));
    const jobs = await claim();
    expect(jobs.map((job: { order: { id: number } }) => job.order.id)).toEqual([late.id, late.id]);
    expect(jobs[0].endsAt).toBe('2026-11-25T13:00:00.000Z');
    expect(readWireJob(jobs[0])).toMatchObject({ endsAt: '2026-11-25T13:00:00.000Z', ended: null });
  });

  it('that a person asked for expires two hours later', async () => {
    const order = await shop.placed();
    await shop.post(`/api/orders/${order.id}/print`, { layout: 'receipt' }, { key: DEVICE_KEY });
    minutesLater(119);
    const [job] = await claim();
    expect(job.endsAt).toBe('2026-11-24T13:00:00.000Z');
    minutesLater(120);
    expect((await read(job.id)).body.data.ended).toMatch(/^Die Zeit dafür ist am 24\.11\.2026 um 14:00 Uhr/);
    expect(await statesOf(order.id)).toEqual(['expired']);
  });

  it('of a completed order expires, unless a person asked for it', async () => {
    const order = await confirmed();
    await shop.command(order.id, 'completed');
    expect(await claim()).toEqual([]);
    expect((await jobsOf(order.id))[0]).toMatchObject({
      state: 'expired',
      reason: 'Die Bestellung ist schon abgeschlossen',
    });
    await shop.post(`/api/orders/${order.id}/print`, { layout: 'receipt' }, { key: DEVICE_KEY });
    expect(await claim()).toHaveLength(1);
  });

  it('stays expired: the only later report accepted is that it did print', async () => {
    const order = await confirmed();
    const [first, second] = await claim();
    minutesLater(10 * 60);
    await read(first.id);
    await read(second.id);
    expect((await report(first.id, 'waiting')).status).toBe(409);
    expect((await report(first.id, 'failed')).status).toBe(409);
    expect((await report(first.id, 'expired')).body.data.state).toBe('expired');
    expect((await report(second.id, 'printed')).body.data.state).toBe('printed');
    expect((await statesOf(order.id)).sort()).toEqual(['expired', 'printed']);
  });

  it('also expires when its device says so', async () => {
    const order = await confirmed();
    const [job] = await claim();
    expect((await report(job.id, 'expired')).body.data).toMatchObject({
      state: 'expired',
      reason: 'zu spät',
    });
    expect(await statesOf(order.id)).toContain('expired');
    expect(await claim(SECOND)).not.toContainEqual(expect.objectContaining({ id: job.id }));
  });
});

describe('a job, fetched again before paper moves', () => {
  it('contains the current order', async () => {
    const order = await confirmed();
    const [job] = await claim();
    expect((await read(job.id)).body.data).toMatchObject({
      id: job.id,
      ended: null,
      order: { id: order.id },
    });
    const edit = { id: order.id, comment: 'Ohne Zwiebel' };
    expect((await shop.call('PUT', `/api/orders/${order.id}`, { body: edit, key: DEVICE_KEY })).status).toBe(
      200,
    );
    expect((await read(job.id)).body.data.order.comment).toBe('Ohne Zwiebel');
    await shop.command(order.id, 'cancel', { reason: 'Gast hat abgesagt' });
    expect((await read(job.id)).body.data).toMatchObject({ ended: null, order: { isCanceled: true } });
  });

  it('is shown to the device that has it, and to nobody else', async () => {
    await confirmed();
    const [job] = await claim();
    expect((await read(job.id, SECOND)).status).toBe(404);
    expect((await read(job.id, OTHER_DEVICE_KEY)).status).toBe(404);
    expect((await read(2_000_000)).status).toBe(404);
    expect((await read('x')).status).toBe(422);
    const session = await shop.login(EMPLOYEE);
    expect((await shop.get(`/api/print-jobs/${job.id}`, { session })).status).toBe(403);
  });
});
