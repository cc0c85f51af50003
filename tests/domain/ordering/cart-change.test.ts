import { describe, expect, test } from 'vitest';
import type { ConfigPart, Product } from '#domain/catalogue/product.ts';
import {
  canAgree,
  isSameName,
  itemChanges,
  migrateCart,
  refreshedItem,
  updatedItem,
} from '#domain/ordering/cart-change.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { alternativeUnit, ct, item, product } from '#tests/factories.ts';

/** What has changed between a line of the cart and the product as sold now (R61). */

const option = (name: string, value = 0, modifier: 'add' | 'subtract' | 'overwrite' = 'add') => ({
  name,
  modifier,
  value: ct(value),
});
const step = (overrides: Partial<ConfigPart> = {}): ConfigPart => ({
  name: 'Käse',
  description: '',
  type: 'select',
  optional: false,
  options: [option('Gouda'), option('Camembert', 50)],
  ...overrides,
});
const extras = step({
  name: 'Dazu',
  type: 'multiselect',
  optional: true,
  options: [option('Paprika', 30), option('Zwiebel')],
});
const snack = (overrides: Partial<Product> = {}): Product =>
  product({ type: 'configurable', config: { parts: [step(), extras] }, ...overrides });
const withParts = (...parts: ConfigPart[]): Product => snack({ config: { parts } });
const chosen = (): CartItem => ({
  product: snack(),
  amount: 2,
  unit: 'amount',
  parts: ['Camembert', ['Paprika', 'Zwiebel']],
});
const price = (before: number, after: number) => ({
  kind: 'price',
  before: { value: before, pricing: 'fixed' },
  after: { value: after, pricing: 'fixed' },
});

describe('a line asks nothing when', () => {
  test.each<[string, Partial<Product>]>([
    ['nothing changed', {}],
    ['a typo in its name was corrected', { name: 'Käsesemmmel' }],
    ['the name is spelt in capitals', { name: 'KÄSESEMMEL' }],
    ['the description is different', { description: 'Mit Bergkäse aus Vorarlberg' }],
    ['allergens are spelt differently', { allergens: 'A,G' }],
    ['tax, hours, pictures and lead time change', { tax: 20, schedule: [], isLeadTimeEnabled: true }],
    ['limits change that its amount respects', { maximumQuantity: 2, minimumQuantity: 2 }],
    ['it is sold in one more unit', { alternativeUnits: [alternativeUnit({ unit: 'kilogram', ratio: 10 })] }],
  ])('%s; it adopts the product', (_, change) => {
    const line = item({ amount: 2 });
    const current = product(change);
    expect(itemChanges(line, current)).toEqual([]);
    expect(refreshedItem(line, current)).toEqual({ ...line, product: current });
  });

  test.each<[string, Product, CartItem['parts']]>([
    ['steps change places', withParts(extras, step()), [['Paprika', 'Zwiebel'], 'Camembert']],
    ['one letter of a step’s name changes', withParts(step(), { ...extras, name: 'Dazu ' }), chosen().parts],
    [
      'an optional step is added',
      withParts(step(), step({ name: 'Sauce', optional: true }), extras),
      ['Camembert', null, ['Paprika', 'Zwiebel']],
    ],
    [
      'an option that was not chosen disappears, or costs more',
      withParts(step({ options: [option('Camembert', 50)] }), extras),
      chosen().parts,
    ],
    [
      'a typo in a chosen option was corrected',
      withParts(step({ options: [option('Camembeert', 50)] }), extras),
      ['Camembeert', ['Paprika', 'Zwiebel']],
    ],
  ])('%s', (_, current, parts) => {
    expect(itemChanges(chosen(), current)).toEqual([]);
    expect(refreshedItem(chosen(), current).parts).toEqual(parts);
  });

  test('the price of the product changes and a chosen option overwrites it', () => {
    const fixed = step({ options: [option('Gouda', 700, 'overwrite')] });
    const line = { ...chosen(), product: withParts(fixed), parts: ['Gouda'] };
    expect(itemChanges(line, { ...withParts(fixed), price: ct(990) })).toEqual([]);
  });
});

describe('a line asks when', () => {
  test.each<[string, Partial<Product>, object]>([
    ['its price changes', { price: ct(550) }, price(490, 550)],
    ['its price falls', { price: ct(400) }, price(490, 400)],
    [
      'its price is only approximate now',
      { pricing: 'approximate' },
      { ...price(490, 490), after: { value: 490, pricing: 'approximate' } },
    ],
    ['its price is hidden now', { isPriceHidden: true }, { ...price(490, 0), after: null }],
    [
      'it is a different thing now',
      { name: 'Wurstsemmel' },
      { kind: 'name', before: 'Käsesemmel', after: 'Wurstsemmel' },
    ],
    [
      'it contains other allergens',
      { allergens: 'A, G, N' },
      { kind: 'allergens', before: 'A, G', after: 'A, G, N' },
    ],
    ['its minimum rises', { minimumQuantity: 5 }, { kind: 'amount', before: 2, after: 5, unit: 'amount' }],
    ['its maximum falls', { maximumQuantity: 1 }, { kind: 'amount', before: 2, after: 1, unit: 'amount' }],
    [
      'it comes in other steps',
      { minimumQuantity: 3, quantityStepSize: 3 },
      { kind: 'amount', before: 2, after: 3, unit: 'amount' },
    ],
  ])('%s, and can be agreed to', (_, change, expected) => {
    const line = item({ amount: 2 });
    const current = product(change);
    expect(itemChanges(line, current)).toEqual([expected]);
    expect(canAgree(line, current)).toBe(true);
    expect(refreshedItem(line, current), 'the line waits').toBe(line);
    expect(itemChanges(updatedItem(line, current), current), 'agreed').toEqual([]);
  });

  test('a chosen option costs more: of one piece, whatever the amount', () => {
    const dearer = withParts(step({ options: [option('Gouda'), option('Camembert', 90)] }), extras);
    expect(itemChanges(chosen(), dearer)).toEqual([price(570, 610)]);
  });

  test('a chosen extra is gone: what is left can be agreed to', () => {
    const current = withParts(step(), { ...extras, options: [option('Zwiebel')] });
    expect(itemChanges(chosen(), current)).toEqual([
      { kind: 'choice-gone', step: 'Dazu', choice: 'Paprika' },
      price(570, 540),
    ]);
    expect(canAgree(chosen(), current)).toBe(true);
    expect(updatedItem(chosen(), current).parts).toEqual(['Camembert', ['Zwiebel']]);
  });

  test.each<[string, Product, object[]]>([
    [
      'a required choice is gone',
      withParts(step({ options: [option('Gouda')] }), extras),
      [
        { kind: 'choice-gone', step: 'Käse', choice: 'Camembert' },
        { kind: 'step-open', step: 'Käse' },
      ],
    ],
    [
      'a required step is added',
      withParts(step(), extras, step({ name: 'Gebäck', options: [option('Semmel')] })),
      [{ kind: 'step-open', step: 'Gebäck' }],
    ],
  ])('%s: it has to be configured again', (_, current, expected) => {
    expect(itemChanges(chosen(), current)).toEqual(expected);
    expect(canAgree(chosen(), current)).toBe(false);
  });

  test('a written text no longer belongs to any step', () => {
    const text = step({ name: 'Widmung', type: 'text', optional: true, options: [] });
    const line = { ...chosen(), product: withParts(text), parts: ['Für Oma'] };
    expect(itemChanges(line, withParts())).toEqual([
      { kind: 'choice-gone', step: 'Widmung', choice: 'Für Oma' },
    ]);
  });

  test('its unit is gone', () => {
    const cheese = product({ alternativeUnits: [alternativeUnit({ unit: 'kilogram', ratio: 10 })] });
    const line = item({ product: cheese, unit: 'kilogram', amount: 1 });
    expect(itemChanges(line, product())).toEqual([{ kind: 'unit-gone', unit: 'kilogram' }]);
    expect(canAgree(line, product())).toBe(false);
  });

  test('what is sold by weight shows the price of the line', () => {
    const cheese = product({ unit: 'gram', price: ct(2), minimumQuantity: null, quantityStepSize: null });
    const line = item({ product: cheese, unit: 'gram', amount: 250 });
    expect(itemChanges(line, { ...cheese, price: ct(3) })).toEqual([price(500, 750)]);
  });

  test('a bundle holds something else', () => {
    const bundle = product({ type: 'bundle', bundleItems: [{ product: { id: 2 }, amount: 1 }] });
    const line = item({ product: bundle });
    expect(itemChanges(line, { ...bundle, bundleItems: [{ product: { id: 3 }, amount: 1 }] })).toEqual([
      { kind: 'contents' },
    ]);
  });
});

describe('a line from pages in another language (R139)', () => {
  const { name, description, allergens } = snack();
  const english = snack({
    name: 'Snack of your choice',
    description: 'Made to order',
    allergens: 'A, G (wheat, milk)',
    original: { name, description, allergens },
    config: {
      parts: [
        step({
          label: 'Cheese',
          options: [option('Gouda'), { ...option('Camembert', 50), label: 'Soft cheese' }],
        }),
        { ...extras, label: 'With it' },
      ],
    },
  });

  test('asks nothing, and shows the texts of the page', () => {
    expect(itemChanges(chosen(), english)).toEqual([]);
    expect(refreshedItem(chosen(), english)).toEqual({ ...chosen(), product: english });
    const back = { ...chosen(), product: english };
    expect(itemChanges(back, snack())).toEqual([]);
    expect(migrateCart([back], [snack()]).removed).toEqual([]);
    expect(migrateCart([chosen()], [english]).kept[0]?.product).toBe(english);
  });

  test('asks about what has changed, in the language that it was chosen in', () => {
    const line = { ...chosen(), product: english };
    const without = withParts(step({ options: [option('Gouda')] }), extras);
    expect(itemChanges(line, without)).toContainEqual({
      kind: 'choice-gone',
      step: 'Cheese',
      choice: 'Soft cheese',
    });
    const renamed = { ...english, original: { name: 'Etwas anderes', description, allergens } };
    expect(itemChanges(line, renamed)).toContainEqual({
      kind: 'name',
      before: english.name,
      after: english.name,
    });
  });
});

test('a product that is gone leaves the line as it is', () => {
  const line = item();
  expect(refreshedItem(line, undefined)).toBe(line);
});

test.each([
  ['Schnitzelsemmel', 'Schnitzelsemmell', true],
  ['Schnitzelsemmel', 'Schntizelsemmel', true],
  ['Bergkäse, 12 Monate', 'Bergkäse – 12 Monate', true],
  ['Bergkäse, 12 Monate', 'Bergkäse, 18 Monate', false],
  ['Cola 0,5 l', 'Cola 0,3 l', false],
  ['mit Ei', 'mit Eis', false],
  ['Rind', 'Kind', false],
  ['Mohnsemmel', 'Handsemmel', false],
  ['', '', true],
])('"%s" and "%s" mean the same: %s', (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected);
  expect(isSameName(other, one)).toBe(expected);
});
