import type { FormSection } from '#web/backoffice/crud/screen.ts';

/** What the contract says: administrators write it with the user, managers for their people. */
export const WORK: FormSection = {
  title: 'Beschäftigung',
  hint: 'Grundlage für Arbeitsplanung, Stundenzettel und Urlaubskonten.',
  fields: [
    'department',
    'personnelNumber',
    'weeklyHours',
    'holidayEntitlement',
    'holidayCarriedOver',
    'employedFrom',
    'employedUntil',
  ],
};
