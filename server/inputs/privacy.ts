import { z } from 'zod';
import { isEmail } from '#domain/contact/email.ts';
import type { ErrorCode } from '#domain/errors.ts';
import {
  COUNTRY_BOUNDS,
  type PeriodBounds,
  RETENTION_COUNTRIES,
  type RetentionPeriods,
  SHOP_BOUNDS,
  SHOP_KINDS,
  STAGES,
} from '#domain/privacy/retention.ts';

const id = z.int().min(1).max(2_147_483_647);
const months = ({ minimum, maximum }: PeriodBounds) => z.int().min(minimum).max(maximum);

function record<K extends string>(names: readonly K[], of: (name: K) => z.ZodType<number>) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, of(name)])));
}

const shape: unknown = z
  .strictObject({
    countries: z.strictObject(
      Object.fromEntries(
        RETENTION_COUNTRIES.map((country) => [
          country,
          record(STAGES, (stage) => months(COUNTRY_BOUNDS[country][stage])),
        ]),
      ),
    ),
    shop: record(SHOP_KINDS, (kind) => months(SHOP_BOUNDS[kind])),
  })
  .meta({ id: 'RetentionPeriods' });
/** Made of the bounds: its keys are those of the type. */
export const retentionPeriods = shape as z.ZodType<RetentionPeriods, RetentionPeriods>;

export const retentionInput = z.strictObject({ periods: retentionPeriods });
/** `startsNow`: without waiting for the day that was announced. */
export const saveRetentionInput = retentionInput.extend({ startsNow: z.boolean().default(false) });

/** Fewer digits would find the numbers of many guests. */
const LEAST_DIGITS = 6;
const at = (code: ErrorCode) => ({ path: ['value'], params: { code } });
/** What can be nobody's address or number is a mistake to be told of: 'nothing found' would be taken for an answer to the guest. */
export const guestSearchInput = z
  .strictObject({
    by: z.enum(['order', 'email', 'phone']),
    value: z.string().trim().min(1).max(254),
  })
  .refine(({ by, value }) => by !== 'email' || isEmail(value), at('email-invalid'))
  .refine(
    ({ by, value }) =>
      by !== 'phone' || value.replaceAll(/\D/g, '').replace(/^0+/, '').length >= LEAST_DIGITS,
    at('phone-invalid'),
  );

/** Which orders and forms; they are looked at before. */
export const guestDataInput = z.strictObject({
  orders: z.array(id).max(1_000).default([]),
  forms: z.array(id).max(1_000).default([]),
});
/** `note`: how the owner made sure who asked. */
export const eraseGuestInput = guestDataInput.extend({ note: z.string().trim().min(3).max(500) });
export const erasureId = z.strictObject({ id });

const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
export const journalFilters = z.strictObject({
  user: id.optional(),
  device: id.optional(),
  branch: id.optional(),
  subject: z.string().max(60).optional(),
  subjectId: id.optional(),
  action: z.string().max(60).optional(),
  search: z.string().trim().max(100).optional(),
  from: day.optional(),
  to: day.optional(),
});
/** Entries before the entry `cursor`, the newest first. */
export const journalInput = journalFilters.extend({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  take: z.int().min(1).max(200).default(50),
});
