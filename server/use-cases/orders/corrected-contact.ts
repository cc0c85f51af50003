import type { Branch } from '#domain/branch.ts';
import {
  CONTACT_NAMES,
  type ContactFields,
  cleanContact,
  contactFaults,
  DEFAULT_COUNTRY,
} from '#domain/contact.ts';
import type { Fault } from '#domain/errors.ts';
import type { Address } from '#domain/order.ts';
import { serviceOf } from '#domain/service.ts';
import type { UpdateOrderInput } from '#inputs/order-edit.ts';
import { deliveryAddress } from './compose-order.ts';
import type { OrderCorrection, StoredOrder } from './order-store.ts';

/** The address elsewhere: its field in a checkout, and in an order. */
const ELSEWHERE = [
  { field: 'isDeliveryCompany', name: 'isCompany' },
  { field: 'deliveryCompanyName', name: 'companyName' },
  { field: 'deliveryFirstName', name: 'firstName' },
  { field: 'deliveryLastName', name: 'lastName' },
  { field: 'deliveryStreet', name: 'street' },
  { field: 'deliveryFloor', name: 'floor' },
  { field: 'deliveryStairway', name: 'stairway' },
  { field: 'deliveryDoor', name: 'door' },
  { field: 'deliveryZipCode', name: 'zipCode' },
  { field: 'deliveryCity', name: 'city' },
  { field: 'deliveryCountry', name: 'country' },
] as const satisfies readonly { field: keyof ContactFields; name: keyof Address }[];

const NO_ADDRESS: Address = {
  isCompany: false,
  companyName: '',
  firstName: '',
  lastName: '',
  street: '',
  floor: '',
  stairway: '',
  door: '',
  zipCode: '',
  city: '',
  country: DEFAULT_COUNTRY,
};

/** The contact data of an order as staff want it, by the rules of the checkout; what stays as it is is not judged. */
export function correctedContact(
  order: StoredOrder,
  input: UpdateOrderInput,
  branch: Branch,
): { correction?: OrderCorrection; faults?: readonly Fault[] } {
  const touched = new Set<string>(
    CONTACT_NAMES.filter((name) => input[name] !== undefined && input[name] !== order[name]),
  );
  if (touched.has('isCompany')) touched.add('companyName');
  const isElsewhere = order.isDelivery && input.deliveryAddress !== undefined;
  if (isElsewhere) for (const { field } of ELSEWHERE) touched.add(field);
  if (touched.size === 0) return {};
  const address = isElsewhere ? (input.deliveryAddress ?? null) : order.deliveryAddress;
  const contact = contactOf(order, input, address);
  const faults = contactFaults(contact, branch, serviceOf(order)).filter(({ field = '' }) =>
    touched.has(field),
  );
  if (faults.length > 0) return { faults: faults.map(withFieldOfOrder) };
  const clean = cleanContact(contact);
  const correction: OrderCorrection = Object.fromEntries(CONTACT_NAMES.map((name) => [name, clean[name]]));
  if (!clean.isCompany) Object.assign(correction, { companyName: '', vatNo: '' });
  if (!isElsewhere) return { correction };
  return {
    correction: {
      ...correction,
      isDeliveryAddressDifferent: address !== null,
      deliveryAddress: deliveryAddress(clean, serviceOf(order)),
    },
  };
}

function contactOf(order: StoredOrder, input: UpdateOrderInput, address: Address | null): ContactFields {
  const person = Object.fromEntries(CONTACT_NAMES.map((name) => [name, input[name] ?? order[name]]));
  const elsewhere = Object.fromEntries(
    ELSEWHERE.map(({ field, name }) => [field, (address ?? NO_ADDRESS)[name]]),
  );
  return {
    ...person,
    ...elsewhere,
    company: '',
    isDeliveryAddressDifferent: address !== null,
  } as ContactFields;
}

function withFieldOfOrder(fault: Fault): Fault {
  const elsewhere = ELSEWHERE.find(({ field }) => field === fault.field);
  return elsewhere ? { ...fault, field: `deliveryAddress.${elsewhere.name}` } : fault;
}
