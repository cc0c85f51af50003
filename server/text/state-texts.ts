import type { PricingMode } from '#domain/catalogue/product.ts';
import type { Country } from '#domain/contact/country.ts';
import type { RatingField } from '#domain/order/questionnaire.ts';
import type { SubmitMode } from '#domain/ordering/checkout.ts';

/** In the order in which forms offer them. */
export const COUNTRY_NAMES = {
  AT: 'Österreich',
  DE: 'Deutschland',
  CH: 'Schweiz',
  LI: 'Liechtenstein',
} satisfies Record<Country, string>;

/** Labels of the submit button (R73). */
export const SUBMIT_LABELS = {
  quotation: 'Angebotsanfrage abschicken',
  order: 'Bestellung abschicken',
  preorder: 'Vorbestellung abschicken',
} satisfies Record<SubmitMode['code'], string>;

/** Second line inside a binding submit button (R74). */
export const BINDING_LINE = 'zahlungspflichtig';

/** The options for how final a price is, for staff (R7). */
export const PRICING_NAMES = {
  fixed: 'Exakt',
  approximate: 'Ungefähr',
  minimum: 'Minimum',
} satisfies Record<PricingMode, string>;

export const RATING_NAMES = {
  rating: 'Gesamteindruck',
  foodRating: 'Qualität der Speisen',
  serviceRating: 'Service',
  processRating: 'Bestellvorgang',
} satisfies Record<RatingField, string>;
