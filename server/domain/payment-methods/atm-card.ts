import type { PaymentMethodDeclaration } from './payment-method.ts';
import * as texts from './texts.ts';

export const atmCard = {
  code: 'atm-card',
  label: texts.atmCard,
  settingLabel: texts.atmCard,
  isOnline: false,
  icon: 'cash',
  preference: 4,
  switches: { branch: 'isATMCardEnabled', shop: 'enableATMCard', plugin: 'enablePluginATMCard' },
} as const satisfies PaymentMethodDeclaration;
