import type { PaymentMethodDeclaration } from './payment-method.ts';
import * as texts from './texts.ts';

export const hydroAgVoucher = {
  code: 'hydro-ag-voucher',
  label: texts.voucher,
  settingLabel: texts.hydroAgVoucher,
  isOnline: false,
  icon: 'cash',
  preference: 5,
  switches: {
    branch: 'isHydroAGVoucherEnabled',
    shop: 'enableHydroAGVoucher',
    plugin: 'enablePluginHydroAGVoucher',
  },
  voucher: { label: texts.voucherCode, pattern: /^(?=.{6,24}$)[A-Z0-9]+(-[A-Z0-9]+)*$/ },
} as const satisfies PaymentMethodDeclaration;
