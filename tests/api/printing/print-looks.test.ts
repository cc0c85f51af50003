import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { printDesk } from '../support/print-desk.ts';
import { confirmedOrder } from '../support/print-shop.ts';
import { ADMIN } from '../support/template.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(() => shop?.stop());

it('R263 jobs say what slips look like, as the settings are when a device asks', async () => {
  const desk = printDesk(shop);
  const session = await shop.login(ADMIN);
  await confirmedOrder(shop);
  const [first] = await desk.claim();
  expect(first?.look).toEqual(USUAL_LOOK);
  const change = { ticketNumberSize: 'large', receiptAddress: false };
  expect((await shop.post('/api/config', change, { session })).status).toBe(200);
  expect((await desk.read(first)).look).toEqual({ ...USUAL_LOOK, ...change });
});

it('R263 visitors read nothing of it', async () => {
  const { body } = await shop.get('/api/config', {});
  expect(Object.keys(body.data)).not.toContain('ticketNumberSize');
});
