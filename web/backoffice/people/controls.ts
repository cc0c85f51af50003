import { type Controls, later } from '../crud/inputs/control.ts';

export const PEOPLE_CONTROLS: Controls = {
  password: later(() => import('./secret-field.tsx').then(({ PasswordInput }) => PasswordInput)),
  // The only structured values in a form are the breaks of worked hours; corrections are shown below it.
  record: later(() => import('./activities/pauses-input.tsx').then(({ PausesInput }) => PausesInput)),
};
