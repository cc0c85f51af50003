import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import type { PlacedOrder } from '../support/order-shop.ts';

const ANSWERS = { rating: 5, foodRating: 4, serviceRating: 5, processRating: 3, comment: 'Sehr gut!' };

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

const look = (uid: string, hash: string) =>
  shop.get(`/api/orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`);

describe('A20 the secret address of an order', () => {
  it('opens only as a whole, and every miss looks the same', async () => {
    const [one, two] = [await shop.placed(), await shop.placed()];
    const misses = await Promise.all([
      look(one.uid, two.hash),
      look(two.uid, one.hash),
      look(one.uid, one.hash.slice(0, -1)),
      look(one.uid, one.hash.toUpperCase()),
      look(one.uid.toLowerCase(), one.hash),
      look(one.uid, `${one.hash}x`),
      look('AAAAAAAAAA', one.hash),
      look("' OR 1=1 --", one.hash),
      look(String(one.id), one.hash),
    ]);
    expect(misses.map(({ status }) => status)).toEqual(misses.map(() => 404));
    expect(new Set(misses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await shop.get(`/api/orders/public/${one.uid}/`)).status).toBe(404);
  });

  it('is kept out of caches, searches and referrers', async () => {
    const order = await shop.placed();
    const { status, headers } = await look(order.uid, order.hash);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('A26 shows these fields and no others', async () => {
    const order = await shop.placed();
    expect(Object.keys((await look(order.uid, order.hash)).body.data).sort()).toMatchInlineSnapshot(`
      [
        "appointment",
        "appointmentDate",
        "balance",
        "branch",
        "comment",
        "counterAppointment",
        "createdAt",
        "currency",
        "deliveryGross",
        "donatee",
        "gross",
        "hash",
        "id",
        "isCanceled",
        "isCompleted",
        "isConfirmed",
        "isDelivered",
        "isDelivery",
        "isDineIn",
        "isFailed",
        "isHeld",
        "isInDelivery",
        "isPaid",
        "isQuotation",
        "isRefunded",
        "isRejected",
        "isWeighed",
        "items",
        "language",
        "lines",
        "paymentMethod",
        "pricing",
        "questionnaireRating",
        "rejectionMessage",
        "state",
        "tableIdentifier",
        "taxLines",
        "taxes",
        "ticketNumber",
        "totalGross",
        "totalNet",
        "uid",
      ]
    `);
  });

  it('is not guessable: 256 random bits, never twice', async () => {
    const orders: PlacedOrder[] = await Promise.all(Array.from({ length: 20 }, () => shop.placed()));
    expect(new Set(orders.map(({ hash }) => hash)).size).toBe(20);
    for (const { hash } of orders) expect(Buffer.from(hash, 'base64url')).toHaveLength(32);
  });
});

describe('A29 the questionnaire', () => {
  const send = (order: PlacedOrder, answers: object, headers = {}) =>
    shop.post(`/api/orders/public/${order.uid}/${order.hash}/questionnaire`, answers, { headers });
  const completed = async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    await shop.command(order.id, 'completed');
    return order;
  };

  it('is taken once, after completion', async () => {
    const early = await shop.placed();
    expect((await send(early, ANSWERS)).status).toBe(409);
    const order = await completed();
    const first = await send(order, ANSWERS);
    expect(first.status).toBe(200);
    expect(first.body.data.questionnaireRating).toBe(5);
    expect((await shop.board(order.id)).questionnaire).toEqual(ANSWERS);
    expect((await send(order, ANSWERS)).status).toBe(409);
  });

  it('is one answer for one key', async () => {
    const order = await completed();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(order, ANSWERS, headers);
    expect((await send(order, ANSWERS, headers)).body).toEqual(first.body);
    expect((await send(order, { ...ANSWERS, rating: 1 }, headers)).status).toBe(409);
  });

  it('wants four ratings from 1 to 5', async () => {
    const order = await completed();
    for (const rating of [0, 6, 2.5, '5', null, undefined]) {
      const { status, body } = await send(order, { ...ANSWERS, foodRating: rating });
      expect([status, body.errors[0].field]).toEqual([422, 'foodRating']);
    }
    expect((await shop.board(order.id)).questionnaire).toBeNull();
  });
});
