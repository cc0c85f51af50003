import { type Field, field, line, namesOf, type Values } from './field.ts';

/** A company, for those who order as one. */
export const COMPANY_FIELDS = { isCompany: field('flag'), companyName: line('Firma') };

export const NAME_FIELDS = { firstName: line('Vorname'), lastName: line('Nachname') };

/** The way inside the house, in the order in which one walks it. */
export const INSIDE_FIELDS = {
  stairway: line('Stiege', 50),
  floor: line('Stock', 50),
  door: line('Tür', 50),
};

export const PLACE_FIELDS = {
  street: line('Straße und Hausnummer'),
  ...INSIDE_FIELDS,
  zipCode: line('PLZ', 20),
  city: line('Ort'),
  country: field('country', 'Land'),
};

/** One declaration for the address of the invoice and for the one that a delivery goes to. */
export const ADDRESS_FIELDS = { ...COMPANY_FIELDS, ...NAME_FIELDS, ...PLACE_FIELDS };

export interface Address extends Values<typeof ADDRESS_FIELDS> {}

/** The name of the field in what is sent with an order: firstName -> deliveryFirstName, isCompany -> isDeliveryCompany. */
export type DeliveryName<N extends string> = N extends `is${infer Rest}`
  ? `isDelivery${Rest}`
  : `delivery${Capitalize<N>}`;

export function deliveryName<N extends keyof Address>(name: N): DeliveryName<N> {
  const other = name.startsWith('is')
    ? `isDelivery${name.slice(2)}`
    : `delivery${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return other as DeliveryName<N>;
}

type DeliveryFields = { [N in keyof Address as DeliveryName<N>]: (typeof ADDRESS_FIELDS)[N] };

/** The address elsewhere under those names. */
export const OTHER_ADDRESS_FIELDS = Object.fromEntries(
  namesOf(ADDRESS_FIELDS).map((name) => [deliveryName(name), calledMore(ADDRESS_FIELDS[name])]),
) as DeliveryFields;

function calledMore<F extends Field>(field: F): F {
  return field.label === undefined ? field : { ...field, label: `${field.label} (Lieferadresse)` };
}
