import { COUNTRIES } from '#domain/contact/country.ts';
import { cleanEmail, isEmail } from '#domain/contact/email.ts';
import { cleanPhone, isPhone, PHONE_EXAMPLES } from '#domain/contact/phone.ts';
import { cleanVatNumber, isVatNumber } from '#domain/contact/vat-number.ts';
import type { Branch, RequiredContactFlags, Service } from '#domain/shop/branch.ts';
import { cleanLine, lineFault } from '#domain/text/text-input.ts';
import type { ErrorCode, Fault } from '../errors.ts';
import {
  ADDRESS_FIELDS,
  type Address,
  COMPANY_FIELDS,
  DELIVERY_ADDRESS_FIELDS,
  deliveryName,
  NAME_FIELDS,
  PLACE_FIELDS,
} from './address.ts';
import {
  correctedOf,
  emptyValues,
  field,
  fixed,
  line,
  namesOf,
  nullable,
  only,
  personal,
  type Values,
} from './field.ts';
import * as texts from './texts.ts';

/** The personal part of the checkout form, by section. Empty texts mean not given. */
export const CONTACT_SECTIONS = {
  company: {
    ...COMPANY_FIELDS,
    /** Department or addition to the company name; always optional, stored as part of that name. */
    company: fixed(personal(line(texts.company), 'person')),
    vatNo: personal(field('vatNumber', texts.vatNo), 'person'),
  },
  person: {
    ...NAME_FIELDS,
    email: personal(field('email', texts.email), 'person'),
    phone: personal(field('phone', texts.phone), 'person'),
  },
  place: PLACE_FIELDS,
  elsewhere: { isDeliveryAddressDifferent: field('flag'), ...DELIVERY_ADDRESS_FIELDS },
  /** For deliveries only. */
  delivery: {
    deliveryArea: fixed(nullable(field('name', texts.deliveryArea))),
    /** A hint for the driver: the back door, a bell without a name. */
    deliveryNote: personal(line(texts.deliveryNote, 255), 'words'),
  },
};
const { company, person, place, elsewhere, delivery } = CONTACT_SECTIONS;

export const CONTACT_FIELDS = { ...company, ...person, ...place, ...elsewhere, ...delivery };

/** The customer, and where the order goes. */
export interface ContactFields extends Values<typeof CONTACT_FIELDS> {}

/** The customer and their own address: what an order stores of a contact besides a separate delivery address. */
export const STORED_CONTACT_FIELDS = correctedOf({ ...company, ...person, ...place, ...delivery });
export interface StoredContact extends Values<typeof STORED_CONTACT_FIELDS> {}

/** The single-line texts of a contact; e-mail, phone and VAT number have their own rules. */
const LINES = Object.entries(CONTACT_FIELDS).flatMap(([name, of]) =>
  of.kind === 'line' ? [{ name: name as LineName, maximum: of.maximum }] : [],
);
type LineName = {
  [N in keyof ContactFields]: (typeof CONTACT_FIELDS)[N] extends { kind: 'line' } ? N : never;
}[keyof ContactFields];

export interface ContactDemands {
  /** The contact section is shown, which makes the names required (R66). */
  isContactShown: boolean;
  isEmailRequired: boolean;
  isPhoneRequired: boolean;
  isAddressRequired: boolean;
}

type DemandingBranch = RequiredContactFlags & Pick<Branch, 'isTableSelectionEnabled'>;

/** What a branch requires for a service (R66, R67). */
export function contactDemands(branch: DemandingBranch, service: Service): ContactDemands {
  const required = {
    takeaway: {
      isEmailRequired: branch.isTakeawayEmailRequired,
      isPhoneRequired: branch.isTakeawayPhoneRequired,
      isAddressRequired: branch.isTakeawayAddressRequired,
    },
    delivery: {
      isEmailRequired: branch.isDeliveryEmailRequired,
      isPhoneRequired: branch.isDeliveryPhoneRequired,
      isAddressRequired: true,
    },
    dineIn: {
      isEmailRequired: branch.isDineInEmailRequired,
      isPhoneRequired: branch.isDineInPhoneRequired,
      isAddressRequired: branch.isDineInAddressRequired,
    },
  }[service];
  const isAtTable = service === 'dineIn' && branch.isTableSelectionEnabled;
  return { ...required, isContactShown: !isAtTable || required.isEmailRequired || required.isPhoneRequired };
}

/** The required fields, in the order of the form. */
export function requiredFields(
  contact: Pick<ContactFields, 'isCompany' | 'isDeliveryAddressDifferent' | 'isDeliveryCompany'>,
  branch: DemandingBranch,
  service: Service,
): (keyof ContactFields)[] {
  const demands = contactDemands(branch, service);
  const fields: (keyof ContactFields)[] = [];
  if (demands.isContactShown) fields.push('firstName', 'lastName');
  if (demands.isEmailRequired) fields.push('email');
  if (demands.isPhoneRequired) fields.push('phone');
  if (demands.isAddressRequired) fields.push('street', 'zipCode', 'city', 'country');
  if (contact.isCompany) fields.push('companyName');
  if (service === 'delivery' && contact.isDeliveryAddressDifferent) {
    if (contact.isDeliveryCompany) fields.push('deliveryCompanyName');
    fields.push('deliveryFirstName', 'deliveryLastName', 'deliveryStreet', 'deliveryZipCode', 'deliveryCity');
    fields.push('deliveryCountry');
  }
  return fields;
}

/** All faults of the contact data, at most one per field. Optional values are validated too, if given. */
export function contactFaults(contact: ContactFields, branch: DemandingBranch, service: Service): Fault[] {
  const required = new Set<keyof ContactFields>(requiredFields(contact, branch, service));
  const faults: Fault[] = [];
  const add = (field: keyof ContactFields, code: ErrorCode | null, params?: Fault['params']): void => {
    if (code) faults.push(params ? { code, field, params } : { code, field });
  };
  for (const { name, maximum } of LINES) {
    if (cleanLine(contact[name]) !== '') add(name, lineFault(contact[name], maximum), { maximum });
    else if (required.has(name)) add(name, 'required');
  }
  if (contact.email.trim() !== '') add('email', isEmail(contact.email) ? null : 'email-invalid');
  else if (required.has('email')) add('email', 'required');
  const phone = { phone: PHONE_EXAMPLES[contact.country] ?? PHONE_EXAMPLES.AT };
  if (contact.phone.trim() !== '') add('phone', isPhone(contact.phone) ? null : 'phone-invalid', phone);
  else if (required.has('phone')) add('phone', 'required');
  if (contact.vatNo.trim() !== '') add('vatNo', isVatNumber(contact.vatNo) ? null : 'vat-number-invalid');
  for (const field of ['country', 'deliveryCountry'] as const) {
    add(field, COUNTRIES.includes(contact[field]) ? null : 'country-invalid');
  }
  return faults;
}

/**
 * Clears the contact data that the form does not show: an invalid phone number left over from another service must neither
 * block an order at the table nor be stored with it.
 */
export function shownContact<T extends ContactFields>(
  contact: T,
  branch: DemandingBranch,
  service: Service,
): T {
  const isElsewhere = service === 'delivery' && contact.isDeliveryAddressDifferent;
  return {
    ...contact,
    ...(contactDemands(branch, service).isContactShown ? {} : NO_PERSON),
    ...(isElsewhere ? {} : NO_DELIVERY_ADDRESS),
    ...(service === 'delivery' ? {} : NO_DELIVERY),
  };
}

const NO_PERSON = emptyValues(person);
const NO_DELIVERY_ADDRESS = emptyValues(DELIVERY_ADDRESS_FIELDS);
const NO_DELIVERY = emptyValues(delivery);

/** The contact data as stored: one-line texts, cleaned phone and VAT number, no invalid e-mail address. */
export function cleanContact<T extends ContactFields>(contact: T): T {
  const lines = Object.fromEntries(LINES.map(({ name }) => [name, cleanLine(contact[name])]));
  return {
    ...contact,
    ...lines,
    email: isEmail(contact.email) ? cleanEmail(contact.email) : '',
    phone: cleanPhone(contact.phone),
    vatNo: cleanVatNumber(contact.vatNo),
  };
}

/**
 * What an order stores of clean contact data: no company fields unless a company orders, no delivery fields without a
 * delivery.
 */
export function storedContact(contact: ContactFields, service: Service): StoredContact {
  return {
    ...only(STORED_CONTACT_FIELDS, contact),
    ...(contact.isCompany ? {} : { companyName: '', vatNo: '' }),
    ...(service === 'delivery' ? {} : emptyValues(correctedOf(delivery))),
  };
}

/** The separate delivery address; null = the customer's own. */
export function deliveryAddress(contact: ContactFields, service: Service): Address | null {
  if (service !== 'delivery' || !contact.isDeliveryAddressDifferent) return null;
  const address = Object.fromEntries(
    namesOf(ADDRESS_FIELDS).map((name) => [name, contact[deliveryName(name)]]),
  ) as Address;
  return address.isCompany ? address : { ...address, companyName: '' };
}

/** A delivery address as checkout fields; null = the customer's own. */
export function asDeliveryAddress(address: Address | null): Partial<ContactFields> {
  const given = address ?? emptyValues(ADDRESS_FIELDS);
  return {
    ...Object.fromEntries(namesOf(ADDRESS_FIELDS).map((name) => [deliveryName(name), given[name]])),
    isDeliveryAddressDifferent: address !== null,
  };
}
