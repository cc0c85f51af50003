import { describe, expect, test } from 'vitest';
import {
  areaName,
  deliveryFee,
  findArea,
  freeFromMissing,
  minimumMissing,
} from '#domain/shop/delivery-area.ts';
import { area, branch, ct } from '#tests/factories.ts';

test('A8 an area is found by its name in its own branch only', () => {
  expect(findArea(branch(), 'Dornbirn')).toEqual(area());
  expect(findArea(branch(), 'Bregenz')).toBeNull();
  expect(findArea(branch(), null)).toBeNull();
});

test('R139 an area is read under its label and found under its name', () => {
  const labelled = area({ label: 'Dornbirn town' });
  expect([areaName(area()), areaName(labelled)]).toEqual(['Dornbirn', 'Dornbirn town']);
  expect(findArea(branch({ deliveryAreas: [labelled] }), 'Dornbirn')).toBe(labelled);
  expect(findArea(branch({ deliveryAreas: [labelled] }), 'Dornbirn town')).toBeNull();
});

describe('the boundaries are inclusive', () => {
  const of = area({ minimumOrderValue: ct(1000), freeFromOrderValue: ct(3000) });
  test.each([
    [0, 1000, 3000, 350],
    [999, 1, 2001, 350],
    [1000, null, 2000, 350],
    [2999, null, 1, 350],
    [3000, null, null, 0],
    [5000, null, null, 0],
  ])('gross %i: missing %j, to free %j, fee %i', (gross, missing, toFree, fee) => {
    expect(minimumMissing(of, ct(gross))).toBe(missing);
    expect(freeFromMissing(of, ct(gross))).toBe(toFree);
    expect(deliveryFee(of, ct(gross))).toBe(fee);
  });
});

test('0 and null both mean not set', () => {
  for (const value of [null, ct(0)]) {
    const of = area({ minimumOrderValue: value, freeFromOrderValue: value });
    expect(minimumMissing(of, ct(0))).toBeNull();
    expect(freeFromMissing(of, ct(0))).toBeNull();
    expect(deliveryFee(of, ct(100_000))).toBe(350);
  }
});

test('a free area costs nothing and promises nothing', () => {
  const of = area({ free: true, freeFromOrderValue: ct(3000) });
  expect(deliveryFee(of, ct(1))).toBe(0);
  expect(freeFromMissing(of, ct(1))).toBeNull();
  expect(freeFromMissing(area({ price: ct(0), freeFromOrderValue: ct(3000) }), ct(1))).toBeNull();
});
