import { z } from 'zod';
import { type ContactForm, FORM_FILES } from '#domain/contact/contact-form.ts';
import * as texts from './texts.ts';

/** Fields of a multipart form are texts; domain/contact/contact-form.ts validates them. */
const line = z.string().max(1_000).default('');

const contactFormFields = z.strictObject({
  subject: line.describe(texts.subjectNote),
  company: line,
  firstName: line,
  lastName: line,
  email: line,
  phone: line,
  comment: z.string().max(20_000).default('').describe(texts.commentNote),
  privacyPolicy: z.enum(['true', '1', 'on', 'false', '0', '']).optional(),
  /** Honeypot: invisible to people. */
  website: line.describe(texts.websiteNote),
  token: line.describe(texts.tokenNote),
  elapsed: line.describe(texts.elapsedNote),
});

/** The form as submitted, for the API document. */
export const contactFormParts = contactFormFields.extend({
  upload: z
    .array(z.string().meta({ format: 'binary' }))
    .max(FORM_FILES)
    .optional()
    .describe(texts.uploadNote),
});

export const contactFormInput = contactFormFields.transform(
  ({ website, token, elapsed: _, privacyPolicy, ...fields }) => {
    const isAccepted = privacyPolicy === undefined ? null : ['true', '1', 'on'].includes(privacyPolicy);
    const form: ContactForm = { ...fields, privacyPolicy: isAccepted };
    return { form, website, token };
  },
);
