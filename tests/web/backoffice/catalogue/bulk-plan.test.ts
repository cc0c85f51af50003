import { expect, test } from 'vitest';
import { PRODUCT_WIRE } from '#domain/catalogue/product.ts';
import type { ProductRow } from '#entities/product.ts';
import { ct, product } from '#tests/factories.ts';
import { type BulkWish, NO_WISH, plannedChanges } from '#web/backoffice/catalogue/bulk/bulk-plan.ts';
import { freeUid } from '#web/backoffice/catalogue/free-uid.ts';

const row = (values: Parameters<typeof product>[0]): ProductRow =>
  PRODUCT_WIRE.toWire(product({ id: 7, ...values }));
const valuesOf = (of: ProductRow, wish: Partial<BulkWish>) =>
  plannedChanges([of], { ...NO_WISH, ...wish }, 'EUR')[0]?.values;

const up = { kind: 'percent', isLess: false, value: 3, roundTo: 5 } as const;
const down = { kind: 'amount', isLess: true, value: 0.5, roundTo: 1 } as const;
const steps = {
  type: 'configurable' as const,
  config: {
    parts: [
      {
        name: 'Größe',
        description: '',
        type: 'select' as const,
        optional: false,
        options: [
          { name: 'Groß', modifier: 'overwrite' as const, value: ct(700) },
          { name: 'Käse', modifier: 'add' as const, value: ct(100) },
        ],
      },
    ],
  },
};

test.each<[string, ProductRow, Partial<BulkWish>, object | undefined]>([
  ['up by percent', row({ price: ct(490) }), { price: up }, { price: 5.05 }],
  ['down by an amount', row({ price: ct(490) }), { price: down }, { price: 4.4 }],
  ['nothing that changes', row({ price: ct(490) }), { price: { ...up, value: 0 } }, undefined],
  [
    'a bundle priced by its parts',
    row({ price: ct(490), type: 'bundle', isBundlePriceSum: true }),
    { price: up },
    undefined,
  ],
  ['a tax', row({ tax: 20, takeawayTax: null }), { tax: 10, takeawayTax: 10 }, { tax: 10, takeawayTax: 10 }],
  ['a tax that it already has', row({ tax: 10 }), { tax: 10 }, undefined],
  ['a switch', row({ isEnabled: true }), { isEnabled: false, isPublic: true }, { isEnabled: false }],
  [
    'options stay when asked to',
    row({ ...steps, price: ct(0) }),
    { price: up, withOptions: false },
    undefined,
  ],
])('%s', (_name, of, wish, values) => expect(valuesOf(of, wish)).toEqual(values));

test('options change with the price, and are listed one by one', () => {
  const [planned] = plannedChanges([row({ ...steps, price: ct(0) })], { ...NO_WISH, price: up }, 'EUR');
  expect(planned?.values.config?.parts[0]?.options.map(({ value }) => value)).toEqual([7.2, 1.05]);
  expect(planned?.differences.map(({ label }) => label)).toEqual(['Größe: Groß', 'Größe: Käse']);
});

test.each([
  ['1001', [], '1001-kopie'],
  ['1001', ['1001-kopie'], '1001-kopie-2'],
  ['1001-kopie', ['1001-kopie', '1001-kopie-2'], '1001-kopie-3'],
])('a copy of %s beside %j is %s', (uid, taken, free) => expect(freeUid(uid, taken)).toBe(free));
