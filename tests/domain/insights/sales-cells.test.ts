import { expect, it } from 'vitest';
import { mergedCells, type SalesCell } from '#domain/insights/sales-cells.ts';
import { cents, ZERO } from '#domain/money/money.ts';

const cell = (values: Partial<SalesCell>): SalesCell => ({
  ...{
    section: 'product',
    key: '1',
    label: 'Brot',
    orders: 1,
    pieces: 2,
    amount: cents(300),
    more: ZERO,
    bundled: 1,
  },
  ...values,
});

it('the cells of spans add up under the latest label, apart by section and key', () => {
  const first = [cell({}), cell({ key: '2', label: 'Käse' }), cell({ section: 'hour' })];
  const second = [
    cell({ label: 'Brot neu', orders: 2, pieces: 0.5, amount: cents(-50), more: cents(7), bundled: 0.5 }),
    cell({ key: '2', label: '' }),
  ];
  expect(mergedCells([first, second])).toEqual([
    cell({ label: 'Brot neu', orders: 3, pieces: 2.5, amount: cents(250), more: cents(7), bundled: 1.5 }),
    cell({ key: '2', label: 'Käse', orders: 2, pieces: 4, amount: cents(600), bundled: 2 }),
    cell({ section: 'hour' }),
  ]);
  expect(mergedCells([])).toEqual([]);
});
