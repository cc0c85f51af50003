import type { Fault } from '#domain/errors.ts';
import { ADDRESS_FIELDS, type Address, deliveryName } from '#domain/order/address.ts';
import {
  asDeliveryAddress,
  CONTACT_FIELDS,
  type ContactFields,
  cleanContact,
  contactFaults,
  deliveryAddress,
  STORED_CONTACT_FIELDS,
  storedContact,
} from '#domain/order/contact.ts';
import { emptyValues, namesOf } from '#domain/order/field.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { UpdateOrderInput } from '#inputs/order-edit.ts';
import type { OrderCorrection, StoredOrder } from './order-store.ts';

/** The fields of the delivery address, which orders and the checkout name differently. */
const ELSEWHERE = new Map<string, string>(
  namesOf(ADDRESS_FIELDS).map((name) => [deliveryName(name), `deliveryAddress.${name}`]),
);

/** The contact data of an order as staff want it, by the rules of the checkout; unchanged values are not validated. */
export function correctedContact(
  order: StoredOrder,
  input: UpdateOrderInput,
  branch: Branch,
): { correction?: OrderCorrection; faults?: readonly Fault[] } {
  const touched = new Set<string>(
    namesOf(STORED_CONTACT_FIELDS).filter((name) => input[name] !== undefined && input[name] !== order[name]),
  );
  if (touched.has('isCompany')) touched.add('companyName');
  const isElsewhere = order.isDelivery && input.deliveryAddress !== undefined;
  if (isElsewhere) for (const field of ELSEWHERE.keys()) touched.add(field);
  if (touched.size === 0) return {};
  const address = isElsewhere ? (input.deliveryAddress ?? null) : order.deliveryAddress;
  const contact = contactOf(order, input, address);
  const faults = contactFaults(contact, branch, serviceOf(order)).filter(({ field = '' }) =>
    touched.has(field),
  );
  if (faults.length > 0) return { faults: faults.map(withFieldOfOrder) };
  const clean = cleanContact(contact);
  const correction: OrderCorrection = storedContact(clean, serviceOf(order));
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
  const kept = Object.fromEntries(
    namesOf(STORED_CONTACT_FIELDS).map((name) => [name, input[name] ?? order[name]]),
  );
  return { ...emptyValues(CONTACT_FIELDS), ...kept, ...asDeliveryAddress(address) };
}

function withFieldOfOrder(fault: Fault): Fault {
  const field = ELSEWHERE.get(fault.field ?? '');
  return field ? { ...fault, field } : fault;
}
