import type { PaymentMethodDeclaration } from './payment-method.ts';

export const hydroAgVoucher = {
  code: 'hydro-ag-voucher',
  label: 'Gutschein',
  settingLabel: 'Hydro-AG-Gutschein',
  isOnline: false,
  icon: 'cash',
  preference: 5,
  switches: {
    branch: 'isHydroAGVoucherEnabled',
    shop: 'enableHydroAGVoucher',
    plugin: 'enablePluginHydroAGVoucher',
  },
} as const satisfies PaymentMethodDeclaration;
