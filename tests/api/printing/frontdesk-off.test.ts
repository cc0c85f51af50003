import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { readSse } from '../support/sse.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE } from '../support/template.ts';

let shop: OrderServer;
let admin: Session;
let employee: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  admin = await shop.login(ADMIN);
  employee = await shop.login(EMPLOYEE);
});
afterAll(() => shop?.stop());

const REFUSAL =
  'Das Frontdesk ist in den Einstellungen ausgeschaltet: Geräte zeigen keine Bestellungen und drucken nicht.';
const key = DEVICE_KEY;
const switched = async (enablePluginFrontdesk: boolean) => {
  const answer = await shop.post('/api/config', { enablePluginFrontdesk }, { session: admin });
  expect(answer.status).toBe(200);
};

describe('R223 a shop without the frontdesk', () => {
  it('refuses board, feed and print jobs to devices, and takes them again once it is back on', async () => {
    const order = await shop.placed();
    const open = readSse(`${shop.url}/api/orders/stream`, { authorization: `Bearer ${key}` });
    expect(await open.opened).toBe(200);
    await switched(false);
    const refused = [
      await shop.get('/api/orders/current', { key }),
      await shop.get(`/api/orders/${order.id}`, { key }),
      await shop.get('/api/orders/stream', { key }),
      await shop.post(`/api/orders/${order.id}/status/confirm`, {}, { key }),
      await shop.post('/api/print-jobs/claim', {}, { key }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    for (const { body } of refused) expect(JSON.stringify(body)).toContain(REFUSAL);
    const feed = await shop.get('/trpc/orders.feed', { key });
    expect(JSON.stringify(feed.body)).toContain(REFUSAL);
    // What was open before ends by itself.
    await open.ended;

    await switched(true);
    expect((await shop.get('/api/orders/current', { key })).status).toBe(200);
    expect((await shop.post('/api/print-jobs/claim', {}, { key })).status).toBe(200);
  });

  it('has no list for the frontdesk; people and the list of the back office go on', async () => {
    await switched(false);
    expect((await shop.get(`/api/orders/frontdesk/1/${key}`)).status).toBe(404);
    expect((await shop.get(`/api/orders/backoffice/1/${key}`)).status).toBe(200);
    expect((await shop.get('/api/orders/current', { session: employee })).status).toBe(200);
    expect((await shop.get('/api/devices/me', { key })).status).toBe(200);
    await switched(true);
  });
});
