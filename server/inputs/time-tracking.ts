import { z } from 'zod';
import { cleanText, MAXIMUM_TEXT } from '#domain/text/text-input.ts';
import { daysBetween } from '#domain/time/zoned-time.ts';
import { daySchema, instantSchema as instant } from '#entities/shapes/instant.ts';
import { isInOrder } from './list-span.ts';

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

/** The reason for correcting or deleting hours, which is kept with them; the use cases say when it is required. */
const reason = z.string().max(MAXIMUM_TEXT).overwrite(cleanText);
export const correctionReason = reason.optional();
/** Deleting many is no standard call: it always says why. */
export const removalReason = reason.min(1);

/** A plain DELETE has no reason. */
export const removeActivityInput = z.strictObject({ id, reason: correctionReason });

/** Which deleted hours: those that began in the span. */
export const removedActivitiesInput = z
  .strictObject({
    user: id.optional(),
    branch: id.optional(),
    from: z.union([instant, daySchema]).optional(),
    to: z.union([instant, daySchema]).optional(),
    page: z.int().min(1).max(1_000_000).optional(),
    pageSize: z.int().min(1).max(200).optional(),
  })
  .refine(isInOrder, { path: ['to'], params: { code: 'ends-before-start' } });

/** Defaults to the current year; managers may ask for one person or one branch. */
export const holidayBalancesInput = z.strictObject({
  year: z.int().min(2000).max(2100).optional(),
  user: id.optional(),
  branch: id.optional(),
});

/** Without a person: one's own days. At most two years. */
export const leaveDaysInput = z
  .strictObject({ user: id.optional(), from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'ends-before-start' } })
  .refine(({ from, to }) => daysBetween(from, to) <= 731, {
    path: ['to'],
    params: { code: 'range-too-long' },
  });
