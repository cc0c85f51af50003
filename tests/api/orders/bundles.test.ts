import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderSchema, publicOrderSchema } from '#api/routers/order-schemas.ts';
import { cents } from '#domain/money/money.ts';
import { hours, menu, product } from '#tests/factories.ts';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, ordered, orderShop } from '../support/order-shop.ts';
import { fieldsOf, recordCalls } from '../support/record-calls.ts';
import { expectRefused } from '../support/refused-order.ts';
import { ADMIN, DEVICE_KEY } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const ROLL = 20;
const CHEESE = 21;
const APPLE = 22;
const SNACK = 23;
const FAMILY = 24;

const base = orderShop();
const withBundles = orderShop({
  products: [
    ...base.products,
    product({ id: ROLL, uid: 'roll', name: 'Handsemmel', price: cents(75), allergens: 'A (Weizen)' }),
    // Neither public nor on a menu: sold only in the bundle.
    product({
      id: CHEESE,
      uid: 'cheese',
      name: 'Bergkäse',
      price: cents(2_690),
      unit: 'kilogram',
      allergens: 'G',
      isPublic: false,
    }),
    product({ id: APPLE, uid: 'apple', name: 'Apfel', price: cents(90), allergens: '' }),
    product({
      id: SNACK,
      uid: 'snack',
      name: 'Jausenpackerl',
      type: 'bundle',
      price: cents(590),
      allergens: 'M',
      bundleItems: [
        { product: { id: ROLL }, amount: 2 },
        { product: { id: CHEESE }, amount: 0.05 },
      ],
    }),
    product({
      id: FAMILY,
      uid: 'family',
      name: 'Wanderpaket',
      type: 'bundle',
      price: cents(0),
      allergens: '',
      isBundlePriceSum: true,
      bundleItems: [
        { product: { id: SNACK }, amount: 3 },
        { product: { id: APPLE }, amount: 4 },
      ],
    }),
  ],
  menus: [
    menu({
      catalog: [{ id: 1, products: [{ id: 1 }, { id: ROLL }, { id: APPLE }, { id: SNACK }, { id: FAMILY }] }],
    }),
    ...base.menus.slice(1),
  ],
  branches: base.branches.map((branch) => ({ ...branch, openingHours: [hours()] })),
});

const SNACK_CONTENTS = [
  { name: 'Handsemmel', amount: 2, unit: 'amount' },
  { name: 'Bergkäse', amount: 0.05, unit: 'kilogram' },
];
const FAMILY_CONTENTS = [
  { name: 'Handsemmel', amount: 6, unit: 'amount' },
  { name: 'Bergkäse', amount: 0.15, unit: 'kilogram' },
  { name: 'Apfel', amount: 4, unit: 'amount' },
];
const snack = (amount = 2) => ordered({ product: SNACK, amount });
const family = (amount = 1) => ordered({ product: FAMILY, amount });

let smtp: SmtpPeer;
let shop: OrderServer;
let admin: Session;
beforeAll(async () => {
  smtp = await startSmtpServer();
  shop = await startOrderServer({ shop: withBundles, settings: { smtpUrl: smtp.url } });
  admin = await shop.login(ADMIN);
});
afterAll(async () => {
  await shop?.stop();
  await smtp?.close();
});

const seen = async (id: number) => (await shop.get(`/api/products/${id}`)).body.data;
const { put, get } = recordCalls(() => ({ server: shop, session: admin }));

describe('what visitors learn of a bundle before they order', () => {
  it('names its parts, including those that are not public, and the allergens of all of them', async () => {
    expect(await seen(SNACK)).toMatchObject({
      price: 5.9,
      allergens: 'A (Weizen), G, M',
      contents: SNACK_CONTENTS,
    });
    const init = JSON.stringify((await shop.get('/api/init')).body);
    expect(init).toContain('"allergens":"A (Weizen), G, M"');
    // Of a part that is not public: name, amount, allergens, tax and its share of the price, nothing else.
    expect(init).not.toContain('"uid":"cheese"');
    expect(init).not.toContain('26.9');
  });

  it('expands nested bundles and adds up their prices', async () => {
    expect(await seen(FAMILY)).toMatchObject({
      price: 21.3,
      allergens: 'A (Weizen), G, M',
      contents: FAMILY_CONTENTS,
    });
  });

  it('has no contents where there are none', async () => {
    expect(await seen(ROLL)).not.toHaveProperty('contents');
  });

  it('leaves what staff edit as they wrote it, and accepts it back as sent', async () => {
    const { body } = await get(`/products/${SNACK}`);
    expect(body.data).toMatchObject({ allergens: 'M' });
    expect((await put(`/products/${SNACK}`, { ...body.data, contents: SNACK_CONTENTS })).status).toBe(200);
  });
});

describe('an order of a bundle', () => {
  it('keeps contents and allergens as they were, for guest, staff and printer', async () => {
    const order = await shop.placed({ items: [snack(), family(), ordered()] });
    const frozen = { allergens: 'A (Weizen), G, M', contents: SNACK_CONTENTS };
    await shop.sql(`UPDATE "Product" SET "bundleItems" = '[]', "allergens" = 'P' WHERE "id" = $1`, [SNACK]);
    await shop.sql(`UPDATE "Product" SET "name" = 'Kornspitz', "allergens" = 'N' WHERE "id" = $1`, [ROLL]);
    try {
      const open = (await shop.get(`/api/orders/public/${order.uid}/${order.hash}`)).body.data;
      const board = await shop.board(order.id);
      for (const seen of [order, open, board]) {
        expect(seen.items[0]).toMatchObject(frozen);
        expect(seen.items[1]).toMatchObject({ contents: FAMILY_CONTENTS });
        expect(seen.items[2]).not.toHaveProperty('contents');
      }
      expect(publicOrderSchema.parse(open)).toEqual(open);
      expect(orderSchema.parse(board)).toEqual(board);
      const csv = await shop.get('/api/orders/export', { session: admin });
      expect(csv.body).toContain('2 x Jausenpackerl (je 2 x Handsemmel, 0,05 kg Bergkäse)');
    } finally {
      await restore();
    }
  });

  it('lists what is in it in both mails', async () => {
    smtp.mails.length = 0;
    await shop.placed({ items: [snack()] });
    await eventually(() => expect(smtp.mails).toHaveLength(2));
    for (const mail of smtp.mails) {
      expect(mail.text).toContain('Inhalt: je 2 x Handsemmel, 0,05 kg Bergkäse');
      expect(mail.text).toContain('Allergene: A (Weizen), G, M');
    }
  });

  it('another amount keeps the contents, another product brings its own', async () => {
    const order = await shop.placed({ items: [snack()] });
    const revise = async (body: object) =>
      (await shop.call('PUT', `/api/orders/${order.id}/items/0`, { body, key: DEVICE_KEY })).body.data
        .items[0];
    await shop.sql(`UPDATE "Product" SET "name" = 'Kornspitz' WHERE "id" = $1`, [ROLL]);
    try {
      const [item] = (await shop.board(order.id)).items;
      expect(await revise({ ...item, amount: 3 })).toMatchObject({ amount: 3, contents: SNACK_CONTENTS });
      expect(await revise({ amount: 1, product: FAMILY })).toMatchObject({
        contents: [{ name: 'Kornspitz', amount: 6 }, {}, {}],
      });
      expect(await revise({ amount: 1, product: ROLL })).not.toHaveProperty('contents');
      const { revisions } = await shop.board(order.id);
      expect(revisions[0]?.before).toMatchObject({ contents: SNACK_CONTENTS });
    } finally {
      await restore();
    }
  });

  it('from before contents were stored is shown as it is', async () => {
    const order = await shop.placed({ items: [ordered()] });
    await shop.sql(`UPDATE "OrderItem" SET "contents" = DEFAULT WHERE "orderId" = $1`, [order.id]);
    expect((await shop.board(order.id)).items).toEqual(order.items);
  });
});

describe('a bundle whose part is unavailable', () => {
  const markSoldOut = (id: number, isSoldOut: boolean) =>
    shop.post(`/api/products/${id}/sold-out`, { branch: 1, isSoldOut }, { key: DEVICE_KEY });

  it('is sold out with it, at any depth and for visitors who never see the part', async () => {
    await markSoldOut(CHEESE, true);
    try {
      await expect.poll(async () => (await seen(FAMILY)).soldOut).toEqual([{ id: 1 }]);
      await expectRefused(shop, { items: [family()] }, 'items.0.product', 'product-sold-out');
    } finally {
      await markSoldOut(CHEESE, false);
    }
    await expect.poll(async () => (await seen(FAMILY)).soldOut).toEqual([]);
  });

  it('is not on the menu while a part is switched off', async () => {
    await put(`/products/${APPLE}`, { id: APPLE, isEnabled: false });
    await expect.poll(async () => (await shop.get(`/api/products/${FAMILY}`)).status).toBe(404);
    await expectRefused(shop, { items: [family()] }, 'items.0.product', 'product-unavailable');
    await put(`/products/${APPLE}`, { id: APPLE, isEnabled: true });
    await expect.poll(async () => (await shop.get(`/api/products/${FAMILY}`)).status).toBe(200);
  });
});

describe('a bundle that would hold itself', () => {
  it('is refused at the part that leads back', async () => {
    const held = await put(`/products/${SNACK}`, {
      id: SNACK,
      bundleItems: [
        { product: { id: ROLL }, amount: 2 },
        { product: { id: FAMILY }, amount: 1 },
      ],
    });
    expect(fieldsOf(held.body)).toEqual(['bundleItems.1.product.id: bundle-in-itself']);
    expect(held.body.errors[0].message).toBe(
      '„Wanderpaket“ enthält dieses Paket bereits. Ein Paket kann sich nicht selbst enthalten.',
    );
    const itself = await put(`/products/${SNACK}`, {
      id: SNACK,
      bundleItems: [{ product: { id: SNACK }, amount: 1 }],
    });
    expect(fieldsOf(itself.body)).toEqual(['bundleItems.0.product.id: bundle-in-itself']);
    const unchanged = await put(`/products/${FAMILY}`, (await get(`/products/${FAMILY}`)).body.data);
    expect(unchanged.status).toBe(200);
  });
});

/** The bundle and its part as they were. */
async function restore(): Promise<void> {
  const { bundleItems, allergens } = withBundles.products.find(({ id }) => id === SNACK) ?? expect.fail();
  await shop.sql(`UPDATE "Product" SET "bundleItems" = $2::jsonb, "allergens" = $3 WHERE "id" = $1`, [
    SNACK,
    JSON.stringify(bundleItems),
    allergens,
  ]);
  await shop.sql(`UPDATE "Product" SET "name" = 'Handsemmel', "allergens" = 'A (Weizen)' WHERE "id" = $1`, [
    ROLL,
  ]);
  shop.setNow(NOON);
}
