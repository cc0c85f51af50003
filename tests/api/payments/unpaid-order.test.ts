import { afterAll, beforeAll, expect, it } from 'vitest';
import { config } from '#tests/factories.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { orderShop } from '../support/order-shop.ts';

/** What the guest of an order that waits for its payment can do with it. */

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer({
    shop: orderShop({ config: config({ enableGuestCancel: false }) }),
    settings: { isDemo: true },
  });
});
afterAll(() => shop.stop());

const path = ({ uid, hash }: { uid: string; hash: string }) => `/api/orders/public/${uid}/${hash}`;

it('R143, R302: it can always be called off, and nobody hears of it', async () => {
  const order = await shop.placed({ paymentMethod: 'test' });
  const { status, body } = await shop.post(`${path(order)}/cancel`);
  expect([status, body.data.isCanceled]).toEqual([200, true]);
  const mails = await shop.sql(`SELECT 1 FROM "Outbox" WHERE "kind" = 'mail'`);
  expect(mails).toEqual([]);
  const late = await shop.post(`${path(order)}/payment`);
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'payment-too-late']);
  // One that the shop knows of is still in its hands.
  const known = await shop.placed({ paymentMethod: 'cash' });
  expect((await shop.post(`${path(known)}/cancel`)).status).toBe(409);
});

it.each([
  ['de', '/status/'],
  ['en', '/en/status/'],
])('its guest comes back to the pages of their language: %s', async (language, page) => {
  const { uid, hash } = await shop.placed({ paymentMethod: 'test', language });
  const back = await shop.call('GET', `/payment/return/${uid}/${hash}`);
  expect([back.status, back.headers.get('location')]).toEqual([303, `${page}${uid}/${hash}`]);
});
