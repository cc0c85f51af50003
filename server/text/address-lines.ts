import { placeLine } from '#domain/contact/address.ts';
import { BUILDING_FIELDS, type Address as KnownAddress } from '#domain/order/address.ts';
import { STORED_CONTACT_FIELDS } from '#domain/order/contact.ts';
import { namesOf } from '#domain/order/field.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { nameOf } from './name-of.ts';
import { COUNTRY_NAMES } from './state-texts.ts';

/** The country is a plain string for print agents, which only know the countries of their own version. */
type Address = Omit<KnownAddress, 'country'> & { country: string };
type Inside = keyof typeof BUILDING_FIELDS;
type Person = Pick<Address, 'isCompany' | 'companyName' | 'firstName' | 'lastName'>;

/** The company, then the person; missing ones are left out. */
export function nameLines({ isCompany, companyName, firstName, lastName }: Person): string[] {
  return given([isCompany ? companyName : '', `${firstName.trim()} ${lastName.trim()}`]);
}

/** 'Stiege 2, Stock 3, Tür 14': the way inside the building, in walking order. */
export function buildingLine(address: Pick<Address, Inside>): string {
  const steps = namesOf(BUILDING_FIELDS).map((name) => {
    const step = address[name].trim();
    return step && `${BUILDING_FIELDS[name].label} ${step}`;
  });
  return given(steps).join(', ');
}

/**
 * An address without its names, line by line. The country is added only if a letter would need it, not if it is one of the
 * reader's `home` countries.
 */
export function placeLines(
  address: Pick<Address, 'street' | Inside | 'zipCode' | 'city' | 'country'>,
  home: readonly string[],
): string[] {
  const lines = given([address.street, buildingLine(address), placeLine(address)]);
  // Every order has a country, even without an address.
  return lines.length === 0 || home.includes(address.country)
    ? lines
    : [...lines, nameOf(COUNTRY_NAMES, address.country)];
}

/** The whole address: names and place. */
export function addressLines(address: Address, home: readonly string[]): string[] {
  return [...nameLines(address), ...placeLines(address, home)];
}

/** An older server sends no note. */
type Noted = Partial<Pick<StaffOrder, 'deliveryNote'>>;

/** Where a delivery goes, with the note for the driver. */
export function destinationLines(
  order: Address & Noted & { deliveryAddress: Address | null },
  home: readonly string[],
): string[] {
  return [...addressLines(order.deliveryAddress ?? order, home), ...given([deliveryNoteLine(order)])];
}

/** 'Hinweis für die Zustellung: Hintereingang'; empty without one. */
export function deliveryNoteLine({ deliveryNote = '' }: Noted): string {
  return deliveryNote && `${STORED_CONTACT_FIELDS.deliveryNote.label}: ${deliveryNote}`;
}

function given(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
