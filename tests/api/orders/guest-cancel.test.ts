import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '#tests/factories.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { orderShop, type PlacedOrder } from '../support/order-shop.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

const cancel = ({ uid, hash }: Pick<PlacedOrder, 'uid' | 'hash'>, server: OrderServer = shop) =>
  server.post(`/api/orders/public/${uid}/${hash}/cancel`, {});
const mailsOf = async (id: number) =>
  (
    await shop.sql(
      `SELECT "payload"->>'mail' AS "mail" FROM "Outbox" WHERE "kind" = 'mail' AND ("payload"->>'order')::int = $1 ORDER BY "id"`,
      [id],
    )
  ).map(({ mail }) => mail);

describe('A75 the guest cancels', () => {
  it('before the shop accepts, once: the history says who, and both get a mail', async () => {
    const order = await shop.placed({ email: 'berta@example.com' });
    const answers = await Promise.all([cancel(order), cancel(order), cancel(order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.data).toMatchObject({ state: 'canceled', isCanceled: true, isConfirmed: false });
    const { history } = await shop.board(order.id);
    expect(history.map(({ event, actor }) => [event, actor])).toEqual([
      ['placed', 'Kunde'],
      ['canceled-by-guest', 'Kunde'],
    ]);
    expect((await mailsOf(order.id)).slice(-2)).toEqual(['canceled', 'canceled-by-guest']);
    expect((await shop.command(order.id, 'confirm')).status).toBe(409);
  });

  it('also instead of answering a proposal, which is withdrawn', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm', { counterAppointment: '2099-01-05T12:00:00Z' });
    const { status, body } = await cancel(order);
    expect([status, body.data.state, body.data.counterAppointment]).toEqual([200, 'canceled', null]);
  });

  it.each(['confirm', 'reject', 'completed'])('not after %s: 409 with a sentence', async (command) => {
    const order = await shop.placed();
    if (command === 'completed') await shop.command(order.id, 'confirm');
    await shop.command(order.id, command);
    const { status, body } = await cancel(order);
    expect([status, body.errors[0].code]).toEqual([409, 'guest-cancel-late']);
    expect(body.errors[0].message).toContain('Bitte rufen Sie uns an.');
  });

  it('at the same moment as the shop accepts: exactly one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await shop.placed();
      const [ours, theirs] = await Promise.all([cancel(order), shop.command(order.id, 'confirm')]);
      const { state, history } = await shop.board(order.id);
      expect([ours.status, theirs.status].sort()).toEqual([200, 409]);
      expect(state).toBe(ours.status === 200 ? 'canceled' : 'confirmed');
      expect(history).toHaveLength(2);
    }
  });

  it('only with the whole secret, and nothing else in the body', async () => {
    const [one, two] = [await shop.placed(), await shop.placed()];
    expect((await cancel({ uid: one.uid, hash: two.hash })).status).toBe(404);
    const extra = await shop.post(`/api/orders/public/${one.uid}/${one.hash}/cancel`, { state: 'completed' });
    expect(extra.status).toBe(422);
    expect((await shop.board(one.id)).state).toBe('awaiting');
  });
});

it('is refused where the shop does not offer it, and limited', async () => {
  const strict = await startOrderServer({
    shop: orderShop({ config: config({ enableGuestCancel: false }) }),
    settings: { isRateLimited: true },
  });
  try {
    const order = await strict.placed();
    const { status, body } = await cancel(order, strict);
    expect([status, body.errors[0].code]).toEqual([409, 'guest-cancel-disabled']);
    const more = await Promise.all(Array.from({ length: 12 }, () => cancel(order, strict)));
    expect(more.map((answer) => answer.status)).toContain(429);
  } finally {
    await strict.stop();
  }
});
