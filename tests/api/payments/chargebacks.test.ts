import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PayingShop, startPayingShop } from '../support/paying-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop?.close());

const warnings = (id: number) =>
  shop.sql(`SELECT "level", "message" FROM "Log" WHERE "subject" = 'order' AND "subjectId" = $1`, [id]);
const REASON = 'Rückbuchung durch die Bank des Gastes';

it('R323 what the bank of a guest takes back stands in the order and in the report of the day, and staff are told', async () => {
  const { order, payment } = await shop.paid();
  await shop.peers.mollie.chargeBack(payment.id, 400);
  const board = await shop.board(order.id);
  expect(board.refunds).toMatchObject([{ amount: 4, state: 'done', reason: REASON, isAutomatic: false }]);
  expect(board.balance).toMatchObject({ paid: 9.8, refunded: 4, due: 0, surplus: 0 });
  expect(board.history.at(-1)?.event).toBe('charged-back');
  expect(await warnings(order.id)).toEqual([
    { level: 'warning', message: expect.stringContaining('zurückgebucht') },
  ]);
  const day = await shop.get('/api/cash-report?branch=1&day=2026-11-24', { session: shop.administrator });
  const movements = day.body.data.movements.filter((one: { order: number }) => one.order === order.id);
  expect(movements).toMatchObject([
    { kind: 'payment', amount: 9.8 },
    { kind: 'refund', amount: 4, reason: REASON },
  ]);
  // The provider says so again and again.
  const { version } = board;
  await shop.peers.mollie.notify(payment.id);
  await shop.counter(order.id, 'update-payment-status');
  expect((await shop.board(order.id)).version).toBe(version);
});

it('R323 is not paid back a second time: neither by itself nor by staff', async () => {
  const { order, payment } = await shop.paid();
  await shop.peers.mollie.chargeBack(payment.id, 400);
  const { status, body } = await shop.counter(order.id, 'refunds', { amount: 6, reason: 'x' });
  expect([status, body.errors[0].code]).toEqual([422, 'refund-too-much']);
  await shop.command(order.id, 'reject', { rejectionMessage: 'aus' });
  await shop.settled();
  expect(payment.refunds.map(({ amount }) => amount)).toEqual([580]);
});

it('R323 nor where the bank was faster than the refund that waits for the provider', async () => {
  const { order, payment } = await shop.paid();
  shop.peers.mollie.fail('refund', 'broken');
  await shop.command(order.id, 'reject', { rejectionMessage: 'aus' });
  await shop.settled();
  await shop.peers.mollie.chargeBack(payment.id, 980);
  await shop.later(1);
  expect(payment.refunds).toEqual([]);
  expect(await shop.board(order.id)).toMatchObject({
    isRefunded: true,
    refunds: [{ amount: 9.8, state: 'done' }],
    balance: { refunded: 9.8, refunding: 0 },
  });
  expect((await shop.get(`/api/orders/${order.id}`, { key: DEVICE_KEY })).body.data.history).toContainEqual(
    expect.objectContaining({ event: 'charged-back' }),
  );
});
