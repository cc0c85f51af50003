import type { PaymentMethodDeclaration } from './payment-method.ts';
import * as texts from './texts.ts';

export const cash = {
  code: 'cash',
  label: texts.cash,
  settingLabel: texts.cash,
  isOnline: false,
  icon: 'cash',
  preference: 1,
  switches: { branch: 'isCashEnabled', shop: 'enableCash', plugin: null },
} as const satisfies PaymentMethodDeclaration;
