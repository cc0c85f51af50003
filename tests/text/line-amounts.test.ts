import { describe, expect, test } from 'vitest';
import { columnMoney } from '#domain/money/money.ts';
import type { UnitId } from '#domain/money/units.ts';
import { lineOf } from '#domain/ordering/pricing.ts';
import { alternativeUnit, ct, item, product } from '#tests/factories.ts';
import { basePriceText, unitPriceText } from '#text/line-amounts.ts';

const ALL: UnitId[] = ['gram', 'decagram', 'kilogram', 'package', 'centiliter', 'liter'];

/** What stands below an item of a product with this unit and price. */
function shown(unit: UnitId, price: number, ordered: UnitId, amount: number): string {
  const alternativeUnits = ALL.map((one) =>
    alternativeUnit({ unit: one, ratio: one === 'package' ? 0.25 : null }),
  );
  const of = product({ unit, price: ct(price), alternativeUnits });
  const line = lineOf(item({ product: of, unit: ordered, amount }), 'takeaway');
  return unitPriceText({ ...line, unit: ordered, amount, isPriceHidden: false }, columnMoney);
}

describe('R253 what goods by weight and volume cost', () => {
  test.each([
    ['kilogram', 1290, 'gram', 250, '12,90/kg'],
    ['kilogram', 1290, 'decagram', 25, '12,90/kg'],
    ['kilogram', 1290, 'kilogram', 0.25, '12,90/kg'],
    ['kilogram', 1290, 'kilogram', 1, ''],
    ['kilogram', 1290, 'package', 2, '12,90/kg'],
    ['decagram', 29, 'decagram', 20, '29,00/kg'],
    ['gram', 2, 'gram', 1, '20,00/kg'],
    ['liter', 1200, 'centiliter', 12.5, '12,00/l'],
    ['amount', 490, 'amount', 2, 'je Stk. 4,90'],
    ['amount', 490, 'amount', 1, ''],
  ] as const)('at %s %i, ordered by the %s', (unit, price, ordered, amount, expected) => {
    expect(shown(unit, price, ordered, amount)).toBe(expected);
  });

  const old = { unit: 'gram', amount: 250, unitPrice: ct(1), gross: ct(323), isPriceHidden: false };
  test.each([
    ['a gram at a rounded cent says nothing', old, ''],
    [
      'a decagram that makes up the sum does',
      { ...old, unit: 'decagram', amount: 2.5, unitPrice: ct(399), gross: ct(998) },
      '3,99/dag',
    ],
    [
      'a hidden price stays hidden',
      { ...old, basePrice: ct(1290), baseUnit: 'kilogram', isPriceHidden: true },
      '',
    ],
    [
      'one that guests do not get, too',
      { ...old, basePrice: null, baseUnit: 'kilogram', unitPrice: null, gross: null },
      '',
    ],
    ['a unit of a newer server counts as a number', { ...old, unit: 'slice', amount: 2 }, ''],
  ])('an order from before: %s', (_, item, expected) => {
    expect(basePriceText(item, columnMoney)).toBe(expected);
  });
});
