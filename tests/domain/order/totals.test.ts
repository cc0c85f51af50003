import { expect, test } from 'vitest';
import { namesOf } from '#domain/order/field.ts';
import { TAXES_FIELD, TOTALS_FIELDS } from '#domain/order/totals.ts';
import { totalsOf } from '#domain/ordering/pricing.ts';

test('the declared totals are those that are computed', () => {
  expect(Object.keys(totalsOf([], [])).toSorted()).toEqual(
    namesOf({ ...TOTALS_FIELDS, ...TAXES_FIELD }).toSorted(),
  );
});
