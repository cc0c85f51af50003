import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { orderShop } from '../support/order-shop.ts';
import { paidOnline } from '../support/paid-online.ts';
import { DEVICE_KEY, EMPLOYEE, OTHER_EMPLOYEE } from '../support/template.ts';

let shop: OrderServer;
beforeAll(async () => {
  const { config, branches, ...rest } = orderShop();
  shop = await startOrderServer({
    shop: {
      ...rest,
      config: { ...config, enableHydroAGVoucher: true, enablePluginHydroAGVoucher: true },
      branches: branches.map((branch) => ({ ...branch, isHydroAGVoucherEnabled: true })),
    },
  });
});
afterAll(async () => {
  await shop?.stop();
});

const call = (id: number, path: string, body: object, options: object = { key: DEVICE_KEY }) =>
  shop.call('POST', `/api/orders/${id}/${path}`, { body, ...options });
const pay = (id: number, body: object, options?: object) => call(id, 'payments', body, options);
const handBack = (id: number, body: object, options?: object) => call(id, 'hand-backs', body, options);
const faultsOf = ({ errors }: { errors: { field?: string; code: string; message: string }[] }) =>
  errors.map(({ field, code, message }) => [field, code, message]);

describe('R315 staff take money', () => {
  it('all that is due with one call, by whom and when; the guest reads that it is paid', async () => {
    const order = await shop.placed();
    const session = await shop.login(EMPLOYEE);
    const { status, body } = await pay(order.id, { method: 'cash' }, { session });
    expect(status).toBe(200);
    const { totalGross } = body.data;
    expect(body.data).toMatchObject({
      isPaid: true,
      state: 'awaiting',
      balance: { paid: totalGross, due: 0, surplus: 0, refunded: 0 },
      payments: [{ method: 'cash', state: 'paid', amount: totalGross, actor: 'Anna Abend', code: null }],
    });
    expect(body.data.history.at(-1)).toMatchObject({
      event: 'counter-paid',
      actor: 'Anna Abend',
      note: expect.stringMatching(/^\d+,\d\d\s€ Barzahlung$/),
    });
    const seen = await shop.get(`/api/orders/public/${order.uid}/${order.hash}`);
    expect(seen.body.data).toMatchObject({ isPaid: true, balance: { due: 0 } });
    expect(seen.body.data.payments).toBeUndefined();
    const again = await pay(order.id, { method: 'cash' });
    expect([again.status, again.body.errors[0].code]).toEqual([409, 'payment-nothing-due']);
  });

  it('in parts and several ways: paid once nothing is due', async () => {
    const order = await shop.placed();
    const first = await pay(order.id, { method: 'hydro-ag-voucher', amount: 1.5, code: ' hyd-2026 – 77 ' });
    expect(first.body.data).toMatchObject({ isPaid: false, balance: { paid: 1.5 } });
    expect(first.body.data.payments).toMatchObject([{ code: 'HYD-2026-77', amount: 1.5 }]);
    const { due } = first.body.data.balance;
    const second = await pay(order.id, { method: 'atm-card', amount: due });
    expect(second.body.data).toMatchObject({ isPaid: true, balance: { due: 0 } });
  });

  it('a wrong entry is a sentence at its field', async () => {
    const order = await shop.placed();
    const { totalGross } = await shop.board(order.id);
    const above = await pay(order.id, { method: 'cash', amount: totalGross + 0.01 });
    expect([above.status, faultsOf(above.body)]).toEqual([
      422,
      [['amount', 'payment-above-due', expect.stringMatching(/^Offen sind nur noch \d+,\d\d\s€\.$/)]],
    ]);
    const wrong = await pay(order.id, { method: 'hydro-ag-voucher', amount: 0, code: 'abc' });
    expect(faultsOf(wrong.body)).toEqual([
      ['amount', 'payment-too-small', 'Der Betrag muss größer als 0 sein.'],
      ['code', 'voucher-code-invalid', expect.stringContaining('6 bis 24')],
    ]);
    const online = await pay(order.id, { method: 'mollie' });
    expect(faultsOf(online.body)).toEqual([
      ['method', 'payment-not-at-counter', 'So kann an der Theke nicht bezahlt werden.'],
    ]);
    expect(await shop.board(order.id)).toMatchObject({ version: 1, payments: [] });
  });

  it('nothing for an order that was called off or waits for its online payment', async () => {
    const rejected = await shop.placed();
    await shop.command(rejected.id, 'reject');
    const waiting = await shop.placed();
    await shop.sql(`UPDATE "Order" SET "paymentMethod" = 'mollie', "paymentState" = 'open' WHERE "id" = $1`, [
      waiting.id,
    ]);
    const codes = [];
    for (const { id } of [rejected, waiting])
      codes.push((await pay(id, { method: 'cash' })).body.errors[0].code);
    expect(codes).toEqual(['payment-called-off', 'payment-awaited-online']);
  });

  it('once per key, and of two counters that saw the same only one', async () => {
    const order = await shop.placed();
    const headers = { 'idempotency-key': randomUUID() };
    const options = { key: DEVICE_KEY, headers };
    const both = await Promise.all([1, 2].map(() => pay(order.id, { method: 'cash', amount: 1 }, options)));
    expect(both.map(({ body }) => body.data.payments.length)).toEqual([1, 1]);
    const { version } = await shop.board(order.id);
    const race = await Promise.all([1, 2].map(() => pay(order.id, { method: 'cash', amount: 1, version })));
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = race.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      data: { balance: { paid: 2 } },
      errors: [{ code: 'version-conflict' }],
    });
    // What has nothing to do with the money contradicts nobody.
    const seen = (await shop.board(order.id)).version;
    await shop.command(order.id, 'confirm');
    expect((await pay(order.id, { method: 'cash', version: seen })).status).toBe(200);
  });

  it('only of the own branch', async () => {
    const order = await shop.placed();
    const stranger = { session: await shop.login(OTHER_EMPLOYEE) };
    expect((await pay(order.id, { method: 'cash' }, stranger)).status).toBe(404);
    expect((await handBack(order.id, { amount: 1 }, stranger)).status).toBe(404);
  });
});

describe('R316 staff hand money back', () => {
  it('the surplus of a canceled order without a word, and only what was taken here', async () => {
    const order = await shop.placed();
    await shop.command(order.id, 'confirm');
    const { body: paid } = await pay(order.id, { method: 'atm-card' });
    const { totalGross } = paid.data;
    await shop.command(order.id, 'cancel');
    expect(await shop.board(order.id)).toMatchObject({ balance: { surplus: totalGross, due: 0 } });
    const { body } = await handBack(order.id, { method: 'cash', reason: ' Gast ging ' });
    expect(body.data).toMatchObject({
      isRefunded: true,
      balance: { surplus: 0, refunded: totalGross },
      refunds: [
        {
          method: 'cash',
          amount: totalGross,
          state: 'done',
          isAutomatic: true,
          reason: 'Gast ging',
          actor: 'Kassen-PC',
        },
      ],
    });
    expect(body.data.history.at(-1)).toMatchObject({
      event: 'handed-back',
      note: expect.stringMatching(/^\d+,\d\d\s€ Barzahlung: Gast ging$/),
    });
    const more = await handBack(order.id, { amount: 1 });
    expect([more.status, more.body.errors[0].code]).toEqual([409, 'hand-back-nothing']);
  });

  it('more than the surplus is a decision of theirs, and asks for no new payment', async () => {
    const order = await shop.placed();
    await pay(order.id, { method: 'cash' });
    const none = await handBack(order.id, {});
    expect([none.status, none.body.errors[0].field]).toEqual([422, 'amount']);
    const { body } = await handBack(order.id, { amount: 0.5, reason: 'Semmel war hart' });
    expect(body.data).toMatchObject({
      isPaid: true,
      balance: { refunded: 0.5, due: 0 },
      refunds: [{ isAutomatic: false }],
    });
    const above = await handBack(order.id, { amount: 1_000 });
    expect(above.body.errors[0]).toMatchObject({ field: 'amount', code: 'hand-back-above-held' });
  });

  it('nothing of what was paid online', async () => {
    const order = await shop.placed();
    await paidOnline(shop, order.id);
    expect((await handBack(order.id, { amount: 1 })).body.errors[0].code).toBe('hand-back-nothing');
  });
});

describe('R317 a payment that was a mistake', () => {
  it('is taken out, and the order is to be paid again; not twice, and not once it is old', async () => {
    const order = await shop.placed();
    const { body: paid } = await pay(order.id, { method: 'atm-card' });
    const [{ id }] = paid.data.payments;
    const { body } = await call(order.id, `payments/${id}/void`, {});
    expect(body.data).toMatchObject({
      isPaid: false,
      isRefunded: false,
      balance: { paid: 0, due: paid.data.totalGross },
      payments: [{ state: 'canceled', paidAt: null }],
    });
    expect(body.data.history.at(-1).event).toBe('payment-voided');
    const again = await call(order.id, `payments/${id}/void`, {});
    expect([again.status, again.body.errors[0].code]).toEqual([409, 'payment-not-voidable']);
    expect((await call(order.id, 'payments/99999/void', {})).status).toBe(404);

    const { body: cash } = await pay(order.id, { method: 'cash' });
    const late = cash.data.payments.at(-1).id;
    await shop.sql(`UPDATE "Payment" SET "at" = "at" - interval '2 days' WHERE "id" = $1`, [late]);
    expect((await call(order.id, `payments/${late}/void`, {})).body.errors[0].code).toBe(
      'payment-not-voidable',
    );
  });
});

describe('R319 the code of a voucher', () => {
  it('is stored with the order for staff, checked for its form, and dropped for other methods', async () => {
    const voucher = { paymentMethod: 'hydro-ag-voucher', voucherCode: ' hyd 2026-77' };
    const order = await shop.placed(voucher);
    expect((await shop.board(order.id)).voucherCode).toBe('HYD2026-77');
    const seen = await shop.get(`/api/orders/public/${order.uid}/${order.hash}`);
    expect(JSON.stringify(seen.body)).not.toContain('HYD2026');
    expect(
      (await shop.board((await shop.placed({ ...voucher, paymentMethod: 'cash' })).id)).voucherCode,
    ).toBeNull();
    const later = await shop.placed({ paymentMethod: 'hydro-ag-voucher' });
    expect((await shop.board(later.id)).voucherCode).toBeNull();
    const { status, body } = await shop.order({ ...voucher, voucherCode: 'ja' });
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([
      422,
      'voucherCode',
      'voucher-code-invalid',
    ]);
  });
});
