import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_WIRE, type Product } from '#domain/catalogue/product.ts';
import type { Cents } from '#domain/money/money.ts';
import { MONEY, type Wire, wireForm } from '#domain/money/wire.ts';
import { PRICED_CART_WIRE } from '#domain/ordering/order-wire.ts';
import { priceCart } from '#domain/ordering/pricing.ts';
import { ct, item, product } from '#tests/factories.ts';

test('the tax map is money, the tax rates are not', () => {
  const priced = priceCart([item({ product: product({ price: ct(1000) }) })], 'takeaway', null);
  const wire = PRICED_CART_WIRE.toWire(priced);
  expect(wire.taxes).toEqual({ '10': 0.91 });
  expect(wire.taxLines).toEqual([{ rate: 10, net: 9.09, vat: 0.91 }]);
  expect(wire.items[0]).toMatchObject({ productUnitPrice: 10, unitPrice: 10, gross: 10, taxRate: 10 });
});

describe('a number is money because it is declared so, whatever its name', () => {
  interface Measured {
    value: number;
    price: number;
    taxes: Record<string, number>;
    fee: Cents;
    perDay: { value: number; cost: Cents | null }[];
  }
  const form = wireForm<Measured>({ fee: MONEY, perDay: [{ cost: MONEY }] });
  const measured: Measured = {
    value: 490,
    price: 490,
    taxes: { '10': 490 },
    fee: ct(490),
    perDay: [
      { value: 490, cost: ct(490) },
      { value: 0, cost: null },
    ],
  };
  const wire = {
    value: 490,
    price: 490,
    taxes: { '10': 490 },
    fee: 4.9,
    perDay: [
      { value: 490, cost: 4.9 },
      { value: 0, cost: null },
    ],
  };

  test('what is merely called value, price or taxes passes unchanged, both ways', () => {
    expect(form.toWire(measured)).toEqual(wire);
    expect(form.fromWire(wire)).toEqual(measured);
    expect(measured.fee).toBe(490);
  });

  test('a declaration that names a number, or forgets money, does not compile', () => {
    // @ts-expect-error value is a number and no money
    const tooMuch = wireForm<Measured>({ value: MONEY, fee: MONEY, perDay: [{ cost: MONEY }] });
    // @ts-expect-error the cost of a day is missing
    const tooLittle = wireForm<Measured>({ fee: MONEY });
    // @ts-expect-error there is no money to declare
    const none = wireForm<{ value: number }>({ value: MONEY });
    expect(tooMuch.toWire(measured).value).toBe(4.9);
    expect(tooLittle.toWire(measured).perDay).toEqual(measured.perDay);
    expect(none.toWire({ value: 490 })).toEqual({ value: 4.9 });
  });

  test('cents do not compile where JSON is expected, nor JSON where cents are', () => {
    // @ts-expect-error not converted
    const sent: Wire<Measured> = measured;
    // @ts-expect-error not converted
    const read: Measured = form.toWire(measured);
    expect([sent.fee, read.fee]).toEqual([490, 4.9]);
  });
});

test('what another version of the program sends or leaves out passes unchanged', () => {
  const other = { gross: 4.9, taxes: null, taxLines: [{ net: '4', vat: 0.4 }], later: { gross: 1 } };
  expect(PRICED_CART_WIRE.fromWire(JSON.parse(JSON.stringify(other)))).toEqual({
    gross: 490,
    taxes: null,
    taxLines: [{ net: '4', vat: 40 }],
    later: { gross: 1 },
  });
});

test('every sum survives the round trip through JSON text', () => {
  interface Line {
    gross: Cents;
    taxes: Record<string, Cents>;
    lines: { price: Cents }[];
  }
  const form = wireForm<Line>({ gross: MONEY, taxes: [MONEY], lines: [{ price: MONEY }] });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (value) => {
      const line = { gross: ct(value), taxes: { '8.1': ct(value) }, lines: [{ price: ct(value) }] };
      const text = JSON.stringify(form.toWire(line));
      expect(text).not.toMatch(/\.\d{3}/);
      expect(form.fromWire(JSON.parse(text))).toEqual(line);
    }),
  );
});

test('types: what is not money keeps its type on the wire', () => {
  const wire: Wire<Product> = PRODUCT_WIRE.toWire(product());
  const id: number = wire.id;
  const rate: number | null = wire.takeawayTax;
  const price: number = wire.price;
  expect([id, rate, price]).toEqual([1, null, 4.9]);
});
