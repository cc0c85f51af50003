import { expect, test } from 'vitest';
import { BRANCH_WIRE } from '#domain/shop/branch.ts';
import { area, branch, ct } from '#tests/factories.ts';

test('the fee and minimum of a delivery area are money, its tax rate and unset values are not', () => {
  const near = area({ price: ct(350), tax: 20, minimumOrderValue: ct(1250), freeFromOrderValue: null });
  const inside = branch({ deliveryAreas: [near] });
  const wire = BRANCH_WIRE.toWire(inside);
  expect(wire).toEqual({
    ...inside,
    deliveryAreas: [{ ...near, price: 3.5, minimumOrderValue: 12.5, freeFromOrderValue: null }],
  });
  expect(BRANCH_WIRE.fromWire(wire)).toEqual(inside);
});
