import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import {
  BREAKFAST,
  CHEESE_ROLL,
  ELSEWHERE,
  HAM,
  NOON,
  OFF,
  ordered,
  PLATTER,
  SNACK,
} from '../support/order-shop.ts';
import { expectRefused } from '../support/refused-order.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(async () => {
  await shop?.stop();
});

const item = (overrides: Parameters<typeof ordered>[0]) => ({ items: [ordered(overrides)] });
const snack = (...parts: unknown[]) => item({ product: SNACK, amount: 1, parts });
const delivery = (overrides: Record<string, unknown> = {}) => ({
  isDelivery: true,
  deliveryArea: 'Dornbirn',
  items: [ordered({ amount: 3 })],
  ...overrides,
});

describe('A2 amounts', () => {
  it.each([-1, 0, -0, '1e3', 1e308, 0.0000001, '2', null, [2], {}, true, 10_001])('%j', async (amount) => {
    await expectRefused(shop, { items: [{ ...ordered(), amount }] }, 'items.0.amount');
  });

  it('infinity and NaN in the text of the body', async () => {
    const before = await shop.countOrders();
    for (const amount of ['1e999', '-1e999', 'NaN']) {
      const raw = JSON.stringify({ ...ordered() }).replace('"amount":2', `"amount":${amount}`);
      const body = `{"branch":1,"items":[${raw}],"legalInstructions":true,"privacyPolicy":true}`;
      const { status } = await shop.call('POST', '/api/orders', {
        raw: body,
        headers: { 'content-type': 'application/json' },
      });
      expect(status).toBe(amount === 'NaN' ? 400 : 422);
    }
    expect(await shop.countOrders()).toBe(before);
  });
});

describe('A3 steps and units', () => {
  it.each([
    [{ amount: 1.5 }, 'items.0.amount', 'amount-off-step'],
    [{ product: HAM, unit: 'decagram', amount: 12 }, 'items.0.amount', 'amount-off-step'],
    [{ product: HAM, unit: 'decagram', amount: 5 }, 'items.0.amount', 'amount-too-small'],
    [{ product: HAM, unit: 'decagram', amount: 205 }, 'items.0.amount', 'amount-too-large'],
    [{ product: HAM, unit: 'kilogram', amount: 0.37 }, 'items.0.amount', 'amount-off-step'],
    [{ product: HAM, unit: 'liter', amount: 1 }, 'items.0.unit', 'unit-invalid'],
    [{ unit: 'kilogram', amount: 1 }, 'items.0.unit', 'unit-invalid'],
    [{ unit: 'stück' }, 'items.0.unit', undefined],
  ])('%j', async (overrides, field, code) => {
    await expectRefused(shop, item(overrides), field, code);
  });

  it('a ratio sent along is an unknown field', async () => {
    const { status } = await shop.order({ items: [{ ...ordered(), ratio: 0.001 }] });
    expect(status).toBe(422);
  });
});

describe('A4 options', () => {
  it.each([
    [['Käse', null, null, null], 'items.0.parts.0', 'option-unknown'],
    [[['Semmel', 'Weckerl'], null, null, null], 'items.0.parts.0', 'part-invalid'],
    [['Semmel', 'Käse', null, null], 'items.0.parts.1', 'part-invalid'],
    [['Semmel', ['Semmel'], null, null], 'items.0.parts.1', 'option-unknown'],
    [
      ['Semmel', Array.from({ length: 1000 }, () => 'Käse'), null, null],
      'items.0.parts.1',
      'option-duplicate',
    ],
    [['__proto__', null, null, null], 'items.0.parts.0', 'option-unknown'],
  ])('%#', async (parts, field, code) => {
    await expectRefused(shop, snack(...parts), field, code);
  });

  it('never make a price negative', async () => {
    const order = await shop.placed({ ...snack('Semmel', ['Rabatt'], null, null), email: 'frei@example.at' });
    expect(order.items[0]?.unitPrice).toBe(0);
    expect(order.totalGross).toBe(0);
  });
});

describe('A5 steps', () => {
  it.each([
    [[null, null, null, null], 'items.0.parts.0', 'part-required'],
    [[], 'items.0.parts', 'parts-length'],
    [['Semmel', null, null, null, 'mehr'], 'items.0.parts', 'parts-length'],
    [['Semmel', null, ['Text'], null], 'items.0.parts.2', 'part-invalid'],
    [['Semmel', null, 'x'.repeat(2001), null], 'items.0.parts.2', 'too-long'],
    [['Semmel', null, null, 'kein Bild'], 'items.0.parts.3', 'part-invalid'],
  ])('%#', async (parts, field, code) => {
    await expectRefused(shop, snack(...parts), field, code);
  });

  it('an object is not an answer, and a megabyte not a text', async () => {
    await expectRefused(shop, snack('Semmel', null, { text: 'x' }, null), 'items.0.parts.2');
    const { status } = await shop.order(snack('Semmel', null, 'x'.repeat(1_000_000), null));
    expect([413, 422]).toContain(status);
  });

  it('texts are stored as typed, less what printers would obey', async () => {
    const order = await shop.placed(snack('Semmel', null, ' <b>Für Mia</b>\u001b@ ', null));
    expect(order.items[0]?.parts[1]?.text).toBe('<b>Für Mia</b>@');
  });
});

describe('A6 products', () => {
  it.each([
    ['switched off', OFF],
    ['of another branch', ELSEWHERE],
    ['outside its schedule', BREAKFAST],
    ['unknown', 99],
  ])('%s', async (_name, product) => {
    await expectRefused(shop, item({ product }), 'items.0.product', 'product-unavailable');
  });
});

describe('A7 online payment', () => {
  it('is refused for what has no fixed price', async () => {
    const overrides = { ...item({ product: HAM, unit: 'decagram', amount: 10 }), paymentMethod: 'mollie' };
    await expectRefused(shop, overrides, 'paymentMethod', 'payment-method-unavailable');
  });

  it('is refused while no provider is connected', async () => {
    await expectRefused(shop, { paymentMethod: 'mollie' }, 'paymentMethod', 'payment-method-unavailable');
  });
});

describe('A8 delivery areas', () => {
  it.each([
    ['an unknown one', 'Wien'],
    ['one of an object', { area: 'Dornbirn', price: 0, free: true }],
    ['none', null],
  ])('%s', async (_name, deliveryArea) => {
    await expectRefused(shop, delivery({ deliveryArea }), 'deliveryArea');
  });
});

describe('A9 values', () => {
  it('below the minimum of the area', async () => {
    const { body } = await shop.order(delivery({ items: [ordered({ amount: 2 })] }));
    expect(body.errors[0]).toMatchObject({ field: 'deliveryArea', code: 'minimum-order-value' });
    expect(body.errors[0].message.replaceAll('\u00a0', ' ')).toContain('10,00 €');
  });

  it('a donation adds nothing to the total, and free delivery counts only the items', async () => {
    const order = await shop.placed(delivery({ donatee: 1 }));
    expect(order).toMatchObject({ gross: 14.7, deliveryGross: 3.5, totalGross: 18.2, donatee: 'Tierheim' });
    const free = await shop.placed(delivery({ items: [ordered({ amount: 7 })] }));
    expect(free).toMatchObject({ gross: 34.3, deliveryGross: 0, totalGross: 34.3 });
  });
});

describe('A10 services', () => {
  it.each([
    ['delivery where there is none', { branch: 2, isDelivery: true, deliveryArea: 'Dornbirn' }, 'isDelivery'],
    ['two at once', { isDelivery: true, isDineIn: true }, 'isDineIn'],
    ['no table', { branch: 2, isDineIn: true, table: null }, 'table'],
    ['a table of another branch', { branch: 2, isDineIn: true, table: 1 }, 'table'],
    ['a table that does not exist', { branch: 2, isDineIn: true, table: '99' }, 'table'],
    ['an unknown branch', { branch: 99 }, 'branch'],
  ])('%s', async (_name, overrides, field) => {
    await expectRefused(shop, overrides, field);
  });

  it('a table is found by its number on the QR code', async () => {
    const order = await shop.placed({ branch: 2, isDineIn: true, table: '7' });
    expect(order.tableIdentifier).toBe('7');
  });
});

describe('A11 appointments', () => {
  it.each([
    ['in the past', '2026-11-24T11:00:00+01:00', 'appointment-past'],
    ['outside hours', '2026-11-25T09:59:00+01:00', 'appointment-closed'],
    ['after hours', '2026-11-25T22:01:00+01:00', 'appointment-closed'],
    ['beyond 180 days', '2027-05-24T12:00:00+02:00', 'appointment-beyond-horizon'],
    ['on a day that does not exist', '2026-02-30T12:00:00+01:00', 'appointment-invalid'],
    ['without a zone', '2026-11-25T12:00:00', 'appointment-invalid'],
    ['in the year 99999', '+099999-01-01T12:00:00Z', 'appointment-invalid'],
    ['at the epoch', '1970-01-01T00:00:00Z', 'appointment-past'],
    ['with seconds', '2026-11-25T12:00:30+01:00', 'appointment-invalid'],
    ['of words', 'morgen', 'appointment-invalid'],
  ])('%s', async (_name, appointmentDate, code) => {
    await expectRefused(shop, { appointmentDate }, 'appointmentDate', code);
  });

  it('as a number', () => expectRefused(shop, { appointmentDate: 0 }, 'appointmentDate'));

  it('within the lead time of a product, or none at all with a long one', async () => {
    const platter = item({ product: PLATTER, unit: 'person', amount: 4 });
    await expectRefused(
      shop,
      { ...platter, appointmentDate: '2026-11-25T12:00:00+01:00' },
      'appointmentDate',
      'appointment-lead-time',
    );
    await expectRefused(shop, platter, 'appointmentDate', 'appointment-required');
  });

  it('none while the branch is closed, with preorders and without', async () => {
    shop.setNow('2026-11-24T23:00:00+01:00');
    await expectRefused(shop, {}, 'appointmentDate', 'appointment-required');
    await expectRefused(shop, { branch: 2, isDineIn: true, table: 2 }, 'appointmentDate', 'branch-closed');
    shop.setNow(NOON);
  });
});

describe('carts', () => {
  it('empty', () => expectRefused(shop, { items: [] }, 'items', 'cart-empty'));

  it('A60 of 100,000 lines', async () => {
    const { status } = await shop.order({ items: Array.from({ length: 100_000 }, () => ordered()) });
    expect([413, 422]).toContain(status);
  });

  it('of 101 lines', () =>
    expectRefused(
      shop,
      { items: Array.from({ length: 101 }, () => ordered({ product: CHEESE_ROLL })) },
      'items',
      'too-many-items',
    ));
});
