import type { Country } from '#domain/contact/country.ts';
import { HOLIDAY_STATES } from '#domain/time/holiday-rules.ts';
import { COUNTRY_NAMES } from '#text/state-texts.ts';

/** The regions with public holidays of their own, by ISO 3166-2 code: 'DE-BY' -> 'Deutschland: Bayern'. */
export const HOLIDAY_REGIONS: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(HOLIDAY_STATES) as Country[]).flatMap((country) =>
    Object.entries(HOLIDAY_STATES[country]).map(([code, name]) => [
      `${country}-${code}`,
      `${COUNTRY_NAMES[country]}: ${name}`,
    ]),
  ),
);
