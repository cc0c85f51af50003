import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { taxLines } from '#domain/money/tax.ts';
import {
  creditShares,
  creditSharesOf,
  grossOf,
  remainingShares,
  type TaxShare,
  taxSharesOf,
} from '#domain/papers/tax-share.ts';

const share = (rate: number | null, gross: number, net: number): TaxShare => ({
  rate,
  gross: cents(gross),
  net: cents(net),
  vat: cents(gross - net),
});

describe('the rates of an order', () => {
  it('are its tax lines, and what no rate has', () => {
    const order = { taxLines: [{ rate: 10, net: cents(1000), vat: cents(100) }], totalGross: cents(1300) };
    expect(taxSharesOf(order)).toEqual([share(10, 1100, 1000), share(null, 200, 200)]);
  });
});

describe('R299 what a refund takes', () => {
  const invoice = [share(10, 3300, 3000), share(20, 1200, 1000), share(null, 100, 100)];

  it.each([
    [4600, invoice],
    [2300, [share(10, 1650, 1500), share(20, 600, 500), share(null, 50, 50)]],
    [1, [share(10, 1, 1)]],
    // Never more than is left.
    [9999, invoice],
    [0, []],
  ])('of %i cents', (amount, expected) => {
    expect(creditShares(invoice, cents(amount))).toEqual(expected);
  });

  it('follows the rates of refunded lines, each as far as something is left of it', () => {
    const lines = [
      { gross: cents(600), taxRate: 20 },
      { gross: cents(5000), taxRate: 10 },
    ];
    expect(creditSharesOf(invoice, lines)).toEqual([share(10, 3300, 3000), share(20, 600, 500)]);
  });

  const anyInvoice = fc
    .uniqueArray(fc.constantFrom(0, 2.6, 4.9, 7, 10, 13, 19, 20), { minLength: 1, maxLength: 4 })
    .chain((rates) =>
      fc
        .tuple(
          fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: rates.length, maxLength: rates.length }),
          fc.integer({ min: 0, max: 500 }),
        )
        .map(([amounts, tip]) => {
          const lines = taxLines(rates.map((rate, index) => ({ rate, gross: cents(amounts[index] ?? 1) })));
          const total = amounts.reduce((sum, amount) => sum + amount, tip);
          return taxSharesOf({ taxLines: lines, totalGross: cents(total) });
        }),
    );

  it('adds up: any refunds one after the other, and the rest, are the invoice to the cent', () => {
    fc.assert(
      fc.property(
        anyInvoice,
        fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 6 }),
        (whole, amounts) => {
          const notes: TaxShare[][] = [];
          for (const amount of amounts) {
            const left = remainingShares(whole, notes);
            const taken = creditShares(left, cents(amount));
            expect(grossOf(taken)).toBe(Math.min(amount, grossOf(left)));
            for (const { rate, gross, net, vat } of taken) {
              expect(net + vat).toBe(gross);
              expect(Math.min(gross, net, vat)).toBeGreaterThanOrEqual(0);
              // The tax of a note is that of its amount, but for the cent that rounding moves between notes.
              if (rate !== null) expect(Math.abs(vat - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(1);
              const before = left.find((one) => one.rate === rate)?.gross ?? 0;
              expect(gross).toBeLessThanOrEqual(before);
              // In proportion to what was left, to the cent.
              expect(Math.abs(gross - (grossOf(taken) * before) / grossOf(left))).toBeLessThan(1);
            }
            notes.push(taken);
          }
          const rest = remainingShares(whole, notes);
          notes.push(creditShares(rest, grossOf(rest)));
          for (const one of remainingShares(whole, notes))
            expect(one).toMatchObject({ gross: 0, net: 0, vat: 0 });
        },
      ),
    );
  });
});
