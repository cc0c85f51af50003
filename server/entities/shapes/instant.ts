import { z } from 'zod';

/** Anything outside is a typo; and the year 0, which the format allows, cannot be stored in any database. */
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
  // NaN: already rejected by the format.
  return Number.isNaN(year) || (year >= FIRST_YEAR && year <= LAST_YEAR);
}
