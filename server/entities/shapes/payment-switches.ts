import { AT_FIRST, type SwitchName, type SwitchOwner, switchesOf } from '#domain/payment-methods/index.ts';
import type { Field } from '../field.ts';
import { toggle } from '../fields.ts';

/** The switches of the payment methods as documented fields, in the order of the registry. */
export function paymentSwitches<O extends SwitchOwner>(owner: O): Record<SwitchName<O>, Field<boolean>> {
  const fields = switchesOf(owner).map(({ name, method: { code, settingLabel } }) => {
    if (owner === 'plugin') return [name, toggle(`Erweiterung ${settingLabel}`)];
    return [name, toggle(settingLabel, AT_FIRST.includes(code))];
  });
  return Object.fromEntries(fields) as Record<SwitchName<O>, Field<boolean>>;
}
