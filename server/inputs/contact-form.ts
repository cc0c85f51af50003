import { z } from 'zod';
import { type ContactForm, FORM_FILES } from '#domain/contact/contact-form.ts';

/** Fields of a multipart form are texts; domain/contact/contact-form.ts validates them. */
const line = z.string().max(1_000).default('');

const contactFormFields = z.strictObject({
  subject: line.describe('Partybrezel, Partyplatten, Geschenkkörbe, Jobs oder Anderer Anlass'),
  company: line,
  firstName: line,
  lastName: line,
  email: line,
  phone: line,
  comment: z.string().max(20_000).default('').describe('Höchstens 250 Wörter'),
  privacyPolicy: z.enum(['true', '1', 'on', 'false', '0', '']).optional(),
  /** Honeypot: invisible to people. */
  website: line.describe('Bleibt leer'),
  token: line.describe('Aus GET /api/custom/forms/token, mindestens zwei Sekunden alt'),
  elapsed: line.describe('Ohne Bedeutung; frühere Seiten senden es mit'),
});

/** The form as submitted, for the API document. */
export const contactFormParts = contactFormFields.extend({
  upload: z
    .array(z.string().meta({ format: 'binary' }))
    .max(FORM_FILES)
    .optional()
    .describe('PDF, DOC, DOCX oder ZIP, höchstens 15 MB je Datei; für Jobs mindestens eine'),
});

export const contactFormInput = contactFormFields.transform(
  ({ website, token, elapsed: _, privacyPolicy, ...fields }) => {
    const isAccepted = privacyPolicy === undefined ? null : ['true', '1', 'on'].includes(privacyPolicy);
    const form: ContactForm = { ...fields, privacyPolicy: isAccepted };
    return { form, website, token };
  },
);
