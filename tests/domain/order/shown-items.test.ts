import { expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { shownItems } from '#domain/order/shown-items.ts';
import { choice, item, part } from '#tests/printers/orders.ts';

function product(change: Partial<Product>): Product {
  const translated: Partial<Product> = {
    id: 1,
    name: 'Roll',
    allergens: 'A (wheat)',
    config: {
      parts: [
        {
          name: 'Käse',
          label: 'Cheese',
          description: '',
          type: 'select',
          optional: false,
          options: [
            { name: 'Bergkäse', label: 'Mountain cheese', modifier: 'add', value: choice('').value },
            { name: 'Brie', modifier: 'add', value: choice('').value },
          ],
        },
      ],
    },
    original: { name: 'Semmel', description: '', allergens: 'A (Weizen)' },
    ...change,
  };
  return translated as Product;
}

const ordered = item('Semmel', 490, {
  allergens: 'A (Weizen)',
  parts: [
    part('Käse', { options: [choice('Bergkäse'), choice('Brie'), choice('Almkäse')] }),
    part('Widmung', { text: 'Käse' }),
  ],
});

it('shows the items of an order in the language of the products (R139)', () => {
  expect(shownItems([ordered], [product({})])).toEqual([
    {
      ...ordered,
      name: 'Roll',
      allergens: 'A (wheat)',
      parts: [
        part('Cheese', { options: [choice('Mountain cheese'), choice('Brie'), choice('Almkäse')] }),
        part('Widmung', { text: 'Käse' }),
      ],
    },
  ]);
});

it('keeps what was ordered where the product is another one by now, or gone', () => {
  const renamed = product({ original: { name: 'Weckerl', description: '', allergens: '' } });
  expect(shownItems([ordered], [renamed])[0]).toMatchObject({ name: 'Semmel', allergens: 'A (Weizen)' });
  expect(shownItems([ordered], [product({ id: 2 })])).toEqual([ordered]);
});

it('names the parts of a bundle as the menu does', () => {
  const bundle = item('Paket', 900, {
    product: 9,
    contents: [
      { name: 'Semmel', amount: 2, unit: 'amount' },
      { name: 'Apfel', amount: 1, unit: 'amount' },
    ],
  });
  const packet = product({
    id: 9,
    name: 'Packet',
    original: { name: 'Paket', description: '', allergens: '' },
  });
  const [shown] = shownItems([bundle], [packet, product({})]);
  expect(shown?.contents?.map(({ name }) => name)).toEqual(['Roll', 'Apfel']);
});

it('is the order as it is on German pages', () => {
  const { original: _, ...german } = product({});
  expect(shownItems([ordered], [german])).toEqual([ordered]);
});
