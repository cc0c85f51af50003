import type { Country } from '#domain/contact/country.ts';
import type { Fault } from '#domain/errors.ts';
import type { Personal } from '#domain/order/field.ts';
import * as texts from './texts.ts';

/** What is forgotten of an order one after the other: each includes those before it (R346). */
export const STAGES = ['words', 'place', 'person'] as const satisfies readonly Personal[];
export type Stage = (typeof STAGES)[number];

/** Kinds of data that belong to no branch, so that no country decides. */
export const SHOP_KINDS = ['forms', 'logs', 'journal'] as const;
export type ShopKind = (typeof SHOP_KINDS)[number];

/** In the order of the screen. */
export const RETENTION_COUNTRIES = ['AT', 'DE', 'CH', 'LI'] as const satisfies readonly Country[];

/** Calendar months for which something is kept. */
export interface RetentionPeriods {
  countries: Record<Country, Record<Stage, number>>;
  shop: Record<ShopKind, number>;
}

/** What a period may be, in months, and why. */
export interface PeriodBounds {
  minimum: number;
  maximum: number;
  /** Until the shop decides otherwise. */
  preset: number;
  /** The law or reason that the preset and the maximum come from, in German. */
  source: string;
}

/** Complaints about food arrive within days; the words of a guest may tell of their health. */
const WORDS: PeriodBounds = { minimum: 1, maximum: 24, preset: 3, source: texts.wordsSource };
const PLACE: PeriodBounds = { minimum: 1, maximum: 24, preset: 6, source: texts.placeSource };

/** Warranty by default, and at most until claims from the order expire (R347). */
export const COUNTRY_BOUNDS: Readonly<Record<Country, Readonly<Record<Stage, PeriodBounds>>>> = {
  AT: {
    words: WORDS,
    place: PLACE,
    person: { minimum: 1, maximum: 36, preset: 24, source: texts.personSourceAT },
  },
  DE: {
    words: WORDS,
    place: PLACE,
    person: { minimum: 1, maximum: 48, preset: 24, source: texts.personSourceDE },
  },
  CH: {
    words: WORDS,
    place: PLACE,
    person: { minimum: 1, maximum: 60, preset: 24, source: texts.personSourceCH },
  },
  LI: {
    words: WORDS,
    place: PLACE,
    person: { minimum: 1, maximum: 36, preset: 24, source: texts.personSourceLI },
  },
};

/** The journal never goes before three years: the trigger of its table refuses that as well (R352). */
const LEAST_JOURNAL_MONTHS = 36;
export const SHOP_BOUNDS: Readonly<Record<ShopKind, PeriodBounds>> = {
  forms: { minimum: 1, maximum: 36, preset: 6, source: texts.formsSource },
  logs: { minimum: 1, maximum: 3, preset: 1, source: texts.logsSource },
  journal: { minimum: LEAST_JOURNAL_MONTHS, maximum: 120, preset: 84, source: texts.journalSource },
};

/** Whole years after the one of the invoice for which it must be kept, and the law that says so (R348). */
export const INVOICE_YEARS: Readonly<Record<Country, { years: number; source: string }>> = {
  AT: { years: 7, source: texts.invoiceSourceAT },
  DE: { years: 8, source: texts.invoiceSourceDE },
  CH: { years: 10, source: texts.invoiceSourceCH },
  LI: { years: 10, source: texts.invoiceSourceLI },
};

/** The first day, YYYY-MM-DD, on which the law no longer asks for an invoice issued on `day`. */
export function invoiceFreeFrom(day: string, country: Country): string {
  return `${Number(day.slice(0, 4)) + INVOICE_YEARS[country].years + 1}-01-01`;
}

/** What holds until the shop decides otherwise. */
export function presetPeriods(): RetentionPeriods {
  return {
    countries: mapRecord(COUNTRY_BOUNDS, (stages) => mapRecord(stages, ({ preset }) => preset)),
    shop: mapRecord(SHOP_BOUNDS, ({ preset }) => preset),
  };
}

/**
 * What is wrong with periods: outside of the bounds, or something that is forgotten later than what it is a part of. The fields
 * are paths: 'countries.AT.place'.
 */
export function periodFaults({ countries, shop }: RetentionPeriods): Fault[] {
  const faults: Fault[] = [];
  for (const country of RETENTION_COUNTRIES) {
    for (const stage of STAGES) {
      const field = `countries.${country}.${stage}`;
      faults.push(...outside(field, countries[country][stage], COUNTRY_BOUNDS[country][stage]));
    }
    const { words, place, person } = countries[country];
    if (words > place) faults.push({ code: 'retention-order', field: `countries.${country}.words` });
    else if (place > person) faults.push({ code: 'retention-order', field: `countries.${country}.place` });
  }
  for (const kind of SHOP_KINDS) faults.push(...outside(`shop.${kind}`, shop[kind], SHOP_BOUNDS[kind]));
  return faults;
}

function outside(field: string, months: number, { minimum, maximum }: PeriodBounds): Fault[] {
  if (months < minimum) return [{ code: 'too-small', field, params: { minimum } }];
  return months > maximum ? [{ code: 'too-large', field, params: { maximum } }] : [];
}

/** What is older than this is due. Calendar months in UTC: the 31st of a month counts back to the end of a shorter one. */
export function dueBefore(now: Date, months: number): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const before = new Date(now);
  before.setUTCFullYear(year, month, Math.min(now.getUTCDate(), lastOfMonth));
  return before;
}

function mapRecord<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  map: (value: V) => W,
): Record<K, W> {
  return Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, map(value)])) as Record<
    K,
    W
  >;
}
