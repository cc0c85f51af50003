import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { lineOf } from '#domain/ordering/pricing.ts';
import { bundleContent } from '#tests/bundle-content.ts';
import * as make from '#tests/factories.ts';
import { item, order } from '#tests/printers/orders.ts';
import { itemSummary } from '#web/backoffice/orders/order-words.ts';
import { cartBasePriceText, cartContentsText, partTexts, productContentsText } from '#web/lib/item-text.ts';

const contents: NonNullable<Product['contents']> = [
  bundleContent({ name: 'Handsemmel', amount: 2, share: 0.5 }),
  bundleContent({ name: 'Bergkäse', amount: 0.05, unit: 'kilogram', share: 0.5 }),
];
const bundle = make.product({
  name: 'Jausenpackerl',
  type: 'bundle',
  contents,
  alternativeUnits: [make.alternativeUnit({ unit: 'package', ratio: 10 })],
});
/** With plain spaces; the non-breaking ones have a test of their own. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const inCart = (amount: number, unit: OrderItem['unit'] = 'amount', product = bundle) =>
  plain(cartContentsText({ product, amount, unit, parts: [] }));

test('R253 goods by weight say what a kilogram costs, unless the price is hidden', () => {
  const cheese = make.product({
    unit: 'kilogram',
    price: make.ct(1290),
    alternativeUnits: [make.alternativeUnit({ unit: 'gram' })],
  });
  const told = (change: Partial<Product>) => {
    const inCart = make.item({ product: { ...cheese, ...change }, unit: 'gram', amount: 250 });
    return plain(cartBasePriceText(inCart, lineOf(inCart, 'takeaway'), 'EUR'));
  };
  expect(told({})).toBe('12,90 €/kg');
  expect(told({ isPriceHidden: true })).toBe('');
});

test('R139 the answered steps are read under their labels', () => {
  const bread = make.part({
    name: 'Brot',
    label: 'Bread',
    options: [make.option('Semmel'), { ...make.option('Weckerl'), label: 'Seeded roll' }],
  });
  const product = make.configurable([bread, make.part({ name: 'Gruß', type: 'text' })]);
  const texts = (answer: string) =>
    partTexts({ product, amount: 1, unit: 'amount', parts: [answer, 'Weckerl'] });
  expect(texts('Weckerl')).toEqual([
    { name: 'Bread', text: 'Seeded roll' },
    { name: 'Gruß', text: 'Weckerl' },
  ]);
  expect(texts('Semmel')[0]).toEqual({ name: 'Bread', text: 'Semmel' });
});

describe('what a bundle contains, as guests read it', () => {
  test('is shown on the menu for a single unit', () => {
    expect(plain(productContentsText(bundle))).toBe('2 × Handsemmel, 0,05 kg Bergkäse');
    expect(plain(productContentsText({ ...bundle, unit: 'person' }))).toBe(
      'je Pers. 2 × Handsemmel, 0,05 kg Bergkäse',
    );
  });

  test('is shown in the cart per piece, in the ordered unit', () => {
    expect(inCart(1)).toBe('2 × Handsemmel, 0,05 kg Bergkäse');
    expect(inCart(3)).toBe('je 2 × Handsemmel, 0,05 kg Bergkäse');
    expect(inCart(1, 'package')).toBe('20 × Handsemmel, 0,5 kg Bergkäse');
    expect(inCart(2, 'package')).toBe('je Pkg. 20 × Handsemmel, 0,5 kg Bergkäse');
  });

  test('keeps amount and name on one line', () => {
    expect(
      productContentsText({ ...bundle, contents: [bundleContent({ name: 'Apfel, grün', amount: 2 })] }),
    ).toBe('2\u00a0×\u00a0Apfel, grün');
  });

  test('is empty for other products', () => {
    expect(productContentsText(make.product())).toBe('');
    expect(inCart(2, 'amount', make.product())).toBe('');
  });
});

describe('the card of an order on the board', () => {
  test('says what is in a bundle', () => {
    const { items } = order([
      item('Jausenpackerl', 590, { amount: 2, contents }),
      item('Leberkässemmel', 420),
      item('Apfelsaft', 320),
    ]);
    expect(plain(itemSummary(items))).toBe(
      '2 × Jausenpackerl (je 2 × Handsemmel, 0,05 kg Bergkäse), 1 × Leberkässemmel und eine weitere',
    );
  });
});
