import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayingShop, startPayingShop } from '../support/paying-shop.ts';
import { EMPLOYEE, OTHER_DEVICE_KEY, OTHER_EMPLOYEE } from '../support/template.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop?.close());

const refund = (id: number, body: object, headers = {}) => shop.counter(id, 'refunds', body, headers);
const faults = (body: { errors: { field?: string; code: string }[] }) =>
  body.errors.map(({ field, code }) => `${field ?? '-'} ${code}`);
const two = { items: [1, 2].map((amount) => ({ product: 1, amount, unit: 'amount', parts: [] })) };

describe('POST /api/orders/{id}/refunds', () => {
  it('pays back an amount, an item and the rest, with a reason that the guest reads', async () => {
    const { order, payment } = await shop.paid('datatrans', two);
    const first = await refund(order.id, { amount: 2, reason: 'Semmel vergessen' });
    expect(first.status).toBe(200);
    expect(first.body.data.refunds).toMatchObject([
      { amount: 2, state: 'pending', reason: 'Semmel vergessen' },
    ]);
    await shop.settled();
    await refund(order.id, { items: [{ position: 0 }], reason: 'verbrannt' });
    await shop.settled();
    await refund(order.id, { reason: 'Kulanz' });
    await shop.settled();
    expect(payment.refunds.map(({ amount }) => amount)).toEqual([200, 490, 780]);
    const board = await shop.board(order.id);
    expect(board).toMatchObject({ isRefunded: true, balance: { paid: 14.7, refunded: 14.7, due: 0 } });
    expect(board.refunds.map(({ items }) => items)).toEqual([[], [{ position: 0, amount: 4.9 }], []]);
    const asked = board.history.filter(({ event }) => event === 'refund-requested');
    expect(asked.map(({ actor, note }) => [actor, note])).toContainEqual(['Kassen-PC', 'Kulanz']);
  });

  it('says at the field what is wrong', async () => {
    const { order } = await shop.paid('mollie', two);
    const wrong: [object, string[]][] = [
      [{ amount: 5 }, ['reason required']],
      [{ amount: 5, reason: '  ' }, ['reason required']],
      [{ amount: 5, reason: 'x'.repeat(201) }, ['reason too-long']],
      [{ amount: 0, reason: 'x' }, ['amount refund-too-small']],
      [{ amount: 14.71, reason: 'x' }, ['amount refund-too-much']],
      [{ amount: 1.001, reason: 'x' }, ['amount amount-of-money-invalid']],
      [{ amount: 1, items: [{ position: 0 }], reason: 'x' }, ['amount refund-ambiguous']],
      [{ items: [{ position: 7 }], reason: 'x' }, ['items.0.position refund-item-unknown']],
      [{ items: [{ position: 0, amount: 5 }], reason: 'x' }, ['items.0.amount refund-item-too-much']],
    ];
    for (const [body, expected] of wrong) {
      const answer = await refund(order.id, body);
      expect([answer.status, faults(answer.body)], JSON.stringify(body)).toEqual([422, expected]);
    }
    const { body } = await refund(order.id, { amount: 14.71, reason: 'x' });
    expect(body.errors[0].message).toBe(
      'Über den Zahlungsanbieter können höchstens noch 14,70\u00a0€ erstattet werden.',
    );
    const cash = await shop.placed();
    const other = await refund(cash.id, { reason: 'x' });
    expect([other.status, faults(other.body)]).toEqual([409, ['- refund-not-online']]);
  });

  it('takes effect once per key, on the version that was seen, and for staff of the branch only', async () => {
    const { order, payment } = await shop.paid('datatrans');
    const key = { 'idempotency-key': randomUUID() };
    const body = { amount: 1, reason: 'x' };
    await Promise.all([
      refund(order.id, body, key),
      refund(order.id, body, key),
      refund(order.id, body, key),
    ]);
    await shop.settled();
    expect(payment.refunds).toHaveLength(1);
    const stale = await refund(order.id, { ...body, version: 1 });
    expect([stale.status, faults(stale.body)]).toEqual([409, ['- version-conflict']]);
    const path = `/api/orders/${order.id}/refunds`;
    expect((await shop.post(path, body)).status).toBe(401);
    expect((await shop.post(path, body, { key: OTHER_DEVICE_KEY })).status).toBe(404);
    expect((await shop.post(path, body, { session: await shop.login(OTHER_EMPLOYEE) })).status).toBe(404);
    expect((await shop.post(path, body, { session: await shop.login(EMPLOYEE) })).status).toBe(200);
  });

  it('F13 is made once although the provider hangs up after it', async () => {
    for (const method of ['mollie', 'datatrans'] as const) {
      const { order, payment } = await shop.paid(method);
      shop.peers[method].fail('refund', 'lost-answer');
      shop.peers[method].forgetKeys();
      await refund(order.id, { amount: 2, reason: 'x' });
      await shop.later(1);
      expect(payment.refunds.map(({ amount }) => amount)).toEqual([200]);
    }
  });
});

describe('a refund that the provider does not make', () => {
  it('is told to the staff, who try it again', async () => {
    const { order, payment } = await shop.paid();
    shop.peers.mollie.fail('refund', 'refused');
    await refund(order.id, { amount: 3, reason: 'x' });
    await shop.settled();
    const [failed] = (await shop.board(order.id)).refunds;
    expect(failed?.state).toBe('failed');
    const logs = await shop.sql(`SELECT "level" FROM "Log" WHERE "subject" = 'order' AND "subjectId" = $1`, [
      order.id,
    ]);
    expect(logs).toEqual([{ level: 'error' }]);
    expect((await shop.counter(order.id, `refunds/${failed?.id}/retry`)).status).toBe(200);
    await shop.settled();
    expect(shop.peers.mollie.refunded(payment.reference)).toBe(300);
    // Again changes nothing.
    expect((await shop.counter(order.id, `refunds/${failed?.id}/retry`)).status).toBe(200);
    await shop.settled();
    expect(payment.refunds).toHaveLength(1);
    expect((await shop.counter(order.id, 'refunds/999999/retry')).status).toBe(404);
  });

  it('may come back from the bank days later, and is tried by another name then', async () => {
    const { order, payment } = await shop.paid();
    await refund(order.id, { amount: 3, reason: 'x' });
    await shop.settled();
    await shop.peers.mollie.setRefunds(payment.id, 'failed');
    await shop.later(61);
    const [back] = (await shop.board(order.id)).refunds;
    expect(back?.state).toBe('failed');
    await shop.counter(order.id, `refunds/${back?.id}/retry`);
    await shop.settled();
    await shop.peers.mollie.setRefunds(payment.id, 'done');
    await shop.later(61);
    expect(await shop.board(order.id)).toMatchObject({
      refunds: [{ state: 'done' }],
      balance: { refunded: 3 },
    });
  });

  it('R310 is not made a second time after somebody made it at the site of the provider', async () => {
    const { order, payment } = await shop.paid();
    payment.refunds.push({ id: 're_hand', reference: '', amount: payment.amount, state: 'done' });
    await shop.command(order.id, 'reject', { rejectionMessage: 'aus' });
    await shop.settled();
    expect(shop.peers.mollie.refunded(payment.reference)).toBe(payment.amount);
    expect(await shop.board(order.id)).toMatchObject({ isRefunded: true });
  });
});

describe('POST /api/orders/{id}/update-payment-status', () => {
  it('says so when no provider can be asked, and leaves others alone', async () => {
    const cash = await shop.placed();
    expect((await shop.counter(cash.id, 'update-payment-status')).body.data).toMatchObject({
      version: 1,
      isPaid: false,
    });
    const { order } = await shop.payable();
    shop.peers.mollie.fail('get', 'broken');
    const { status, body } = await shop.counter(order.id, 'update-payment-status');
    expect([status, body.errors]).toEqual([
      502,
      [{ message: 'Zahlungsstatus konnte nicht überprüft werden', code: 'payment-check-failed' }],
    ]);
    expect((await shop.board(order.id)).version).toBe(1);
  });

  it.each([
    ['pending', { state: 'awaiting', isPaid: false, version: 1 }],
    ['paid', { state: 'awaiting', isPaid: true, version: 2 }],
    ['failed', { state: 'failed', isFailed: true, isPaid: false }],
    ['expired', { state: 'failed', isFailed: true }],
  ] as const)('%s', async (state, expected) => {
    const { order, payment } = await shop.payable();
    shop.peers.mollie.webhooks('off');
    await shop.peers.mollie.set(payment.id, state);
    shop.peers.mollie.webhooks('sent');
    const { body } = await shop.counter(order.id, 'update-payment-status');
    expect(body.data).toMatchObject(expected);
    const again = await shop.counter(order.id, 'update-payment-status');
    expect(again.body.data).toEqual(await shop.board(order.id));
  });

  it('A55 twenty at once make one change', async () => {
    const { order, payment } = await shop.payable();
    shop.peers.mollie.webhooks('off');
    await shop.peers.mollie.set(payment.id, 'paid');
    shop.peers.mollie.webhooks('sent');
    await Promise.all(Array.from({ length: 20 }, () => shop.counter(order.id, 'update-payment-status')));
    expect(await shop.events(order.id)).toEqual(['placed', 'paid']);
  });
});
