import type { PaymentMethodDeclaration } from './payment-method.ts';

export const datatrans = {
  code: 'datatrans',
  label: 'Onlinezahlung (Karte)',
  settingLabel: 'Datatrans',
  isOnline: true,
  icon: 'cash',
  preference: 2,
  switches: { branch: 'isDatatransEnabled', shop: 'enableDatatrans', plugin: 'enablePluginDatatrans' },
} as const satisfies PaymentMethodDeclaration;
