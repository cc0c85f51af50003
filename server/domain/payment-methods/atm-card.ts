import type { PaymentMethodDeclaration } from './payment-method.ts';

export const atmCard = {
  code: 'atm-card',
  label: 'Bankomatkarte',
  settingLabel: 'Bankomatkarte',
  isOnline: false,
  icon: 'cash',
  preference: 4,
  switches: { branch: 'isATMCardEnabled', shop: 'enableATMCard', plugin: 'enablePluginATMCard' },
} as const satisfies PaymentMethodDeclaration;
