import {
  DEFAULT_METHODS,
  type SwitchName,
  type SwitchOwner,
  switchesOf,
} from '#domain/payment-methods/index.ts';
import type { Field } from '../field.ts';
import { toggle } from '../fields.ts';
import * as texts from './texts.ts';

/**
 * The switches of the payment methods as documented fields, in the order of the registry. A branch stores them as one list
 * of methods, so that a new method needs no column; the settings are one document anyway.
 */
export function paymentSwitches<O extends SwitchOwner>(owner: O): Record<SwitchName<O>, Field<boolean>> {
  const fields = switchesOf(owner).map(({ name, method: { code, settingLabel } }) => {
    if (owner === 'plugin') return [name, toggle(`${texts.plugin} ${settingLabel}`)];
    const field = toggle(settingLabel, DEFAULT_METHODS.includes(code));
    if (owner === 'shop') return [name, field];
    return [name, { ...field, column: 'member', member: { list: 'paymentMethods', value: code } }];
  });
  return Object.fromEntries(fields) as Record<SwitchName<O>, Field<boolean>>;
}
