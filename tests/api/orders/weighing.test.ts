import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { alternativeUnit, config, product } from '#tests/factories.ts';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { HAM, ordered, orderShop } from '../support/order-shop.ts';
import { DEVICE_KEY, OTHER_DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const GUEST = 'anna.hofer@example.at';
/** Priced per kilogram, ordered in decagrams: 24.9 cents each, which no stored price can say. */
const CHEESE = 20;

let smtp: SmtpPeer;
let shop: OrderServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const { menus, products, ...rest } = orderShop({ config: config({ enablePluginEnglish: true }) });
  const cheese = product({
    id: CHEESE,
    uid: 'product-20',
    name: 'Bergkäse',
    price: cents(2490),
    unit: 'kilogram',
    alternativeUnits: [alternativeUnit({ unit: 'decagram', calculationModel: 'approximate' })],
  });
  shop = await startOrderServer({
    shop: {
      ...rest,
      products: [...products, cheese],
      menus: menus.map((menu) => ({
        ...menu,
        catalog: menu.catalog.map((entry, index) =>
          index === 0 ? { ...entry, products: [...entry.products, { id: CHEESE }] } : entry,
        ),
      })),
    },
    settings: { smtpUrl: smtp.url },
  });
});
beforeEach(() => {
  smtp.mails.length = 0;
});
afterAll(async () => {
  await shop?.stop();
  await smtp?.close();
});

const ham = (amount = 20) => ordered({ product: HAM, amount, unit: 'decagram' });
const cheese = (amount = 20) => ordered({ product: CHEESE, amount, unit: 'decagram' });
const weigh = (id: number, body: object, headers = {}, key = DEVICE_KEY) =>
  shop.call('POST', `/api/orders/${id}/weights`, { body, key, headers });
const scale = async (id: number) =>
  (await shop.get(`/api/orders/${id}/weights`, { key: DEVICE_KEY })).body.data;
const weighingMails = (id: number) =>
  shop.sql(
    `SELECT 1 FROM "Outbox" WHERE "payload"->>'mail' = 'weighed' AND ("payload"->>'order')::int = $1`,
    [id],
  );
const faults = (body: { errors: { field?: string; code: string }[] }) =>
  body.errors.map(({ field, code }) => `${field} ${code}`);

describe('R234 POST /api/orders/{id}/weights', () => {
  it('makes amounts and total exact at once, and tells the guest once', async () => {
    const order = await shop.placed({ email: GUEST, items: [ordered(), ham(), cheese()] });
    expect(order.isWeighed).toBe(false);
    expect((await scale(order.id)).items).toEqual([
      { index: 1, centsPerUnit: 250 },
      { index: 2, centsPerUnit: expect.closeTo(24.9, 9) },
    ]);
    const { status, body } = await weigh(order.id, {
      version: 1,
      items: [
        { index: 1, amount: 20 },
        { index: 2, amount: 21.3 },
      ],
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({ pricing: 'fixed', isWeighed: true, version: 2, totalGross: 65.1 });
    // The weight that was ordered is one, too; 21.3 at 24.9 cents are 530.37.
    expect(body.data.items).toMatchObject([
      { amount: 2, gross: 9.8 },
      { amount: 20, gross: 50, pricing: 'fixed' },
      { amount: 21.3, gross: 5.3, pricing: 'fixed' },
    ]);
    expect(body.data.revisions).toMatchObject([
      { position: 1, difference: 0, note: null },
      { position: 2, difference: 0.32, note: null },
    ]);
    expect(body.data.history.at(-1)).toMatchObject({ event: 'weighed', actor: 'Kassen-PC', note: null });
    const letter = await eventually(() => {
      const found = smtp.mails.filter(({ subject }) => subject?.includes('abgewogen'));
      expect(found).toHaveLength(1);
      return found[0];
    });
    expect(letter?.to?.[0]?.address).toBe(GUEST);
    const text = letter?.text?.replaceAll('\u00a0', ' ');
    expect(text).toContain('Der genaue Betrag ist 65,10 €.');
    expect(text).toContain('21,3 dag Bergkäse: 5,30 €');
    expect(text).not.toContain('ca.');
    const shown = await shop.get(`/api/orders/public/${order.uid}/${order.hash}`);
    expect(shown.body.data).toMatchObject({ isWeighed: true, totalGross: 65.1 });
    expect((await scale(order.id)).items).toEqual([]);
  });

  it('goes item by item, and the mail comes with the last one', async () => {
    const order = await shop.placed({ email: GUEST, items: [ham(), cheese()] });
    const first = await weigh(order.id, { version: 1, items: [{ index: 1, amount: 20 }] });
    expect(first.body.data).toMatchObject({ pricing: 'approximate', isWeighed: false });
    expect(await weighingMails(order.id)).toHaveLength(0);
    const stale = await weigh(order.id, { version: 1, items: [{ index: 0, amount: 20 }] });
    expect([stale.status, stale.body.errors[0].code]).toEqual([409, 'version-conflict']);
    const headers = { 'idempotency-key': randomUUID() };
    const last = { version: 2, items: [{ index: 0, amount: 19.5 }] };
    expect((await weigh(order.id, last, headers)).body.data.isWeighed).toBe(true);
    expect((await weigh(order.id, last, headers)).status).toBe(200);
    // What changes afterwards is a correction, of which the guest hears from a person.
    await weigh(order.id, { items: [{ index: 0, amount: 19.6 }] });
    expect(await weighingMails(order.id)).toHaveLength(1);
  });

  it('tells the guest too when the last weight is entered as a changed item', async () => {
    const order = await shop.placed({ email: GUEST, items: [ham()] });
    const { body } = await shop.call('PUT', `/api/orders/${order.id}/items/0`, {
      body: { amount: 20 },
      key: DEVICE_KEY,
    });
    expect(body.data).toMatchObject({ pricing: 'fixed', isWeighed: true });
    expect(await weighingMails(order.id)).toHaveLength(1);
  });

  it('writes in the language of the guest, and to nobody without an address', async () => {
    const order = await shop.placed({ email: GUEST, language: 'en', items: [ham()] });
    await weigh(order.id, { items: [{ index: 0, amount: 20.5 }] });
    const letter = await eventually(() => {
      const found = smtp.mails.find(({ subject }) => subject?.includes('weighed'));
      expect(found).toBeDefined();
      return found;
    });
    expect(letter?.text?.replaceAll('\u00a0', ' ')).toContain('The exact total is €51.25.');
    const silent = await shop.placed({ email: '', items: [ham()] });
    expect((await weigh(silent.id, { items: [{ index: 0, amount: 20 }] })).body.data.isWeighed).toBe(true);
    expect(await weighingMails(silent.id)).toHaveLength(0);
  });

  it('says what is wrong, and where', async () => {
    const order = await shop.placed({ items: [ham(), cheese()] });
    const good = { index: 0, amount: 20 };
    const wrong: [object, number, string[]][] = [
      [{ items: [good, { index: 1, amount: 0 }] }, 422, ['items.1.amount amount-invalid']],
      [{ items: [good, { index: 1, amount: 10_001 }] }, 422, ['items.1.amount amount-too-large']],
      [{ items: [{ index: 0, amount: 0.00001 }] }, 422, ['items.0.amount amount-invalid']],
      [{ items: [{ index: 7, amount: 1 }] }, 404, ['undefined not-found']],
      [{ items: [{ ...good, note: 'x' }] }, 422, ['items.0.note unknown-field']],
    ];
    for (const [body, status, expected] of wrong) {
      const answer = await weigh(order.id, body);
      expect([answer.status, faults(answer.body)], JSON.stringify(body)).toEqual([status, expected]);
    }
    expect((await weigh(order.id, { items: [good] }, {}, OTHER_DEVICE_KEY)).status).toBe(404);
    expect((await shop.board(order.id)).version).toBe(1);
    await shop.command(order.id, 'confirm');
    await shop.command(order.id, 'completed');
    const over = await weigh(order.id, { items: [good] });
    expect([over.status, over.body.errors[0].code]).toEqual([409, 'order-not-editable']);
  });
});
