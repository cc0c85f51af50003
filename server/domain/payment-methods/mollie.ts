import type { PaymentMethodDeclaration } from './payment-method.ts';
import * as texts from './texts.ts';

export const mollie = {
  code: 'mollie',
  label: texts.mollie,
  settingLabel: texts.mollieSetting,
  isOnline: true,
  icon: 'cash',
  preference: 3,
  switches: { branch: 'isMollieEnabled', shop: 'enableMollie', plugin: 'enablePluginMollie' },
} as const satisfies PaymentMethodDeclaration;
