import { z } from 'zod';

/** 15 MB as base64 with its head, and a little more, so that a file just too large gets its own sentence. */
export const UPLOAD_BODY_BYTES = 24 * 1024 * 1024;

export const uploadInput = z.strictObject({
  /** A data URL. */
  data: z.string().max(UPLOAD_BODY_BYTES),
  name: z.string().max(1_000).nullish(),
});
