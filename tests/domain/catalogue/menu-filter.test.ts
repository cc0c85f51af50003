import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGEN_LETTERS, declaredAllergens, joinedAllergens } from '#domain/catalogue/allergens.ts';
import {
  type Fit,
  fitOf,
  MENU_FILTERS,
  type MenuFilter,
  offeredFilters,
  suiting,
} from '#domain/catalogue/menu-filter.ts';
import type { Diet, Product, ProductType } from '#domain/catalogue/product.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { product } from '#tests/factories.ts';

const NONE: ReadonlyMap<number, Product> = new Map();

describe('what a declaration says', () => {
  test.each<[string, string[] | null]>([
    ['', null],
    ['  ', null],
    ['keine', []],
    ['Keine Allergene.', []],
    ['none', []],
    ['No allergens', []],
    ['None, A', null],
    ['A (traces of milk)', null],
    ['A, G', ['A', 'G']],
    ['A (Weizen), g: Milch', ['A', 'G']],
    ['A, keine', null],
    ['Gluten', null],
    ['siehe Aushang', null],
    ['A, kann Spuren von Nüssen enthalten', null],
    ['A (Spuren von Milch)', null],
  ])('%j: %j', (text, letters) => {
    expect(declaredAllergens(text)).toEqual(letters);
  });

  test("'keine' of one part is dropped beside the letters of another", () => {
    expect(joinedAllergens(['keine', 'A'])).toBe('A');
    expect(joinedAllergens(['keine', 'keine'])).toBe('keine');
  });
});

describe('the diet', () => {
  test.each<[Diet | null, ProductType, Fit, Fit]>([
    [null, 'simple', 'no', 'no'],
    ['vegan', 'simple', 'yes', 'yes'],
    ['vegetarian', 'simple', 'no', 'yes'],
    ['vegan', 'configurable', 'yes', 'yes'],
    ['veganPossible', 'configurable', 'possible', 'possible'],
    ['vegetarianPossible', 'configurable', 'no', 'possible'],
    // There is nothing to choose.
    ['veganPossible', 'simple', 'no', 'no'],
  ])('%s, %s: vegan %s, vegetarian %s', (diet, type, vegan, vegetarian) => {
    const one = product({ diet, type });
    expect(fitOf(one, 'vegan', NONE)).toBe(vegan);
    expect(fitOf(one, 'vegetarian', NONE)).toBe(vegetarian);
  });
});

describe('without an allergen', () => {
  test.each<[string, MenuFilter, Fit]>([
    ['A, G', 'withoutGluten', 'no'],
    ['G', 'withoutGluten', 'yes'],
    ['A', 'withoutMilk', 'yes'],
    ['E', 'withoutNuts', 'no'],
    ['H', 'withoutNuts', 'no'],
    ['keine', 'withoutEgg', 'yes'],
    ['', 'withoutEgg', 'no'],
    ['mit Liebe', 'withoutEgg', 'no'],
  ])('%j, %s: %s', (allergens, filter, fit) => {
    expect(fitOf(product({ allergens }), filter, NONE)).toBe(fit);
  });

  test('is never claimed for a text with the letter, with traces, or for no text', () => {
    fc.assert(
      fc.property(
        fc.subarray([...ALLERGEN_LETTERS]),
        fc.constantFrom('', ', Spuren von Soja', ', Gluten'),
        (letters, rest) => {
          const one = product({ allergens: letters.join(', ') + rest });
          const fit = fitOf(one, 'withoutGluten', NONE);
          expect(fit).toBe(letters.length > 0 && rest === '' && !letters.includes('A') ? 'yes' : 'no');
        },
      ),
    );
  });

  test('a bundle needs all its parts to be declared', () => {
    const apple = product({ id: 1, allergens: 'keine' });
    const cheese = product({ id: 2, allergens: 'G' });
    const cake = product({ id: 3, allergens: '' });
    const all = new Map([apple, cheese, cake].map((one) => [one.id, one]));
    const bundle = (...ids: number[]) =>
      product({
        id: 9,
        type: 'bundle',
        allergens: 'G',
        bundleItems: ids.map((id) => ({ product: { id }, amount: 1 })),
      });
    expect(fitOf(bundle(1, 2), 'withoutGluten', all)).toBe('yes');
    expect(fitOf(bundle(1, 2, 3), 'withoutGluten', all)).toBe('no');
    expect(fitOf(bundle(1, 77), 'withoutGluten', all)).toBe('no');
    const itself = bundle(9);
    expect(fitOf(itself, 'withoutGluten', new Map([[9, itself]]))).toBe('no');
  });
});

describe('what a menu offers', () => {
  test('only what suits something, but not everything', () => {
    const vegan = product({ id: 1, diet: 'vegan', allergens: 'A' });
    const meat = product({ id: 2, diet: null, allergens: 'A' });
    expect(offeredFilters([vegan, meat], NONE)).toEqual(['vegan', 'vegetarian']);
    expect(offeredFilters([vegan], NONE)).toEqual([]);
    expect(offeredFilters([], NONE)).toEqual([]);
  });

  test('several filters together narrow it down further; the order stays', () => {
    const { products } = demoShop;
    const all = new Map(products.map((one) => [one.id, one]));
    fc.assert(
      fc.property(fc.subarray([...MENU_FILTERS]), (filters) => {
        const suited = suiting(products, filters, all);
        const single = filters.map((filter) => new Set(suiting(products, [filter], all)));
        expect(suited).toEqual(products.filter((one) => single.every((set) => set.has(one))));
      }),
    );
    expect(offeredFilters(products, all)).toEqual([...MENU_FILTERS]);
  });
});
