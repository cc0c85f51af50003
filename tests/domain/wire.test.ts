import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart } from '#domain/pricing.ts';
import type { Product } from '#domain/product.ts';
import { fromWire, toWire, type Wire } from '#domain/wire.ts';
import { area, branch, configurable, ct, item, option, part, product, shop } from '#tests/factories.ts';

test('money leaves as decimals and comes back as cents, everywhere in the shop', () => {
  const snack = configurable([part({ options: [option('Käse', 'add', 85)] })], { price: ct(1995) });
  const rich = shop({
    products: [product(), snack],
    branches: [branch({ deliveryAreas: [area({ minimumOrderValue: ct(1250) })] })],
  });
  const wire = toWire(rich);
  expect(wire.products[1]).toMatchObject({
    price: 19.95,
    config: { parts: [{ options: [{ value: 0.85 }] }] },
  });
  expect(wire.branches[0]?.deliveryAreas[0]).toMatchObject({
    price: 3.5,
    minimumOrderValue: 12.5,
    freeFromOrderValue: null,
    tax: 20,
  });
  expect(fromWire(JSON.parse(JSON.stringify(wire)))).toEqual(rich);
});

test('the tax map is money, the tax rates are not', () => {
  const wire = toWire(priceCart([item({ product: product({ price: ct(1000) }) })], 'takeaway', null));
  expect(wire.taxes).toEqual({ '10': 0.91 });
  expect(wire.taxLines).toEqual([{ rate: 10, net: 9.09, vat: 0.91 }]);
});

test('amounts, ids and lead times are not touched', () => {
  const { id, amount, leadTimeValue } = toWire({ id: 490, amount: 490, leadTimeValue: 490 });
  expect([id, amount, leadTimeValue]).toEqual([490, 490, 490]);
});

test('every sum survives the round trip through JSON text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (value) => {
      const line = { gross: ct(value), taxes: { '8.1': ct(value) }, lines: [{ price: ct(value) }] };
      const text = JSON.stringify(toWire(line));
      expect(text).not.toMatch(/\.\d{3}/);
      expect(fromWire<typeof line>(JSON.parse(text))).toEqual(line);
    }),
  );
});

test('types: what is no money keeps its type on the wire', () => {
  const wire: Wire<Product> = toWire(product());
  const id: number = wire.id;
  const rate: number | null = wire.takeawayTax;
  const price: number = wire.price;
  expect([id, rate, price]).toEqual([1, null, 4.9]);
});
