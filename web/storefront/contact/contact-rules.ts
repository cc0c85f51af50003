import {
  type ContactForm,
  contactFormFaults,
  FORM_FILE_TYPES,
  FORM_SUBJECTS,
  type FormSubject,
} from '#domain/contact/contact-form.ts';
import type { Fault } from '#domain/errors.ts';
import { errorText } from '#text/errors/error-text.ts';
import type { ApiFault } from '#web/lib/api.ts';
import * as texts from './texts.ts';

export type ContactField = keyof ContactForm | 'upload';

/** In screen order. */
const FIELDS = Object.keys(texts.FIELDS) as ContactField[];

export const EMPTY_FORM: ContactForm = {
  subject: '',
  company: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  comment: '',
  privacyPolicy: false,
};

/** Messages by field; fields without a fault are absent. */
export type FieldErrors = Partial<Record<ContactField, string>>;

/** The faults of the form in German, in screen order (R127). */
export function contactErrors(form: ContactForm, fileCount: number): FieldErrors {
  const faults = contactFormFaults(form, fileCount);
  const found = FIELDS.flatMap((field) => {
    const fault = faults.find((one) => one.field === field);
    return fault ? [[field, sentence(fault)] as const] : [];
  });
  return Object.fromEntries(found);
}

function sentence(fault: Fault): string {
  if (fault.code === 'required' && fault.field === 'subject') return texts.chooseSubject;
  return errorText(fault);
}

/** 'Vorname, E-Mail und Datenschutzerklärung' for a sentence about what is missing. */
export function namesOf(errors: FieldErrors): string[] {
  return FIELDS.filter((field) => errors[field] !== undefined).map((field) => texts.FIELDS[field]);
}

/** The first field with a fault, in screen order. */
export function firstFault(errors: FieldErrors): ContactField | null {
  return FIELDS.find((field) => errors[field] !== undefined) ?? null;
}

/** Errors that add nothing to the general sentence above them. */
const SAID_ALREADY: ReadonlySet<string> = new Set(['network', 'unknown', 'internal', 'form-unreadable']);

/** What the server refused: at the fields that it names, the rest as separate sentences. */
export function refusalOf(faults: readonly ApiFault[]): { errors: FieldErrors; others: string[] } {
  const errors: FieldErrors = {};
  const others: string[] = [];
  for (const { field, message, code } of faults) {
    const known = FIELDS.find((one) => one === field);
    if (known) errors[known] ??= message;
    else if (!SAID_ALREADY.has(code ?? '')) others.push(message);
  }
  return { errors, others };
}

interface SubjectGroup {
  label: string;
  /** The name is sent, the label shown. */
  subjects: { name: FormSubject; label: string }[];
}

/** The subjects grouped by category, for the dropdown. */
export function subjectGroups(): SubjectGroup[] {
  const categories = [...new Set(FORM_SUBJECTS.map(({ category }) => category))];
  return categories.map((category) => ({
    label: texts.SUBJECT_GROUPS[category],
    subjects: FORM_SUBJECTS.filter((subject) => subject.category === category).map(({ name, slug }) => ({
      name,
      label: texts.SUBJECTS[slug],
    })),
  }));
}

/** The extensions that may be attached, for the file dialog: '.pdf,.doc,.docx,.zip'. */
export const ACCEPTED_FILES = FORM_FILE_TYPES.map((type) => `.${type}`).join(',');

/** Sorts chosen files by extension; content and size are validated by the server. */
export function splitByType<F extends { name: string }>(
  files: readonly F[],
): { taken: F[]; refused: string[] } {
  const isTaken = ({ name }: F) => FORM_FILE_TYPES.includes(/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '');
  return {
    taken: files.filter(isTaken),
    refused: files
      .filter((file) => !isTaken(file))
      .map(({ name }) => errorText({ code: 'file-type', field: 'upload', params: { name } })),
  };
}

/** The form as submitted: the field names of POST /custom/forms, and what tells a bot from a person. */
export function contactBody(
  form: ContactForm,
  files: readonly File[],
  sign: { website: string; token: string },
): FormData {
  const body = new FormData();
  for (const field of ['subject', 'company', 'firstName', 'lastName', 'email', 'phone', 'comment'] as const)
    body.append(field, form[field]);
  body.append('privacyPolicy', String(form.privacyPolicy === true));
  body.append('website', sign.website);
  body.append('token', sign.token);
  for (const file of files) body.append('upload[]', file, file.name);
  return body;
}
