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
  /** Under the name that it has in the country. */
  vatNumber?: string;
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
  uidNumber: texts.uidNumber,
  ustIdNumber: texts.ustIdNumber,
  mwstNumber: texts.mwstNumber,
};

/** The model of a legal text for the country, with what is known filled in and gaps (`gapsOf`) for the rest. */
export function modelText(name: LegalName, facts: ModelFacts): string {
  const { vatNumber = '', ...others } = facts;
  const vat = { uidNumber: vatNumber, ustIdNumber: vatNumber, mwstNumber: vatNumber };
  const known: Readonly<Record<string, string>> = { ...others, ...vat };
  return MODELS[name][facts.country].replace(/\{(\w+)\}/g, (_, key: string) =>
    known[key]?.trim() ? known[key].trim() : (GAPS[key] ?? ''),
  );
}
