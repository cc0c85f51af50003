import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPuzzle } from '#adapters/puzzle.ts';
import { beginsWithZeros, puzzleAnswer } from '#domain/ordering/brake/puzzle.ts';
import { escalateOrders } from '#use-cases/orders/escalate-orders.ts';
import { type Answer, databaseKind } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { CHEESE_ROLL, NOON, orderBody, ordered, SNACK } from '../support/order-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

/** Invented orders, and everybody else who orders meanwhile (R340 to R344). */

const BITS = 6;
let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer({ settings: { isRateLimited: true, trustProxy: true, isDemo: true } });
  shop.deps.slowOrderMs = 0;
  shop.deps.senderProof = createPuzzle({ secrets: shop.deps.secrets, bits: BITS });
});
afterAll(() => shop?.stop());

let address = 0;
/** Of a provider of its own: nobody shares it. */
const newAddress = () => `198.51.${100 + Math.floor(address / 250)}.${(address++ % 250) + 1}`;
/** Each test has a person of its own: the limit per contact outlives a test. */
let person = 0;
beforeEach(() => {
  shop.setNow(NOON);
  person += 1;
});
afterEach(async () => {
  await shop.sql(`UPDATE "Order" SET "state" = 'canceled' WHERE "state" = 'awaiting'`);
  await shop.sql('TRUNCATE "OrderSender", "SenderBlock", "HouseAddress"');
  await shop.sql(`UPDATE "Config" SET "data" = "data" - 'brakeProof' - 'brakeContactOrders'`);
});

/** An order of somebody at this address. */
const send = (from: string, change: Record<string, unknown> = {}, key: string = randomUUID()) =>
  shop.post('/api/orders', orderBody(change), {
    headers: { 'x-forwarded-for': from, 'idempotency-key': key },
  });
/** The same person in ever new words. */
const variant = (index: number) => ({
  email: `${['max.muster', 'maxmuster', 'M.ax.Muster'][index % 3]}${person}+${index}@${index % 2 ? 'gmail.com' : 'GoogleMail.com'}`,
  phone: `+43664${1_000_000 + 1_000 * person + index}`,
});
const guest = (index: number) => ({ email: `gast${index}@example.at`, phone: `+43676${2_000_000 + index}` });
const current = async () =>
  (await shop.get('/api/orders/current?branch=1', { key: DEVICE_KEY })).body.data as { id: number }[];
const held = async () => (await shop.get('/api/orders/held', { key: DEVICE_KEY })).body.data;
const desk = (path: string, body: unknown) =>
  shop.post(`/api/orders/held/${path}`, body, { key: DEVICE_KEY });
const codes = (answers: readonly Answer[]) => answers.map(({ body }) => body.errors?.[0].code ?? 'placed');
const told = async (id: number) =>
  (
    await shop.sql(
      `SELECT COALESCE("payload"->>'mail', "kind") AS "what" FROM "Outbox"
       WHERE ("payload"->>'order')::int = $1 AND "kind" IN ('mail', 'sms', 'push') ORDER BY "id"`,
      [id],
    )
  ).map(({ what }) => what);

/** So many of one sender, one after the other; those that were placed. */
async function flood(from: string, count: number, change: (index: number) => object = variant) {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index++) answers.push(await send(from, { ...change(index) }));
  return answers;
}

describe('R341, R342: 120 invented orders in a minute from one address', () => {
  it('ring eight times; real guests order as ever, and every order that was taken is there', async () => {
    const from = newAddress();
    const answers: Answer[] = [];
    const guests: Answer[] = [];
    for (let index = 0; index < 118; index++) {
      answers.push(await send(from, index < 10 ? variant(index) : guest(10_000 + index)));
      if (index % 10 === 9) guests.push(await send(newAddress(), guest(index)));
    }
    const placed = answers.filter(({ status }) => status === 201).map(({ body }) => body.data);
    expect(placed.filter(({ isHeld }) => !isHeld)).toHaveLength(8);
    // Thirty wait, and then no more are taken: with a sentence, and a time to come back.
    expect(placed.filter(({ isHeld }) => isHeld)).toHaveLength(30);
    const busy = answers.at(-1);
    expect([busy?.status, busy?.body.errors[0].code]).toEqual([429, 'sender-busy']);
    expect(busy?.headers.get('retry-after')).toBe('600');
    expect(busy?.body.errors[0].message).toMatch(/ansehen.*rufen Sie uns an/);
    expect(guests.map(({ status, body }) => [status, body.data.isHeld])).toEqual(
      guests.map(() => [201, false]),
    );
    const ringing = (await current()).map(({ id }) => id);
    expect(ringing).toHaveLength(8 + guests.length);
    expect(ringing).toEqual(expect.arrayContaining(guests.map(({ body }) => body.data.id)));
    expect(await held()).toMatchObject([
      { branch: 1, orders: 30, who: expect.stringMatching(/^m…@\S+, m…@\S+ und \d+ weitere$/i) },
    ]);
    const [hidden] = placed.filter(({ isHeld }) => isHeld);
    expect(await told(hidden.id)).toEqual([]);
    const stored = await shop.sql(
      'SELECT count(*)::int AS "count" FROM "Order" WHERE "isHeld" AND "id" = ANY($1)',
      [placed.map(({ id }) => id)],
    );
    expect(stored).toEqual([{ count: 30 }]);
    const log = await shop.sql(`SELECT "message" FROM "Log" WHERE "message" LIKE 'Ungewöhnlich%'`);
    expect(log).toHaveLength(1);
  }, 30_000);

  it('the guest of a held order reads honestly that the shop looks at it, and may call it off', async () => {
    const from = newAddress();
    const answers = await flood(from, 7);
    const { uid, hash, isHeld, id } = answers[6]?.body.data ?? {};
    expect(isHeld).toBe(true);
    const page = await shop.get(`/api/orders/public/${uid}/${hash}`);
    expect(page.body.data).toMatchObject({ state: 'awaiting', isHeld: true });
    expect((await shop.post(`/api/orders/public/${uid}/${hash}/cancel`)).status).toBe(200);
    expect(await told(id)).toEqual([]);
    expect(await held()).toEqual([]);
  });

  it('a repeated request is the same order, held or not', async () => {
    const from = newAddress();
    await flood(from, 6);
    const key = randomUUID();
    const [first, second] = [await send(from, variant(7), key), await send(from, variant(7), key)];
    expect(first.body.data.isHeld).toBe(true);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(await held()).toMatchObject([{ orders: 1 }]);
  });
});

describe('who is not in its way', () => {
  it('a school: one address, many people, many carts', async () => {
    const from = newAddress();
    const answers = await flood(from, 18, (index) => ({
      ...guest(500 + index),
      items: [ordered({ amount: index + 1 })],
    }));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.isHeld}`))).toEqual(
      new Set(['201 false']),
    );
  });

  it('R342: the terminals of the shop, which are where its devices are', async () => {
    const from = newAddress();
    await shop.get('/api/orders/current', { key: DEVICE_KEY, headers: { 'x-forwarded-for': from } });
    await eventually(async () => expect(await shop.sql('SELECT 1 FROM "HouseAddress"')).toHaveLength(1));
    const answers = await flood(from, 16, (index) => guest(900 + index));
    expect(new Set(answers.map(({ body }) => body.data?.isHeld))).toEqual(new Set([false]));
  });

  it('staff on the phone', async () => {
    for (let index = 0; index < 10; index++) {
      const { legalInstructions: _, privacyPolicy: __, ...body } = orderBody({ ...variant(1), branch: 1 });
      const { status, body: answer } = await shop.post('/api/orders/by-phone', body, { key: DEVICE_KEY });
      expect([status, answer.data?.isHeld]).toEqual([201, false]);
    }
  });
});

describe('R343 staff let orders through', () => {
  it('one sender or all, in the order in which they came; what is released rings and counts no more', async () => {
    const [one, other] = [newAddress(), newAddress()];
    const first = (await flood(one, 9)).slice(6);
    const second = (await flood(other, 8, () => guest(4_200))).slice(6);
    const senders = await held();
    expect(senders.map(({ orders }: { orders: number }) => orders)).toEqual([3, 2]);
    expect((await shop.command(first[0]?.body.data.id, 'confirm')).status).toBe(409);
    const before = await current();
    const released = await desk('release', { sender: senders[0].sender });
    expect([released.status, released.body.data]).toEqual([200, { orders: 3 }]);
    const ids = (await current())
      .map(({ id }) => id)
      .filter((id) => !before.some((order) => order.id === id));
    expect(ids.sort((a, b) => a - b)).toEqual(first.map(({ body }) => body.data.id));
    const sequences = await shop.sql(
      `SELECT "orderId" FROM "OrderEvent" WHERE "event" = 'released' AND "orderId" = ANY($1) ORDER BY "sequence"`,
      [ids],
    );
    expect(sequences.map(({ orderId }) => orderId)).toEqual(first.map(({ body }) => body.data.id));
    expect(await told(ids[0] ?? 0)).toContain('new-order');
    expect((await shop.board(ids[0] ?? 0)).history.at(-1)).toMatchObject({
      event: 'released',
      actor: 'Kassen-PC',
    });
    expect((await desk('release', { branch: 1 })).body.data).toEqual({ orders: 2 });
    expect(await held()).toEqual([]);
    expect((await shop.command(second[0]?.body.data.id, 'confirm')).status).toBe(200);
    expect((await desk('release', { sender: senders[0].sender })).status).toBe(404);
  });

  it('what is held takes nothing of what is counted, until it is let through', async () => {
    const from = newAddress();
    const left = async () => {
      const [row] = await shop.sql('SELECT "shortages" FROM "Branch" WHERE "id" = 1');
      return ((row?.shortages ?? []) as { left: number }[])[0]?.left;
    };
    await shop.sql(`UPDATE "Branch" SET "shortages" = $1 WHERE "id" = 1`, [
      JSON.stringify([{ product: CHEESE_ROLL, option: '', until: null, left: 100 }]),
    ]);
    await flood(from, 8);
    expect(await left()).toBe(88);
    await desk('release', { branch: 1 });
    expect(await left()).toBe(84);
    await shop.sql(`UPDATE "Branch" SET "shortages" = '[]' WHERE "id" = 1`);
  });

  it('R271: nobody answers: the contacts hear once, and then the guests', async () => {
    await shop.sql(`UPDATE "Branch" SET "escalationMinutes" = 5, "rejectMinutes" = 15,
      "escalationContacts" = 'inhaberin@example.at' WHERE "id" = 1`);
    const answers = (await flood(newAddress(), 10)).slice(6).map(({ body }) => body.data.id);
    await shop.sql(`UPDATE "Order" SET "state" = 'canceled' WHERE "state" = 'awaiting' AND NOT "isHeld"`);
    shop.setNow(new Date(NOON.getTime() + 6 * 60_000));
    await escalateOrders(shop.deps);
    await escalateOrders(shop.deps);
    const mails = (await Promise.all(answers.map(told))).flat();
    expect(mails.filter((mail) => mail === 'unanswered')).toHaveLength(1);
    shop.setNow(new Date(NOON.getTime() + 17 * 60_000));
    await escalateOrders(shop.deps);
    expect((await shop.board(answers[3])).state).toBe('rejected');
    await shop.sql(
      `UPDATE "Branch" SET "escalationMinutes" = 0, "rejectMinutes" = 0, "escalationContacts" = ''`,
    );
  });

  it('one to be paid online waits for its money, and for staff once it is to be paid at the counter', async () => {
    const from = newAddress();
    const answers = await flood(from, 7, (index) => ({ ...variant(index), paymentMethod: 'test' }));
    const { id, uid, hash, isHeld } = answers[6]?.body.data ?? {};
    expect(isHeld).toBe(true);
    // Nobody knows of it before it is paid: there is nothing to release.
    expect(await held()).toEqual([]);
    const paid = await shop.post(`/api/orders/public/${uid}/${hash}/payment`, { paymentMethod: 'cash' });
    expect(paid.status).toBe(200);
    // Paid at the counter, it is one like the others: staff look at it.
    expect(await held()).toMatchObject([{ sender: id, orders: 1 }]);
    expect(await told(id)).not.toContain('new-order');
  });
});

describe('R344 staff block a sender', () => {
  it('its held orders are turned down, new ones refused in neutral words, until the block is lifted', async () => {
    const from = newAddress();
    const answers = (await flood(from, 9)).slice(6);
    const [sender] = await held();
    expect((await desk('block', { sender: sender.sender })).body.data).toEqual({ orders: 3 });
    const { id, uid, hash } = answers[0]?.body.data ?? {};
    expect((await shop.get(`/api/orders/public/${uid}/${hash}`)).body.data).toMatchObject({
      state: 'rejected',
      rejectionMessage: expect.stringContaining('leider nicht annehmen'),
    });
    expect(await told(id)).toEqual([]);
    // By the contact from elsewhere, and from there as somebody else.
    const refused = [await send(newAddress(), variant(77)), await send(from, guest(77))];
    expect(codes(refused)).toEqual(['sender-blocked', 'sender-blocked']);
    expect(refused[0]?.body.errors[0].message).toBe(
      'Ihre Bestellung können wir online gerade nicht annehmen. Bitte rufen Sie uns an.',
    );
    expect((await send(newAddress(), guest(78))).status).toBe(201);
    const listed = await shop.get('/api/orders/blocked-senders', { key: DEVICE_KEY });
    expect(listed.body.data).toMatchObject([{ branch: 1, orders: 3, actor: 'Kassen-PC' }]);
    const block = `/api/orders/blocked-senders/${listed.body.data[0].id}`;
    expect((await shop.call('DELETE', block, { key: DEVICE_KEY })).status).toBe(204);
    expect((await shop.call('DELETE', block, { key: DEVICE_KEY })).status).toBe(404);
    shop.setNow(new Date(NOON.getTime() + 11 * 60_000));
    expect((await send(from, variant(78))).status).toBe(201);
    const log = await shop.sql(
      `SELECT "message" FROM "Log" WHERE "source" = 'staff' ORDER BY "id" DESC LIMIT 2`,
    );
    expect(log.map(({ message }) => message)).toEqual([
      'Sperre eines Absenders aufgehoben',
      'Absender gesperrt, 3 Bestellungen abgelehnt',
    ]);
  });

  it('ends by itself', async () => {
    const from = newAddress();
    await flood(from, 7);
    const [sender] = await held();
    await desk('block', { sender: sender.sender });
    shop.setNow(new Date(NOON.getTime() + 9 * 60_000));
    expect(codes([await send(from, variant(1))])).toEqual(['sender-blocked']);
    shop.setNow(new Date(NOON.getTime() + 24 * 60 * 60_000 + 60_000));
    expect(codes([await send(from, variant(1))])).toEqual(['placed']);
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
    const from = newAddress();
    expect(codes(await flood(from, 3))).toEqual(['placed', 'placed', 'placed']);
    const key = randomUUID();
    const asked = await send(from, variant(3), key);
    expect([asked.status, asked.body.errors[0].code]).toEqual([428, 'proof-required']);
    const proof = solved(asked.body.data.task);
    const proven = await send(from, { ...variant(3), proof }, key);
    expect([proven.status, proven.body.data.isHeld]).toEqual([201, false]);
    // Its answer was lost on the way.
    expect((await send(from, { ...variant(3), proof }, key)).body.data.id).toBe(proven.body.data.id);
    // The same proof is none for another order, nor for the same one once more.
    expect(codes([await send(from, { ...variant(4), proof })])).toEqual(['proof-required']);
    expect(codes([await send(from, { ...variant(3), proof })])).toEqual(['proof-required']);
    const unable = await send(from, { ...variant(5), proof: '' });
    expect([unable.status, unable.body.data.isHeld]).toEqual([201, true]);
  });
});

it.runIf(databaseKind() === 'postgres')('two servers count together, and both boards say so', async () => {
  const twin = await shop.twin();
  try {
    twin.deps.slowOrderMs = 0;
    const from = newAddress();
    const headers = { 'x-forwarded-for': from };
    const answers: Answer[] = [];
    for (let index = 0; index < 8; index++)
      answers.push(
        await (index % 2 ? twin : shop).post(
          '/api/orders',
          orderBody({
            ...variant(index),
            items: [ordered({ product: SNACK, parts: ['Semmel', [], '', null] })],
          }),
          {
            headers,
          },
        ),
      );
    expect(answers.map(({ body }) => body.data?.isHeld)).toEqual([...Array(6).fill(false), true, true]);
    const news = await twin.get('/api/orders/held', { key: DEVICE_KEY });
    expect(news.body.data).toEqual(await held());
    expect(news.body.data).toMatchObject([{ orders: 2 }]);
  } finally {
    await twin.stop();
  }
});
