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

/**
 * Words of drinks, as the names of categories hold them: alone, in the plural, or as the last part of a compound ('Rotweine',
 * 'Flaschenbier'), because the last part says what it is. 'Bierbratl' is no beer, and 'Schwein' no wine.
 */
const ALCOHOL =
  /^(?:.*(?<!sch)weine?|.*biere?|.*cocktails?|.*spritz(?:er)?|.*schn[aä]pse?|.*spirituosen?|.*sekte?|.*champagner|prosecco|frizzante|aperitifs?|digestifs?|.*edelbr[aä]nde?|.*lik[oö]re?|longdrinks?|radler|cidre|cider|whiskys?|gin|rum|wodka|vodka|alkohol|alkoholisches?|alkoholische)$/;
const DRINKS =
  /^(?:.*getr[aä]nke?|.*drinks?|.*s[aä]fte?|.*limos?|.*limonaden?|.*kaffees?|.*tees?|.*mosts?|.*schorlen?|.*wasser|.*colas?|.*smoothies?|.*milkshakes?|.*nektare?|espresso|cappuccino|kakao|almdudler|alkoholfreies?)$/;
/** What follows such a word without making it something else: 'Weinkarte', 'Bierspezialitäten'. */
const TRAILING = /(?:karte|spezialit[aä]ten|auswahl|begleitung|variationen)$/;
const WITHOUT_ALCOHOL = /alkoholfrei/;

/**
 * The rate proposed for a category of this name (R190): the normal one for drinks, in Switzerland and Liechtenstein only for
 * alcohol; the reduced one for everything else. A guess for whoever makes the category, who says what holds.
 */
export function proposedTax(country: Country, category: string): number {
  const rates = TAX_RATES[country].map(({ rate }) => rate);
  const name = category.normalize('NFC').toLocaleLowerCase('de');
  const words = name.split(/[^\p{L}]+/u).map((word) => word.replace(TRAILING, ''));
  const isAlcohol = words.some((word) => ALCOHOL.test(word)) && !WITHOUT_ALCOHOL.test(name);
  const isDrink = isAlcohol || words.some((word) => DRINKS.test(word) || ALCOHOL.test(word));
  const isSwiss = country === 'CH' || country === 'LI';
  return (isSwiss ? isAlcohol : isDrink) ? normalTax(country) : Math.min(...rates);
}

/** The rate of what no reduced one is for, such as a delivery. */
export function normalTax(country: Country): number {
  return Math.max(...TAX_RATES[country].map(({ rate }) => rate));
}

/**
 * The rate of a new product that stands in these categories: theirs, as far as they have one. Null where none has, or where
 * they differ: then somebody has to choose.
 */
export function taxOfCategories(rates: readonly (number | null)[]): number | null {
  const [first = null, ...others] = new Set(rates.filter((rate) => rate !== null));
  return others.length === 0 ? first : null;
}
