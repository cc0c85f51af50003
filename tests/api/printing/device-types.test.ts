import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPEN_NOON, placeOrder } from '../generated/world.ts';
import { startServer, type TestServer } from '../support/harness.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false }, now: OPEN_NOON });
});
afterAll(() => server?.stop());

async function addDevice(type: string): Promise<string> {
  const session = await server.login(ADMIN);
  const made = await server.post('/api/devices', { name: type, branch: 1, type }, { session });
  return made.body.data.key;
}

it('R224 the kitchen moves orders on, and leaves what concerns the guest or money to the counter', async () => {
  const key = await addDevice('kitchen');
  const counter = await addDevice('counter');
  const { id } = await placeOrder(server);
  const desk = [
    server.post(`/api/orders/${id}/status/reject`, {}, { key }),
    server.call('PUT', `/api/orders/${id}`, { body: { firstName: 'Eva' }, key }),
    server.call('PUT', `/api/orders/${id}/items/0`, { body: { amount: 0 }, key }),
    server.post(`/api/orders/${id}/resend-new-order-email`, {}, { key }),
    server.get('/api/orders/guests?search=eva', { key }),
    server.post('/api/orders/by-phone', {}, { key }),
  ];
  for (const { status, body } of await Promise.all(desk)) {
    expect(status).toBe(403);
    expect(body.errors).toMatchObject([{ code: 'device-kind' }]);
  }
  for (const step of ['confirm', 'in-delivery', 'completed'])
    expect((await server.post(`/api/orders/${id}/status/${step}`, {}, { key })).status).toBe(200);
  const other = await placeOrder(server);
  expect((await server.post(`/api/orders/${other.id}/status/reject`, {}, { key: counter })).status).toBe(200);
});

it.each([
  ['terminal', 200],
  ['kiosk', 403],
])('R224 time tracking at a device of type %s answers %i', async (type, status) => {
  const key = await addDevice(type);
  expect((await server.get(`/api/time-tracking/1/${key}/people`)).status).toBe(status);
});

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
