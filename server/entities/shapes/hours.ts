import { z } from 'zod';
import { HOURS_TYPES, type OpeningHour } from '#domain/time/opening-hours.ts';

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

export const openingHour: z.ZodType<OpeningHour, OpeningHour> = z
  .strictObject({
    type: z.enum(HOURS_TYPES),
    date: z.iso.date().nullable(),
    isClosed: z.boolean(),
    from: wallTime.nullable(),
    to: wallTime.nullable(),
  })
  .refine(({ type, date }) => (type === 'once') === (date !== null), {
    path: ['date'],
    params: { code: 'invalid' },
  })
  .refine(({ isClosed, from, to }) => (from === null) === (to === null) && (isClosed || from !== null), {
    path: ['from'],
    params: { code: 'required' },
  });

/** Opening hours, delivery hours, schedules (R30, R32): times in pairs, a date for 'once' only. */
export const hoursSchema: z.ZodType<OpeningHour[], OpeningHour[]> = z.array(openingHour).max(500);
