import type { FormSubjectCategory, FormSubjectSlug } from '#domain/contact/contact-form.ts';
import { message } from '#text/message.ts';

export { acceptPrivacy } from '../content/legal-texts.ts';
export { pleaseChoose, remove } from '../texts.ts';

export const chooseFiles = 'Choose files';
export const chosenFiles = 'Chosen files';
export const chooseSubject = 'Please choose your subject.';
export const contact = 'Contact';
export const missing = message('Still missing: {fields}.');
export const thanks = 'Thank you!';
export const newRequest = 'Another request';
export const moreInformation = 'More information';
export const tooManyWords = 'Please be briefer: your message has too many words.';

/** The labels of the fields, in screen order. */
export const FIELDS = {
  subject: 'Subject',
  company: 'Company',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  comment: 'Your message',
  upload: 'Files',
  privacyPolicy: 'Privacy policy',
} as const;
export const website = 'Website';

export const SUBJECT_GROUPS: Readonly<Record<FormSubjectCategory, string>> = {
  'party-service': 'Party service',
  jobs: 'Jobs',
  other: 'Other',
};
export const SUBJECTS: Readonly<Record<FormSubjectSlug, string>> = {
  partybrezel: 'Party pretzel',
  partyplatten: 'Party platters',
  geschenkkoerbe: 'Gift baskets',
  jobs: 'Jobs',
  sonstiges: 'Another occasion',
};
