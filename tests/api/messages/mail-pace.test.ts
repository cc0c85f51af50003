import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { eventually } from '../support/waiting.ts';

/** What a slow mail server takes for one message, much more than it takes to write one here. Milliseconds. */
const SLOW_MS = 3_000;
const ORDERS = 8;
/** To the guest and to the branch. */
const MAILS = 2 * ORDERS;

let smtp: SmtpPeer;
let shop: OrderServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  shop = await startOrderServer({ settings: { smtpUrl: smtp.url } });
});
afterAll(async () => {
  await shop?.stop();
  await smtp?.close();
});

it('several mails are under way at once, over a few connections, each mail once', async () => {
  smtp.setDelay(SLOW_MS);
  for (let order = 0; order < ORDERS; order += 1) await shop.placed({ email: `gast${order}@example.at` });
  await eventually(() => expect(smtp.mails.length).toBe(MAILS), 60_000);
  // Not how many per second: that depends on how fast this machine writes them.
  expect(smtp.mostAtOnce()).toBeGreaterThanOrEqual(3);
  expect(smtp.connections()).toBeLessThanOrEqual(5);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(MAILS);
  await eventually(async () =>
    expect(await shop.sql(`SELECT 1 FROM "Outbox" WHERE "kind" = 'mail' AND "state" <> 'done'`)).toEqual([]),
  );
});
