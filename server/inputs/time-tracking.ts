import { z } from 'zod';
import { cleanText, MAXIMUM_TEXT } from '#domain/text/text-input.ts';
import { instantSchema as instant } from '#entities/shapes/instant.ts';

const id = z.int().min(1).max(2_147_483_647);

/** The URLs of time tracking contain the branch and the key of its terminal (R108). */
const terminal = { branchId: id, apiKey: z.string().max(200) };

export const terminalInput = z.strictObject(terminal);

export const startActivityInput = z.strictObject({
  ...terminal,
  department: id.nullish(),
  project: id.nullish(),
  task: id.nullish(),
  note: z.string().max(MAXIMUM_TEXT).overwrite(cleanText).nullish(),
});

/** Without an end, the default range applies. */
export const ownTimesInput = z.strictObject({
  ...terminal,
  from: instant.optional(),
  to: instant.optional(),
});

/** The reason for correcting hours; stored with the correction. */
export const correctionReason = z.string().max(MAXIMUM_TEXT).overwrite(cleanText).optional();

/** Defaults to the current year; managers may ask for one person or one branch. */
export const holidayBalancesInput = z.strictObject({
  year: z.int().min(2000).max(2100).optional(),
  user: id.optional(),
  branch: id.optional(),
});
