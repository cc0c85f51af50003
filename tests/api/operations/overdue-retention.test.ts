import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetOldForms } from '#use-cases/messages/forget-old-forms.ts';
import { checkRetention } from '#use-cases/operations/check-retention.ts';
import { forgetGuests } from '#use-cases/privacy/forget-guests.ts';
import { form, sendForm } from '../support/contact-forms.ts';
import { orderOf } from '../support/guests.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { ADMIN, DEVICE_KEY, MANAGER } from '../support/template.ts';

const FINE = { state: 'fine', level: 'ok' };
let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
  // Completed, rejected, and one that waits.
  for (const n of [0, 1, 5]) await orderOf(shop, n);
  expect((await sendForm(shop.url, form({}))).status).toBe(201);
  await shop.sql(`UPDATE "FormSubmission" SET "createdAt" = $1::timestamptz`, [NOON.toISOString()]);
  await shop.sql(`UPDATE "RetentionSettings" SET "startsAt" = '2026-01-01', "updatedAt" = '2026-01-01'`);
});
afterAll(() => shop?.stop());

/** So many months and days after the orders. */
function later(months: number, days: number): Date {
  const then = new Date(NOON);
  then.setUTCMonth(then.getUTCMonth() + months);
  then.setUTCDate(then.getUTCDate() + days);
  shop.setNow(then);
  return then;
}
const judge = () => checkRetention({ ...shop.deps, branches: null });
const shown = async (person: string) => {
  const { body } = await shop.get('/api/operations', { session: await shop.login(person) });
  return body.data.find(({ subject }: { subject: string }) => subject === 'retention');
};

it('R379 what is late by more than two days is told, until it is done', async () => {
  later(3, 1);
  expect(await judge()).toMatchObject(FINE);
  later(3, 3);
  expect(await judge()).toMatchObject({ state: 'overdue', level: 'notice', facts: { orders: 2, forms: 0 } });
  expect((await judge()).since).toEqual(later(3, 0));
  later(6, 3);
  expect(await judge()).toMatchObject({ state: 'neglected', level: 'fault', facts: { orders: 2, forms: 1 } });
  await forgetGuests(shop.deps);
  expect(await judge()).toMatchObject({ state: 'overdue', facts: { orders: 0, forms: 1 } });
  await forgetOldForms(shop.deps);
  expect(await judge()).toMatchObject(FINE);
});

it('R379 each stage is one; a day that was announced and periods that were just set count anew', async () => {
  const now = later(25, 0);
  expect(await judge()).toMatchObject({ state: 'neglected', facts: { orders: 2 } });
  const setAt = async (field: string, days: number) => {
    const at = new Date(now.getTime() - days * 86_400_000).toISOString();
    await shop.sql(`UPDATE "RetentionSettings" SET "${field}" = $1::timestamptz`, [at]);
    return judge();
  };
  expect(await setAt('updatedAt', 1)).toMatchObject(FINE);
  expect(await setAt('updatedAt', 4)).toMatchObject({ state: 'overdue', level: 'notice' });
  expect(await setAt('startsAt', -1)).toMatchObject(FINE);
  expect(await setAt('startsAt', 3)).toMatchObject({ since: new Date(now.getTime() - 3 * 86_400_000) });
});

it('R379 who asked to be erased is told of two days after the order was over', async () => {
  await forgetGuests(shop.deps);
  const [order] = await shop.sql(`SELECT "id", "version" FROM "Order" WHERE "state" = 'awaiting'`);
  const admin = await shop.login(ADMIN);
  const note = 'Ausweis gesehen';
  const erased = await shop.post(
    '/api/guests/erasures',
    { orders: [order?.id], forms: [], note },
    { session: admin },
  );
  expect(erased.status).toBe(201);
  const canceled = await shop.call('POST', `/api/orders/${order?.id}/status/reject`, {
    body: { rejectionMessage: 'zu' },
    key: DEVICE_KEY,
  });
  expect(canceled.status).toBe(200);
  expect(await judge()).toMatchObject(FINE);
  later(25, 3);
  expect(await judge()).toMatchObject({ state: 'overdue', facts: { orders: 1 } });
});

it('R364 R379 managers read it in full', async () => {
  expect(await shown(MANAGER)).toMatchObject({
    name: 'Löschen von Gästedaten',
    level: 'notice',
    says: 'Gästedaten sind länger gespeichert, als unter „Daten von Gästen“ eingestellt ist (Bestellungen: 1, Nachrichten: 0).',
    advice: expect.stringContaining('Theke löscht jede Stunde von selbst'),
  });
  await forgetGuests(shop.deps);
  expect(await judge()).toMatchObject(FINE);
});
