import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { creditRefund } from '#use-cases/papers/credit-refund.ts';
import type { Session } from '../support/harness.ts';
import { HAM, NOON, ordered } from '../support/order-shop.ts';
import { COMPANY, MAILED, type PaperServer, startPaperServer } from '../support/paper-shop.ts';
import { ADMIN, OTHER_EMPLOYEE } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let shop: PaperServer;
let admin: Session;
beforeAll(async () => {
  shop = await startPaperServer();
  admin = await shop.login(ADMIN);
});
beforeEach(() => shop.clear());
afterAll(() => shop?.stop());

const invoicesOf = async (id: number) =>
  (await shop.get(`/api/orders/${id}/invoices`, { session: shop.employee })).body.data;
const numbers = async () =>
  (await shop.sql('SELECT "number" FROM "Invoice" ORDER BY "id"')).map(({ number }) => number);

describe('R296 an invoice', () => {
  it('is issued by staff, says what the law wants, and is found on the status page', async () => {
    const order = await shop.accepted();
    const { status, body } = await shop.issue(order.id);
    expect(status).toBe(201);
    expect(body.data).toMatchObject([{ kind: 'invoice', number: '2026-0001', gross: 9.8, isOpen: true }]);
    const [{ id }] = body.data;
    const staff = await shop.pdf(`/api/orders/${order.id}/invoices/${id}.pdf`, { session: shop.employee });
    expect(staff.headers.get('content-disposition')).toBe('inline; filename="rechnung-2026-0001.pdf"');
    for (const said of [
      ...['Rechnung 2026-0001', 'Linde GmbH', 'UID-Nummer ATU12345678', 'Müller & Söhne OG', 'Ring 3'],
      ...[
        'UID-Nummer ATU87654321',
        '24.11.2026',
        'Lieferdatum',
        order.uid,
        '10 %',
        '8,91 €',
        '0,89 €',
        '9,80 €',
      ],
    ])
      expect(staff.text).toContain(said);
    const address = `${order.uid}/${order.hash}`;
    expect((await shop.get(`/api/orders/public/${address}/invoices`)).body.data).toMatchObject([{ id }]);
    expect((await shop.pdf(`/api/orders/${address}/invoices/${id}.pdf`)).text).toBe(staff.text);
    expect((await shop.pdf(`/api/orders/${address}/invoices/${id + 1}.pdf`)).status).toBe(404);
    expect((await shop.board(order.id)).history.at(-1)).toMatchObject({
      event: 'invoice-issued',
      note: '2026-0001',
    });
    expect((await shop.issue(order.id)).body.errors).toMatchObject([
      { message: 'Zu dieser Bestellung gibt es schon die Rechnung 2026-0001.' },
    ]);
  });

  it('stays as it was when everything around it changes', async () => {
    const order = await shop.accepted();
    const [{ id }] = (await shop.issue(order.id)).body.data;
    const path = `/api/orders/${order.id}/invoices/${id}.pdf`;
    const { text } = await shop.pdf(path, { session: shop.employee });
    await shop.call('POST', '/api/config', { body: { businessName: 'Ganz anders AG' }, session: admin });
    expect((await shop.pdf(path, { session: shop.employee })).text).toBe(text);
    await shop.call('POST', '/api/config', { body: { businessName: 'Linde GmbH' }, session: admin });
    await expect(shop.sql('UPDATE "Invoice" SET "number" = $1', ['X'])).rejects.toThrow(/R298/);
    await expect(shop.sql('DELETE FROM "Invoice"')).rejects.toThrow(/R298/);
  });

  it('of a person is not behind the link that is passed on', async () => {
    const order = await shop.accepted({ ...COMPANY, isCompany: false, lastName: 'Huber' });
    const [{ id }] = (await shop.issue(order.id)).body.data;
    const address = `${order.uid}/${order.hash}`;
    expect((await shop.get(`/api/orders/public/${address}/invoices`)).body.data).toEqual([]);
    expect((await shop.pdf(`/api/orders/${address}/invoices/${id}.pdf`)).status).toBe(404);
  });

  it.each([
    ['an order that waits', async () => (await shop.placed(COMPANY)).id, /angenommen/],
    [
      'a price that is open',
      async () =>
        (await shop.accepted({ items: [ordered({ product: HAM, amount: 20, unit: 'decagram' })] })).id,
      /gewogen/,
    ],
    ['no address', async () => (await shop.accepted({ street: '' })).id, /fehlen Name oder Adresse/],
  ])('is refused for %s', async (_, order, reason) => {
    const { status, body } = await shop.issue(await order());
    expect([status, body.errors[0].message]).toEqual([409, expect.stringMatching(reason)]);
    expect(await numbers()).toEqual([]);
  });

  it('is refused, with what is missing, where the shop lacks what the law wants', async () => {
    await shop.call('POST', '/api/config', { body: { businessName: '', vatNumber: '' }, session: admin });
    const { status, body } = await shop.issue((await shop.accepted()).id);
    await shop.call('POST', '/api/config', {
      body: { businessName: 'Linde GmbH', vatNumber: 'ATU12345678' },
      session: admin,
    });
    expect([status, body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Name des Unternehmens, UID-Nummer'),
    ]);
  });

  it('is in the name and series of the organisation of its branch', async () => {
    const own = { name: 'party', legalName: 'Party OG', street: 'Gasse 1', zipCode: '6900', city: 'Bregenz' };
    const made = await shop.post(
      '/api/divisions',
      { ...own, vatNumber: 'ATU99999999', invoicePrefix: 'PARTY' },
      { session: admin },
    );
    const put = (division: number | null) =>
      shop.call('PUT', '/api/branches/1', { body: { id: 1, division }, session: admin });
    expect((await put(made.body.data.id)).status).toBe(200);
    const order = await shop.accepted();
    const [{ id, number }] = (await shop.issue(order.id)).body.data;
    await put(null);
    expect(number).toBe('PARTY-2026-0001');
    const { text } = await shop.pdf(`/api/orders/${order.id}/invoices/${id}.pdf`, { session: shop.employee });
    for (const said of ['Party OG', 'Gasse 1', 'ATU99999999']) expect(text).toContain(said);
    expect(text).not.toContain('Linde GmbH');
  });

  it('of a company comes by itself and by mail once the order is completed and no longer taken back', async () => {
    const order = await shop.accepted(MAILED);
    await shop.command(order.id, 'completed');
    await shop.pass(5_000);
    expect(await invoicesOf(order.id)).toEqual([]);
    await shop.pass(40_000);
    await eventually(async () => expect(await invoicesOf(order.id)).toMatchObject([{ number: '2026-0001' }]));
    await shop.pass(41_000);
    await eventually(() =>
      expect(shop.smtp.mails.some(({ subject }) => subject?.startsWith('Rechnung 2026-0001'))).toBe(true),
    );
    const mail = shop.smtp.mails.find(({ subject }) => subject?.startsWith('Rechnung'));
    expect(mail?.to).toMatchObject([{ address: 'buero@example.at' }]);
    expect(mail?.attachments[0]).toMatchObject({ filename: 'rechnung-2026-0001.pdf' });
  });
});

describe('R297 numbers', () => {
  it('have no gaps and come once, also when thirty are issued at once and some fail', async () => {
    const orders = await Promise.all(Array.from({ length: 30 }, () => shop.accepted()));
    const refused = await shop.accepted({ street: '' });
    const all = await Promise.all(
      [...orders, refused, ...orders.slice(0, 5)].map(({ id }) => shop.issue(id)),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(30);
    // In the middle of the transaction, after the number was taken.
    const order = await shop.accepted();
    await expect(
      shop.deps.db.transaction(async (stores) => {
        await stores.invoices.lock();
        const [known] = await stores.invoices.ofOrder(orders[0]?.id ?? 0);
        if (!known) throw new Error('no invoice');
        const author = { actor: 'Test', user: null, device: null };
        const made = await stores.invoices.add({ ...known, order: order.id, refund: null, at: NOON, author });
        expect(made.number).toBe('2026-0031');
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect((await shop.issue(order.id)).status).toBe(201);
    const expected = Array.from({ length: 31 }, (_, index) => `2026-${String(index + 1).padStart(4, '0')}`);
    expect((await numbers()).sort()).toEqual(expected);
  });

  it('begin anew with the year of the branch', async () => {
    const [first, second] = [await shop.accepted(), await shop.accepted()];
    shop.setNow('2026-12-31T22:59:00Z');
    expect((await shop.issue(first.id)).body.data[0].number).toBe('2026-0001');
    shop.setNow('2026-12-31T23:01:00Z');
    expect((await shop.issue(second.id)).body.data[0].number).toBe('2027-0001');
  });
});

describe('R298 while an invoice stands', () => {
  it('items stay; cancelled it is credited in full, and the corrected order gets another', async () => {
    const order = await shop.accepted();
    const [{ id }] = (await shop.issue(order.id)).body.data;
    const revise = () =>
      shop.call('PUT', `/api/orders/${order.id}/items/0`, {
        body: { id: order.id, index: 0, amount: 1 },
        session: shop.employee,
      });
    const refused = await revise();
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Rechnung'),
    ]);
    const canceled = await shop.post(
      `/api/orders/${order.id}/invoices/${id}/cancel`,
      { reason: 'Falsche Menge' },
      { session: shop.employee },
    );
    expect(canceled.body.data).toMatchObject([
      { kind: 'invoice', isOpen: false },
      { kind: 'creditNote', number: '2026-0002', gross: 9.8 },
    ]);
    const note = await shop.pdf(`/api/orders/${order.id}/invoices/${canceled.body.data[1].id}.pdf`, {
      session: shop.employee,
    });
    for (const said of [
      'Rechnungskorrektur 2026-0002',
      'Rechnung 2026-0001 vom 24.11.2026',
      'Falsche Menge',
      '-9,80 €',
    ])
      expect(note.text).toContain(said);
    expect((await revise()).status).toBe(200);
    expect((await shop.issue(order.id)).body.data.at(-1)).toMatchObject({
      number: '2026-0003',
      gross: 4.9,
      isOpen: true,
    });
    const again = await shop.post(
      `/api/orders/${order.id}/invoices/${id}/cancel`,
      {},
      { session: shop.employee },
    );
    expect(again.status).toBe(409);
  });

  it('cancelling the order takes it back', async () => {
    const order = await shop.accepted();
    await shop.issue(order.id);
    await shop.command(order.id, 'cancel');
    await eventually(async () =>
      expect(await invoicesOf(order.id)).toMatchObject([
        { isOpen: false },
        { kind: 'creditNote', gross: 9.8 },
      ]),
    );
  });
});

describe('R299 a refund', () => {
  it('makes one credit note, however often it is reported, and none without an invoice', async () => {
    const order = await shop.accepted(MAILED);
    const stored = await shop.deps.db.orders.byId(order.id, null);
    if (!stored) throw new Error('no order');
    const refund = { id: 7, amount: cents(300), reason: 'Ein Weckerl fehlte', at: NOON };
    const credit = () => shop.deps.db.transaction((stores) => creditRefund(stores, stored, refund));
    expect(await credit()).toBeNull();
    await shop.issue(order.id);
    const notes = await Promise.all([credit(), credit(), credit()]);
    expect(new Set(notes.map((note) => note?.number))).toEqual(new Set(['2026-0002']));
    expect(await invoicesOf(order.id)).toMatchObject([{ isOpen: true }, { kind: 'creditNote', gross: 3 }]);
    await shop.pass(1);
    await eventually(() =>
      expect(shop.smtp.mails.filter(({ subject }) => subject?.startsWith('Rechnungskorrektur'))).toHaveLength(
        1,
      ),
    );
    const large = { ...refund, id: 8, amount: cents(5000) };
    await shop.deps.db.transaction((stores) => creditRefund(stores, stored, large));
    expect((await invoicesOf(order.id)).map(({ gross, isOpen }: never) => [gross, isOpen])).toEqual([
      [9.8, false],
      [3, false],
      [6.8, false],
    ]);
  });
});

it('invoices are for the desk: no other branch, no visitor', async () => {
  const order = await shop.accepted(MAILED);
  const other = await shop.login(OTHER_EMPLOYEE);
  expect((await shop.issue(order.id, other)).status).toBe(404);
  expect((await shop.get(`/api/orders/${order.id}/invoices`)).status).toBe(401);
  const [{ id }] = (await shop.issue(order.id)).body.data;
  expect((await shop.pdf(`/api/orders/${order.id}/invoices/${id}.pdf`, { session: other })).status).toBe(404);
  expect(
    (await shop.post(`/api/orders/${order.id}/invoices/${id}/cancel`, {}, { session: other })).status,
  ).toBe(404);
  const mailed = await shop.post(
    `/api/orders/${order.id}/invoices/${id}/mail`,
    {},
    { session: shop.employee },
  );
  expect(mailed.status).toBe(204);
  await eventually(() =>
    expect(shop.smtp.mails.some(({ subject }) => subject?.startsWith('Rechnung 2026-0001'))).toBe(true),
  );
});
