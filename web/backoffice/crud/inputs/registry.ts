import { CATALOGUE_CONTROLS } from '#web/backoffice/catalogue/controls.ts';
import { CONTENT_CONTROLS } from '#web/backoffice/content/controls.ts';
import { DEVICE_CONTROLS } from '#web/backoffice/devices/controls.ts';
import { MEDIA_CONTROLS } from '#web/backoffice/media/controls.ts';
import { PEOPLE_CONTROLS } from '#web/backoffice/people/controls.ts';
import { SHOP_CONTROLS } from '#web/backoffice/shop/controls.ts';
import { type Controls, control } from './control.ts';
import {
  ChoiceInput,
  ChoicesInput,
  ColourInput,
  EmailInput,
  MoneyInput,
  MultilineInput,
  NumberInput,
  PercentInput,
  PhoneInput,
  SwitchInput,
  TextInput,
} from './plain-inputs.tsx';
import { ReferenceInput, ReferencesInput } from './reference-inputs.tsx';
import { DayInput, InstantInput, ZoneInput } from './time-inputs.tsx';

/** The control of each widget of the declarations. */
export const CONTROLS: Controls = {
  ...CATALOGUE_CONTROLS,
  ...SHOP_CONTROLS,
  ...MEDIA_CONTROLS,
  ...CONTENT_CONTROLS,
  ...DEVICE_CONTROLS,
  ...PEOPLE_CONTROLS,
  text: control(TextInput),
  multiline: control(MultilineInput),
  number: control(NumberInput),
  money: control(MoneyInput),
  percent: control(PercentInput),
  switch: control(SwitchInput),
  choice: control(ChoiceInput),
  choices: control(ChoicesInput),
  instant: control(InstantInput),
  day: control(DayInput),
  zone: control(ZoneInput),
  colour: control(ColourInput),
  email: control(EmailInput),
  phone: control(PhoneInput),
  'web-address': control(TextInput),
  reference: control(ReferenceInput),
  references: control(ReferencesInput),
};
