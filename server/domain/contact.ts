import type { Branch, Country, RequiredContactFlags, Service } from './branch.ts';
import { cleanEmail, isEmail } from './email.ts';
import type { ErrorCode, Fault } from './errors.ts';
import { cleanPhone, isPhone, PHONE_EXAMPLES } from './phone.ts';
import { cleanLine, lineFault, MAXIMUM_LINE } from './text-input.ts';
import { cleanVatNumber, isVatNumber } from './vat-number.ts';

/** The countries offered, in the order of the form (R71). */
export const COUNTRIES: readonly Country[] = ['DE', 'LI', 'AT', 'CH'];
export const DEFAULT_COUNTRY: Country = 'AT';

/** Who orders, and where to: the person's part of the checkout form. Empty texts mean not given. */
export interface ContactFields {
  isCompany: boolean;
  companyName: string;
  /** Department or addition to the company name; always optional. */
  company: string;
  vatNo: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  floor: string;
  stairway: string;
  door: string;
  zipCode: string;
  city: string;
  country: Country;
  isDeliveryAddressDifferent: boolean;
  isDeliveryCompany: boolean;
  deliveryCompanyName: string;
  deliveryFirstName: string;
  deliveryLastName: string;
  deliveryStreet: string;
  deliveryFloor: string;
  deliveryStairway: string;
  deliveryDoor: string;
  deliveryZipCode: string;
  deliveryCity: string;
  deliveryCountry: Country;
}

/** Who orders and where they live: what an order keeps of a contact beside the address elsewhere. */
export const CONTACT_NAMES = [
  'isCompany',
  'companyName',
  'vatNo',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'floor',
  'stairway',
  'door',
  'zipCode',
  'city',
  'country',
] as const satisfies readonly (keyof ContactFields)[];

/** The single-line texts of a contact; e-mail, phone and VAT number have rules of their own. */
const LINES = [
  'companyName',
  'company',
  'firstName',
  'lastName',
  'street',
  'floor',
  'stairway',
  'door',
  'zipCode',
  'city',
  'deliveryCompanyName',
  'deliveryFirstName',
  'deliveryLastName',
  'deliveryStreet',
  'deliveryFloor',
  'deliveryStairway',
  'deliveryDoor',
  'deliveryZipCode',
  'deliveryCity',
] as const satisfies readonly (keyof ContactFields)[];

const MAXIMUM_LENGTHS: Partial<Record<(typeof LINES)[number], number>> = {
  floor: 50,
  stairway: 50,
  door: 50,
  zipCode: 20,
  deliveryFloor: 50,
  deliveryStairway: 50,
  deliveryDoor: 50,
  deliveryZipCode: 20,
};

export interface ContactDemands {
  /** The contact section is shown, and then the names are required (R66). */
  isContactShown: boolean;
  isEmailRequired: boolean;
  isPhoneRequired: boolean;
  isAddressRequired: boolean;
}

type DemandingBranch = RequiredContactFlags & Pick<Branch, 'isTableSelectionEnabled'>;

/** What a branch wants to know for a service (R66, R67). */
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

/** The fields that must not be empty, in the order of the form. */
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

/** Everything wrong with the contact data, at most one fault per field. What is given is judged even where optional. */
export function contactFaults(contact: ContactFields, branch: DemandingBranch, service: Service): Fault[] {
  const required = new Set<keyof ContactFields>(requiredFields(contact, branch, service));
  const faults: Fault[] = [];
  const add = (field: keyof ContactFields, code: ErrorCode | null, params?: Fault['params']): void => {
    if (code) faults.push(params ? { code, field, params } : { code, field });
  };
  for (const field of LINES) {
    const maximum = MAXIMUM_LENGTHS[field] ?? MAXIMUM_LINE;
    if (cleanLine(contact[field]) !== '') add(field, lineFault(contact[field], maximum), { maximum });
    else if (required.has(field)) add(field, 'required');
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
 * The contact data without what the form does not show: a wrong phone number left over from another delivery type must
 * neither block an order at the table nor be stored with it.
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
  };
}

const NO_PERSON = { firstName: '', lastName: '', email: '', phone: '' } as const;
const NO_DELIVERY_ADDRESS = {
  isDeliveryCompany: false,
  deliveryCompanyName: '',
  deliveryFirstName: '',
  deliveryLastName: '',
  deliveryStreet: '',
  deliveryFloor: '',
  deliveryStairway: '',
  deliveryDoor: '',
  deliveryZipCode: '',
  deliveryCity: '',
  deliveryCountry: DEFAULT_COUNTRY,
} as const;

/** The contact data as it is stored: one-line texts, cleaned phone and VAT number, no address that is none. */
export function cleanContact<T extends ContactFields>(contact: T): T {
  const lines = Object.fromEntries(LINES.map((field) => [field, cleanLine(contact[field])]));
  return {
    ...contact,
    ...lines,
    email: isEmail(contact.email) ? cleanEmail(contact.email) : '',
    phone: cleanPhone(contact.phone),
    vatNo: cleanVatNumber(contact.vatNo),
  };
}
