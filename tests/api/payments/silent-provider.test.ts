import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PayingShop, startPayingShop } from '../support/paying-shop.ts';
import { eventually } from '../support/waiting.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop?.close());

it('F14 a provider that is silent does not delay the looks at another', async () => {
  const { mollie, datatrans } = shop.peers;
  for (const peer of [mollie, datatrans]) peer.webhooks('off');
  for (let count = 0; count < 3; count += 1) await shop.payable();
  const { order, payment } = await shop.payable('datatrans');
  await datatrans.set(payment.id, 'paid');
  mollie.fail('get', 'silent', 1_000);
  shop.setNow(new Date(Date.parse(order.createdAt) + 90_000));
  await shop.sql(`SELECT pg_notify('outbox', '')`);
  // Each of the others is waited for eight seconds.
  await eventually(async () => expect((await shop.board(order.id)).isPaid).toBe(true), 15_000);
  // They end their waiting.
  await mollie.close();
});
