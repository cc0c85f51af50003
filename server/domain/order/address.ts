import { type Field, field, line, namesOf, type Values } from './field.ts';
import * as texts from './texts.ts';

/** For orders placed by a company. */
export const COMPANY_FIELDS = { isCompany: field('flag'), companyName: line(texts.companyName) };

export const NAME_FIELDS = { firstName: line(texts.firstName), lastName: line(texts.lastName) };

/** The way inside the building, in walking order. */
export const BUILDING_FIELDS = {
  stairway: line(texts.stairway, 50),
  floor: line(texts.floor, 50),
  door: line(texts.door, 50),
};

export const PLACE_FIELDS = {
  street: line(texts.street),
  ...BUILDING_FIELDS,
  zipCode: line(texts.zipCode, 20),
  city: line(texts.city),
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
