import type { PaymentMethodDeclaration } from './payment-method.ts';
import * as texts from './texts.ts';

export const datatrans = {
  code: 'datatrans',
  label: texts.datatrans,
  settingLabel: texts.datatransSetting,
  isOnline: true,
  icon: 'cash',
  preference: 2,
  switches: { branch: 'isDatatransEnabled', shop: 'enableDatatrans', plugin: 'enablePluginDatatrans' },
} as const satisfies PaymentMethodDeclaration;
