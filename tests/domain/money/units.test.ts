import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertAmount, isUnitId, UNIT_IDS, UNITS, unitName } from '#domain/money/units.ts';

describe('the unit table', () => {
  test('has every unit once, under its own id, with names and an integer factor', () => {
    for (const id of UNIT_IDS) {
      const unit = UNITS[id];
      expect(unit.id).toBe(id);
      expect(unit.name).not.toBe('');
      expect(unit.shortName).not.toBe('');
      expect(Number.isSafeInteger(unit.factor) && unit.factor >= 1).toBe(true);
    }
    expect(new Set(UNIT_IDS.map((id) => UNITS[id].name)).size).toBe(UNIT_IDS.length);
  });

  test('every type has a base unit of factor 1', () => {
    const types = new Set(UNIT_IDS.map((id) => UNITS[id].type));
    for (const type of types) {
      expect(UNIT_IDS.some((id) => UNITS[id].type === type && UNITS[id].factor === 1)).toBe(true);
    }
    expect(types.size).toBe(10);
  });
});

test.each([
  [1, 'kilogram', 'gram', 1000],
  [25, 'decagram', 'kilogram', 0.25],
  [0.1, 'kilogram', 'decagram', 10],
  [3, 'deciliter', 'liter', 0.3],
  [75, 'centiliter', 'milliliter', 750],
  [1.5, 'kilometer', 'meter', 1500],
  [2, 'meter', 'decimeter', 20],
  [1, 'square-meter', 'square-centimeter', 10_000],
  [1, 'square-kilometer', 'square-meter', 1_000_000],
  [1, 'cubic-decimeter', 'cubic-centimeter', 1000],
  [2500, 'cubic-decimeter', 'cubic-meter', 2.5],
  [4, 'amount', 'amount', 4],
] as const)('%f %s is %s: %f', (amount, from, to, expected) => {
  expect(convertAmount(amount, from, to)).toBe(expected);
});

test.each([
  ['gram', 'liter'],
  ['amount', 'pair'],
  ['meter', 'square-meter'],
  ['person', 'serving'],
] as const)('%s cannot become %s', (from, to) => {
  expect(convertAmount(1, from, to)).toBeNull();
});

test('converting there and back gives the same amount', () => {
  const unit = fc.constantFrom(...UNIT_IDS);
  fc.assert(
    fc.property(unit, unit, fc.integer({ min: 1, max: 100_000_000 }), (from, to, scaled) => {
      const amount = scaled / 10_000;
      const there = convertAmount(amount, from, to);
      fc.pre(there !== null);
      expect(convertAmount(there ?? 0, to, from)).toBeCloseTo(amount, 6);
    }),
  );
});

test('names follow the amount', () => {
  expect(unitName('serving')).toBe('Portion');
  expect(unitName('serving', 1)).toBe('Portion');
  expect(unitName('serving', 0.5)).toBe('Portionen');
  expect(unitName('person', 12)).toBe('Personen');
  expect(unitName('amount', 3)).toBe('Stück');
});

test('only ids of the table are unit ids, not the properties that every object has', () => {
  expect(isUnitId('kilogram')).toBe(true);
  for (const value of ['constructor', '__proto__', '', 'KG', 5, null]) expect(isUnitId(value)).toBe(false);
});
