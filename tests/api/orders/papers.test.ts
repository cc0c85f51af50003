import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { config } from '#tests/factories.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { creditRefund } from '#use-cases/papers/credit-refund.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { HAM, NOON, ordered, orderShop } from '../support/order-shop.ts';
import { ADMIN, DEVICE_KEY, EMPLOYEE, OTHER_EMPLOYEE } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const COMPANY = {
  ...{ isCompany: true, companyName: 'Müller & Söhne OG', vatNo: 'ATU87654321', email: '' },
  ...{ street: 'Ring 3', zipCode: '1010', city: 'Wien', country: 'AT' },
};
const MAILED = { email: 'buero@example.at' };
const SETTINGS = config({ businessName: 'Linde GmbH', vatNumber: 'ATU12345678', enablePluginEnglish: true });

let smtp: SmtpPeer;
let shop: OrderServer;
let employee: Session;
let admin: Session;
beforeAll(async () => {
  smtp = await startSmtpServer();
  shop = await startOrderServer({ shop: orderShop({ config: SETTINGS }), settings: { smtpUrl: smtp.url } });
  // Most of these orders are without a mail: each has a PDF.
  await shop.sql('UPDATE "Branch" SET "isTakeawayEmailRequired" = false');
  [employee, admin] = [await shop.login(EMPLOYEE), await shop.login(ADMIN)];
});
beforeEach(async () => {
  shop.setNow(NOON);
  await shop.sql('TRUNCATE "Invoice", "InvoiceSeries" CASCADE');
  await shop.sql('DELETE FROM "Outbox"');
  smtp.mails.length = 0;
});
afterAll(async () => {
  await shop?.stop();
  await smtp?.close();
});

/** Blanks that hold amounts together are blanks here. */
const wordsOf = (bytes: Uint8Array) => pdfText(bytes).join('\n').replaceAll('\u00a0', ' ');

async function pdf(path: string, options: { session?: Session; key?: string } = {}) {
  const headers = new Headers();
  if (options.session) headers.set('cookie', options.session.cookie);
  if (options.key) headers.set('authorization', `Bearer ${options.key}`);
  const answer = await fetch(shop.url + path, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, text: answer.ok ? wordsOf(bytes) : '' };
}

/** An accepted order; of a company unless changed. */
async function accepted(change: Record<string, unknown> = {}) {
  const order = await shop.placed({ ...COMPANY, ...change });
  await shop.command(order.id, 'confirm');
  return order;
}
const issue = (id: number, session?: Session) =>
  shop.post(`/api/orders/${id}/invoices`, {}, session ? { session } : { key: DEVICE_KEY });
const invoicesOf = async (id: number) =>
  (await shop.get(`/api/orders/${id}/invoices`, { session: employee })).body.data;
const numbers = async () =>
  (await shop.sql('SELECT "number" FROM "Invoice" ORDER BY "id"')).map(({ number }) => number);
/** Advances the clock, and notifies the worker so that it need not poll. */
const wait = async (ms: number) => {
  shop.setNow(new Date(NOON.getTime() + ms));
  await shop.sql(`SELECT pg_notify('outbox', '')`);
};

describe('R295 the paper of an order', () => {
  it('is a PDF for whoever has the link, without name and address; anything else is unknown', async () => {
    const order = await shop.placed({ ...COMPANY, comment: 'Bitte läuten' });
    const path = `/api/orders/${order.uid}/${order.hash}/receipt.pdf`;
    const { status, headers, text } = await pdf(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe(`inline; filename="bestellbeleg-${order.uid}.pdf"`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    for (const said of ['Bestellbeleg – keine Rechnung', order.uid, 'Bitte läuten', '9,80 €', 'Linde GmbH'])
      expect(text).toContain(said);
    for (const secret of ['Müller', 'Ring 3', 'ATU87654321', 'example.at', '0664'])
      expect(text).not.toContain(secret);
    const wrong = [
      `/api/orders/${order.uid}/${'x'.repeat(order.hash.length)}/receipt.pdf`,
      `/api/orders/UNKNOWN/${order.hash}/receipt.pdf`,
    ];
    for (const one of wrong) expect((await pdf(one)).status).toBe(404);
  });

  it('says to staff of the branch who ordered, to nobody else', async () => {
    const { id } = await shop.placed(COMPANY);
    const path = `/api/orders/${id}/receipt.pdf`;
    expect((await pdf(path, { session: employee })).text).toContain('Müller & Söhne OG');
    expect((await pdf(path, { key: DEVICE_KEY })).status).toBe(200);
    expect((await pdf(path, { session: await shop.login(OTHER_EMPLOYEE) })).status).toBe(404);
    expect((await pdf(path)).status).toBe(401);
  });

  it('goes with the mails that an order was received and confirmed, in the language of the order', async () => {
    const order = await accepted({ ...MAILED, language: 'en' });
    await eventually(() =>
      expect(smtp.mails.filter(({ attachments }) => attachments.length > 0)).toHaveLength(2),
    );
    const received = smtp.mails.find(({ subject }) => subject?.startsWith('Order received'));
    const [file] = received?.attachments ?? [];
    expect(file).toMatchObject({ filename: `order-${order.uid}.pdf`, mimeType: 'application/pdf' });
    const text = wordsOf(new Uint8Array(file?.content as ArrayBuffer));
    for (const said of ['Order receipt – not an invoice', 'Müller & Söhne OG', '€9.80'])
      expect(text).toContain(said);
    expect(smtp.mails.find(({ subject }) => subject?.startsWith('Neue Bestellung'))?.attachments).toEqual([]);
  });

  it('carries the signature of a fiscal device once it is handed over, and its title', async () => {
    const signed: unknown[] = [];
    const { fiscal } = shop.deps;
    shop.deps.fiscal = {
      sign: async (receipt) => {
        signed.push(receipt);
        return {
          ...{ law: 'TSE', transaction: 17, signatureCounter: 99, device: 'a1b2', client: 'THEKE-1' },
          ...{ startedAt: '2026-11-24T11:00:00Z', finishedAt: '2026-11-24T11:00:01Z' },
          ...{ signature: 'c2lnbmF0dXI=', code: 'V0;THEKE-1;Kassenbeleg-V1' },
        };
      },
    };
    try {
      const order = await accepted();
      const path = `/api/orders/${order.uid}/${order.hash}/receipt.pdf`;
      expect((await pdf(path)).text).toContain('Bestellbeleg – keine Rechnung');
      expect(signed).toEqual([]);
      await shop.command(order.id, 'completed');
      const { text } = await pdf(path);
      expect(text).toMatch(/^Rechnung$/m);
      expect(text).not.toContain('keine Rechnung');
      for (const said of ['TSE-Transaktion', '17', 'TSE-Signaturzähler', '99', 'THEKE-1', 'c2lnbmF0dXI='])
        expect(text).toContain(said);
      expect(signed).toMatchObject([
        { kind: 'receipt', number: order.uid, amounts: [{ gross: 980 }], payments: [], corrects: null },
      ]);
    } finally {
      shop.deps.fiscal = fiscal;
    }
  });
});

describe('R296 an invoice', () => {
  it('is issued by staff, says what the law wants, and is found on the status page', async () => {
    const order = await accepted();
    const { status, body } = await issue(order.id);
    expect(status).toBe(201);
    expect(body.data).toMatchObject([{ kind: 'invoice', number: '2026-0001', gross: 9.8, isOpen: true }]);
    const [{ id }] = body.data;
    const staff = await pdf(`/api/orders/${order.id}/invoices/${id}.pdf`, { session: employee });
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
    expect((await pdf(`/api/orders/${address}/invoices/${id}.pdf`)).text).toBe(staff.text);
    expect((await pdf(`/api/orders/${address}/invoices/${id + 1}.pdf`)).status).toBe(404);
    expect((await shop.board(order.id)).history.at(-1)).toMatchObject({
      event: 'invoice-issued',
      note: '2026-0001',
    });
    expect((await issue(order.id)).body.errors).toMatchObject([
      { message: 'Zu dieser Bestellung gibt es schon die Rechnung 2026-0001.' },
    ]);
  });

  it('stays as it was when everything around it changes', async () => {
    const order = await accepted();
    const [{ id }] = (await issue(order.id)).body.data;
    const path = `/api/orders/${order.id}/invoices/${id}.pdf`;
    const { text } = await pdf(path, { session: employee });
    await shop.call('POST', '/api/config', { body: { businessName: 'Ganz anders AG' }, session: admin });
    expect((await pdf(path, { session: employee })).text).toBe(text);
    await shop.call('POST', '/api/config', { body: { businessName: 'Linde GmbH' }, session: admin });
    await expect(shop.sql('UPDATE "Invoice" SET "number" = $1', ['X'])).rejects.toThrow(/R298/);
    await expect(shop.sql('DELETE FROM "Invoice"')).rejects.toThrow(/R298/);
  });

  it('of a person is not behind the link that is passed on', async () => {
    const order = await accepted({ ...COMPANY, isCompany: false, lastName: 'Huber' });
    const [{ id }] = (await issue(order.id)).body.data;
    const address = `${order.uid}/${order.hash}`;
    expect((await shop.get(`/api/orders/public/${address}/invoices`)).body.data).toEqual([]);
    expect((await pdf(`/api/orders/${address}/invoices/${id}.pdf`)).status).toBe(404);
  });

  it.each([
    ['an order that waits', async () => (await shop.placed(COMPANY)).id, /angenommen/],
    [
      'a price that is open',
      async () => (await accepted({ items: [ordered({ product: HAM, amount: 20, unit: 'decagram' })] })).id,
      /gewogen/,
    ],
    ['no address', async () => (await accepted({ street: '' })).id, /fehlen Name oder Adresse/],
  ])('is refused for %s', async (_, order, reason) => {
    const { status, body } = await issue(await order());
    expect([status, body.errors[0].message]).toEqual([409, expect.stringMatching(reason)]);
    expect(await numbers()).toEqual([]);
  });

  it('is refused, with what is missing, where the shop lacks what the law wants', async () => {
    await shop.call('POST', '/api/config', { body: { businessName: '', vatNumber: '' }, session: admin });
    const { status, body } = await issue((await accepted()).id);
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
    const order = await accepted();
    const [{ id, number }] = (await issue(order.id)).body.data;
    await put(null);
    expect(number).toBe('PARTY-2026-0001');
    const { text } = await pdf(`/api/orders/${order.id}/invoices/${id}.pdf`, { session: employee });
    for (const said of ['Party OG', 'Gasse 1', 'ATU99999999']) expect(text).toContain(said);
    expect(text).not.toContain('Linde GmbH');
  });

  it('of a company comes by itself and by mail once the order is completed and no longer taken back', async () => {
    const order = await accepted(MAILED);
    await shop.command(order.id, 'completed');
    await wait(5_000);
    expect(await invoicesOf(order.id)).toEqual([]);
    await wait(40_000);
    await eventually(async () => expect(await invoicesOf(order.id)).toMatchObject([{ number: '2026-0001' }]));
    await wait(41_000);
    await eventually(() =>
      expect(smtp.mails.some(({ subject }) => subject?.startsWith('Rechnung 2026-0001'))).toBe(true),
    );
    const mail = smtp.mails.find(({ subject }) => subject?.startsWith('Rechnung'));
    expect(mail?.to).toMatchObject([{ address: 'buero@example.at' }]);
    expect(mail?.attachments[0]).toMatchObject({ filename: 'rechnung-2026-0001.pdf' });
  });
});

describe('R297 numbers', () => {
  it('have no gaps and come once, also when thirty are issued at once and some fail', async () => {
    const orders = await Promise.all(Array.from({ length: 30 }, () => accepted()));
    const refused = await accepted({ street: '' });
    const all = await Promise.all([...orders, refused, ...orders.slice(0, 5)].map(({ id }) => issue(id)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(30);
    // In the middle of the transaction, after the number was taken.
    const order = await accepted();
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
    expect((await issue(order.id)).status).toBe(201);
    const expected = Array.from({ length: 31 }, (_, index) => `2026-${String(index + 1).padStart(4, '0')}`);
    expect((await numbers()).sort()).toEqual(expected);
  });

  it('begin anew with the year of the branch', async () => {
    const [first, second] = [await accepted(), await accepted()];
    shop.setNow('2026-12-31T22:59:00Z');
    expect((await issue(first.id)).body.data[0].number).toBe('2026-0001');
    shop.setNow('2026-12-31T23:01:00Z');
    expect((await issue(second.id)).body.data[0].number).toBe('2027-0001');
  });
});

describe('R298 while an invoice stands', () => {
  it('items stay; cancelled it is credited in full, and the corrected order gets another', async () => {
    const order = await accepted();
    const [{ id }] = (await issue(order.id)).body.data;
    const revise = () =>
      shop.call('PUT', `/api/orders/${order.id}/items/0`, {
        body: { id: order.id, index: 0, amount: 1 },
        session: employee,
      });
    const refused = await revise();
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Rechnung'),
    ]);
    const canceled = await shop.post(
      `/api/orders/${order.id}/invoices/${id}/cancel`,
      { reason: 'Falsche Menge' },
      { session: employee },
    );
    expect(canceled.body.data).toMatchObject([
      { kind: 'invoice', isOpen: false },
      { kind: 'creditNote', number: '2026-0002', gross: 9.8 },
    ]);
    const note = await pdf(`/api/orders/${order.id}/invoices/${canceled.body.data[1].id}.pdf`, {
      session: employee,
    });
    for (const said of [
      'Rechnungskorrektur 2026-0002',
      'Rechnung 2026-0001 vom 24.11.2026',
      'Falsche Menge',
      '-9,80 €',
    ])
      expect(note.text).toContain(said);
    expect((await revise()).status).toBe(200);
    expect((await issue(order.id)).body.data.at(-1)).toMatchObject({
      number: '2026-0003',
      gross: 4.9,
      isOpen: true,
    });
    const again = await shop.post(`/api/orders/${order.id}/invoices/${id}/cancel`, {}, { session: employee });
    expect(again.status).toBe(409);
  });

  it('cancelling the order takes it back', async () => {
    const order = await accepted();
    await issue(order.id);
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
    const order = await accepted(MAILED);
    const stored = await shop.deps.db.orders.byId(order.id, null);
    if (!stored) throw new Error('no order');
    const refund = { id: 7, amount: cents(300), reason: 'Ein Weckerl fehlte', at: NOON };
    const credit = () => shop.deps.db.transaction((stores) => creditRefund(stores, stored, refund));
    expect(await credit()).toBeNull();
    await issue(order.id);
    const notes = await Promise.all([credit(), credit(), credit()]);
    expect(new Set(notes.map((note) => note?.number))).toEqual(new Set(['2026-0002']));
    expect(await invoicesOf(order.id)).toMatchObject([{ isOpen: true }, { kind: 'creditNote', gross: 3 }]);
    await wait(1);
    await eventually(() =>
      expect(smtp.mails.filter(({ subject }) => subject?.startsWith('Rechnungskorrektur'))).toHaveLength(1),
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
  const order = await accepted(MAILED);
  const other = await shop.login(OTHER_EMPLOYEE);
  expect((await issue(order.id, other)).status).toBe(404);
  expect((await shop.get(`/api/orders/${order.id}/invoices`)).status).toBe(401);
  const [{ id }] = (await issue(order.id)).body.data;
  expect((await pdf(`/api/orders/${order.id}/invoices/${id}.pdf`, { session: other })).status).toBe(404);
  expect(
    (await shop.post(`/api/orders/${order.id}/invoices/${id}/cancel`, {}, { session: other })).status,
  ).toBe(404);
  const mailed = await shop.post(`/api/orders/${order.id}/invoices/${id}/mail`, {}, { session: employee });
  expect(mailed.status).toBe(204);
  await eventually(() =>
    expect(smtp.mails.some(({ subject }) => subject?.startsWith('Rechnung 2026-0001'))).toBe(true),
  );
});
