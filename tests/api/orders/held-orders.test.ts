import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginsWithZeros, puzzleAnswer } from '#domain/ordering/brake/puzzle.ts';
import { escalateOrders } from '#use-cases/orders/escalate-orders.ts';
import { BITS, codes, type FloodedShop, startFloodedShop } from '../support/flooded-shop.ts';
import type { OrderServer } from '../support/order-server.ts';
import { CHEESE_ROLL, NOON } from '../support/order-shop.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';

/** What becomes of held orders and their senders (R342 to R344). */

let flooded: FloodedShop;
let shop: OrderServer;
beforeAll(async () => {
  flooded = await startFloodedShop();
  shop = flooded.shop;
});
afterAll(() => shop?.stop());
beforeEach(() => flooded.calm());

describe('R343 staff let orders through', () => {
  it('one sender or all, in the order in which they came; what is released rings and counts no more', async () => {
    const [one, other] = [flooded.newAddress(), flooded.newAddress()];
    const first = (await flooded.flood(one, 9)).slice(6);
    const second = (await flooded.flood(other, 8, () => flooded.guest(4_200))).slice(6);
    const senders = await flooded.held();
    expect(senders.map(({ orders }: { orders: number }) => orders)).toEqual([3, 2]);
    expect((await shop.command(first[0]?.body.data.id, 'confirm')).status).toBe(409);
    const before = await flooded.current();
    const released = await flooded.desk('release', { sender: senders[0]?.sender });
    expect([released.status, released.body.data]).toEqual([200, { orders: 3 }]);
    const ids = (await flooded.current())
      .map(({ id }) => id)
      .filter((id) => !before.some((order) => order.id === id));
    expect(ids.sort((a, b) => a - b)).toEqual(first.map(({ body }) => body.data.id));
    const sequences = await shop.sql(
      `SELECT "orderId" FROM "OrderEvent" WHERE "event" = 'released' AND "orderId" = ANY($1) ORDER BY "sequence"`,
      [ids],
    );
    expect(sequences.map(({ orderId }) => orderId)).toEqual(first.map(({ body }) => body.data.id));
    expect(await flooded.told(ids[0] ?? 0)).toContain('new-order');
    expect((await shop.board(ids[0] ?? 0)).history.at(-1)).toMatchObject({
      event: 'released',
      actor: 'Kassen-PC',
    });
    expect((await flooded.desk('release', { branch: 1 })).body.data).toEqual({ orders: 2 });
    expect(await flooded.held()).toEqual([]);
    expect((await shop.command(second[0]?.body.data.id, 'confirm')).status).toBe(200);
    expect((await flooded.desk('release', { sender: senders[0]?.sender })).status).toBe(404);
  });

  it('what is held takes nothing of what is counted, until it is let through', async () => {
    const from = flooded.newAddress();
    const left = async () => {
      const [row] = await shop.sql('SELECT "shortages" FROM "Branch" WHERE "id" = 1');
      return ((row?.shortages ?? []) as { left: number }[])[0]?.left;
    };
    await shop.sql(`UPDATE "Branch" SET "shortages" = $1 WHERE "id" = 1`, [
      JSON.stringify([{ product: CHEESE_ROLL, option: '', until: null, left: 100 }]),
    ]);
    await flooded.flood(from, 8);
    expect(await left()).toBe(88);
    await flooded.desk('release', { branch: 1 });
    expect(await left()).toBe(84);
    await shop.sql(`UPDATE "Branch" SET "shortages" = '[]' WHERE "id" = 1`);
  });

  it('R271: nobody answers: the contacts hear once, and then the guests', async () => {
    await shop.sql(`UPDATE "Branch" SET "escalationMinutes" = 5, "rejectMinutes" = 15,
      "escalationContacts" = 'inhaberin@example.at' WHERE "id" = 1`);
    const answers = (await flooded.flood(flooded.newAddress(), 10)).slice(6).map(({ body }) => body.data.id);
    await shop.sql(`UPDATE "Order" SET "state" = 'canceled' WHERE "state" = 'awaiting' AND NOT "isHeld"`);
    shop.setNow(new Date(NOON.getTime() + 6 * 60_000));
    await escalateOrders(shop.deps);
    await escalateOrders(shop.deps);
    const mails = (await Promise.all(answers.map(flooded.told))).flat();
    expect(mails.filter((mail) => mail === 'unanswered')).toHaveLength(1);
    shop.setNow(new Date(NOON.getTime() + 17 * 60_000));
    await escalateOrders(shop.deps);
    expect((await shop.board(answers[3])).state).toBe('rejected');
    await shop.sql(
      `UPDATE "Branch" SET "escalationMinutes" = 0, "rejectMinutes" = 0, "escalationContacts" = ''`,
    );
  });

  it('money is proof: paid online it needs nobody, rings, and takes its share of what is counted', async () => {
    await shop.sql(`UPDATE "Branch" SET "shortages" = $1 WHERE "id" = 1`, [
      JSON.stringify([{ product: CHEESE_ROLL, option: '', until: null, left: 100 }]),
    ]);
    const answers = await flooded.flood(flooded.newAddress(), 7, (index) => ({
      ...flooded.variant(index),
      paymentMethod: 'test',
    }));
    const { id, uid, hash, isHeld, paymentRedirectUrl } = answers[6]?.body.data ?? {};
    expect(isHeld).toBe(true);
    const page = new URL(paymentRedirectUrl).pathname;
    await shop.call('POST', page, {
      raw: 'choice=pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await shop.call('GET', `/payment/return/${uid}/${hash}`);
    expect((await shop.get(`/api/orders/public/${uid}/${hash}`)).body.data).toMatchObject({
      isHeld: false,
      isPaid: true,
    });
    expect((await flooded.current()).map((order) => order.id)).toContain(id);
    expect(await flooded.told(id)).toContain('new-order');
    const [row] = await shop.sql('SELECT "shortages" FROM "Branch" WHERE "id" = 1');
    // Six that are not held took theirs when they were placed, as ever.
    expect(((row?.shortages ?? []) as { left: number }[])[0]?.left).toBe(86);
    await shop.sql(`UPDATE "Branch" SET "shortages" = '[]' WHERE "id" = 1`);
  });

  it('one to be paid online waits for its money, and for staff once it is to be paid at the counter', async () => {
    const from = flooded.newAddress();
    const answers = await flooded.flood(from, 7, (index) => ({
      ...flooded.variant(index),
      paymentMethod: 'test',
    }));
    const { id, uid, hash, isHeld } = answers[6]?.body.data ?? {};
    expect(isHeld).toBe(true);
    // Nobody knows of it before it is paid: there is nothing to release.
    expect(await flooded.held()).toEqual([]);
    const paid = await shop.post(`/api/orders/public/${uid}/${hash}/payment`, { paymentMethod: 'cash' });
    expect(paid.status).toBe(200);
    // Paid at the counter, it is one like the others: staff look at it.
    expect(await flooded.held()).toMatchObject([{ sender: id, orders: 1 }]);
    expect(await flooded.told(id)).not.toContain('new-order');
  });
});

describe('R344 staff block a sender', () => {
  it('its held orders are turned down, new ones refused in neutral words, until the block is lifted', async () => {
    const from = flooded.newAddress();
    const answers = (await flooded.flood(from, 9)).slice(6);
    const [sender] = await flooded.held();
    expect((await flooded.desk('block', { sender: sender?.sender })).body.data).toEqual({ orders: 3 });
    const { id, uid, hash } = answers[0]?.body.data ?? {};
    expect((await shop.get(`/api/orders/public/${uid}/${hash}`)).body.data).toMatchObject({
      state: 'rejected',
      rejectionMessage: expect.stringContaining('leider nicht annehmen'),
    });
    expect(await flooded.told(id)).toEqual([]);
    // By the contact from elsewhere, and from there as somebody else.
    const refused = [
      await flooded.send(flooded.newAddress(), flooded.variant(77)),
      await flooded.send(from, flooded.guest(77)),
    ];
    expect(codes(refused)).toEqual(['sender-blocked', 'sender-blocked']);
    expect(refused[0]?.body.errors[0].message).toBe(
      'Ihre Bestellung können wir online gerade nicht annehmen. Bitte rufen Sie uns an.',
    );
    expect((await flooded.send(flooded.newAddress(), flooded.guest(78))).status).toBe(201);
    const listed = await shop.get('/api/orders/blocked-senders', { key: DEVICE_KEY });
    expect(listed.body.data).toMatchObject([{ branch: 1, orders: 3, actor: 'Kassen-PC' }]);
    const block = `/api/orders/blocked-senders/${listed.body.data[0].id}`;
    expect((await shop.call('DELETE', block, { key: DEVICE_KEY })).status).toBe(204);
    expect((await shop.call('DELETE', block, { key: DEVICE_KEY })).status).toBe(404);
    shop.setNow(new Date(NOON.getTime() + 11 * 60_000));
    expect((await flooded.send(from, flooded.variant(78))).status).toBe(201);
    const log = await shop.sql(
      `SELECT "message" FROM "Log" WHERE "source" = 'staff' ORDER BY "id" DESC LIMIT 2`,
    );
    expect(log.map(({ message }) => message)).toEqual([
      'Sperre eines Absenders aufgehoben',
      'Absender gesperrt, 3 Bestellungen abgelehnt',
    ]);
    const session = await shop.login(ADMIN);
    const counted = await shop.get('/api/statistics/canceled-orders', { session });
    const turnedDown = await shop.sql(
      `SELECT count(*)::int AS "count" FROM "Order" WHERE "state" IN ('rejected', 'canceled') AND NOT "isHeld"`,
    );
    expect(counted.body.data.total).toBe(turnedDown[0]?.count);
  });

  it('ends by itself', async () => {
    const from = flooded.newAddress();
    await flooded.flood(from, 7);
    const [sender] = await flooded.held();
    await flooded.desk('block', { sender: sender?.sender });
    shop.setNow(new Date(NOON.getTime() + 9 * 60_000));
    expect(codes([await flooded.send(from, flooded.variant(1))])).toEqual(['sender-blocked']);
    shop.setNow(new Date(NOON.getTime() + 24 * 60 * 60_000 + 60_000));
    expect(codes([await flooded.send(from, flooded.variant(1))])).toEqual(['placed']);
  });
});

describe('R342 a task for the browser', () => {
  const solved = (task: string) => {
    for (let number = 0; ; number++) {
      const answer = puzzleAnswer(task, number);
      if (beginsWithZeros(createHash('sha256').update(answer).digest(), BITS)) return answer;
    }
  };

  it('is asked of a slowed sender where the settings say so; one that cannot do it waits for staff', async () => {
    await shop.sql(`UPDATE "Config" SET "data" = "data" || '{"brakeProof": true}'`);
    const from = flooded.newAddress();
    expect(codes(await flooded.flood(from, 3))).toEqual(['placed', 'placed', 'placed']);
    const key = randomUUID();
    const asked = await flooded.send(from, flooded.variant(3), key);
    expect([asked.status, asked.body.errors[0].code]).toEqual([428, 'proof-required']);
    const proof = solved(asked.body.data.task);
    const proven = await flooded.send(from, { ...flooded.variant(3), proof }, key);
    expect([proven.status, proven.body.data.isHeld]).toEqual([201, false]);
    // Its answer was lost on the way.
    expect((await flooded.send(from, { ...flooded.variant(3), proof }, key)).body.data.id).toBe(
      proven.body.data.id,
    );
    // The same proof is none for another order, nor for the same one once more.
    expect(codes([await flooded.send(from, { ...flooded.variant(4), proof })])).toEqual(['proof-required']);
    expect(codes([await flooded.send(from, { ...flooded.variant(3), proof })])).toEqual(['proof-required']);
    const unable = await flooded.send(from, { ...flooded.variant(5), proof: '' });
    expect([unable.status, unable.body.data.isHeld]).toEqual([201, true]);
  });
});
