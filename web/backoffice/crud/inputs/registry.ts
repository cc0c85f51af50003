import { type Controls, control, later } from './control.ts';
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

/** The controls of the plain widgets; those of a slice are among its additions. */
export const CONTROLS: Controls = {
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
  translations: later(() =>
    import('./translations-input.tsx').then(({ TranslationsInput }) => TranslationsInput),
  ),
};
