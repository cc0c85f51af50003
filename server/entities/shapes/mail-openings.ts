import { z } from 'zod';
import { GUEST_MAILS } from '#domain/messages/mail-names.ts';
import { LONGEST_OPENING, type MailOpenings, unknownPlaceholder } from '#domain/messages/mail-opening.ts';
import { LANGUAGES } from '#domain/text/language.ts';
import { cleanText } from '#domain/text/text-input.ts';
import type { Field } from '../field.ts';
import { shaped } from '../fields.ts';

/** One opening, as the editor of a single mail checks it. */
export const openingSchema: z.ZodType<string, string> = z
  .string()
  .max(LONGEST_OPENING)
  .overwrite(cleanText)
  .superRefine((opening, context) => {
    const name = unknownPlaceholder(opening);
    if (name !== null) context.addIssue({ code: 'custom', params: { code: 'placeholder-unknown', name } });
  });

const perLanguage = z.strictObject(
  Object.fromEntries(LANGUAGES.map((language) => [language, openingSchema.optional()])),
);
const schema: unknown = z.strictObject(
  Object.fromEntries(GUEST_MAILS.map((mail) => [mail, perLanguage.optional()])),
);

/** The owner's own openings of the mails to guests (R280): mail, then language; the whole value is sent. */
export function mailOpeningsField(label: string): Field<MailOpenings> {
  return shaped(label, 'mail-openings', schema as z.ZodType<MailOpenings, MailOpenings>, {});
}
