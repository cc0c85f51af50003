import type { Country } from '#domain/contact/country.ts';

/** Weeks of paid leave per year that the law of a country grants every adult employee (R191). */
const WEEKS: Readonly<Record<Country, number>> = { AT: 5, DE: 4, CH: 4, LI: 4 };

/** The minimum leave per year in working days, for a given number of working days per week (R191); five by default. */
export function legalLeave(country: Country, daysPerWeek = 5): number {
  return WEEKS[country] * daysPerWeek;
}
