import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ingredientsOf,
  type Searched,
  searchForm,
  searchMenu,
  searchWords,
} from '#domain/catalogue/menu-search.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { bundleContent } from '#tests/bundle-content.ts';
import { configurable, option, part, product } from '#tests/factories.ts';

const entry = (name: string, more: Partial<Searched> = {}): Searched => ({
  name,
  category: '',
  description: '',
  ingredients: [],
  ...more,
});
const find = (entries: readonly Searched[], query: string) =>
  searchMenu(entries, (one) => one, query).map(({ name }) => name);

const MENU = [
  entry('Brettljause', { description: 'Mit Bergkäse und Speck.' }),
  entry('Schnitzelsemmel', { category: 'Warmes' }),
  entry('Bergkäse', { category: 'Käsetheke' }),
  entry('Käsespätzle', { category: 'Mittag', ingredients: ['Röstzwiebel'] }),
  entry('Weißbier', { category: 'Getränke' }),
  entry('Groß & Stark 0,5 l', { category: 'Getränke' }),
];

describe('what is found', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['  !? ', []],
    ['schnitzel', ['Schnitzelsemmel']],
    ['SEMMEL', ['Schnitzelsemmel']],
    // The beginning of a name, then inside of one, then the category, then the description.
    ['käse', ['Käsespätzle', 'Bergkäse', 'Brettljause']],
    ['kaese', ['Käsespätzle', 'Bergkäse', 'Brettljause']],
    ['kase', ['Käsespätzle', 'Bergkäse', 'Brettljause']],
    ['weissbier', ['Weißbier']],
    ['weißbier', ['Weißbier']],
    ['gross', ['Groß & Stark 0,5 l']],
    ['getr', ['Weißbier', 'Groß & Stark 0,5 l']],
    ['zwiebel', ['Käsespätzle']],
    ['käse berg', ['Bergkäse', 'Brettljause']],
    ['käse schnitzel', []],
    // Typos: missing, wrong, too many, swapped.
    ['schnizel', ['Schnitzelsemmel']],
    ['schnitsel', ['Schnitzelsemmel']],
    ['schnittzel', ['Schnitzelsemmel']],
    ['shcnitzel', ['Schnitzelsemmel']],
    ['schnitzlsemel', ['Schnitzelsemmel']],
    ['brettlause', ['Brettljause']],
    // Two only from eight letters on, none below four.
    ['schnixxel', ['Schnitzelsemmel']],
    ['bxrgx', []],
    ['bxr', []],
    ['xyzxyzxyz', []],
  ])('%j: %j', (query, names) => {
    expect(find(MENU, query)).toEqual(names);
  });

  test('tolerates a typo only in a word without an exact match', () => {
    expect(find([entry('Rose'), entry('Hose')], 'rose')).toEqual(['Rose']);
    expect(find([entry('Hose')], 'rose')).toEqual(['Hose']);
  });

  test('one or two letters are beginnings of names and categories', () => {
    expect(find([entry('Eis'), entry('Reis'), entry('Saft', { description: 'Eiskalt.' })], 'ei')).toEqual([
      'Eis',
    ]);
  });
});

test('R139 options are found by the words that guests read of them, and what is in a bundle by its name', () => {
  const cheese = { ...option('Bergkäse'), label: 'Mountain cheese' };
  const roll = configurable([part({ options: [cheese, option('Speck')] })]);
  expect(ingredientsOf(roll)).toEqual(['Mountain cheese', 'Speck']);
  const contents = [bundleContent({ name: 'Handsemmel' })];
  expect(ingredientsOf({ ...product(), contents })).toEqual(['Handsemmel']);
});

test('umlauts, accents and capitals make no difference', () => {
  expect(searchWords('Crème brûlée, ÄPFEL & Maß')).toEqual(['creme', 'brulee', 'apfel', 'mass']);
  expect(searchForm('Gemüse')).toBe(searchForm('Gemuese'));
});

describe('the demo shop', () => {
  const texts = demoShop.products.map((one) =>
    entry(one.name, { description: one.description, ingredients: ingredientsOf(one) }),
  );
  const anyProduct = fc.constantFrom(...texts);

  test('every product is found by its name, and first among the names', () => {
    fc.assert(
      fc.property(anyProduct, ({ name }) => {
        expect(find(texts, name)[0]).toBe(name);
      }),
    );
  });

  test('and by a long word of its name with any one letter wrong', () => {
    fc.assert(
      fc.property(anyProduct, fc.nat(), fc.nat(), ({ name }, which, where) => {
        const words = searchWords(name).filter((word) => word.length >= 4);
        if (words.length === 0) return;
        const word = words[which % words.length] ?? '';
        const place = where % word.length;
        const typed = `${word.slice(0, place)}ж${word.slice(place + 1)}`;
        expect(find(texts, typed)).toContain(name);
      }),
    );
  });

  test('nothing is found twice or invented, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (query) => {
        const found = find(texts, query);
        expect(new Set(found).size).toBe(found.length);
        expect(texts.map(({ name }) => name)).toEqual(expect.arrayContaining(found));
      }),
    );
  });
});
