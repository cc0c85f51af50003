import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { OrderLine } from '#domain/order/lines/line-fields.ts';
import {
  answersOf,
  revisedAmountFault,
  revisedItemFaults,
  revisedTotals,
  withAmount,
} from '#domain/ordering/order-revision.ts';
import { priceCart, totalsOf } from '#domain/ordering/pricing.ts';
import { area, item as cartItem, ct, part, product } from '#tests/factories.ts';

function item(change: Partial<OrderItem> = {}): OrderItem {
  return {
    product: 1,
    name: 'Käsesemmel',
    allergens: '',
    amount: 2,
    unit: 'amount',
    unitPrice: cents(490),
    gross: cents(980),
    taxRate: 10,
    pricing: 'fixed',
    isPriceHidden: false,
    parts: [],
    ...change,
  };
}

describe('another amount at the promised price', () => {
  // 12.90 per kilogram: the sum alone would make it 6.72.
  const grams = item({
    unit: 'gram',
    amount: 250,
    unitPrice: ct(1),
    basePrice: ct(1290),
    baseUnit: 'kilogram',
    gross: ct(323),
  });
  it.each([
    ['pieces', item(), 3, 490, 1470],
    ['pieces, dearer now', item(), 3, 590, 1470],
    ['pieces, gone from the catalogue', item(), 3, null, 1470],
    // 25.00 per kilogram ordered as 500 g: the stored 3 cents per gram would make it 15.00.
    ['grams', item({ amount: 500, unitPrice: ct(3), gross: ct(1250) }), 520, 2.5, 1300],
    ['grams, gone', item({ amount: 500, unitPrice: ct(3), gross: ct(1250) }), 520, null, 1300],
    ['grams at a base price', grams, 520, null, 671],
    ['grams at a base price, dearer now', grams, 520, 1.39, 671],
    ['one gram', item({ amount: 1, unitPrice: ct(3), gross: ct(3) }), 500, 2.5, 1250],
    ['a weighed kilogram', item({ amount: 0.25, unitPrice: ct(2500), gross: ct(625) }), 0.263, 2500, 658],
  ])('%s', (_, before, amount, exact, gross) => {
    expect(withAmount(before, amount, exact)).toEqual({ ...before, amount, gross });
  });

  it('the same amount changes nothing, whatever the catalogue says', () => {
    const prices = fc.integer({ min: 0, max: 10_000 });
    const amounts = fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(prices, amounts, fc.option(prices), (price, amount, exact) => {
        const before = item({ amount, unitPrice: ct(price), gross: ct(Math.round(price * amount)) });
        expect(withAmount(before, amount, exact).gross).toBe(before.gross);
      }),
    );
  });
});

describe('what staff may put into an order', () => {
  it.each([
    [0.0001, null],
    [10_000, null],
    [163.5, null],
    [0, 'amount-invalid'],
    [-1, 'amount-invalid'],
    [Number.NaN, 'amount-invalid'],
    [Number.POSITIVE_INFINITY, 'amount-invalid'],
    [0.00001, 'amount-invalid'],
    [10_001, 'amount-too-large'],
  ])('amount %s', (amount, code) => {
    expect(revisedAmountFault(amount)).toBe(code);
  });

  it('no limits of the shop, but its steps and units', () => {
    const limited = product({ minimumQuantity: 10, quantityStepSize: 5, maximumQuantity: 20 });
    expect(revisedItemFaults(cartItem({ product: limited, amount: 163 }))).toEqual([]);
    const faults = revisedItemFaults(cartItem({ unit: 'kilogram', parts: ['x'], amount: 0 }));
    expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'unit unit-invalid',
      'parts parts-length',
      'amount amount-invalid',
    ]);
  });
});

describe('the totals of an order with other items', () => {
  const vienna = area({ area: 'Wien', price: ct(350), tax: 20, freeFromOrderValue: ct(3000) });
  const fee = (amount: number, taxRate: number): OrderLine => ({
    kind: 'delivery-fee',
    label: 'Lieferung',
    detail: 'Wien',
    amount: ct(amount),
    taxRate,
    payer: 'customer',
  });
  const big = item({ amount: 10, gross: ct(4900) });

  it('keep a promised fee and its rate, whatever the area costs now', () => {
    const totals = revisedTotals({ lines: [fee(300, 10)] }, [item({ gross: ct(1470) })], vienna);
    expect(totals).toEqual(totalsOf([item({ gross: ct(1470) })], [fee(300, 10)]));
    expect(revisedTotals({ lines: [fee(300, 10)] }, [item()], null).lines).toEqual([fee(300, 10)]);
  });

  it('are free of the fee from that value up, and charged below it', () => {
    expect(revisedTotals({ lines: [fee(350, 20)] }, [big], vienna).lines).toEqual([fee(0, 20)]);
    expect(revisedTotals({ lines: [fee(0, 10)] }, [item()], vienna)).toMatchObject({
      lines: [fee(350, 20)],
      totalGross: 1330,
    });
    expect(revisedTotals({ lines: [fee(0, 20)] }, [item()], null).lines).toEqual([fee(0, 20)]);
  });

  it('keep a line of a kind that only a newer version knows', () => {
    const deposit: OrderLine = { ...fee(200, 20), kind: 'deposit', label: 'Pfand' };
    expect(revisedTotals({ lines: [deposit] }, [item()], vienna)).toMatchObject({
      lines: [deposit],
      totalGross: 1180,
    });
  });

  it('are those that a cart with these items has', () => {
    const lines = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 0, max: 5_000 }) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const cart = (rows: typeof first) =>
          rows.map(({ amount, price }) => cartItem({ product: product({ price: ct(price) }), amount }));
        const frozen = (rows: typeof first) =>
          rows.map(({ amount, price }) => item({ amount, unitPrice: ct(price), gross: ct(price * amount) }));
        const ordered = priceCart(cart(first), 'delivery', vienna);
        const { items: _, ...wanted } = priceCart(cart(second), 'delivery', vienna);
        expect(revisedTotals(ordered, frozen(second), vienna)).toEqual(wanted);
      }),
    );
  });
});

describe('answers as they appear in an order', () => {
  it('are found by the name of their step', () => {
    const steps = [
      part({ name: 'Brot' }),
      part({ name: 'Belag', type: 'multiselect' }),
      part({ name: 'Gruß', type: 'text' }),
      part({ name: 'Fotos', type: 'images' }),
      part({ name: 'Plan', type: 'file' }),
      part({ name: 'Neu', type: 'text' }),
    ];
    const shown = { text: null, options: [], uploads: [] };
    expect(
      answersOf(steps, [
        { ...shown, name: 'Gruß', text: 'Alles Gute' },
        { ...shown, name: 'Brot', options: [{ name: 'Semmel' }] },
        { ...shown, name: 'Belag', options: [{ name: 'Käse' }, { name: 'Speck' }] },
        { ...shown, name: 'Fotos', uploads: [7, 8] },
        { ...shown, name: 'Plan', uploads: [9] },
      ]),
    ).toEqual(['Semmel', ['Käse', 'Speck'], 'Alles Gute', [7, 8], 9, null]);
  });
});
