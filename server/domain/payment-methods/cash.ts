import type { PaymentMethodDeclaration } from './payment-method.ts';

export const cash = {
  code: 'cash',
  label: 'Barzahlung',
  settingLabel: 'Barzahlung',
  isOnline: false,
  icon: 'cash',
  preference: 1,
  switches: { branch: 'isCashEnabled', shop: 'enableCash', plugin: null },
} as const satisfies PaymentMethodDeclaration;
