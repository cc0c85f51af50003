import type { Country } from '#domain/contact/country.ts';
import type { LegalName } from '#domain/shop/legal.ts';
import * as texts from './legal-model-texts.ts';
import * as more from './privacy-model-texts.ts';

/** What is known of the shop for its model texts; '' where it is not. */
export interface ModelFacts {
  country: Country;
  company: string;
  street: string;
  city: string;
  phone: string;
  email: string;
}

const MODELS: Readonly<Record<LegalName, Readonly<Record<Country, string>>>> = {
  imprint: texts.IMPRINTS,
  'terms-and-conditions': texts.TERMS,
  privacy: more.PRIVACY,
  allergens: more.ALLERGENS,
};

const GAPS: Readonly<Record<string, string>> = {
  company: texts.company,
  street: texts.street,
  city: texts.city,
  phone: texts.phone,
  email: texts.email,
};

/** The model of a legal text for the country, with what is known filled in and gaps (`gapsOf`) for the rest. */
export function modelText(name: LegalName, facts: ModelFacts): string {
  const known: Readonly<Record<string, string>> = { ...facts };
  return MODELS[name][facts.country].replace(/\{(\w+)\}/g, (_, key: string) =>
    known[key]?.trim() ? known[key].trim() : (GAPS[key] ?? ''),
  );
}
