import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { exactUnitPrice, isToBeWeighed, isWeighed } from '#domain/ordering/weighing.ts';
import { alternativeUnit, configurable, option, part, product } from '#tests/factories.ts';

const ham: OrderItem = {
  product: 3,
  name: 'Schinken',
  allergens: '',
  amount: 20,
  unit: 'decagram',
  unitPrice: cents(25),
  gross: cents(498),
  taxRate: 10,
  pricing: 'approximate',
  isPriceHidden: false,
  parts: [],
};
const weighed: OrderItem = { ...ham, amount: 21.4, gross: cents(533), pricing: 'fixed' };
const roll: OrderItem = { ...ham, product: 1, name: 'Semmel', unit: 'amount', pricing: 'fixed' };

describe('R234 an order is weighed', () => {
  it.each([
    ['when the last estimated item has its weight', [weighed, roll], [{ before: ham, after: weighed }], true],
    [
      'even if the weight is the one ordered',
      [{ ...ham, pricing: 'fixed' }],
      [{ before: ham, after: { ...ham, pricing: 'fixed' } }],
      true,
    ],
    ['not while another one is estimated', [weighed, ham], [{ before: ham, after: weighed }], false],
    ['not where nothing is estimated', [roll], [], false],
    [
      'not by what else is changed',
      [{ ...roll, amount: 3 }],
      [{ before: roll, after: { ...roll, amount: 3 } }],
      false,
    ],
    ['not by taking out what was estimated', [roll], [{ before: ham, after: null }], false],
    ['not by replacing it', [roll], [{ before: ham, after: roll }], false],
    [
      'when the rest of it is taken out',
      [weighed],
      [
        { before: ham, after: weighed },
        { before: ham, after: null },
      ],
      true,
    ],
  ] as const)('%s', (_, items, revisions, expected) => {
    expect(isWeighed({ items, revisions })).toBe(expected);
  });

  it('item by item: only an estimated price waits for the scale', () => {
    expect(
      (['approximate', 'fixed', 'minimum'] as const).filter((pricing) => isToBeWeighed({ pricing })),
    ).toEqual(['approximate']);
  });
});

describe('the price per unit of an item, not rounded', () => {
  const sold = product({
    id: 3,
    price: cents(2490),
    unit: 'kilogram',
    alternativeUnits: [alternativeUnit({ unit: 'decagram' })],
  });

  it('follows unit and options', () => {
    expect(exactUnitPrice(sold, ham)).toBeCloseTo(24.9, 9);
    const cut = configurable([part({ name: 'Schnitt', options: [option('dünn', 'add', 100)] })], {
      id: 3,
      price: cents(2490),
      unit: 'kilogram',
    });
    const answered: OrderItem['parts'][number] = {
      name: 'Schnitt',
      type: 'select',
      text: null,
      options: [{ name: 'dünn', modifier: 'add', value: cents(100) }],
      uploads: [],
    };
    expect(exactUnitPrice(cut, { unit: 'kilogram', parts: [answered] })).toBe(2590);
  });

  it('is unknown for a product that is gone or no longer sold in the unit', () => {
    expect(exactUnitPrice(null, ham)).toBeNull();
    expect(exactUnitPrice(product({ unit: 'amount' }), ham)).toBeNull();
  });
});
