import { describe, expect, test } from 'vitest';
import type { CartItem } from '#domain/ordering/item.ts';
import type { Shortage } from '#domain/shop/shortage.ts';
import {
  branch,
  category,
  configurable,
  ct,
  item,
  menu,
  option,
  part,
  product,
  shop,
} from '#tests/factories.ts';
import { questionTexts, reducedAmount, reduceTo } from '#web/storefront/cart/question-text.ts';
import { type LineQuestion, lineQuestions } from '#web/storefront/cart/questions.ts';

const roll = product({ id: 1, name: 'Semmel' });
const ham = product({
  id: 3,
  name: 'Schinken',
  unit: 'kilogram',
  quantityStepSize: 0.1,
  minimumQuantity: 0.1,
});
const snack = configurable([part({ name: 'Dazu', options: [option('Avocado'), option('Ei')] })], {
  name: 'Jause',
});
const NOW = new Date('2026-11-24T12:00:00+01:00');
const short = (thing: Partial<Shortage>): Shortage => ({
  product: null,
  option: '',
  until: null,
  left: null,
  ...thing,
});
const withAvocado = item({ product: snack, parts: ['Avocado'] });

function asked(shortages: Shortage[], ...items: CartItem[]): readonly (LineQuestion | null)[] {
  const here = branch({ shortages });
  const sold = shop({
    branches: [here],
    categories: [category()],
    products: [roll, snack, ham],
    menus: [menu({ catalog: [{ id: 1, products: [{ id: 1 }, { id: 2 }, { id: 3 }] }] })],
  });
  return lineQuestions({ shop: sold, now: NOW }, here, items);
}

function wordsOf(question: LineQuestion | null | undefined, of: CartItem): readonly string[] {
  return question ? questionTexts(question, of, 'EUR').map(({ shown }) => shown) : [];
}

describe('R231 an option that has sold out is asked about', () => {
  test('by name and step, at the lines that have it', () => {
    const questions = asked([short({ option: 'Avocado' })], item({ product: roll }), withAvocado);
    expect(questions[0]).toBeNull();
    expect(wordsOf(questions[1], withAvocado)).toEqual(['„Avocado“ ist ausverkauft (Dazu)']);
    expect(questions[1] && reducedAmount(questions[1])).toBeNull();
  });

  test('before what staff have changed about the product', () => {
    const dearer = { ...withAvocado, product: { ...snack, price: ct(100) } };
    const [question] = asked([short({ option: 'Avocado' })], dearer);
    expect(question).toMatchObject({ loss: null, changes: [], gaps: [{ kind: 'option-gone', step: 0 }] });
    expect(asked([], dearer)[0]?.changes).toMatchObject([{ kind: 'price' }]);
  });
});

describe('R232 more than there is is asked about', () => {
  test('and can be reduced to what is left', () => {
    const [, second] = [item({ product: roll }), item({ product: roll, amount: 4 })];
    const questions = asked([short({ product: 1, left: 3 })], item({ product: roll }), second);
    expect(questions[0]).toBeNull();
    expect(wordsOf(questions[1], second)).toEqual(['Von „Semmel“ haben wir nur noch 3']);
    expect(questions[1] && reducedAmount(questions[1])).toBe(2);
    expect(reduceTo(2, second)).toBe('Auf 2 verringern');
  });

  test('in its unit', () => {
    const wanted = item({ product: ham, amount: 0.5 });
    const [question] = asked([short({ product: 3, left: 0.35 })], wanted);
    expect(wordsOf(question, wanted)).toEqual(['Von „Schinken“ haben wir nur noch 0,35 kg']);
    expect(reduceTo((question && reducedAmount(question)) ?? 0, wanted)).toBe('Auf 0,3 kg verringern');
  });

  test('without a smaller amount where an option is sold out as well, or nothing is left over', () => {
    const many = { ...withAvocado, amount: 4 };
    const [both] = asked([short({ product: 2, left: 3 }), short({ option: 'Avocado' })], many);
    expect(both && reducedAmount(both)).toBeNull();
    const [, none] = asked(
      [short({ product: 1, left: 2 })],
      item({ product: roll, amount: 2 }),
      item({ product: roll }),
    );
    expect(none && reducedAmount(none)).toBeNull();
  });
});
