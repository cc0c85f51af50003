import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderSchema, publicOrderSchema } from '#api/routers/order-schemas.ts';
import { claimedPrintJobSchema, printJobSchema } from '#api/routers/print-job-schemas.ts';
import { cents } from '#domain/money/money.ts';
import { hours, menu, option, part, product } from '#tests/factories.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { HAM, ordered, orderShop } from '../support/order-shop.ts';
import { DEVICE_KEY, EMPLOYEE, OTHER_EMPLOYEE } from '../support/template.ts';

const SECRET = 20;
const FROM = 21;

const base = orderShop();
const shown = orderShop({
  products: [
    ...base.products,
    product({
      id: SECRET,
      uid: 'product-20',
      name: 'Auf Anfrage',
      price: cents(12_345),
      isPriceHidden: true,
      type: 'configurable',
      config: { parts: [part({ name: 'Größe', options: [option('Groß', 'add', 6_789)] })] },
    }),
    product({ id: FROM, uid: 'product-21', name: 'Ab', price: cents(555), pricing: 'minimum' }),
  ],
  menus: [
    menu({ catalog: [{ id: 1, products: [1, 2, HAM, SECRET, FROM].map((id) => ({ id })) }] }),
    ...base.menus.slice(1),
  ],
  branches: base.branches.map((branch) => ({ ...branch, openingHours: [hours()] })),
});

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer({ shop: shown });
});
afterAll(async () => {
  await shop?.stop();
});

const key = DEVICE_KEY;
const secret = ordered({ product: SECRET, amount: 1, parts: ['Groß'] });

describe('A7 prices that customers do not see', () => {
  it('are in no answer to them, but in every one to the staff', async () => {
    const order = await shop.placed({ items: [secret, ordered()] });
    const address = `/api/orders/public/${order.uid}/${order.hash}`;
    for (const answer of [order, (await shop.get(address)).body.data]) {
      expect(answer).toMatchObject({
        gross: null,
        totalNet: null,
        totalGross: null,
        taxes: {},
        taxLines: [],
      });
      expect(answer.items[0]).toMatchObject({ unitPrice: null, gross: null });
      expect(answer.items[0].parts[0].options).toEqual([{ name: 'Groß', modifier: 'add', value: null }]);
      expect(answer.items[1].gross).toBe(9.8);
      expect(JSON.stringify(answer)).not.toMatch(/123\.45|67\.89|191\.34|201\.14/);
    }
    const board = await shop.board(order.id);
    expect(board).toMatchObject({ totalGross: 201.14, pricing: 'minimum' });
    expect(board.items[0]?.gross).toBe(191.34);
  });

  it('open totals are null, the prices of the lines are shown', async () => {
    const order = await shop.placed({ items: [ordered({ product: FROM, amount: 2 })] });
    expect(order).toMatchObject({
      pricing: 'minimum',
      totalGross: null,
      items: [{ unitPrice: 5.55, gross: 11.1 }],
    });
  });

  it('a wrong total does not get the right one out of the server', async () => {
    const { status, body } = await shop.order({ items: [secret], totalGross: 1 });
    expect(status).toBe(201);
    expect(JSON.stringify(body)).not.toContain('191.34');
  });
});

describe('what comes back is what the document says', () => {
  it('orders, public orders and print jobs', async () => {
    const order = await shop.placed({
      items: [secret, ordered()],
      isDelivery: true,
      deliveryArea: 'Lustenau',
    });
    publicOrderSchema.parse(order);
    const path = `/api/orders/${order.id}`;
    const edited = await shop.call('PUT', `${path}/items/1`, { key, body: { amount: 0 } });
    orderSchema.parse(edited.body.data);
    orderSchema.parse((await shop.command(order.id, 'confirm')).body.data);
    await shop.command(order.id, 'completed');
    const rated = await shop.post(`/api/orders/public/${order.uid}/${order.hash}/questionnaire`, {
      rating: 5,
      foodRating: 5,
      serviceRating: 5,
      processRating: 5,
    });
    publicOrderSchema.parse(rated.body.data);
    for (const list of [
      '/api/orders',
      '/api/orders/current',
      '/api/orders/missed',
      `/api/orders/frontdesk/1/${key}`,
    ]) {
      for (const one of (await shop.get(list, { key })).body.data) orderSchema.parse(one);
    }
    printJobSchema.parse((await shop.post(`${path}/print`, {}, { key })).body.data);
    for (const job of (await shop.get(`${path}/print-jobs`, { key })).body.data) printJobSchema.parse(job);
    const jobs = (await shop.post('/api/print-jobs/claim', {}, { key })).body.data;
    for (const job of jobs) claimedPrintJobSchema.parse(job);
    const report = { state: 'printed', attempts: 1 };
    const [{ id }] = jobs;
    printJobSchema.parse((await shop.post(`/api/print-jobs/${id}/report`, report, { key })).body.data);
  });
});

describe('GET /api/orders/export', () => {
  it('A48 is a table without executable formulas', async () => {
    const order = await shop.placed({
      firstName: '=HYPERLINK("http://boese.example")',
      lastName: '@SUM(A1)',
      comment: '-1+1;"so"',
      appointmentDate: '2026-11-25T12:00:00+01:00',
    });
    const session = await shop.login(EMPLOYEE);
    const answer = await fetch(`${shop.url}/api/orders/export?search=${order.uid}`, {
      headers: { cookie: session.cookie },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="bestellungen-2026-11-24.csv"',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = '', line = '', rest] = bytes.toString().slice(1).split('\r\n');
    expect(head.startsWith('"Bestellnummer";"Ticketnummer";"Filiale";"Bestellt am";"Termin"')).toBe(true);
    expect(rest).toBe('');
    const cells = line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    expect(cells).toHaveLength(head.split(';').length);
    expect(cells.slice(0, 5)).toEqual([
      `"${order.uid}"`,
      String(order.ticketNumber),
      '"Markt"',
      '"2026-11-24 12:00"',
      '"2026-11-25 12:00"',
    ]);
    expect(line).toContain(`"'=HYPERLINK(""http://boese.example"")"`);
    expect(line).toContain(`"'@SUM(A1)"`);
    expect(line).toContain(`"'-1+1;""so"""`);
    expect(line).toContain(`"'+436641234567"`);
    expect(line).toContain(';9,8;');
    for (const cell of cells) expect(cell).not.toMatch(/^"?[=+@\t]/);
  });

  it('includes stairway, floor and door of the address', async () => {
    const order = await shop.placed({ stairway: '2', floor: '3', door: '14' });
    const session = await shop.login(EMPLOYEE);
    const { body } = await shop.get(`/api/orders/export?search=${order.uid}`, { session });
    const [head = '', line = ''] = String(body).split('\r\n');
    expect(head).toContain('"Straße und Hausnummer";"Adresszusatz";"PLZ";"Ort"');
    expect(line).toContain('"Hauptstraße 5";"Stiege 2, Stock 3, Tür 14";"6850";"Dornbirn"');
  });

  it('R253 says what a kilogram costs', async () => {
    const order = await shop.placed({ items: [ordered({ product: HAM, amount: 10, unit: 'decagram' })] });
    const session = await shop.login(EMPLOYEE);
    const { body } = await shop.get(`/api/orders/export?search=${order.uid}`, { session });
    expect(String(body)).toContain('"10 dag Schinken (250,00/kg)"');
  });

  it('includes the note for the driver', async () => {
    const order = await shop.placed({
      isDelivery: true,
      deliveryArea: 'Lustenau',
      deliveryNote: 'Hintereingang',
    });
    const session = await shop.login(EMPLOYEE);
    const { body } = await shop.get(`/api/orders/export?search=${order.uid}`, { session });
    const [head = '', line = ''] = String(body).split('\r\n');
    expect(head).toContain('"Land";"Hinweis für die Zustellung";"Liefergebiet"');
    expect(line).toContain('"AT";"Hintereingang";"Lustenau"');
    expect((await shop.get(`/api/orders/public/${order.uid}/${order.hash}`)).body.data).not.toHaveProperty(
      'deliveryNote',
    );
  });

  it('A21 contains the orders of the reader’s branches, filtered like the history', async () => {
    const elsewhere = await shop.placed({ branch: 2, isDineIn: true, table: 2 });
    const lines = async (email: string, query = '') => {
      const { status, body } = await shop.get(`/api/orders/export${query}`, {
        session: await shop.login(email),
      });
      expect(status).toBe(200);
      return String(body).trimEnd().split('\r\n').slice(1);
    };
    expect(await lines(OTHER_EMPLOYEE)).toHaveLength(1);
    expect((await lines(OTHER_EMPLOYEE))[0]).toContain(elsewhere.uid);
    expect((await lines(EMPLOYEE)).join()).not.toContain(elsewhere.uid);
    expect(await lines(EMPLOYEE, '?branch=2')).toEqual([]);
    expect(await lines(EMPLOYEE, '?from=2026-11-25')).toEqual([]);
    expect((await lines(EMPLOYEE, '?from=2026-11-24&to=2026-11-24')).length).toBeGreaterThan(3);
    expect(await lines(EMPLOYEE, '?state=completed')).toHaveLength(1);
  });

  it('A64 A27 is for signed-in staff, and refuses invalid filters', async () => {
    expect((await shop.get('/api/orders/export')).status).toBe(401);
    expect((await shop.get('/api/orders/export', { key })).status).toBe(401);
    const session = await shop.login(EMPLOYEE);
    for (const query of [
      'from=gestern',
      'from=0001-01-01',
      'from=2026-11-25&to=2026-11-24',
      'nix=1',
      'page=1',
      'branch=x',
      'sort=hash',
    ]) {
      const { status, body } = await shop.get(`/api/orders/export?${query}`, { session });
      expect([query, status]).toEqual([query, 422]);
      expect(body.errors[0].message).toMatch(/\S/);
    }
  });
});
