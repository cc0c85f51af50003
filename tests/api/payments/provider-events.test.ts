import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountMethod } from '#domain/payment/account-fields.ts';
import type { Mishap, PeerState } from '#tests/peers/payment-peer.ts';
import { type PayingShop, startPayingShop } from '../support/paying-shop.ts';
import { eventually } from '../support/waiting.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop?.close());
beforeEach(() => {
  for (const peer of Object.values(shop.peers)) peer.webhooks('sent');
});

const METHODS = ['mollie', 'datatrans'] as const satisfies readonly AccountMethod[];
const isLong = process.env.THEKE_LONG === '1';

/** What the provider did, and what the order is at last; half an hour later nobody can pay it any more. */
const HISTORIES: readonly [PeerState[], string][] = [
  [['paid'], 'awaiting paid'],
  [['failed'], 'failed open'],
  [['canceled'], 'failed open'],
  [['expired'], 'failed open'],
  [['pending', 'paid'], 'awaiting paid'],
  [['authorized'], 'awaiting paid'],
  [['failed', 'paid'], 'awaiting paid'],
  [['pending'], 'failed open'],
];
/** How the shop hears of it. */
const WAYS = ['once', 'twice', 'reordered', 'late', 'never'] as const;

const MATRIX = METHODS.flatMap((method) =>
  HISTORIES.flatMap(([states, end]) => WAYS.map((way) => ({ method, states, end, way }))),
);
/** The daily run takes every eleventh, so that all states and ways come by. */
const TAKEN = MATRIX.filter((_, index) => isLong || index % 11 === 0);

describe('what the provider does, however the shop hears of it, ends in one right state', () => {
  it.each(TAKEN)('$method: $states, heard $way', async ({ method, states, end, way }) => {
    const peer = shop.peers[method];
    peer.webhooks(way === 'once' ? 'sent' : way === 'twice' ? 'doubled' : way === 'never' ? 'off' : 'held');
    const { order, payment } = await shop.payable(method);
    for (const state of states) await peer.set(payment.id, state);
    const held = peer.takeHeld();
    if (way === 'late') await shop.later(11);
    for (const { id } of held.toReversed()) expect(await peer.notify(id)).toBe(200);
    await shop.later(way === 'late' ? 20 : 31);
    const { state, isPaid } = await shop.board(order.id);
    expect(`${state} ${isPaid ? 'paid' : 'open'}`).toBe(end);
    expect((await shop.events(order.id)).filter((event) => event === 'paid')).toHaveLength(isPaid ? 1 : 0);
    // Asked again it is the same.
    const { version } = await shop.board(order.id);
    if (payment.webhookUrl) await peer.notify(payment.id);
    await shop.counter(order.id, 'update-payment-status');
    expect((await shop.board(order.id)).version).toBe(version);
    expect(payment.charges - (isPaid ? 1 : 0)).toBe(0);
  });
});

describe.each(METHODS)('webhooks of %s', (method) => {
  it('A55 twenty at once, doubled and after the news, make one change', async () => {
    const peer = shop.peers[method];
    peer.webhooks('held');
    const { order, payment } = await shop.payable(method);
    await peer.set(payment.id, 'paid');
    const answers = await Promise.all(Array.from({ length: 20 }, () => peer.notify(payment.id)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await shop.events(order.id)).toEqual(['placed', 'paid']);
  });

  it('F15 one that comes before the payment is known is answered, and the payment is not lost', async () => {
    const call = { raw: method === 'mollie' ? 'id=tr_abcdefghij' : '{"transactionId":"261126999999000001"}' };
    const type = method === 'mollie' ? 'application/x-www-form-urlencoded' : 'application/json';
    const headers = { 'content-type': type };
    const { status, body } = await shop.call('POST', `/api/payments/webhook/${method}`, { ...call, headers });
    expect([status, body]).toEqual([200, '']);
  });

  it('are not heard while the provider cannot be asked, and come again', async () => {
    const peer = shop.peers[method];
    peer.webhooks('off');
    const { order, payment } = await shop.payable(method);
    await peer.set(payment.id, 'paid');
    peer.fail('get', 'broken');
    expect(await peer.notify(payment.id)).toBe(503);
    expect((await shop.board(order.id)).isPaid).toBe(false);
    expect(await peer.notify(payment.id)).toBe(200);
    expect((await shop.board(order.id)).isPaid).toBe(true);
  });

  it.each(['id=../x', 'id=tr_a&id=tr_b', '{"transactionId":["1"]}', 'null', '', '{'])(
    'A53 nonsense changes nothing: %s',
    async (raw) => {
      const headers = { 'content-type': 'application/json' };
      const { status } = await shop.call('POST', `/api/payments/webhook/${method}`, { raw, headers });
      expect(status).toBe(200);
    },
  );
});

describe('A54 what Datatrans has not signed', () => {
  it.each(['wrong-signature', 'no-signature', 'old'] as const)('%s is refused', async (forgery) => {
    const peer = shop.peers.datatrans;
    peer.webhooks('off');
    const { order, payment } = await shop.payable('datatrans');
    await peer.set(payment.id, 'paid');
    expect(await peer.notify(payment.id, forgery)).toBe(403);
    expect((await shop.board(order.id)).isPaid).toBe(false);
  });

  it('A53 nor does a genuine webhook of another payment pay this order', async () => {
    const peer = shop.peers.datatrans;
    peer.webhooks('off');
    const [one, other] = [await shop.payable('datatrans'), await shop.payable('datatrans')];
    await peer.set(other.payment.id, 'paid');
    await peer.notify(one.payment.id);
    await peer.notify(other.payment.id);
    expect((await shop.board(one.order.id)).isPaid).toBe(false);
    expect((await shop.board(other.order.id)).isPaid).toBe(true);
  });

  it('A57 a payment of another amount is none, and staff are told', async () => {
    const peer = shop.peers.mollie;
    const { order, payment } = await shop.payable();
    peer.webhooks('off');
    payment.amount = (payment.amount - 1) as typeof payment.amount;
    await peer.set(payment.id, 'paid');
    expect(await peer.notify(payment.id)).toBe(503);
    expect((await shop.board(order.id)).isPaid).toBe(false);
    const { status, body } = await shop.counter(order.id, 'update-payment-status');
    expect([status, body.errors[0].code]).toEqual([502, 'payment-check-failed']);
  });
});

const MISHAPS: readonly Mishap[] = [
  'cut',
  'lost-answer',
  'garbage',
  'huge',
  'elsewhere',
  'busy',
  'broken',
  'refused',
];
/** Each takes eight seconds. */
const SLOW_MISHAPS: readonly Mishap[] = ['silent', 'hanging-answer', 'trickle'];

describe('F13 a provider that does not start the payment', () => {
  it.each([...MISHAPS, ...(isLong ? SLOW_MISHAPS : [])])(
    '%s: the order waits, and the next try pays it',
    async (mishap) => {
      const peer = shop.peers.mollie;
      peer.fail('create', mishap);
      const began = performance.now();
      const placed = await shop.order({ paymentMethod: 'mollie' });
      expect(performance.now() - began).toBeLessThan(9_500);
      expect([placed.status, placed.body.data.paymentRedirectUrl]).toEqual([201, null]);
      const { id, uid, hash } = placed.body.data;
      const again = await shop.post(`/api/orders/public/${uid}/${hash}/payment`, {});
      const payment = peer.payments().at(-1);
      expect(again.body.data.paymentRedirectUrl).toContain(payment?.id);
      await peer.set(payment?.id ?? '', 'paid');
      await eventually(async () => expect((await shop.board(id)).isPaid).toBe(true));
      // Whatever the first try left there, nobody has its address.
      expect(peer.payments().filter(({ reference }) => reference === payment?.reference)).toHaveLength(1);
    },
  );
});

describe('an order whose provider is silent', () => {
  const rowsOf = `"kind" = 'payment' AND "state" = 'waiting' AND ("payload"->>'order')::int = $1`;
  const tryNow = async (id: number) => {
    await shop.sql(`UPDATE "Outbox" SET "runAt" = "createdAt" WHERE ${rowsOf}`, [id]);
    await shop.sql(`SELECT pg_notify('outbox', '')`);
  };
  const hasFailed = async (id: number) => {
    await shop.sql(`SELECT pg_notify('outbox', '')`);
    const failed = await shop.sql(`SELECT 1 FROM "Outbox" WHERE ${rowsOf} AND "lastError" IS NOT NULL`, [id]);
    expect(failed.length).toBeGreaterThan(0);
  };

  /** An order alone with its provider: the looks that earlier cases have planned come first otherwise, each to be refused. */
  const payableAlone = async () => {
    await shop.sql(`DELETE FROM "Outbox" WHERE "kind" = 'payment' AND "state" = 'waiting'`);
    return shop.payable();
  };

  it('does not end unasked', async () => {
    const peer = shop.peers.mollie;
    peer.webhooks('off');
    const { order, payment } = await payableAlone();
    await peer.set(payment.id, 'paid');
    peer.fail('get', 'broken', 1_000);
    shop.setNow(new Date(Date.parse(order.createdAt) + 40 * 60_000));
    await eventually(() => hasFailed(order.id), 10_000);
    expect((await shop.board(order.id)).state).toBe('awaiting');
    peer.heal();
    await eventually(async () => {
      await tryNow(order.id);
      expect((await shop.board(order.id)).isPaid).toBe(true);
    }, 20_000);
  });

  it('ends after a day all the same, and what is paid goes back', async () => {
    const peer = shop.peers.mollie;
    peer.webhooks('off');
    const { order, payment } = await payableAlone();
    await peer.set(payment.id, 'paid');
    peer.fail('get', 'broken', 1_000);
    shop.setNow(new Date(Date.parse(order.createdAt) + 25 * 60 * 60_000));
    await eventually(async () => {
      await tryNow(order.id);
      expect((await shop.board(order.id)).state).toBe('failed');
    }, 20_000);
    peer.heal();
    await eventually(async () => {
      await tryNow(order.id);
      expect(peer.refunded(payment.reference)).toBe(payment.amount);
    }, 20_000);
  });
});
