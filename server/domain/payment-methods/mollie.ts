import type { PaymentMethodDeclaration } from './payment-method.ts';

export const mollie = {
  code: 'mollie',
  label: 'Onlinezahlung',
  settingLabel: 'Mollie',
  isOnline: true,
  icon: 'cash',
  preference: 3,
  switches: { branch: 'isMollieEnabled', shop: 'enableMollie', plugin: 'enablePluginMollie' },
} as const satisfies PaymentMethodDeclaration;
