import { describe, expect, it } from 'vitest';
import { addressLine, placeLine } from '#domain/contact/address.ts';

describe('an address in one line', () => {
  it('puts the street before the town', () => {
    const address = { street: 'Hauptstraße 5', zipCode: '6850', city: 'Dornbirn' };
    expect(placeLine(address)).toBe('6850 Dornbirn');
    expect(addressLine(address)).toBe('Hauptstraße 5, 6850 Dornbirn');
  });

  it.each([
    [{ street: '', zipCode: '6850', city: 'Dornbirn' }, '6850 Dornbirn'],
    [{ street: 'Hauptstraße 5', zipCode: '', city: '' }, 'Hauptstraße 5'],
    [{ street: ' ', zipCode: '', city: 'Dornbirn' }, 'Dornbirn'],
    [{ street: '', zipCode: '6850', city: '' }, '6850'],
    [{ street: '', zipCode: '', city: '' }, ''],
  ])('leaves out what is missing: %o', (address, line) => {
    expect(addressLine(address)).toBe(line);
  });
});
