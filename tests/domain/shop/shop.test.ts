import { expect, test } from 'vitest';
import { SHOP_WIRE } from '#domain/shop/shop.ts';
import { area, branch, configurable, ct, option, part, product, shop } from '#tests/factories.ts';

test('money leaves as decimals and comes back as cents, everywhere in the shop', () => {
  const snack = configurable([part({ options: [option('Käse', 'add', 85)] })], { price: ct(1995) });
  const rich = shop({
    products: [product(), snack],
    branches: [branch({ deliveryAreas: [area({ minimumOrderValue: ct(1250) })] })],
  });
  const wire = SHOP_WIRE.toWire(rich);
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
  expect(SHOP_WIRE.fromWire(JSON.parse(JSON.stringify(wire)))).toEqual(rich);
});
