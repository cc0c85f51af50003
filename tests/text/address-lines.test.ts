import { describe, expect, it } from 'vitest';
import type { Address } from '#domain/order/address.ts';
import { addressLines, buildingLine, destinationLines, nameLines, placeLines } from '#text/address-lines.ts';

const flat: Address = {
  isCompany: true,
  companyName: 'Hofer GmbH, Einkauf',
  firstName: 'Anna',
  lastName: 'Hofer',
  street: 'Hauptstraße 5',
  stairway: '2',
  floor: '3',
  door: '14',
  zipCode: '6850',
  city: 'Dornbirn',
  country: 'AT',
};
const nothing: Address = {
  isCompany: false,
  companyName: '',
  firstName: '',
  lastName: '',
  street: '',
  stairway: '',
  floor: '',
  door: '',
  zipCode: '',
  city: '',
  country: 'AT',
};

describe('the lines of an address', () => {
  it('lead from the company to the door', () => {
    expect(addressLines(flat, ['AT'])).toEqual([
      'Hofer GmbH, Einkauf',
      'Anna Hofer',
      'Hauptstraße 5',
      'Stiege 2, Stock 3, Tür 14',
      '6850 Dornbirn',
    ]);
  });

  it('end with the note for the driver, if a server sends it', () => {
    const home = { ...flat, deliveryAddress: null };
    expect(destinationLines({ ...home, deliveryNote: 'Hintereingang' }, ['AT'])).toEqual([
      ...addressLines(flat, ['AT']),
      'Hinweis für die Zustellung: Hintereingang',
    ]);
    expect(destinationLines(home, ['AT'])).toEqual(addressLines(flat, ['AT']));
    expect(destinationLines({ ...home, deliveryAddress: nothing, deliveryNote: '' }, ['AT'])).toEqual([]);
  });

  it('leave out what is missing', () => {
    expect(addressLines({ ...nothing, lastName: 'Hofer', city: 'Dornbirn' }, ['AT'])).toEqual([
      'Hofer',
      'Dornbirn',
    ]);
    expect(addressLines({ ...nothing, firstName: ' ', street: '  ' }, ['AT'])).toEqual([]);
  });

  it('name a company only where the address is a company’s', () => {
    expect(nameLines({ ...flat, isCompany: false })).toEqual(['Anna Hofer']);
    expect(nameLines({ ...flat, firstName: '', lastName: '' })).toEqual(['Hofer GmbH, Einkauf']);
  });

  it.each([
    [{ stairway: '', floor: '3', door: '' }, 'Stock 3'],
    [{ stairway: ' B ', floor: '', door: '40' }, 'Stiege B, Tür 40'],
    [{ stairway: '', floor: '', door: '' }, ''],
  ])('show the way inside the building: %o', (inside, line) => {
    expect(buildingLine(inside)).toBe(line);
  });

  it('end with the country unless it is one of the shop’s own', () => {
    expect(placeLines(flat, ['DE', 'LI']).at(-1)).toBe('Österreich');
    expect(placeLines(flat, ['DE', 'AT']).at(-1)).toBe('6850 Dornbirn');
    expect(placeLines(nothing, ['DE'])).toEqual([]);
  });
});
