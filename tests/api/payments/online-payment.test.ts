import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PayingShop, paymentAt, startPayingShop } from '../support/paying-shop.ts';
import { DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop?.close());
afterEach(() => {
  for (const peer of Object.values(shop.peers)) peer.webhooks('sent');
});

const mailsOf = async (id: number) =>
  (
    await shop.sql(
      `SELECT "payload"->>'mail' AS "mail" FROM "Outbox" WHERE "kind" = 'mail' AND ("payload"->>'order')::int = $1 ORDER BY "id"`,
      [id],
    )
  ).map(({ mail }) => mail);
const ids = async (path: string) =>
  (await shop.get(path, { key: DEVICE_KEY })).body.data.map(({ id }: { id: number }) => id);
/** What boards are told of. */
const heard = async () =>
  (await shop.deps.db.orders.changesAfter(0n, null, 10_000)).entries.map(({ order }) => order.id);
const status = async ({ uid, hash }: { uid: string; hash: string }) =>
  (await shop.get(`/api/orders/public/${uid}/${hash}`)).body.data;
const pay = ({ uid, hash }: { uid: string; hash: string }, paymentMethod?: string) =>
  shop.post(`/api/orders/public/${uid}/${hash}/payment`, paymentMethod ? { paymentMethod } : {});

describe.each(['mollie', 'datatrans'] as const)('the whole way with %s', (method) => {
  it('the shop hears of an order when it is paid, and not before', async () => {
    const { order, payment } = await shop.payable(method, { email: 'anna@example.at' });
    expect(order.paymentRedirectUrl).toMatch(new RegExp(`^${shop.peers[method].url}/`));
    expect(payment).toMatchObject({ amount: 980, currency: 'EUR', state: 'open' });
    expect(await status(order)).toMatchObject({ state: 'awaiting', isPaid: false, paymentMethod: method });
    const lists = ['/api/orders/current', '/api/orders/missed', `/api/orders/backoffice/1/${DEVICE_KEY}`];
    for (const list of lists) expect(await ids(list), list).not.toContain(order.id);
    expect(await heard()).not.toContain(order.id);
    expect(await mailsOf(order.id)).toEqual([]);
    expect((await shop.command(order.id, 'confirm')).status).toBe(409);

    await shop.peers[method].set(payment.id, 'paid');
    await eventually(async () => expect((await status(order)).isPaid).toBe(true));
    expect(await ids('/api/orders/current')).toContain(order.id);
    expect(await heard()).toContain(order.id);
    expect(await ids(`/api/orders/backoffice/1/${DEVICE_KEY}`)).toContain(order.id);
    expect(await mailsOf(order.id)).toEqual(['received', 'new-order']);
    expect((await shop.board(order.id)).payments).toMatchObject([{ method, state: 'paid', amount: 9.8 }]);
    expect((await shop.command(order.id, 'confirm')).status).toBe(200);
    expect(await shop.events(order.id)).toEqual(['placed', 'paid', 'confirmed']);
  });

  it('A56 the way back asks the provider: neither its address nor its parameters are believed', async () => {
    shop.peers[method].webhooks('off');
    const { order, payment } = await shop.payable(method);
    const { headers } = await shop.get(`/payment/return/${order.uid}/${order.hash}?status=paid&success=1`);
    expect(headers.get('location')).toBe(`/status/${order.uid}/${order.hash}`);
    expect((await status(order)).isPaid).toBe(false);
    expect(await shop.back({ uid: order.uid, hash: 'x'.repeat(43) })).toBe('/');
    await shop.peers[method].set(payment.id, 'failed');
    expect(await shop.back(order)).toBe(`/store/markt/checkout/error#${order.uid}/${order.hash}`);
    const again = await pay(order);
    await shop.peers[method].set(
      paymentAt(shop.peers[method], again.body.data.paymentRedirectUrl).id,
      'paid',
    );
    expect(await shop.back(order)).toBe(`/status/${order.uid}/${order.hash}`);
    expect(await shop.events(order.id)).toEqual(['placed', 'payment-ended', 'paid']);
  });

  it('F14 a webhook that never comes is made up for within a minute', async () => {
    shop.peers[method].webhooks('off');
    const { order, payment } = await shop.payable(method);
    await shop.peers[method].set(payment.id, 'pending');
    expect(await shop.back(order)).toBe(`/status/${order.uid}/${order.hash}`);
    await shop.peers[method].set(payment.id, 'paid');
    await shop.later(1);
    expect((await status(order)).isPaid).toBe(true);
  });
});

describe('a payment that fails', () => {
  it('is tried again by the same or another method, and pays the same order', async () => {
    const { order, payment } = await shop.payable();
    await shop.peers.mollie.set(payment.id, 'failed');
    const other = await pay(order, 'datatrans');
    expect(other.body.data).toMatchObject({ id: order.id, paymentMethod: 'datatrans' });
    const second = paymentAt(shop.peers.datatrans, other.body.data.paymentRedirectUrl);
    await shop.peers.datatrans.set(second.id, 'paid');
    await eventually(async () => expect((await status(order)).isPaid).toBe(true));
    expect((await pay(order)).body.errors[0].code).toBe('payment-too-late');
    expect([shop.peers.mollie.charges(payment.reference), second.charges]).toEqual([0, 1]);
  });

  it('is made at the counter instead, which the shop hears at once; the page of the provider is closed', async () => {
    const { order, payment } = await shop.payable();
    const { body } = await pay(order, 'cash');
    expect(body.data).toMatchObject({ paymentMethod: 'cash', paymentRedirectUrl: null, isPaid: false });
    expect(await ids('/api/orders/current')).toContain(order.id);
    await shop.settled();
    expect(payment.state).toBe('canceled');
    expect(await mailsOf(order.id)).toContain('new-order');
    expect(await shop.events(order.id)).toEqual(['placed', 'payment-method-changed', 'payment-ended']);
  });

  it('whose page comes when the order is already paid at the counter is offered to nobody, and closed', async () => {
    const { order, payment } = await shop.payable('datatrans');
    await shop.peers.datatrans.set(payment.id, 'failed');
    shop.peers.mollie.fail('create', 'late');
    const asked = shop.peers.mollie.calls('create');
    const late = pay(order, 'mollie');
    await eventually(async () => expect(shop.peers.mollie.calls('create')).toBe(asked + 1));
    await pay(order, 'cash');
    await shop.settled();
    expect((await late).body.data).toMatchObject({ paymentMethod: 'cash', paymentRedirectUrl: null });
    await shop.settled();
    expect(shop.peers.mollie.payments().at(-1)?.state).toBe('canceled');
  });

  it('is not made twice by two taps at once', async () => {
    const before = shop.peers.mollie.payments().length;
    const { order } = await shop.payable();
    const answers = await Promise.all([pay(order), pay(order), pay(order)]);
    const addresses = new Set(answers.map(({ body }) => body.data.paymentRedirectUrl));
    expect([...addresses]).toEqual([order.paymentRedirectUrl]);
    expect(shop.peers.mollie.payments().length - before).toBe(1);
  });

  it('ends the order after half an hour, after asking', async () => {
    const { order, payment } = await shop.payable('datatrans');
    await shop.later(29);
    expect((await status(order)).state).toBe('awaiting');
    await shop.later(2);
    expect(await status(order)).toMatchObject({ state: 'failed', isFailed: true });
    expect((await pay(order)).body.errors[0].code).toBe('payment-too-late');
    // This provider cannot close its page: whoever pays now gets the money back.
    await shop.peers.datatrans.set(payment.id, 'paid');
    await shop.settled();
    expect(shop.peers.datatrans.refunded(payment.reference)).toBe(payment.amount);
    expect(await status(order)).toMatchObject({ state: 'failed', isRefunded: true });
    const [entry] = await shop.sql(
      `SELECT "level" FROM "Log" WHERE "subject" = 'order' AND "subjectId" = $1`,
      [order.id],
    );
    expect(entry).toEqual({ level: 'warning' });
  });
});

describe('what the shop may not keep goes back by itself', () => {
  it('the second of two payments', async () => {
    const { order, payment } = await shop.payable();
    const other = await pay(order, 'datatrans');
    const second = paymentAt(shop.peers.datatrans, other.body.data.paymentRedirectUrl);
    // The guest had both pages open; the first one could not be closed in time.
    shop.peers.mollie.webhooks('off');
    await shop.peers.mollie.set(payment.id, 'paid');
    await shop.peers.datatrans.set(second.id, 'paid');
    await shop.settled();
    await shop.counter(order.id, 'update-payment-status');
    await shop.settled();
    const kept = [payment, second].filter((one) => one.refunds.length === 0);
    expect(kept).toHaveLength(1);
    // Which one came second is chance, and one of the providers pays back at once.
    const { paid, refunded, refunding, due } = (await shop.board(order.id)).balance;
    expect([paid, refunded + refunding, due]).toEqual([19.6, 9.8, 0]);
    expect(await shop.events(order.id)).toContain('paid-twice');
  });

  it.each<[string, (id: number) => Promise<unknown>, string]>([
    [
      'of a rejected order',
      (id) => shop.command(id, 'reject', { rejectionMessage: 'Ofen kaputt' }),
      'rejected',
    ],
    [
      'of a canceled order',
      async (id) => {
        await shop.command(id, 'confirm');
        await shop.command(id, 'cancel', { reason: 'aus' });
      },
      'canceled',
    ],
  ])('everything %s', async (_name, end, state) => {
    const { order, payment } = await shop.paid();
    await end(order.id);
    await shop.settled();
    expect(shop.peers.mollie.refunded(payment.reference)).toBe(payment.amount);
    expect(await shop.board(order.id)).toMatchObject({
      state,
      refunds: [{ state: 'sent', isAutomatic: true }],
    });
    await shop.peers.mollie.setRefunds(payment.id, 'done');
    await shop.later(61);
    expect(await shop.board(order.id)).toMatchObject({ isRefunded: true, refunds: [{ state: 'done' }] });
  });

  it('everything when the guest cancels; of an order that waits, the branch never hears', async () => {
    const { order, payment } = await shop.paid('datatrans');
    await shop.post(`/api/orders/public/${order.uid}/${order.hash}/cancel`, {});
    await shop.settled();
    expect(shop.peers.datatrans.refunded(payment.reference)).toBe(payment.amount);
    const waiting = await shop.payable();
    await shop.post(`/api/orders/public/${waiting.order.uid}/${waiting.order.hash}/cancel`, {});
    await shop.settled();
    expect(waiting.payment.state).toBe('canceled');
    expect(await mailsOf(waiting.order.id)).not.toContain('canceled-by-guest');
  });

  it('what a correction takes off; what it adds is due at the counter', async () => {
    const { order, payment } = await shop.paid('datatrans', {
      items: [{ product: 1, amount: 4, unit: 'amount', parts: [] }],
    });
    const put = (amount: number) =>
      shop.call('PUT', `/api/orders/${order.id}/items/0`, { key: DEVICE_KEY, body: { amount } });
    expect((await put(3)).status).toBe(200);
    await shop.settled();
    expect(shop.peers.datatrans.refunded(payment.reference)).toBe(490);
    expect((await put(5)).body.data.balance).toMatchObject({ paid: 19.6, refunded: 4.9, due: 9.8 });
    await shop.settled();
    expect(payment.refunds).toHaveLength(1);
  });
});
