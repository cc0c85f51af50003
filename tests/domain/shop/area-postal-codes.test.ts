import { expect, test } from 'vitest';
import { postalCodeFaults } from '#domain/shop/area-postal-codes.ts';
import { area } from '#tests/factories.ts';

const areas = (...lists: string[][]) =>
  lists.map((postalCodes, index) => area({ area: `Gebiet ${index}`, postalCodes }));

test('codes of the country, each in one area, are valid', () => {
  expect(postalCodeFaults(areas(['4040', '4041'], [], ['4020']), 'AT')).toEqual([]);
  expect(postalCodeFaults(areas(['01067']), 'DE')).toEqual([]);
  expect(postalCodeFaults([], 'AT')).toEqual([]);
});

test.each([
  [
    [['4040', '40400', '1']],
    { field: 'deliveryAreas.0.postalCodes', params: { zipCode: '40400', digits: 4 } },
  ],
  [
    [['4040'], ['A-4020']],
    { field: 'deliveryAreas.1.postalCodes', params: { zipCode: 'A-4020', digits: 4 } },
  ],
  [[['']], { field: 'deliveryAreas.0.postalCodes', params: { zipCode: '', digits: 4 } }],
])('what is no postcode of the country is named at its area: %j', (lists, fault) => {
  expect(postalCodeFaults(areas(...lists), 'AT')).toEqual([{ code: 'postal-code-invalid', ...fault }]);
});

test('one code in two areas is named with the first, for nothing would decide between their fees', () => {
  expect(postalCodeFaults(areas(['4040'], ['4020', '4040']), 'AT')).toEqual([
    {
      code: 'postal-code-taken',
      field: 'deliveryAreas.1.postalCodes',
      params: { zipCode: '4040', other: 'Gebiet 0' },
    },
  ]);
  expect(postalCodeFaults(areas(['4040', '4040']), 'AT')).toMatchObject([{ code: 'postal-code-taken' }]);
});
