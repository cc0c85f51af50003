import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PeerPayment } from '#tests/peers/payment-peer.ts';
import { type PayingShop, startPayingShop } from '../support/paying-shop.ts';
import { eventually } from '../support/waiting.ts';

/** Several refunds of one payment, of 14.70: each is made once and in full, whatever others do at the provider meanwhile. */

let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop?.close());

const refund = async (id: number, amount: number) => {
  const { status, body } = await shop.counter(id, 'refunds', { amount, reason: 'x' });
  expect(status).toBe(200);
  return body.data.refunds.at(-1).id as number;
};
const retry = (id: number, refundId: number) => shop.counter(id, `refunds/${refundId}/retry`);
const two = { items: [1, 2].map((amount) => ({ product: 1, amount, unit: 'amount', parts: [] })) };
/** Somebody pays back at the site of the provider, which tells nobody. */
const byHand = (payment: PeerPayment, amount: number) =>
  payment.refunds.push({
    id: 're_hand',
    reference: '',
    amount: amount as PeerPayment['amount'],
    state: 'done',
  });
const back = async (id: number) =>
  (await shop.board(id)).refunds.map(({ amount, state }) => `${amount} ${state}`);
/** The provider has had its first try of a refund. */
const tried = (id: number) =>
  eventually(async () => {
    const rows = await shop.sql(
      `SELECT 1 FROM "Outbox" WHERE "kind" = 'refund' AND "lastError" IS NOT NULL AND ("payload"->>'order')::int = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

describe('R304 the sum at the provider tells what has been made', () => {
  it('R310 what was paid back at its site before the first try is not ours, though it is as much', async () => {
    const { order, payment } = await shop.paid('mollie', two);
    byHand(payment, 900);
    await refund(order.id, 9);
    await tried(order.id);
    await shop.later(1);
    expect(shop.peers.mollie.refunded(payment.reference)).toBe(1470);
    expect(await back(order.id)).toEqual(['5.7 sent', '9 done']);
  });

  it('nor what came between two tries, where earlier refunds explain the rest', async () => {
    const { order, payment } = await shop.paid('mollie', two);
    await refund(order.id, 9);
    await shop.settled();
    shop.peers.mollie.fail('refund', 'broken');
    await refund(order.id, 5.7);
    await tried(order.id);
    byHand(payment, 100);
    await shop.later(1);
    await shop.later(1);
    expect(shop.peers.mollie.refunded(payment.reference)).toBe(1470);
    expect(await back(order.id)).toEqual(['9 sent', '4.7 sent', '1 done']);
  });

  it('a later refund counts for an earlier one that is tried again', async () => {
    const { order, payment } = await shop.paid('datatrans', two);
    shop.peers.datatrans.fail('refund', 'refused');
    const first = await refund(order.id, 3);
    await shop.settled();
    await refund(order.id, 4);
    await shop.settled();
    expect(await back(order.id)).toEqual(['3 failed', '4 done']);
    await retry(order.id, first);
    await shop.settled();
    expect(payment.refunds.map(({ amount }) => amount)).toEqual([400, 300]);
  });

  it('one that failed does not: nothing of it has been made', async () => {
    const { order, payment } = await shop.paid('datatrans', two);
    shop.peers.datatrans.fail('refund', 'refused');
    await refund(order.id, 3);
    await shop.settled();
    shop.peers.datatrans.fail('refund', 'lost-answer');
    shop.peers.datatrans.forgetKeys();
    await refund(order.id, 4);
    await tried(order.id);
    shop.peers.datatrans.forgetKeys();
    await shop.later(1);
    expect(payment.refunds.map(({ amount }) => amount)).toEqual([400]);
    expect(await back(order.id)).toEqual(['3 failed', '4 done']);
  });
});

it('R306 of two refunds of a payment the second is not tried again while the first is under way', async () => {
  const { order, payment } = await shop.paid('mollie', two);
  shop.peers.mollie.fail('refund', 'refused');
  const failed = await refund(order.id, 3);
  await shop.settled();
  shop.peers.mollie.fail('refund', 'broken');
  await refund(order.id, 4);
  await tried(order.id);
  const { status, body } = await retry(order.id, failed);
  expect([status, body.errors.map(({ code }: { code: string }) => code)]).toEqual([
    409,
    ['refund-under-way'],
  ]);
  expect(await back(order.id)).toEqual(['3 failed', '4 pending']);
  await shop.later(1);
  expect((await retry(order.id, failed)).status).toBe(200);
  await shop.settled();
  expect(payment.refunds.map(({ amount }) => amount)).toEqual([400, 300]);
});
