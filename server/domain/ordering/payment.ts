import type { OrderTotals } from '#domain/order/totals.ts';
import {
  METHODS,
  methodOf,
  type PaymentMethod,
  type PaymentSwitches,
} from '#domain/payment-methods/index.ts';
import type { Branch } from '#domain/shop/branch.ts';

export type ShopPayments = PaymentSwitches<'shop' | 'plugin'>;
export type BranchPayments = PaymentSwitches<'branch'> &
  Pick<Branch, 'isQuotationRequired' | 'connectedPayments'>;

/** The order of preference for the default payment method (R77). */
export const PAYMENT_METHODS: readonly PaymentMethod[] = METHODS.toSorted(
  (a, b) => a.preference - b.preference,
).map(({ code }) => code);

export function isOnlineMethod(method: PaymentMethod): boolean {
  return methodOf(method)?.isOnline ?? false;
}

/** Whether a total can be paid online: exact and above zero (R78). */
export function isPayableOnline(totals: Pick<OrderTotals, 'pricing' | 'totalGross'>): boolean {
  return totals.pricing === 'fixed' && totals.totalGross > 0;
}

/**
 * Plugin flag, global flag and branch flag together, and for an online method a provider that is set up; cash has no plugin
 * flag (R76).
 */
export function isSwitchedOn(method: PaymentMethod, config: ShopPayments, at: BranchPayments): boolean {
  const known = methodOf(method);
  if (!known || (known.isOnline && !at.connectedPayments?.includes(method))) return false;
  const { switches } = known;
  if (!switches) return true;
  const { branch, shop, plugin } = switches;
  return (plugin === null || config[plugin]) && config[shop] && at[branch];
}

/**
 * The methods to offer, the default first (R77, R78). `isExact`: see isPayableOnline. Nothing is paid online for a
 * request for a quotation, because its price is yet to come.
 */
export function allowedMethods(
  config: ShopPayments,
  branch: BranchPayments,
  isExact: boolean,
): PaymentMethod[] {
  const mayPayOnline = isExact && !branch.isQuotationRequired;
  return PAYMENT_METHODS.filter(
    (method) => isSwitchedOn(method, config, branch) && (mayPayOnline || !isOnlineMethod(method)),
  );
}
