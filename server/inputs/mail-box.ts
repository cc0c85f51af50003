import { z } from 'zod';

/** A page of kept mails, newest first. */
export const keptMailsInput = z.strictObject({
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(200).default(25),
});

export const keptMailId = z.strictObject({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/** Attachments by their place in the mail, from 0 on. */
export const keptAttachmentInput = keptMailId.extend({ index: z.coerce.number().int().min(0).max(1_000) });
