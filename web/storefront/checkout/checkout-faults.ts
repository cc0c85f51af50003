import type { CartItem } from '#domain/ordering/item.ts';
import type { ApiFault } from '#web/lib/api.ts';

/** One fault as checkout shows it: a sentence, its field, and where a click on it leads. */
export interface CheckoutFault {
  message: string;
  field: string | null;
  /** id of the element to focus; null when the fault belongs to no single place. */
  target: string | null;
}

/** A field's element id; items share one place per line, and the two service flags one choice. */
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
 * Faults from the server or the rules, ready for the list at the top. Those about a cart line name the product;
 * duplicates (same sentence, same place) are dropped.
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

/** The fault to show at a field. */
export function faultOf(faults: readonly CheckoutFault[], field: string): string | null {
  return faults.find((fault) => fault.field === field)?.message ?? null;
}

/** All faults of one cart line. */
export function faultsOfItem(faults: readonly CheckoutFault[], index: number): CheckoutFault[] {
  return faults.filter((fault) => fault.field !== null && itemIndex(fault.field) === index);
}

/** The faults that remain after a field was changed. */
export function withoutField(faults: readonly CheckoutFault[], field: string): CheckoutFault[] {
  return faults.filter((fault) => fault.field !== field);
}
