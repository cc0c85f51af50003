import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricingModeOf } from '#domain/catalogue/product.ts';
import { addCents } from '#domain/money/money.ts';
import { amountOf } from '#domain/order/lines/index.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import {
  chosenOptions,
  combinedPricing,
  leftOutOptions,
  lineOf,
  type PricedCart,
  priceCart,
  unitPrice,
} from '#domain/ordering/pricing.ts';
import type { Service } from '#domain/shop/branch.ts';
import { alternativeUnit, area, configurable, ct, item, option, part, product } from '#tests/factories.ts';

const feeOf = ({ lines }: Pick<PricedCart, 'lines'>) => amountOf(lines, 'delivery-fee');

const bread = part({
  name: 'Brot',
  options: [option('Semmel'), option('Kornspitz', 'add', 30), option('Riesenlaib', 'overwrite', 990)],
});
const extras = part({
  name: 'Extras',
  type: 'multiselect',
  optional: true,
  options: [
    option('Käse', 'add', 80),
    option('Klein', 'overwrite', 300),
    option('Ohne Butter', 'subtract', 20),
    option('Groß', 'overwrite', 700),
    option('Geschenkt', 'subtract', 5000),
  ],
});
const snack = configurable([bread, extras]);

describe('the unit price', () => {
  test.each([
    [null, null, 490],
    ['Semmel', null, 490],
    ['Kornspitz', null, 520],
    ['Riesenlaib', null, 990],
    ['Kornspitz', ['Käse', 'Ohne Butter'], 580],
    ['Riesenlaib', ['Käse'], 1070],
    ['Riesenlaib', ['Klein'], 300],
    ['Kornspitz', ['Klein', 'Käse'], 410],
    ['Semmel', ['Klein', 'Groß'], 700],
    ['Semmel', ['Groß', 'Klein'], 700],
    ['Semmel', ['Geschenkt'], 0],
    ['Unbekannt', ['Käse', 'Käse'], 570],
  ])('with %j and %j is %i', (first, second, expected) => {
    expect(unitPrice(item({ product: snack, parts: [first, second] }))).toBe(expected);
  });

  test('simple products ignore whatever parts contains', () => {
    expect(unitPrice(item({ product: product({ config: { parts: [bread] } }), parts: ['Riesenlaib'] }))).toBe(
      490,
    );
  });

  test('A4 is never below zero, whatever is chosen', () => {
    const anyPart = fc.array(
      fc.record({
        name: fc.string({ maxLength: 3 }),
        modifier: fc.constantFrom('add' as const, 'subtract' as const, 'overwrite' as const),
        value: fc.integer({ min: 0, max: 100_000 }).map(ct),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        anyPart,
        fc.array(fc.string({ maxLength: 3 })),
        fc.integer({ min: 0, max: 5000 }),
        (options, names, price) => {
          const of = configurable([part({ type: 'multiselect', options })], { price: ct(price) });
          expect(unitPrice(item({ product: of, parts: [names] }))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('chosen options come in the order of the definition, each once', () => {
    expect(chosenOptions(extras, ['Groß', 'Käse', 'Groß']).map((chosen) => chosen.name)).toEqual([
      'Käse',
      'Groß',
    ]);
    expect(chosenOptions(part({ type: 'text' }), 'Käse')).toEqual([]);
  });
});

describe('R274 what a guest left out of the usual', () => {
  const [butter, onion, mustard] = [
    { ...option('Butter'), isPreselected: true },
    { ...option('Zwiebel'), isPreselected: true },
    option('Senf'),
  ];
  test.each([
    ['all of it chosen', 'multiselect', [butter, onion], []],
    ['one of two', 'multiselect', [onion, mustard], ['Butter']],
    ['nothing chosen', 'multiselect', [], ['Butter', 'Zwiebel']],
    ['another one in its place', 'select', [mustard], []],
    ['none in its place', 'select', [], ['Butter', 'Zwiebel']],
  ] as const)('%s', (_name, type, chosen, names) => {
    const step = part({ type, options: [butter, onion, mustard] });
    expect(leftOutOptions(step, chosen).map(({ name }) => name)).toEqual(names);
  });
});

describe('a line', () => {
  const cheese = product({
    unit: 'kilogram',
    price: ct(1290),
    minimumQuantity: 0.05,
    quantityStepSize: 0.05,
    takeawayTax: 10,
    dineInTax: 20,
    tax: 13,
    pricing: 'approximate',
    alternativeUnits: [
      alternativeUnit({ unit: 'gram', calculationModel: 'fixed' }),
      alternativeUnit({ unit: 'package', ratio: 0.25 }),
    ],
  });

  test.each([
    ['kilogram', 0.25, 323, 1290],
    ['gram', 250, 323, 1],
    ['gram', 100, 129, 1],
    ['package', 2, 645, 323],
  ] as const)('%s x %f costs %i', (unit, amount, gross, price) => {
    const line = lineOf(item({ product: cheese, unit, amount }), 'takeaway');
    expect(line.gross).toBe(gross);
    expect(line.unitPrice).toBe(price);
    expect(line.productUnitPrice).toBe(1290);
  });

  test('half a cent of a line goes up', () => {
    const half = product({ price: ct(1), minimumQuantity: 0.5, quantityStepSize: 0.5 });
    expect(lineOf(item({ product: half, amount: 0.5 }), 'delivery').gross).toBe(1);
    expect(lineOf(item({ product: half, amount: 1.5 }), 'delivery').gross).toBe(2);
  });

  test('the pricing mode: of the unit, of the product, then pricing', () => {
    expect(pricingModeOf(cheese, 'gram')).toBe('fixed');
    expect(pricingModeOf(cheese, 'package')).toBe('approximate');
    expect(pricingModeOf({ ...cheese, calculationModel: 'minimum' }, 'kilogram')).toBe('minimum');
    expect(pricingModeOf({ ...cheese, calculationModel: 'minimum' }, 'gram')).toBe('fixed');
  });
});

test.each([
  [[], 'fixed'],
  [['fixed', 'fixed'], 'fixed'],
  [['fixed', 'approximate'], 'approximate'],
  [['approximate', 'minimum', 'fixed'], 'minimum'],
] as const)('%j together is %s', (modes, expected) => {
  expect(combinedPricing(modes)).toBe(expected);
});

describe('a cart', () => {
  const food = product({ price: ct(1000), tax: 10 });
  const wine = product({ id: 3, price: ct(1190), tax: 20 });

  test('adds items and fee, with one net per rate', () => {
    const priced = priceCart(
      [item({ product: food, amount: 2 }), item({ product: wine })],
      'delivery',
      area(),
    );
    expect(priced).toMatchObject({ gross: 3190, totalGross: 3540, pricing: 'fixed' });
    expect(feeOf(priced)).toBe(350);
    expect(priced.taxLines).toEqual([
      { rate: 10, net: 1818, vat: 182 },
      { rate: 20, net: 1283, vat: 257 },
    ]);
    expect(priced.taxes).toEqual({ '10': 182, '20': 257 });
    expect(priced.totalNet).toBe(3101);
  });

  test('A9 the fee is waived from freeFromOrderValue up, counting the items alone', () => {
    const free = (from: number) =>
      priceCart([item({ product: food })], 'delivery', area({ freeFromOrderValue: ct(from) }));
    expect(feeOf(free(1000))).toBe(0);
    expect(feeOf(free(1001))).toBe(350);
    expect(feeOf(free(0))).toBe(350);
  });

  test('no fee for takeaway, dine-in and an empty cart', () => {
    expect(priceCart([item()], 'takeaway', area()).lines).toEqual([]);
    expect(priceCart([item()], 'dineIn', area()).lines).toEqual([]);
    expect(priceCart([], 'delivery', area())).toMatchObject({
      totalGross: 0,
      lines: [],
      taxLines: [],
      pricing: 'fixed',
    });
  });

  test('A7 a hidden price hides the total', () => {
    expect(priceCart([item({ product: product({ isPriceHidden: true }) })], 'takeaway', null)).toMatchObject({
      pricing: 'minimum',
      totalGross: 490,
    });
  });
});

const anyItem: fc.Arbitrary<CartItem> = fc
  .record({
    price: fc.integer({ min: 0, max: 1_000_000 }),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    tax: fc.constantFrom(0, 2.6, 5.5, 7, 8.1, 10, 13, 19, 20),
    takeawayTax: fc.option(fc.constantFrom(7, 10)),
    dineInTax: fc.option(fc.constantFrom(10, 20)),
  })
  .map(({ price, amount, ...taxes }) =>
    item({ product: product({ price: ct(price), ...taxes }), amount: amount / 10_000 }),
  );
const anyArea = fc
  .record({ price: fc.integer({ min: 0, max: 2000 }), tax: fc.constantFrom(10, 20), free: fc.boolean() })
  .map(({ price, ...rest }) => area({ price: ct(price), ...rest }));

test('totals add up, and net + VAT = gross for every rate and in sum', () => {
  const services: Service[] = ['takeaway', 'delivery', 'dineIn'];
  fc.assert(
    fc.property(
      fc.array(anyItem, { maxLength: 8 }),
      fc.constantFrom(...services),
      fc.option(anyArea),
      (items, service, of) => {
        const priced = priceCart(items, service, of);
        expect(addCents(...priced.items.map((line) => line.gross))).toBe(priced.gross);
        expect(priced.gross + feeOf(priced)).toBe(priced.totalGross);
        const vat = addCents(...Object.values(priced.taxes));
        expect(priced.totalNet + vat).toBe(priced.totalGross);
        for (const line of priced.taxLines) {
          const atRate = priced.items
            .filter((entry) => entry.taxRate === line.rate)
            .reduce((sum, entry) => sum + entry.gross, 0);
          const fee = of?.tax === line.rate ? feeOf(priced) : 0;
          expect(line.net + line.vat).toBe(atRate + fee);
          expect(Math.abs(line.net - (line.net + line.vat) / (1 + line.rate / 100))).toBeLessThanOrEqual(
            0.500001,
          );
        }
      },
    ),
  );
});
