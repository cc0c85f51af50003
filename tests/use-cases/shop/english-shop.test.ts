import { expect, it } from 'vitest';
import { area, branch, category, product, shop } from '#tests/factories.ts';
import { englishTexts } from '#use-cases/shop/english-dictionary.ts';
import { englishShop } from '#use-cases/shop/english-shop.ts';

const picture = { id: 7, version: 1, extension: 'jpg', alt: 'Käsesemmel', width: 4, height: 3 };
const roll = product({
  name: 'Käsesemmel',
  description: 'Mit Kren',
  images: [picture, { ...picture, alt: '' }],
});
const packet = product({
  id: 9,
  uid: 'paket',
  name: 'Paket',
  type: 'bundle',
  bundleItems: [{ product: { id: roll.id }, amount: 1 }],
});
const german = shop({
  products: [roll, packet],
  categories: [category({ name: 'Jause' }), category({ id: 2, name: 'Suppen' })],
  branches: [branch({ deliveryAreas: [area({ area: 'Ortskern' })] })],
});
const content = { divisions: [], sites: [], blocks: [], navigations: [] };
const english = englishTexts(german, content, {
  Käsesemmel: 'Cheese roll',
  Jause: 'Snacks',
  Ortskern: 'Town centre',
  Nirgends: 'Nowhere',
});

it('the texts of a dictionary are stored only where they stand (R139)', () => {
  const lists = Object.entries(english).map(([name, texts]) => [name, Object.fromEntries(texts)]);
  expect(Object.fromEntries(lists)).toEqual({
    branches: { 1: { deliveryAreas: { Ortskern: 'Town centre' } } },
    categories: { 1: { name: 'Snacks' } },
    products: { [roll.id]: { name: 'Cheese roll' } },
  });
});

it('the shop is English where it is translated, German elsewhere (R139)', () => {
  const shown = englishShop({ shop: german, content, english });
  expect(shown.shop.categories.map(({ name }) => name)).toEqual(['Snacks', 'Suppen']);
  expect(shown.shop.branches[0]?.deliveryAreas[0]).toMatchObject({ area: 'Ortskern', label: 'Town centre' });
  const [first, second] = shown.shop.products;
  expect(first).toMatchObject({
    name: 'Cheese roll',
    description: 'Mit Kren',
    original: { name: 'Käsesemmel', description: 'Mit Kren' },
  });
  expect(first?.images.map(({ alt }) => alt)).toEqual(['Cheese roll', '']);
  expect(second?.contents?.map(({ name }) => name)).toEqual(['Cheese roll']);
  expect(shown.content).toEqual(content);
  // The German shop is another one, and stays.
  expect(german.products[0]?.name).toBe('Käsesemmel');
});
