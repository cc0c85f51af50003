import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FloodedShop, startFloodedShop } from '../support/flooded-shop.ts';
import { type Answer, databaseKind } from '../support/harness.ts';
import type { OrderServer } from '../support/order-server.ts';
import { orderBody, ordered, SNACK } from '../support/order-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

/** Invented orders, and everybody else who orders meanwhile (R340 to R342). */

let flooded: FloodedShop;
let shop: OrderServer;
beforeAll(async () => {
  flooded = await startFloodedShop();
  shop = flooded.shop;
});
afterAll(() => shop?.stop());
beforeEach(() => flooded.calm());

describe('R341, R342: 120 invented orders in a minute from one address', () => {
  it('ring eight times; real guests order as ever, and every order that was taken is there', async () => {
    const from = flooded.newAddress();
    const answers: Answer[] = [];
    const guests: Answer[] = [];
    for (let index = 0; index < 118; index++) {
      answers.push(
        await flooded.send(from, index < 10 ? flooded.variant(index) : flooded.guest(10_000 + index)),
      );
      if (index % 10 === 9) guests.push(await flooded.send(flooded.newAddress(), flooded.guest(index)));
    }
    const placed = answers.filter(({ status }) => status === 201).map(({ body }) => body.data);
    expect(placed.filter(({ isHeld }) => !isHeld)).toHaveLength(8);
    // Thirty wait, and then no more are taken: with a sentence, and a time to come back.
    expect(placed.filter(({ isHeld }) => isHeld)).toHaveLength(30);
    const busy = answers.at(-1);
    expect([busy?.status, busy?.body.errors[0].code]).toEqual([429, 'sender-busy']);
    expect(busy?.headers.get('retry-after')).toBe('600');
    expect(busy?.body.errors[0].message).toMatch(/sehen uns .* an\. Bitte rufen Sie uns an/);
    expect(guests.map(({ status, body }) => [status, body.data.isHeld])).toEqual(
      guests.map(() => [201, false]),
    );
    const ringing = (await flooded.current()).map(({ id }) => id);
    expect(ringing).toHaveLength(8 + guests.length);
    expect(ringing).toEqual(expect.arrayContaining(guests.map(({ body }) => body.data.id)));
    expect(await flooded.held()).toMatchObject([
      { branch: 1, orders: 30, who: expect.stringMatching(/^m…@\S+, m…@\S+ und \d+ weitere$/i) },
    ]);
    const [hidden] = placed.filter(({ isHeld }) => isHeld);
    expect(await flooded.told(hidden.id)).toEqual([]);
    const stored = await shop.sql(
      'SELECT count(*)::int AS "count" FROM "Order" WHERE "isHeld" AND "id" = ANY($1)',
      [placed.map(({ id }) => id)],
    );
    expect(stored).toEqual([{ count: 30 }]);
    const log = await shop.sql(`SELECT "message" FROM "Log" WHERE "message" LIKE 'Ungewöhnlich%'`);
    expect(log).toHaveLength(1);
  }, 30_000);

  it.each([
    { who: 'by one guest in many spellings', first: 1_000, guest: 'variant', ring: 6, least: 14 },
    { who: 'by many guests with one cart', first: 20_000, guest: 'guest', ring: 12, least: 18 },
  ] as const)(
    'all at once $who: what arrives before is counted before it is stored',
    async ({ first, guest, ring, least }) => {
      const from = flooded.newAddress();
      const bodies = Array.from({ length: 110 }, (_, index) => flooded[guest](first + index));
      const answers = await Promise.all(bodies.map((body) => flooded.send(from, body)));
      const placed = answers.filter(({ status }) => status === 201).map(({ body }) => body.data);
      expect(placed.filter(({ isHeld }) => !isHeld)).toHaveLength(ring);
      // Those that ring take a place of the thirty for as long as they are under way; of one guest the limit per contact
      // lets at least twenty through in all, and more if they arrive before the twentieth is stored.
      const held = placed.filter(({ isHeld }) => isHeld).length;
      expect(held).toBeGreaterThanOrEqual(least);
      expect(held).toBeLessThanOrEqual(30);
      const refused = answers.filter(({ status }) => status !== 201).map(({ status }) => status);
      expect(refused).toEqual(Array(110 - ring - held).fill(429));
      expect(await flooded.current()).toHaveLength(ring);
      // Nobody who was refused counts on.
      expect(await shop.sql('SELECT 1 FROM "OrderArrival"')).toEqual([]);
    },
    30_000,
  );

  it('the guest of a held order reads honestly that the shop looks at it, and may call it off', async () => {
    const from = flooded.newAddress();
    const answers = await flooded.flood(from, 7);
    const { uid, hash, isHeld, id } = answers[6]?.body.data ?? {};
    expect(isHeld).toBe(true);
    const page = await shop.get(`/api/orders/public/${uid}/${hash}`);
    expect(page.body.data).toMatchObject({ state: 'awaiting', isHeld: true });
    expect((await shop.post(`/api/orders/public/${uid}/${hash}/cancel`)).status).toBe(200);
    expect(await flooded.told(id)).toEqual([]);
    expect(await flooded.held()).toEqual([]);
  });

  it('a repeated request is the same order, held or not', async () => {
    const from = flooded.newAddress();
    await flooded.flood(from, 6);
    const key = randomUUID();
    const [first, second] = [
      await flooded.send(from, flooded.variant(7), key),
      await flooded.send(from, flooded.variant(7), key),
    ];
    expect(first.body.data.isHeld).toBe(true);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(await flooded.held()).toMatchObject([{ orders: 1 }]);
  });
});

describe('who is not in its way', () => {
  it('a school: one address, many people, many carts', async () => {
    const from = flooded.newAddress();
    const answers = await flooded.flood(from, 18, (index) => ({
      ...flooded.guest(500 + index),
      items: [ordered({ amount: index + 1 })],
    }));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.isHeld}`))).toEqual(
      new Set(['201 false']),
    );
  });

  it('R342: the terminals of the shop, which are where its devices are', async () => {
    const from = flooded.newAddress();
    await shop.get('/api/orders/current', { key: DEVICE_KEY, headers: { 'x-forwarded-for': from } });
    await eventually(async () => expect(await shop.sql('SELECT 1 FROM "HouseAddress"')).toHaveLength(1));
    const answers = await flooded.flood(from, 16, (index) => flooded.guest(900 + index));
    expect(new Set(answers.map(({ body }) => body.data?.isHeld))).toEqual(new Set([false]));
  });

  it('staff on the phone', async () => {
    for (let index = 0; index < 10; index++) {
      const {
        legalInstructions: _,
        privacyPolicy: __,
        ...body
      } = orderBody({ ...flooded.variant(1), branch: 1 });
      const { status, body: answer } = await shop.post('/api/orders/by-phone', body, { key: DEVICE_KEY });
      expect([status, answer.data?.isHeld]).toEqual([201, false]);
    }
  });
});

it.runIf(databaseKind() === 'postgres')('two servers count together, and both boards say so', async () => {
  const twin = await shop.twin();
  try {
    twin.deps.slowOrderMs = 0;
    const from = flooded.newAddress();
    const headers = { 'x-forwarded-for': from };
    // Both at the same moment: what one counts while the other does must not be lost.
    const sent = Array.from({ length: 16 }, (_, index) =>
      (index % 2 ? twin : shop).post(
        '/api/orders',
        orderBody({
          ...flooded.variant(index),
          items: [ordered({ product: SNACK, parts: ['Semmel', [], '', null] })],
        }),
        { headers },
      ),
    );
    const answers: Answer[] = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
    expect(answers.filter(({ body }) => body.data?.isHeld === false)).toHaveLength(6);
    expect(answers.filter(({ body }) => body.data?.isHeld === true)).toHaveLength(10);
    const news = await twin.get('/api/orders/held', { key: DEVICE_KEY });
    expect(news.body.data).toEqual(await flooded.held());
    expect(news.body.data).toMatchObject([{ orders: 10 }]);
  } finally {
    await twin.stop();
  }
});
