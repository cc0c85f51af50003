import { expect, test } from 'vitest';
import type { ConfigPart, Option, Product } from '#domain/catalogue/product.ts';
import { formatPrice, menuPrice, modifierLabel, priceText } from '#domain/ordering/price-text.ts';
import { ct, product } from '#tests/factories.ts';

const select = (optional: boolean, ...options: [Option['modifier'], number][]): ConfigPart => ({
  name: 'Wahl',
  description: '',
  type: 'select',
  optional,
  options: options.map(([modifier, value], index) => ({ name: `Wahl ${index}`, modifier, value: ct(value) })),
});
const configured = (...parts: ConfigPart[]): Partial<Product> => ({
  type: 'configurable',
  config: { parts },
});

test.each<[string, Partial<Product>, string, string]>([
  ['pieces', {}, '4,90 €', ''],
  ['persons', { unit: 'person' }, '4,90 €', 'pro Person'],
  ['kilograms', { unit: 'kilogram' }, '4,90 €', 'pro Kilogramm'],
  ['10 dag, as people say at the counter', { unit: 'decagram', price: ct(22) }, '2,20 €', 'pro 10 dag'],
  ['10 cl, in the menu as in the configurator', { unit: 'centiliter', price: ct(30) }, '3,00 €', 'pro 10 cl'],
  ['an approximate price', { pricing: 'approximate' }, 'ca. 4,90 €', ''],
  ['a minimum price', { pricing: 'minimum' }, 'ab 4,90 €', ''],
  ['a required choice that costs', configured(select(false, ['add', 160], ['add', 220])), 'ab 6,50 €', ''],
  ['a required choice that costs the same', configured(select(false, ['add', 0], ['add', 0])), '4,90 €', ''],
  [
    'a required choice that sets the price',
    configured(select(false, ['overwrite', 290], ['overwrite', 450])),
    'ab 2,90 €',
    '',
  ],
  [
    'a required choice that replaces or adds',
    configured(select(false, ['overwrite', 290], ['add', 50])),
    'ab 2,90 €',
    '',
  ],
  ['optional extras', configured(select(true, ['add', 160])), '4,90 €', ''],
])('the price on the menu of %s', (_name, change, price, unit) => {
  const text = priceText(product(change), 'EUR');
  expect(text && { ...text, price: text.price.replaceAll('\u00a0', ' ') }).toEqual({ price, unit });
});

test('a hidden price is not revealed', () => {
  expect(priceText(product({ isPriceHidden: true }), 'EUR')).toBeNull();
  expect(menuPrice(product({ isPriceHidden: true }))).toBeNull();
});

test('the price as a number is that of the text', () => {
  expect(menuPrice(product())).toEqual({ price: 490, amount: 1, prefix: '' });
  expect(menuPrice(product({ unit: 'decagram', price: ct(22) }))).toEqual({
    price: 220,
    amount: 10,
    prefix: '',
  });
  const raised = product(configured(select(false, ['add', 160], ['add', 220])));
  expect(menuPrice(raised)).toEqual({ price: 650, amount: 1, prefix: 'ab ' });
});

test('steps count for configurable products alone', () => {
  const before = { ...configured(select(false, ['add', 160], ['add', 220])), type: 'simple' as const };
  expect(menuPrice(product(before))).toEqual({ price: 490, amount: 1, prefix: '' });
});

test.each([
  ['add', 50, '+ 0,50\u00a0€'],
  ['subtract', 120, '- 1,20\u00a0€'],
  ['overwrite', 520, '5,20\u00a0€'],
  ['add', 0, ''],
] as const)('an option that does %s %i is labelled "%s"', (modifier, value, label) => {
  expect(modifierLabel({ name: 'x', modifier, value: ct(value) }, 'EUR')).toBe(label);
});

test.each([
  ['fixed', '1.234,56\u00a0€'],
  ['approximate', 'ca. 1.234,56\u00a0€'],
  ['minimum', 'ab 1.234,56\u00a0€'],
] as const)('a price that is %s reads "%s"', (mode, text) => {
  expect(formatPrice(ct(123_456), mode, 'EUR')).toBe(text);
});
