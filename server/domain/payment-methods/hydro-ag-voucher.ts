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
} as const satisfies PaymentMethodDeclaration;
