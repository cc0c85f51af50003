import { describe, expect, it } from 'vitest';
import type { PublicOrderItem } from '#domain/order/item.ts';
import { reorderOf } from '#domain/ordering/reorder.ts';
import { configurable, ct, option, part, product } from '#tests/factories.ts';

const roll = product({ id: 1, name: 'Käsesemmel' });
const snack = configurable(
  [
    part({ name: 'Brot', options: [option('Roggen'), option('Weizen')] }),
    part({ name: 'Extras', type: 'multiselect', optional: true, options: [option('Gurke', 'add', 30)] }),
    part({ name: 'Gruß', type: 'text', optional: true }),
  ],
  { id: 2, name: 'Jause', price: ct(700) },
);
const ordered = (overrides: Partial<PublicOrderItem> = {}): PublicOrderItem => ({
  product: 1,
  name: 'Käsesemmel',
  allergens: '',
  amount: 2,
  unit: 'amount',
  unitPrice: ct(490),
  gross: ct(980),
  taxRate: 10,
  pricing: 'fixed',
  isPriceHidden: false,
  parts: [],
  ...overrides,
});
const chosen = (name: string, type: 'select' | 'multiselect', ...names: string[]) => ({
  name,
  type,
  text: null,
  options: names.map((one) => ({ name: one, modifier: 'add' as const, value: ct(0) })),
  uploads: [],
});
const snackOrdered = (bread: string, ...extras: string[]): PublicOrderItem =>
  ordered({
    product: 2,
    name: 'Jause',
    amount: 1,
    unitPrice: ct(730),
    parts: [
      chosen('Brot', 'select', bread),
      chosen('Extras', 'multiselect', ...extras),
      { ...chosen('Gruß', 'select'), type: 'text', text: 'Alles Gute' },
    ],
  });
const sold =
  (...products: (typeof roll)[]) =>
  (id: number) =>
    products.find((one) => one.id === id) ?? null;

describe('R144 the same again', () => {
  it('takes what can be had, with its choices, at the present price', () => {
    const { items, changes } = reorderOf([ordered(), snackOrdered('Roggen', 'Gurke')], sold(roll, snack));
    expect(items.map(({ product: { id }, amount, parts }) => [id, amount, parts])).toEqual([
      [1, 2, []],
      [2, 1, ['Roggen', ['Gurke'], 'Alles Gute']],
    ]);
    expect(changes).toEqual([]);
  });

  it('says what is gone, and what costs something else', () => {
    const dearer = product({ ...roll, price: ct(520) });
    const { items, changes } = reorderOf([ordered(), snackOrdered('Roggen')], sold(dearer));
    expect(items).toHaveLength(1);
    expect(changes).toEqual([
      { kind: 'price', name: 'Käsesemmel', before: 490, now: 520 },
      { kind: 'gone', name: 'Jause' },
    ]);
  });

  it('R253 compares what a kilogram costs, of which a gram shows nothing', () => {
    const cheese = product({ id: 3, name: 'Käse', unit: 'gram', price: ct(2) });
    const before = ordered({
      product: 3,
      name: 'Käse',
      amount: 250,
      unit: 'gram',
      unitPrice: ct(2),
      gross: ct(500),
    });
    const base = { ...before, basePrice: ct(1990), baseUnit: 'kilogram' as const };
    expect(reorderOf([before], sold(cheese)).changes).toEqual([]);
    expect(reorderOf([base], sold(cheese)).changes).toEqual([
      { kind: 'price', name: 'Käse', before: 1990, now: 2000 },
    ]);
  });

  it('drops items that lack a required choice, and keeps those that lost an optional one', () => {
    const lost = reorderOf([snackOrdered('Dinkel', 'Gurke'), snackOrdered('Roggen', 'Kren')], sold(snack));
    expect(lost.items.map(({ parts }) => parts[0])).toEqual(['Roggen']);
    expect(lost.changes).toEqual([
      { kind: 'incomplete', name: 'Jause' },
      { kind: 'choice-gone', name: 'Jause', choices: ['Kren'] },
      { kind: 'price', name: 'Jause', before: 730, now: 700 },
    ]);
  });

  it('R231 counts an option that is sold out as gone', () => {
    const soldOut = (name: string) => [{ product: null, option: name, until: null, left: null }];
    const without = reorderOf([snackOrdered('Roggen', 'Gurke')], sold(snack), soldOut('Gurke'));
    expect(without.items.map(({ parts }) => parts)).toEqual([['Roggen', null, 'Alles Gute']]);
    expect(without.changes).toContainEqual({ kind: 'choice-gone', name: 'Jause', choices: ['Gurke'] });
    const needed = reorderOf([snackOrdered('Roggen', 'Gurke')], sold(snack), soldOut('Roggen'));
    expect(needed).toEqual({ items: [], changes: [{ kind: 'incomplete', name: 'Jause' }] });
  });

  it('brings amounts into present limits, and never tells a hidden price', () => {
    const few = product({ ...roll, maximumQuantity: 1, isPriceHidden: true });
    const { items, changes } = reorderOf([ordered({ amount: 50 })], sold(few));
    expect([items[0]?.amount, changes]).toEqual([1, []]);
    expect(reorderOf([ordered({ unit: 'kilogram' })], sold(roll)).items[0]?.unit).toBe('amount');
  });
});

it('R139 says on English pages what they call a product, and finds choices by their German names', () => {
  const english = {
    ...snack,
    name: 'Snack',
    original: { name: 'Jause', description: snack.description, allergens: snack.allergens },
    config: {
      parts: snack.config.parts.map((step) => ({
        ...step,
        label: 'In English',
        options: step.options.map((one) => ({ ...one, label: 'In English' })),
      })),
    },
  };
  const again = reorderOf([snackOrdered('Weizen')], () => english);
  expect(again.items[0]?.parts[0]).toBe('Weizen');
  expect(again.changes.map(({ name }) => name)).toEqual(['Snack']);
  const renamed = { ...english, original: { ...english.original, name: 'Brettljause' } };
  expect(reorderOf([snackOrdered('Weizen')], () => renamed).changes.map(({ name }) => name)).toEqual([
    'Jause',
  ]);
});
