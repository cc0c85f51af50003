import type { FormSection } from '#web/backoffice/crud/screen.ts';
import * as texts from './texts.ts';

/** The contract: administrators edit it with the user, managers for their people. */
export const WORK: FormSection = {
  title: texts.employment,
  hint: texts.employmentHint,
  fields: [
    'department',
    'personnelNumber',
    'weeklyHours',
    'workingDays',
    'holidayEntitlement',
    'holidayCarriedOver',
    'holidayCarriedOverYear',
    'employedFrom',
    'employedUntil',
  ],
};
