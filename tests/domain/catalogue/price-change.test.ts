import { describe, expect, test } from 'vitest';
import { changedOptions, changedPrice, type PriceChange } from '#domain/catalogue/price-change.ts';
import { cents } from '#domain/money/money.ts';
import type { UnitId } from '#domain/money/units.ts';

const percent = (value: number, roundTo: PriceChange['roundTo'] = 1): PriceChange => ({
  kind: 'percent',
  value,
  roundTo,
});
const amount = (value: number, roundTo: PriceChange['roundTo'] = 1): PriceChange => ({
  kind: 'amount',
  value,
  roundTo,
});

describe('a price after a change', () => {
  test.each<[string, number, PriceChange, UnitId, number]>([
    ['by percent', 1000, percent(5), 'amount', 1050],
    ['half a cent rounds up', 490, percent(2.5), 'amount', 502],
    ['to 5 cents', 490, percent(3, 5), 'amount', 505],
    ['to 10 cents', 490, percent(3, 10), 'amount', 500],
    ['half of the step rounds up', 1000, amount(5, 10), 'amount', 1010],
    ['by an amount', 490, amount(30), 'amount', 520],
    ['less', 490, percent(-10, 10), 'amount', 440],
    ['never below zero', 20, amount(-50), 'amount', 0],
    ['nothing changes', 493, percent(0), 'amount', 493],
    ['a price per dekagram is rounded to the cent alone', 20, percent(10, 10), 'decagram', 22],
    ['a price per kilogram as any other', 1990, percent(4, 10), 'kilogram', 2070],
  ])('%s', (_name, price, change, unit, after) => {
    expect(changedPrice(cents(price), change, unit)).toBe(after);
  });
});

describe('the options of a step', () => {
  const options = [
    { name: 'Groß', modifier: 'overwrite' as const, value: cents(1000) },
    { name: 'Käse', modifier: 'add' as const, value: cents(100) },
    { name: 'Natur', modifier: 'add' as const, value: cents(0) },
  ];
  test.each<[string, PriceChange, number[]]>([
    ['all change by percent', percent(10), [1100, 110, 0]],
    ['only whole prices by an amount', amount(50), [1050, 100, 0]],
  ])('%s', (_name, change, values) => {
    expect(changedOptions(options, change, 'amount').map(({ value }) => value)).toEqual(values);
  });
});
