import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldForms } from '#use-cases/messages/forget-old-forms.ts';
import { forgetGuests } from '#use-cases/privacy/forget-guests.ts';
import { forgetOldPushes } from '#use-cases/push/forget-old-pushes.ts';
import { form, PDF, sendForm } from '../support/contact-forms.ts';
import { findGuests, guest, marked, orderOf, wayOf } from '../support/guests.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';

const ORDERS = process.env.THEKE_LONG === '1' ? 240 : 60;
const HASH = 'h'.repeat(43);
const AT_ONCE = 10;
const FINAL = Array.from({ length: ORDERS }, (_, n) => n).filter((n) => wayOf(n) !== 'awaiting');

let shop: OrderServer;
const ids: number[] = [];
beforeAll(async () => {
  shop = await startOrderServer();
  for (let start = 0; start < ORDERS; start += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, n) => orderOf(shop, start + n));
    ids.push(...(await Promise.all(some)));
  }
  const [, second] = ids;
  await shop.sql(
    `INSERT INTO "PushSubscription" ("endpoint", "p256dh", "auth", "createdAt") VALUES ($1, 'x', 'x', now())`,
    [`https://push.example/${marked('push', 1)}`],
  );
  await shop.sql(
    `INSERT INTO "PushFollow" ("subscriptionId", "orderId", "createdAt") SELECT max("id"), $1, now() FROM "PushSubscription"`,
    [second],
  );
  await shop.sql(
    `UPDATE "Outbox" SET "lastError" = '550 <' || $1 || '> unknown' WHERE "kind" = 'mail' AND ("payload"->>'order')::int = $2`,
    [marked('bounced', 1), second],
  );
  await shop.sql(
    `INSERT INTO "Upload" ("extension", "mimeType", "publicHash", "name", "bytes", "orderId")
     VALUES ('pdf', 'application/pdf', '${HASH}', $1, 8, $2)`,
    [`${marked('file', 1)}.pdf`, second],
  );
  await shop.deps.storage.write(`uploads/${HASH}.pdf`, Buffer.from(PDF));
  await shop.sql(
    `INSERT INTO "Invoice" ("orderId", "kind", "prefix", "year", "sequence", "number", "content", "issuedAt", "actor")
     VALUES ($1, 'invoice', '', 2026, 1, '2026-1', $2, now(), 'Kasse')`,
    [second, JSON.stringify({ recipient: { name: marked('invoiced', 1) } })],
  );
  const sent = await sendForm(shop.url, form({ comment: marked('form', 1) }, [['plan.pdf', PDF]]));
  expect(sent.status).toBe(201);
}, 300_000);
afterAll(() => shop?.stop());

const later = (months: number) => {
  const then = new Date(NOON);
  then.setUTCMonth(then.getUTCMonth() + months);
  shop.setNow(then);
};

describe('forgetting guests (R345-R351)', () => {
  it('the orders are in the database with everything that was written', async () => {
    const found = await findGuests(shop);
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(['Order', 'OrderItem', 'OrderRevision', 'OrderEvent', 'Outbox', 'Upload']),
    );
    for (const n of FINAL) expect(found.get('Order')).toContain(marked('first', n).toLowerCase());
  });

  it('nothing goes before the day that the shop was told of (R349)', async () => {
    later(60);
    await shop.sql(`UPDATE "RetentionSettings" SET "startsAt" = '2100-01-01'`);
    await forgetGuests(shop.deps);
    expect((await shop.sql('SELECT count(*)::int AS "n" FROM "Order" WHERE "forgotten" > 0'))[0]?.n).toBe(0);
    await shop.sql(`UPDATE "RetentionSettings" SET "startsAt" = '2026-01-01'`);
  });

  it('words go first, with the files; who and where stay', async () => {
    later(4);
    await forgetGuests(shop.deps);
    const [order] = await shop.sql('SELECT * FROM "Order" WHERE "id" = $1', [ids[4]]);
    expect(order).toMatchObject({ forgotten: 1, comment: '', internalNote: '', ...guestOf(4, 'corrected') });
    expect(await shop.deps.storage.read(`uploads/${HASH}.pdf`)).toBeNull();
    const found = await findGuests(shop);
    expect([...found.keys()].toSorted()).toEqual(
      // Of the orders that wait, everything stays.
      ['FormSubmission', 'Invoice', 'Order', 'OrderItem', 'PushSubscription'],
    );
  });

  it('then the place, up to the region', async () => {
    later(7);
    await forgetGuests(shop.deps);
    const [order] = await shop.sql('SELECT * FROM "Order" WHERE "id" = $1', [ids[4]]);
    expect(order).toMatchObject({
      ...{ forgotten: 2, street: '', door: '', city: '', zipCode: '68', country: 'AT' },
      lastName: marked('corrected', 4),
      deliveryAddress: { street: '', zipCode: '68', firstName: marked('theirfirst', 4) },
    });
  });

  it('and in the end nobody is found in the whole database, but in invoices and in orders that wait', async () => {
    later(25);
    await forgetGuests(shop.deps);
    await forgetOldForms(shop.deps);
    await forgetOldPushes(shop.deps);
    const found = await findGuests(shop);
    expect([...found.keys()].toSorted()).toEqual(['Invoice', 'Order', 'OrderItem']);
    expect([...(found.get('Invoice') ?? [])]).toEqual([marked('invoiced', 1).toLowerCase()]);
    const left = new Set(
      [...(found.get('Order') ?? [])].map((mark) =>
        Number(mark.startsWith('664777') ? mark.slice(-5) : /(\d+)q/.exec(mark)?.[1]),
      ),
    );
    expect([...left].filter((n) => wayOf(n) !== 'awaiting')).toEqual([]);
    expect(left.size).toBe(ORDERS - FINAL.length);
  });

  it('what is counted stays: amounts, dishes, times, states', async () => {
    const [sum] = await shop.sql(
      `SELECT count(*)::int AS "n", sum("totalGross")::int AS "total", count("finishedAt")::int AS "ended" FROM "Order"
       WHERE "forgotten" = 3`,
    );
    expect(sum).toMatchObject({ n: FINAL.length, ended: FINAL.length });
    expect(sum?.total).toBeGreaterThan(FINAL.length * 1_000);
    const [items] = await shop.sql(
      `SELECT count(*)::int AS "n" FROM "OrderItem" AS i JOIN "Order" AS o ON o."id" = i."orderId"
       WHERE o."forgotten" = 3 AND i."name" <> ''`,
    );
    expect(items?.n).toBe(FINAL.length * 2);
  });

  it('a guest who came back is one guest still, in that year (R351)', async () => {
    shop.setNow(NOON);
    const twice = [await orderOf(shop, 1, guest(70_000)), await orderOf(shop, 1, guest(70_000))];
    const other = await orderOf(shop, 1, guest(70_001));
    later(25);
    await forgetGuests(shop.deps);
    const names = await shop.sql('SELECT "lastName" FROM "Order" WHERE "id" = ANY($1) ORDER BY "id"', [
      [...twice, other],
    ]);
    const [first, second, third] = names.map(({ lastName }) => lastName);
    expect(first).toMatch(/^Gast [2-9A-Z]{10}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('the key of a year stays while some of its orders wait, and goes with the last of them (R351)', async () => {
    const years = async () => (await shop.sql('SELECT "year" FROM "PseudonymKey"')).map(({ year }) => year);
    expect(await years()).toEqual([2026]);
    await shop.sql(`UPDATE "Order" SET "state" = 'canceled' WHERE "state" = 'awaiting'`);
    await forgetGuests(shop.deps);
    expect(await years()).toEqual([]);
    expect([...(await findGuests(shop)).keys()]).toEqual(['Invoice']);
  });

  it('orders are still read, corrected by nobody, and forgetting again changes nothing', async () => {
    const before = await shop.sql('SELECT "version" FROM "Order" ORDER BY "id"');
    await forgetGuests(shop.deps);
    expect(await shop.sql('SELECT "version" FROM "Order" ORDER BY "id"')).toEqual(before);
    const order = await shop.board(ids[4] ?? 0);
    expect(order).toMatchObject({ state: 'completed', firstName: '', email: '', comment: '' });
    expect(order.lastName).toMatch(/^Gast /);
  });
});

function guestOf(n: number, last: string) {
  const { firstName, phone } = guest(n);
  return { firstName, phone, lastName: marked(last, n) };
}
