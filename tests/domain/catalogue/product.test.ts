import { expect, test } from 'vitest';
import { PRODUCT_WIRE } from '#domain/catalogue/product.ts';
import { configurable, ct, option, part } from '#tests/factories.ts';

test('the price and the options of a product are money, its rates and amounts are not', () => {
  const snack = configurable([part({ options: [option('Käse', 'add', 85)] })], {
    price: ct(1995),
    tax: 10,
    minimumQuantity: 2,
    leadTimeValue: 30,
  });
  const wire = PRODUCT_WIRE.toWire(snack);
  expect(wire).toEqual({
    ...snack,
    price: 19.95,
    config: {
      parts: snack.config.parts.map((step) => ({
        ...step,
        options: [{ name: 'Käse', modifier: 'add', value: 0.85 }],
      })),
    },
  });
  expect(PRODUCT_WIRE.fromWire(wire)).toEqual(snack);
});
