import type { ErrorCode, Fault } from '#domain/errors.ts';
import { cleanLine, cleanText, lineFault } from '#domain/text/text-input.ts';
import { cleanEmail, isEmail } from './email.ts';

/**
 * What a message is about. The name is sent, stored and mailed to the shop, whatever language the guest reads; the slug
 * stands in addresses of the contact page.
 */
export const FORM_SUBJECTS = [
  { name: 'Partybrezel', slug: 'partybrezel', category: 'party-service' },
  { name: 'Partyplatten', slug: 'partyplatten', category: 'party-service' },
  { name: 'Geschenkkörbe', slug: 'geschenkkoerbe', category: 'party-service' },
  { name: 'Jobs', slug: 'jobs', category: 'jobs' },
  { name: 'Anderer Anlass', slug: 'sonstiges', category: 'other' },
] as const;
export type FormSubject = (typeof FORM_SUBJECTS)[number]['name'];
export type FormSubjectSlug = (typeof FORM_SUBJECTS)[number]['slug'];
export type FormSubjectCategory = (typeof FORM_SUBJECTS)[number]['category'];

/** A job application needs attachments (R127). */
export const SUBJECT_WITH_FILES: FormSubject = 'Jobs';
/** The fallback for any other subject. */
export const OTHER_SUBJECT: FormSubject = 'Anderer Anlass';

const MINIMUM_NAME = 2;
const MINIMUM_PHONE = 6;
export const MAXIMUM_COMMENT_WORDS = 250;
/** Room for 250 of the longest words; checked before any counting. */
const MAXIMUM_COMMENT = 8_000;
export const FORM_FILES = 10;
/** Limits for one file (R129) and for all of them. */
export const FORM_FILE_BYTES = 15 * 1024 * 1024;
export const FORM_TOTAL_BYTES = 45 * 1024 * 1024;
/** Accepted attachments, detected by content; zip files are never opened. */
export const FORM_FILE_TYPES: readonly string[] = ['pdf', 'doc', 'docx', 'zip'];
/** No person fills in the form faster; in milliseconds. */
export const FASTEST_PERSON = 2_000;

/** The form as submitted; empty texts mean not given. */
export interface ContactForm {
  subject: string;
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  comment: string;
  /** null: the sender did not say. */
  privacyPolicy: boolean | null;
}

/** The form as stored. */
export type CleanForm = Omit<ContactForm, 'privacyPolicy' | 'subject'> & { subject: FormSubject };

/** The subject with this name or slug, ignoring case; null if there is none. */
export function formSubject(text: string): FormSubject | null {
  const wanted = text.trim().toLowerCase();
  const found = FORM_SUBJECTS.find(({ name, slug }) => slug === wanted || name.toLowerCase() === wanted);
  return found?.name ?? null;
}

/** Runs of characters between white space; one pass over the text. */
export function wordCount(text: string): number {
  let words = 0;
  let isInside = false;
  for (const character of text) {
    const isBlank = character.trim() === '';
    if (!isBlank && !isInside) words += 1;
    isInside = !isBlank;
  }
  return words;
}

/** All faults of the form, at most one per field (R127). */
export function contactFormFaults(form: ContactForm, fileCount: number): Fault[] {
  const faults: Fault[] = [];
  const add = (field: string, code: ErrorCode | null, params?: Fault['params']): void => {
    if (code) faults.push(params ? { code, field, params } : { code, field });
  };
  const subject = formSubject(form.subject);
  if (subject === null) add('subject', form.subject.trim() === '' ? 'required' : 'invalid');
  addLine('company', 0);
  addLine('firstName', MINIMUM_NAME);
  addLine('lastName', MINIMUM_NAME);
  if (form.email.trim() === '') add('email', 'required');
  else add('email', isEmail(form.email) ? null : 'email-invalid');
  addLine('phone', MINIMUM_PHONE);
  if (form.comment.length > MAXIMUM_COMMENT) add('comment', 'too-long', { maximum: MAXIMUM_COMMENT });
  else if (wordCount(form.comment) > MAXIMUM_COMMENT_WORDS)
    add('comment', 'too-many-words', { maximum: MAXIMUM_COMMENT_WORDS });
  if (form.privacyPolicy === false) add('privacyPolicy', 'privacy-policy-required');
  if (subject === SUBJECT_WITH_FILES && fileCount === 0) add('upload', 'file-required');
  if (fileCount > FORM_FILES) add('upload', 'too-many-uploads', { maximum: FORM_FILES });
  return faults;

  function addLine(field: 'company' | 'firstName' | 'lastName' | 'phone', minimum: number): void {
    const maximum = field === 'phone' ? 60 : 200;
    const fault = lineFault(form[field], maximum);
    const length = fault ? 0 : cleanLine(form[field]).length;
    if (fault) add(field, fault, { maximum });
    else if (length === 0) add(field, minimum > 0 ? 'required' : null);
    else if (length < minimum) add(field, 'too-short', { minimum });
  }
}

/** The form as stored and mailed: one-line texts, nothing that could inject a mail header (A17). */
export function cleanForm(form: ContactForm): CleanForm {
  return {
    subject: formSubject(form.subject) ?? OTHER_SUBJECT,
    company: cleanLine(form.company),
    firstName: cleanLine(form.firstName),
    lastName: cleanLine(form.lastName),
    email: cleanEmail(form.email),
    phone: cleanLine(form.phone),
    comment: cleanText(form.comment),
  };
}

/**
 * Whether a bot filled in the form (R128, A68): the honeypot field is filled, or it was opened less than two seconds ago.
 * `age` in milliseconds, null when nobody knows.
 */
export function isFromRobot({ website, age }: { website: string; age: number | null }): boolean {
  return website.trim() !== '' || (age !== null && age < FASTEST_PERSON);
}
