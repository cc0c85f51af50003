import { z } from 'zod';
import { LANGUAGES } from '#domain/text/language.ts';
import { openingSchema } from '#entities/shapes/mail-openings.ts';
import { MAIL_NAMES } from '#text/mails/mail-kinds.ts';
import * as texts from './texts.ts';

/** GET /api/mails/{mail}/preview */
export const previewMailInput = z.strictObject({
  mail: z.enum(MAIL_NAMES).describe(texts.mailNote),
  language: z.enum(LANGUAGES).default('de').describe(texts.mailLanguageNote),
  /** An opening that is being written; unset: the stored one, '' the usual one. */
  opening: openingSchema.optional().describe(texts.mailOpeningNote),
  about: z.enum(['order', 'quotation']).default('order').describe(texts.mailAboutNote),
});
export type PreviewMail = z.output<typeof previewMailInput>;

export const mailPreviewOutput = z
  .strictObject({
    subject: z.string(),
    html: z.string().describe(texts.mailHtmlNote),
    text: z.string(),
    usualOpening: z.string().describe(texts.usualOpeningNote),
    attachments: z.array(z.string()).describe(texts.mailAttachmentsNote),
  })
  .meta({ id: 'MailPreview' });
export type MailPreview = z.output<typeof mailPreviewOutput>;
