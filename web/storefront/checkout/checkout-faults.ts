import type { CartItem } from '#domain/ordering/item.ts';
import type { ApiFault } from '#web/lib/api.ts';

/** One complaint as checkout shows it: a sentence, the field it belongs to, and where a click on it leads. */
export interface CheckoutFault {
  message: string;
  field: string | null;
  /** id of the element to focus; null when the complaint concerns no single place. */
  target: string | null;
}

/** The element id of a field; items share one place per line, and the two service flags one choice. */
export function fieldId(field: string): string {
  if (field === 'isDineIn') return fieldId('isDelivery');
  const line = itemIndex(field);
  return line === null ? `checkout-${field}` : `checkout-item-${line}`;
}

/** 2 for 'items.2.amount', null for everything else. */
function itemIndex(field: string): number | null {
  const match = /^items\.(\d+)(?:\.|$)/.exec(field);
  return match?.[1] === undefined ? null : Number(match[1]);
}

/**
 * Complaints of the server or of the rules, ready to be listed at the top. Those about a line of the cart name the
 * product; the same sentence about the same place is said once.
 */
export function checkoutFaults(
  faults: readonly ApiFault[],
  items: readonly Pick<CartItem, 'product'>[],
): CheckoutFault[] {
  const listed = faults.map(({ message, field }): CheckoutFault => {
    if (!field) return { message, field: null, target: null };
    const line = itemIndex(field);
    const name = line === null ? undefined : items[line]?.product.name;
    return {
      message: name && !message.includes(name) ? `${name}: ${message}` : message,
      field,
      target: fieldId(field),
    };
  });
  return listed.filter(
    (fault, at) =>
      listed.findIndex((other) => other.message === fault.message && other.target === fault.target) === at,
  );
}

/** The complaint at one field, for the field itself. */
export function faultOf(faults: readonly CheckoutFault[], field: string): string | null {
  return faults.find((fault) => fault.field === field)?.message ?? null;
}

/** All complaints about one line of the cart. */
export function faultsOfItem(faults: readonly CheckoutFault[], index: number): CheckoutFault[] {
  return faults.filter((fault) => fault.field !== null && itemIndex(fault.field) === index);
}

/** The complaints that stay once a field was changed. */
export function withoutField(faults: readonly CheckoutFault[], field: string): CheckoutFault[] {
  return faults.filter((fault) => fault.field !== field);
}
