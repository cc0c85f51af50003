import type { FormSubjectCategory, FormSubjectSlug } from '#domain/contact/contact-form.ts';
import { message } from '#text/message.ts';

export { acceptPrivacy } from '../content/legal-texts.ts';
export { pleaseChoose, remove } from '../texts.ts';

export const chooseFiles = 'Dateien auswählen';
export const chosenFiles = 'Ausgewählte Dateien';
export const chooseSubject = 'Bitte wählen Sie Ihr Anliegen.';
export const contact = 'Kontakt';
export const missing = message('Noch offen: {fields}.');
export const thanks = 'Vielen Dank!';
export const newRequest = 'Weitere Anfrage';
export const moreInformation = 'Weitere Informationen';
export const tooManyWords = 'Bitte fassen Sie sich kürzer: Ihre Nachricht hat zu viele Wörter.';

/** The labels of the fields, in screen order. */
export const FIELDS = {
  subject: 'Anliegen',
  company: 'Firma',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  comment: 'Ihre Nachricht',
  upload: 'Dateien',
  privacyPolicy: 'Datenschutzerklärung',
} as const;
export const website = 'Website';

export const SUBJECT_GROUPS: Readonly<Record<FormSubjectCategory, string>> = {
  'party-service': 'Partyservice',
  jobs: 'Stellen',
  other: 'Sonstiges',
};
export const SUBJECTS: Readonly<Record<FormSubjectSlug, string>> = {
  partybrezel: 'Partybrezel',
  partyplatten: 'Partyplatten',
  geschenkkoerbe: 'Geschenkkörbe',
  jobs: 'Jobs',
  sonstiges: 'Anderer Anlass',
};
