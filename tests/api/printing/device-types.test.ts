import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPEN_NOON, placeOrder } from '../generated/world.ts';
import { startServer, type TestServer } from '../support/harness.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false }, now: OPEN_NOON });
});
afterAll(() => server?.stop());

it.each([
  ['counter', true],
  ['kitchen', true],
  ['terminal', false],
  ['kiosk', false],
])('R224 a device of type %s sees orders: %s', async (type, seesOrders) => {
  const session = await server.login(ADMIN);
  const made = await server.post('/api/devices', { name: type, branch: 1, type }, { session });
  const { id, key } = made.body.data;
  expect((await server.get('/api/devices/me', { key })).body.data).toMatchObject({ id, type });
  const order = await placeOrder(server);
  expect((await server.get(`/api/orders/${order.id}`, { key })).status).toBe(seesOrders ? 200 : 404);
  const { body } = await server.get('/api/orders', { key });
  expect(body.total > 0).toBe(seesOrders);
  const claimed = await server.post('/api/print-jobs/claim', {}, { key });
  expect(claimed.status).toBe(seesOrders ? 200 : 403);
});
