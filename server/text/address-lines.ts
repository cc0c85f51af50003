import { placeLine } from '#domain/contact/address.ts';
import { INSIDE_FIELDS, type Address as KnownAddress } from '#domain/order/address.ts';
import { KEPT_FIELDS } from '#domain/order/contact.ts';
import { namesOf } from '#domain/order/field.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { nameOf } from './name-of.ts';
import { COUNTRY_NAMES } from './state-texts.ts';

/** The country is a text to print agents, which know the countries of their own version only. */
type Address = Omit<KnownAddress, 'country'> & { country: string };
type Inside = keyof typeof INSIDE_FIELDS;
type Person = Pick<Address, 'isCompany' | 'companyName' | 'firstName' | 'lastName'>;

/** The company, then the person; without those that are not given. */
export function nameLines({ isCompany, companyName, firstName, lastName }: Person): string[] {
  return given([isCompany ? companyName : '', `${firstName.trim()} ${lastName.trim()}`]);
}

/** 'Stiege 2, Stock 3, Tür 14': the way inside the house, in the order in which one walks it. */
export function wayInside(address: Pick<Address, Inside>): string {
  const steps = namesOf(INSIDE_FIELDS).map((name) => {
    const step = address[name].trim();
    return step && `${INSIDE_FIELDS[name].label} ${step}`;
  });
  return given(steps).join(', ');
}

/**
 * An address without its names, line by line. The country stands only where a letter would need it: not when it is one of
 * the countries that the reader is at home in.
 */
export function placeLines(
  address: Pick<Address, 'street' | Inside | 'zipCode' | 'city' | 'country'>,
  home: readonly string[],
): string[] {
  const lines = given([address.street, wayInside(address), placeLine(address)]);
  // Every order names a country, also those that need no address.
  return lines.length === 0 || home.includes(address.country)
    ? lines
    : [...lines, nameOf(COUNTRY_NAMES, address.country)];
}

/** The whole address: who, and where. */
export function addressLines(address: Address, home: readonly string[]): string[] {
  return [...nameLines(address), ...placeLines(address, home)];
}

/** A server from before sends no note. */
type Noted = Partial<Pick<StaffOrder, 'deliveryNote'>>;

/** Where a delivery goes, and what the driver has to know. */
export function destinationLines(
  order: Address & Noted & { deliveryAddress: Address | null },
  home: readonly string[],
): string[] {
  return [...addressLines(order.deliveryAddress ?? order, home), ...given([deliveryNoteLine(order)])];
}

/** 'Hinweis für die Zustellung: Hintereingang'; empty without one. */
export function deliveryNoteLine({ deliveryNote = '' }: Noted): string {
  return deliveryNote && `${KEPT_FIELDS.deliveryNote.label}: ${deliveryNote}`;
}

function given(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
