import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { config } from '#tests/factories.ts';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CHEESE_ROLL, orderShop } from '../support/order-shop.ts';
import { fieldsOf } from '../support/record-calls.ts';
import { ADMIN } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const GUEST = 'anna.hofer@example.at';

let smtp: SmtpPeer;
let shop: OrderServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  shop = await startOrderServer({
    shop: orderShop({ config: config({ enablePluginEnglish: true }) }),
    settings: { smtpUrl: smtp.url },
  });
});
beforeEach(() => {
  smtp.mails.length = 0;
});
afterAll(async () => {
  await shop?.stop();
  await smtp?.close();
});

/** The mails of the new order: to the guest and to the branch. */
async function mails() {
  await eventually(() => expect(smtp.mails).toHaveLength(2));
  const isGuest = ({ to }: (typeof smtp.mails)[number]) => to?.[0]?.address === GUEST;
  return { guest: smtp.mails.find(isGuest), branch: smtp.mails.find((mail) => !isGuest(mail)) };
}

it('R139 an order from the English pages is answered in English; the team reads German', async () => {
  const admin = await shop.login(ADMIN);
  const translations = { en: { name: 'Cheese roll of the house' } };
  await shop.call('PUT', `/api/products/${CHEESE_ROLL}`, {
    body: { id: CHEESE_ROLL, translations },
    session: admin,
  });
  const order = await shop.placed({ language: 'en' });
  expect(order.language).toBe('en');
  const { guest, branch } = await mails();
  expect(guest?.subject).toBe(`Order received – no. ${order.ticketNumber} – Theke`);
  expect(guest?.text).toContain(`/en/status/${order.uid}/${order.hash}`);
  expect(guest?.text).toContain('Cheese roll of the house');
  expect(guest?.html).toMatch(/<html[^>]* lang="en">/);
  expect(branch?.subject).toBe(`Neue Bestellung – Nr. ${order.ticketNumber} – Theke`);
  expect(branch?.text).not.toContain('Cheese roll of the house');
  const shown = await shop.board(order.id);
  expect([shown.language, shown.items[0]?.name]).toEqual(['en', order.items[0]?.name]);
  expect(order.items[0]?.name).not.toBe('Cheese roll of the house');
});

it('R139 every other order is German, as before', async () => {
  const order = await shop.placed();
  expect(order.language).toBe('de');
  const { guest } = await mails();
  expect(guest?.subject).toBe(`Bestellung eingegangen – Nr. ${order.ticketNumber} – Theke`);
  expect(guest?.text).toMatch(new RegExp(`//[^/]+/status/${order.uid}/`));
});

it('R139 mails lead to German pages once the English ones are switched off', async () => {
  const admin = await shop.login(ADMIN);
  const turn = (enablePluginEnglish: boolean) =>
    shop.call('POST', '/api/config', { body: { enablePluginEnglish }, session: admin });
  await turn(false);
  const order = await shop.placed({ language: 'en' });
  const { guest } = await mails();
  expect(guest?.subject).toMatch(/^Order received/);
  expect(guest?.text).toMatch(new RegExp(`//[^/]+/status/${order.uid}/`));
  await turn(true);
});

it.each([['fr'], [''], [null], [5]])('refuses the language %j', async (language) => {
  const { status, body } = await shop.order({ language });
  expect([status, fieldsOf(body)]).toEqual([422, ['language: invalid']]);
});
