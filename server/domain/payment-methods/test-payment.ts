import type { PaymentMethodDeclaration } from './payment-method.ts';
import * as texts from './texts.ts';

/** Moves no money: it lets a newcomer try the whole way of an online payment. Connected in the demo only (R303). */
export const testPayment = {
  code: 'test',
  label: texts.testPayment,
  settingLabel: texts.testPayment,
  isOnline: true,
  icon: 'cash',
  preference: 6,
  switches: null,
} as const satisfies PaymentMethodDeclaration;
