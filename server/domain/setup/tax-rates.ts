import type { Country } from '#domain/contact/country.ts';
import * as texts from './texts.ts';

/** A rate of value added tax, in percent, with what it is for. */
export interface TaxRate {
  rate: number;
  use: string;
}

const SWISS: readonly TaxRate[] = [
  { rate: 2.6, use: texts.swissReducedUse },
  { rate: 3.8, use: texts.swissLodgingUse },
  { rate: 8.1, use: texts.swissNormalUse },
];

/**
 * The rates that restaurants of a country choose from, ascending (R190). Liechtenstein shares the Swiss VAT area.
 */
export const TAX_RATES: Readonly<Record<Country, readonly TaxRate[]>> = {
  AT: [
    { rate: 10, use: texts.austrianReducedUse },
    { rate: 13, use: texts.austrianMiddleUse },
    { rate: 20, use: texts.austrianNormalUse },
  ],
  DE: [
    { rate: 7, use: texts.germanReducedUse },
    { rate: 19, use: texts.germanNormalUse },
  ],
  CH: SWISS,
  LI: SWISS,
};

/** Words in the name of a category whose products are drinks with alcohol, or any drinks. */
const ALCOHOL = /wein|bier|cocktail|spritz|schn[aä]ps|spirituos|sekt|prosecco/i;
const DRINKS = /getr[aä]nk|saft|s[aä]fte|limo|drink|kaffee|\btees?\b/i;

/**
 * The rate proposed for a product of the category with this name (R190): the normal one for drinks, in Switzerland and
 * Liechtenstein only for alcohol; the reduced one for everything else.
 */
export function proposedTax(country: Country, category: string): number {
  const rates = TAX_RATES[country].map(({ rate }) => rate);
  const isSwiss = country === 'CH' || country === 'LI';
  const isNormal = ALCOHOL.test(category) || (!isSwiss && DRINKS.test(category));
  return isNormal ? Math.max(...rates) : Math.min(...rates);
}
