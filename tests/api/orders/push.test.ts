import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PushBrowser, type PushPeer, startPushService } from '#tests/peers/push-service.ts';
import { forgetOldPushes } from '#use-cases/push/forget-old-pushes.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, orderShop } from '../support/order-shop.ts';
import { ADMIN, EMPLOYEE, MANAGER } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let service: PushPeer;
let shop: OrderServer;
let manager: Session;
beforeAll(async () => {
  service = await startPushService();
  shop = await startOrderServer({ shop: orderShop(), settings: { pushHosts: [service.host] } });
  await shop.sql('UPDATE "User" SET "branches" = ARRAY[1] WHERE "email" = $1', [MANAGER]);
  await shop.sql('UPDATE "User" SET "branches" = ARRAY[2] WHERE "email" = $1', [EMPLOYEE]);
  manager = await shop.login(MANAGER);
});
afterAll(async () => {
  await shop?.stop();
  await service?.close();
});
afterEach(async () => {
  service.setMood('well');
  shop.setNow(NOON);
  await shop.sql('DELETE FROM "PushSubscription"');
});

type Placed = Awaited<ReturnType<OrderServer['placed']>>;

const follow = (order: Pick<Placed, 'uid' | 'hash'>, address: unknown) =>
  shop.call('POST', `/api/orders/public/${order.uid}/${order.hash}/push`, { body: address });
const staffed = async (session: Session, browser = service.subscribe()) => {
  const answer = await shop.call('POST', '/api/push/orders', { body: browser.address, session });
  expect(answer.status, JSON.stringify(answer.body)).toBe(204);
  return browser;
};
const endpoints = async () =>
  (await shop.sql('SELECT "endpoint" FROM "PushSubscription" ORDER BY "id"')).map(({ endpoint }) => endpoint);
const told = ({ received }: PushBrowser) => received.map(({ message }) => message.body);
/** So many seconds after noon, with everything done that is due by then. */
const at = async (seconds: number) => {
  shop.setNow(new Date(NOON.getTime() + seconds * 1_000));
  await shop.sql(`SELECT pg_notify('outbox', '')`);
  await eventually(async () => expect(await due(seconds)).toEqual([]));
};
const due = (seconds: number) =>
  shop.sql(`SELECT "payload" FROM "Outbox" WHERE "kind" = 'push' AND "state" <> 'done' AND "runAt" <= $1`, [
    new Date(NOON.getTime() + seconds * 1_000).toISOString(),
  ]);

describe('R291 the push to a guest', () => {
  it('tells what becomes of the order, at every browser that follows it', async () => {
    const order = await shop.placed();
    const other = await shop.placed();
    const [mine, yours, stranger] = [service.subscribe(), service.subscribe(), service.subscribe()];
    for (const browser of [mine, yours, mine])
      expect((await follow(order, browser.address)).status).toBe(204);
    await follow(other, stranger.address);
    await shop.command(order.id, 'confirm');
    await eventually(() => expect(told(yours)).toEqual(['Ist bestätigt.']));
    await shop.command(order.id, 'in-delivery');
    await eventually(() => expect(told(mine)).toEqual(['Ist bestätigt.', 'Ist zur Abholung bereit.']));
    expect(mine.received[0]).toMatchObject({
      message: {
        title: `Bestellung Nr. ${order.ticketNumber}`,
        url: `/status/${order.uid}/${order.hash}`,
        topic: `order${order.id}`,
      },
      ttl: 3_600,
      claims: { aud: `http://${service.host}` },
    });
    expect(stranger.received).toEqual([]);
  });

  it('is in the language of the order, and follows a canceled one to its end', async () => {
    const order = await shop.placed({ language: 'en' });
    const browser = service.subscribe();
    await follow(order, browser.address);
    await shop.command(order.id, 'reject');
    await eventually(() => expect(told(browser)).toEqual(['Unfortunately we could not accept it.']));
    expect(browser.received[0]?.message.title).toBe(`Order no. ${order.ticketNumber}`);
  });

  it('is not sent of what the guest did, nor when its reason is gone', async () => {
    const order = await shop.placed();
    const browser = service.subscribe();
    await follow(order, browser.address);
    service.setMood('broken');
    const counterAppointment = new Date(NOON.getTime() + 90 * 60_000).toISOString();
    await shop.command(order.id, 'confirm', { counterAppointment });
    await eventually(() => expect(service.requests()).toBeGreaterThan(0));
    await eventually(async () =>
      expect(
        await shop.sql(`SELECT 1 FROM "Outbox" WHERE "kind" = 'push' AND "attempts" = 1 AND "state" = 'waiting'
          AND "payload"->>'subscription' IS NOT NULL`),
      ).toHaveLength(1),
    );
    service.setMood('well');
    await shop.call('POST', `/api/orders/public/${order.uid}/${order.hash}/reject-counter-appointment`);
    await at(60);
    expect(browser.received).toEqual([]);
  });

  it('never holds up anything: a browser that is gone is forgotten, a service that refuses is left alone', async () => {
    const order = await shop.placed();
    const [gone, kept] = [service.subscribe(), service.subscribe()];
    await follow(order, gone.address);
    service.setMood('gone');
    await shop.command(order.id, 'confirm');
    await eventually(async () => expect(await endpoints()).toEqual([]));
    await follow(order, kept.address);
    service.setMood('foreign');
    await shop.command(order.id, 'in-delivery');
    await at(1);
    expect(await endpoints()).toEqual([kept.address.endpoint]);
    const dead = await shop.sql(`SELECT 1 FROM "Outbox" WHERE "kind" = 'push' AND "state" = 'dead'`);
    expect(dead).toEqual([]);
  });

  it('is for whoever has the order, ten browsers at most, until a day after its end', async () => {
    const order = await shop.placed();
    const { address } = service.subscribe();
    expect((await follow({ ...order, hash: 'falsch' }, address)).status).toBe(404);
    const inner = await follow(order, { ...address, endpoint: 'https://169.254.169.254/latest' });
    expect(inner.status).toBe(422);
    expect(inner.body.errors).toMatchObject([{ code: 'push-endpoint-invalid', field: 'endpoint' }]);
    expect((await follow(order, { ...address, auth: 'kurz' })).status).toBe(422);
    for (let phone = 0; phone < 10; phone++)
      expect((await follow(order, service.subscribe().address)).status).toBe(204);
    expect((await follow(order, address)).body.errors).toMatchObject([{ code: 'push-followers-many' }]);
    await shop.command(order.id, 'reject');
    shop.setNow(new Date(NOON.getTime() + 23 * 3_600_000));
    await forgetOldPushes(shop.deps);
    expect(await endpoints()).toHaveLength(10);
    shop.setNow(new Date(NOON.getTime() + 25 * 3_600_000));
    await forgetOldPushes(shop.deps);
    expect(await endpoints()).toEqual([]);
    shop.setNow(NOON);
    expect((await follow(order, address)).status).toBe(204);
    expect(await endpoints()).toEqual([]);
  });
});

describe('R292 the push to the staff', () => {
  it('tells those of the branch of an order that no screen has shown for twenty seconds', async () => {
    const [boss, here, there] = [
      await staffed(await shop.login(ADMIN)),
      await staffed(manager),
      await staffed(await shop.login(EMPLOYEE)),
    ];
    const order = await shop.placed({ firstName: 'Berta' });
    await at(19);
    expect(here.received).toEqual([]);
    await at(21);
    await eventually(() => expect([told(boss), told(here)].map(({ length }) => length)).toEqual([1, 1]));
    expect(here.received[0]).toMatchObject({
      message: { title: `Neue Bestellung Nr. ${order.ticketNumber}`, url: '/backend' },
      ttl: 600,
    });
    expect(JSON.stringify(here.received)).not.toContain('Berta');
    expect(there.received).toEqual([]);
  });

  it('is not needed when a screen has shown it, or somebody has answered', async () => {
    const browser = await staffed(manager);
    const [shown, answered] = [await shop.placed(), await shop.placed()];
    await shop.command(answered.id, 'confirm');
    await shop.sql(
      `INSERT INTO "OrderSighting" ("orderId", "viewer", "actor", "at") VALUES ($1, 'device 1', 'Kassa', now())`,
      [shown.id],
    );
    await at(21);
    expect(browser.received).toEqual([]);
  });

  it('ends with the session, the account and the wish', async () => {
    const session = await shop.login(MANAGER);
    await staffed(session);
    await shop.call('POST', '/api/logout', { session });
    expect(await endpoints()).toEqual([]);
    const browser = await staffed(manager);
    await shop.sql('UPDATE "User" SET "isLocked" = true WHERE "email" = $1', [MANAGER]);
    await shop.placed();
    await at(21);
    expect(browser.received).toEqual([]);
    await shop.sql('UPDATE "User" SET "isLocked" = false WHERE "email" = $1', [MANAGER]);
    const { endpoint } = browser.address;
    expect((await shop.call('POST', '/api/push/ended', { body: { endpoint } })).status).toBe(204);
    expect(await endpoints()).toEqual([]);
  });

  it('is not tried again once the person may no longer see the order', async () => {
    const browser = await staffed(manager);
    const waiting = () =>
      shop.sql(`SELECT 1 FROM "Outbox" WHERE "kind" = 'push' AND "attempts" = 1 AND "state" = 'waiting'
        AND "payload"->>'subscription' IS NOT NULL`);
    service.setMood('broken');
    await shop.placed();
    shop.setNow(new Date(NOON.getTime() + 21_000));
    await shop.sql(`SELECT pg_notify('outbox', '')`);
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    service.setMood('well');
    await shop.sql('UPDATE "User" SET "branches" = ARRAY[2] WHERE "email" = $1', [MANAGER]);
    await at(300);
    expect(browser.received).toEqual([]);
    await shop.sql('UPDATE "User" SET "branches" = ARRAY[1] WHERE "email" = $1', [MANAGER]);
  });

  it('follows a browser to its new address, which only the former one can name', async () => {
    const browser = await staffed(manager);
    const [next, thief] = [service.subscribe(), service.subscribe()];
    const renew = (former: string, { address }: PushBrowser) =>
      shop.call('POST', '/api/push/renewed', { body: { ...address, former } });
    expect((await renew('https://push.example.at/unknown', thief)).status).toBe(204);
    expect(await endpoints()).toEqual([browser.address.endpoint]);
    await renew(browser.address.endpoint, next);
    expect(await endpoints()).toEqual([next.address.endpoint]);
    const key = await shop.get('/api/push/key');
    expect(key.body.data.publicKey).toBe(shop.deps.push.publicKey);
  });
});
