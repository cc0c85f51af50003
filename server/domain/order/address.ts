import { type Field, field, line, namesOf, personal, type Values } from './field.ts';
import * as texts from './texts.ts';

/** For orders placed by a company. */
export const COMPANY_FIELDS = {
  isCompany: field('flag'),
  companyName: personal(line(texts.companyName), 'person'),
};

export const NAME_FIELDS = {
  firstName: personal(line(texts.firstName), 'person'),
  lastName: personal(line(texts.lastName), 'person'),
};

/** The beginning of a postal code says where orders come from, and of nobody where they live. */
const REGION_CHARACTERS = 2;

/** The way inside the building, in walking order. */
export const BUILDING_FIELDS = {
  stairway: personal(line(texts.stairway, 50), 'place'),
  floor: personal(line(texts.floor, 50), 'place'),
  door: personal(line(texts.door, 50), 'place'),
};

export const PLACE_FIELDS = {
  street: personal(line(texts.street), 'place'),
  ...BUILDING_FIELDS,
  zipCode: personal(line(texts.zipCode, 20), 'place', REGION_CHARACTERS),
  city: personal(line(texts.city), 'place'),
  country: field('country', texts.country),
};

/** Shared by the invoice address and the delivery address. */
export const ADDRESS_FIELDS = { ...COMPANY_FIELDS, ...NAME_FIELDS, ...PLACE_FIELDS };

export interface Address extends Values<typeof ADDRESS_FIELDS> {}

/**
 * The name of a delivery address field in the body of an order: firstName -> deliveryFirstName, isCompany ->
 * isDeliveryCompany.
 */
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

/** The delivery address under those names. */
export const DELIVERY_ADDRESS_FIELDS = Object.fromEntries(
  namesOf(ADDRESS_FIELDS).map((name) => [deliveryName(name), calledMore(ADDRESS_FIELDS[name])]),
) as DeliveryFields;

function calledMore<F extends Field>(field: F): F {
  return field.label === undefined ? field : { ...field, label: `${field.label} ${texts.ofDeliveryAddress}` };
}
