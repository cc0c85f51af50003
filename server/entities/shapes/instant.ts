import { z } from 'zod';

/** What lies outside is a slip of the pen; and no database keeps the year 0, which the format allows. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** ISO 8601 with offset (R26). */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .refine(isPlausible, { params: { code: 'invalid' } });

/** A calendar day, YYYY-MM-DD. */
export const daySchema = z.iso.date().refine(isPlausible, { params: { code: 'invalid' } });

function isPlausible(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  // NaN: the format has refused it already.
  return Number.isNaN(year) || (year >= FIRST_YEAR && year <= LAST_YEAR);
}
