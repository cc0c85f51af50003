import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SmsPeer } from '#tests/peers/sms-gateway.ts';
import type { OrderServer } from '../support/order-server.ts';
import { HAM, NOON, ordered } from '../support/order-shop.ts';
import { type SmsShop, startSmsShop } from '../support/sms-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let messages: SmsShop;
let gateway: SmsPeer;
let shop: OrderServer;
beforeAll(async () => {
  messages = await startSmsShop();
  ({ shop, gateway } = messages);
});
afterAll(() => messages?.stop());

const rows = (id: number) =>
  shop.sql(
    `SELECT "state"::text AS "state", "attempts" FROM "Outbox"
     WHERE "kind" = 'sms' AND ("payload"->>'order')::int = $1 ORDER BY "id"`,
    [id],
  );

const PHONE = '+436641234567';
const own = () => gateway.messages.filter(({ to }) => to === PHONE);
beforeEach(() => {
  gateway.messages.length = 0;
});
afterEach(() => {
  gateway.setMood('well');
  shop.setNow(NOON);
});

describe('R252 the SMS about a confirmation', () => {
  it('tells the guest the promised time, once', async () => {
    const order = await shop.placed({ phone: PHONE });
    const promisedAt = new Date(NOON.getTime() + 45 * 60_000).toISOString();
    for (let time = 0; time < 2; time++)
      expect((await shop.command(order.id, 'confirm', { promisedAt })).status).toBe(200);
    await eventually(() => expect(own()).toHaveLength(1));
    expect(own()[0]?.text).toMatch(
      new RegExp(
        `^Bestellung Nr\\. ${order.ticketNumber} bestätigt: Abholung am \\d\\d\\.\\d\\d\\. \\d\\d:\\d\\d Uhr \\(Theke\\)$`,
      ),
    );
    await eventually(async () =>
      expect(await rows(order.id)).toMatchObject([{ state: 'done' }, { state: 'done' }]),
    );
    expect(own()).toHaveLength(1);
  });

  it('is not sent without a number, nor where SMS are switched off', async () => {
    const silent = await shop.placed({ phone: '' });
    const { sms } = shop.deps;
    await shop.command(silent.id, 'confirm');
    const off = await shop.placed({ phone: PHONE });
    shop.deps.sms = null;
    await shop.command(off.id, 'confirm');
    shop.deps.sms = sms;
    for (const { id } of [silent, off]) expect(await rows(id)).toHaveLength(1);
  });

  it('is dropped when the order was canceled before its turn', async () => {
    gateway.setMood('broken');
    const order = await shop.placed({ phone: PHONE });
    await shop.command(order.id, 'confirm');
    await eventually(async () =>
      expect((await rows(order.id)).at(-1)).toMatchObject({ state: 'waiting', attempts: 1 }),
    );
    await shop.command(order.id, 'cancel');
    gateway.setMood('well');
    shop.setNow(new Date(NOON.getTime() + 60_000));
    await shop.sql(`SELECT pg_notify('outbox', '')`);
    await eventually(async () => expect((await rows(order.id)).at(-1)).toMatchObject({ state: 'done' }));
    expect(own()).toEqual([]);
  });
});

/** Until the last SMS of the order is as it should be; the gateway works again, and a minute has passed. */
const settled = async (id: number) => {
  gateway.setMood('well');
  shop.setNow(new Date(NOON.getTime() + 60_000));
  await shop.sql(`SELECT pg_notify('outbox', '')`);
  await eventually(async () => expect((await rows(id)).at(-1)).toMatchObject({ state: 'done' }));
};
const failedOnce = (id: number) =>
  eventually(async () => expect((await rows(id)).at(-1)).toMatchObject({ state: 'waiting', attempts: 1 }));

describe('R252 the SMS that an order is ready', () => {
  it('goes to a guest who collects it, not to one whose order is on its way', async () => {
    const order = await shop.placed({ phone: PHONE });
    await shop.command(order.id, 'confirm');
    await shop.command(order.id, 'in-delivery');
    await eventually(() => expect(own()).toHaveLength(2));
    expect(own()[1]?.text).toBe(`Bestellung Nr. ${order.ticketNumber} ist zur Abholung bereit (Theke)`);
    await shop.sql('UPDATE "Order" SET "isDelivery" = true, "state" = \'confirmed\' WHERE "id" = $1', [
      order.id,
    ]);
    await shop.command(order.id, 'in-delivery');
    expect(await rows(order.id)).toHaveLength(3);
  });

  it('is dropped when it was handed over before its turn', async () => {
    const order = await shop.placed({ phone: PHONE });
    await shop.command(order.id, 'confirm');
    await eventually(() => expect(own()).toHaveLength(1));
    gateway.setMood('broken');
    await shop.command(order.id, 'in-delivery');
    await failedOnce(order.id);
    expect(await shop.command(order.id, 'completed')).toMatchObject({ status: 200 });
    await settled(order.id);
    expect(own()).toHaveLength(1);
  });
});

describe('R252 the SMS about a proposed time', () => {
  const proposed = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000).toISOString();
  const propose = (id: number, minutes: number) =>
    shop.command(id, 'confirm', { counterAppointment: proposed(minutes) });

  it('tells the guest the time', async () => {
    const order = await shop.placed({ phone: PHONE, language: 'en' });
    expect((await propose(order.id, 90)).status).toBe(200);
    await eventually(() => expect(own()).toHaveLength(1));
    expect(own()[0]?.text).toMatch(new RegExp(`^Order no\\. ${order.ticketNumber}: we propose `));
  });

  it('is dropped when it was answered, and when another time was proposed, before its turn', async () => {
    gateway.setMood('broken');
    const answered = await shop.placed({ phone: PHONE });
    await propose(answered.id, 90);
    await failedOnce(answered.id);
    const { uid, hash } = answered;
    await shop.call('POST', `/api/orders/public/${uid}/${hash}/confirm-counter-appointment`);
    const moved = await shop.placed({ phone: PHONE });
    await propose(moved.id, 90);
    await failedOnce(moved.id);
    await propose(moved.id, 120);
    await settled(moved.id);
    await settled(answered.id);
    await eventually(() => expect(own()).toHaveLength(1));
    expect(own()[0]?.text).toContain(`Nr. ${moved.ticketNumber}: Wir schlagen`);
  });
});

it('R290 a landline gets no SMS', async () => {
  const order = await shop.placed({ phone: '+4315123456' });
  await shop.command(order.id, 'confirm');
  expect(await rows(order.id)).toHaveLength(1);
});

describe('R234 the SMS about the weighing', () => {
  const ham = () => ordered({ product: HAM, amount: 20, unit: 'decagram' });
  const weigh = async (id: number, items: { index: number; amount: number }[]) => {
    const answer = await shop.call('POST', `/api/orders/${id}/weights`, { body: { items }, key: DEVICE_KEY });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };

  it('tells the guest the exact total once, with the last weight', async () => {
    const order = await shop.placed({ phone: PHONE, email: '', items: [ham(), ham()] });
    await weigh(order.id, [{ index: 0, amount: 20 }]);
    expect(await rows(order.id)).toHaveLength(1);
    await weigh(order.id, [{ index: 1, amount: 21 }]);
    await eventually(() => expect(own()).toHaveLength(1));
    expect(own()[0]?.text).toBe(
      `Bestellung Nr. ${order.ticketNumber} abgewogen: genauer Betrag 102,50 € (Theke)`,
    );
    await weigh(order.id, [{ index: 1, amount: 22 }]);
    expect(await rows(order.id)).toHaveLength(2);
  });

  it('comes too when the last weight is entered as a changed item', async () => {
    const order = await shop.placed({ phone: PHONE, items: [ham()] });
    const path = `/api/orders/${order.id}/items/0`;
    expect((await shop.call('PUT', path, { body: { amount: 21 }, key: DEVICE_KEY })).status).toBe(200);
    await eventually(() => expect(own()[0]?.text).toContain('genauer Betrag 52,50 €'));
  });

  it('is not sent without a number, and dropped when the order has ended before its turn', async () => {
    const silent = await shop.placed({ phone: '', items: [ham()] });
    await weigh(silent.id, [{ index: 0, amount: 20 }]);
    expect(await rows(silent.id)).toHaveLength(1);
    gateway.setMood('broken');
    const order = await shop.placed({ phone: PHONE, items: [ham()] });
    await weigh(order.id, [{ index: 0, amount: 20 }]);
    await eventually(async () =>
      expect((await rows(order.id)).at(-1)).toMatchObject({ state: 'waiting', attempts: 1 }),
    );
    expect((await shop.command(order.id, 'reject')).status).toBe(200);
    gateway.setMood('well');
    shop.setNow(new Date(NOON.getTime() + 60_000));
    await shop.sql(`SELECT pg_notify('outbox', '')`);
    await eventually(async () => expect((await rows(order.id)).at(-1)).toMatchObject({ state: 'done' }));
    expect(own()).toEqual([]);
  });
});
