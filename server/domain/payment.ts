import type { Branch, PaymentMethod } from './branch.ts';
import type { OrderTotals } from './order.ts';
import { type Config, PAYMENT_METHODS } from './shop.ts';

const ONLINE_METHODS: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>(['datatrans', 'mollie']);

export type PaymentSwitches = Pick<
  Config,
  | 'enableCash'
  | 'enableATMCard'
  | 'enablePluginATMCard'
  | 'enableHydroAGVoucher'
  | 'enablePluginHydroAGVoucher'
  | 'enableMollie'
  | 'enablePluginMollie'
  | 'enableDatatrans'
  | 'enablePluginDatatrans'
>;

export type BranchPayments = Pick<
  Branch,
  | 'isCashEnabled'
  | 'isATMCardEnabled'
  | 'isHydroAGVoucherEnabled'
  | 'isMollieEnabled'
  | 'isDatatransEnabled'
  | 'isQuotationRequired'
>;

export function isOnlineMethod(method: PaymentMethod): boolean {
  return ONLINE_METHODS.has(method);
}

/** Whether a total can be paid online: exact and above zero (R78). */
export function isPayableOnline(totals: Pick<OrderTotals, 'pricing' | 'totalGross'>): boolean {
  return totals.pricing === 'fixed' && totals.totalGross > 0;
}

/** Plugin flag, global flag and branch flag together; cash has no plugin flag (R76). */
export function isSwitchedOn(
  method: PaymentMethod,
  config: PaymentSwitches,
  branch: BranchPayments,
): boolean {
  switch (method) {
    case 'cash':
      return config.enableCash && branch.isCashEnabled;
    case 'atm-card':
      return config.enablePluginATMCard && config.enableATMCard && branch.isATMCardEnabled;
    case 'hydro-ag-voucher':
      return (
        config.enablePluginHydroAGVoucher && config.enableHydroAGVoucher && branch.isHydroAGVoucherEnabled
      );
    case 'mollie':
      return config.enablePluginMollie && config.enableMollie && branch.isMollieEnabled;
    case 'datatrans':
      return config.enablePluginDatatrans && config.enableDatatrans && branch.isDatatransEnabled;
  }
}

/**
 * The methods to offer, the default first (R77, R78). `isExact`: see isPayableOnline. Nothing is paid online for a
 * request for a quotation, because its price is yet to come.
 */
export function allowedMethods(
  config: PaymentSwitches,
  branch: BranchPayments,
  isExact: boolean,
): PaymentMethod[] {
  const mayPayOnline = isExact && !branch.isQuotationRequired;
  return PAYMENT_METHODS.filter(
    (method) => isSwitchedOn(method, config, branch) && (mayPayOnline || !isOnlineMethod(method)),
  );
}
