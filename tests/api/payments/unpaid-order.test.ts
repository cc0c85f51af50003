import { afterAll, beforeAll, expect, it } from 'vitest';
import { config } from '#tests/factories.ts';
import { escalateOrders } from '#use-cases/orders/escalate-orders.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, orderShop } from '../support/order-shop.ts';
import { DEVICE_KEY, MANAGER } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

/** What an order that waits for its payment is to its guest, and that it is nothing to the shop. */

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

it('R324: the history finds it by what it waits for, the table for spreadsheets only where it is asked for', async () => {
  const key = DEVICE_KEY;
  const held = await shop.placed({ paymentMethod: 'test' });
  const known = await shop.placed({ paymentMethod: 'cash' });
  const list = async (query: string) =>
    (await shop.get(`/api/orders?pageSize=200&${query}`, { key })).body.data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await list('')).toEqual(expect.arrayContaining([held.id, known.id]));
  expect(await list('state=awaitingPayment')).toContain(held.id);
  expect(await list('state=awaitingPayment')).not.toContain(known.id);
  expect(await list('state=awaiting')).toContain(known.id);
  expect(await list('state=awaiting')).not.toContain(held.id);
  const session = await shop.login(MANAGER);
  const table = async (query: string) => (await shop.get(`/api/orders/export?${query}`, { session })).body;
  for (const query of ['', 'state=awaiting']) {
    expect(await table(query), query).toContain(known.uid);
    expect(await table(query), query).not.toContain(held.uid);
  }
  expect(await table('state=awaitingPayment')).toContain(held.uid);
  expect(await table('state=awaitingPayment')).not.toContain(known.uid);
});

it('R302: it rings nobody, whatever its time, and ends by itself', async () => {
  await shop.sql(`UPDATE "Branch" SET "escalationMinutes" = 5, "rejectMinutes" = 15,
    "escalationContacts" = 'inhaberin@example.at'`);
  const appointmentDate = new Date(NOON.getTime() + 90 * 60_000).toISOString();
  const held = [
    await shop.placed({ paymentMethod: 'test' }),
    await shop.placed({ paymentMethod: 'test', appointmentDate }),
  ];
  const known = await shop.placed({ paymentMethod: 'cash' });
  const events = async (id: number) => (await shop.board(id)).history.map(({ event }) => event);
  const told = async (id: number) => {
    const rows = await shop.sql(
      `SELECT "kind", COALESCE("payload"->>'mail', '') AS "mail" FROM "Outbox"
       WHERE "kind" <> 'payment' AND ("payload"->>'order')::int = $1`,
      [id],
    );
    return rows.map(({ kind, mail }) => `${kind} ${mail}`.trim()).toSorted();
  };
  const at = async (minutes: number) => {
    shop.setNow(new Date(NOON.getTime() + minutes * 60_000));
    await escalateOrders(shop.deps);
    await shop.sql(`SELECT pg_notify('outbox', '')`);
  };
  for (const minutes of [6, 16, 29]) await at(minutes);
  expect(await events(known.id)).toContain('escalated');
  expect(await told(known.id)).toContain('mail unanswered');
  const missed = await shop.get('/api/orders/missed', { key: DEVICE_KEY });
  const names = missed.body.data.map(({ id }: { id: number }) => id);
  for (const { id } of held) expect(names).not.toContain(id);
  for (const { id } of held) expect(await events(id)).toEqual(['placed']);
  await at(31);
  for (const { id } of held)
    await eventually(async () => expect((await shop.board(id)).state).toBe('failed'));
  await at(200);
  for (const { id } of held) {
    expect((await events(id)).filter((event) => event !== 'payment-ended')).toEqual(['placed', 'failed']);
    // Only the guest is told, and nothing comes out of a printer.
    expect((await told(id)).filter((what) => what !== 'print')).toEqual(['mail payment-failed']);
    expect(await shop.sql(`SELECT 1 FROM "PrintJob" WHERE "orderId" = $1`, [id])).toEqual([]);
  }
});
