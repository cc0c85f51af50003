import { describe, expect, it } from 'vitest';
import type { SalesReport } from '#inputs/sales-report.ts';
import { minutesText } from '#web/backoffice/layout/minutes-text.ts';
import { figureCells, figureTables } from '#web/backoffice/statistics/day-end/figure-tables.ts';
import { comparedEntries } from '#web/backoffice/statistics/sales/sales-entries.ts';

const entry = (key: string, amount: number, values = {}) => ({
  ...{ key, label: key, orders: 1, amount, passedOn: 0 },
  ...values,
});

function report(values: Partial<SalesReport> = {}): SalesReport {
  return {
    ...{ from: '2026-11-24', to: '2026-11-24', revenue: 20.1, passedOn: 0.2, total: 20.3, orders: 2 },
    parts: [entry('confirmed', 20.1, { orders: 2 }), entry('open', 5)],
    branches: [entry('1', 20.1, { orders: 2 })],
    services: [entry('takeaway', 20.1, { orders: 2, passedOn: 0.2 })],
    payments: [entry('cash', 0.1), entry('atm-card', 20, { passedOn: 0.2 })],
    hours: [],
    taxes: [
      { rate: 2.6, net: 9.1, tax: 0.24, gross: 9.34 },
      { rate: 20, net: 8.97, tax: 1.79, gross: 10.76 },
    ],
    untaxed: 0.2,
    lines: [entry('tip', 0.2), entry('donation', 0.07)],
    donations: [entry('Tierheim', 0.07)],
    products: [],
    categories: [],
    rejected: [],
    canceled: [],
    missed: [],
    answer: null,
    ratings: { orders: 0, average: null, stars: [0, 0, 0, 0, 0] },
    ...values,
  };
}

describe('the end of a day', () => {
  it('has tables only of what there was, branches only if there are several', () => {
    expect(figureTables(report()).map(({ title }) => title)).toEqual([
      'Nach Steuersatz',
      'Nach Zahlart',
      'Nach Service',
      'Liefergebühren und Trinkgeld',
      'Spenden des Shops',
      'Nicht im Umsatz enthalten',
    ]);
    const two = report({ branches: [entry('1', 20), entry('2', 0.1)] });
    expect(figureTables(two).map(({ title }) => title)).toContain('Nach Filiale');
  });

  it('adds net, tax and what is not taxed up to what guests paid', () => {
    const [taxes] = figureTables(report());
    expect(taxes?.rows.map(({ label }) => label)).toEqual(['2,6 %', '20 %', 'Ohne Steuer']);
    expect(taxes?.sum).toEqual({ label: 'Summe', net: 18.07, tax: 2.03, amount: 20.3 });
  });

  it('shows tips beside the revenue of each way to pay, and not where there are none', () => {
    const payments = figureTables(report())[1];
    expect(payments?.columns).toEqual(['orders', 'amount', 'passedOn', 'total']);
    expect(payments?.rows[1]).toEqual({
      label: 'atm-card',
      orders: 1,
      amount: 20,
      passedOn: 0.2,
      total: 20.2,
    });
    expect(figureTables(report({ passedOn: 0 }))[1]?.columns).toEqual(['orders', 'amount']);
  });

  it('lists beside the items every line that guests pay, also of kinds it does not know', () => {
    const lines = [entry('tip', 0.2), entry('donation', 0.07), entry('next-year', 3)];
    const besides = figureTables(report({ lines })).find(({ title }) => title.startsWith('Liefergebühren'));
    expect(besides?.rows.map(({ label }) => label)).toEqual(['tip', 'next-year']);
  });

  it('is one table as CSV, with the sums', () => {
    const cells = figureCells(figureTables(report()));
    expect(cells).toContainEqual(['Nach Steuersatz', '2,6 %', null, 9.1, 0.24, 9.34, null, null]);
    expect(cells).toContainEqual(['Nach Zahlart', 'Summe', 2, null, null, 20.1, 0.2, 20.3]);
    expect(new Set(cells.map(({ length }) => length))).toEqual(new Set([8]));
  });
});

describe('the lists of the sales report', () => {
  it('stand beside the compared period, with what was only sold then', () => {
    const before = report({ payments: [entry('cash', 3), entry('voucher', 4)] });
    expect(comparedEntries('payments', report(), before)).toEqual([
      { key: 'atm-card', label: 'atm-card', count: 1, bundled: 0, amount: 20, before: null },
      { key: 'cash', label: 'cash', count: 1, bundled: 0, amount: 0.1, before: 3 },
      { key: 'voucher', label: 'voucher', count: 0, bundled: 0, amount: 0, before: 4 },
    ]);
    expect(comparedEntries('payments', report(), null)[0]?.before).toBeNull();
  });

  it.each([
    [0, '0:00'],
    [90, '1:30'],
    [3_605, '60:05'],
  ])('%i seconds are %s minutes', (seconds, text) => {
    expect(minutesText(seconds)).toBe(text);
  });
});
