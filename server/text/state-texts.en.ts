import type { PricingMode } from '#domain/catalogue/product.ts';
import type { Country } from '#domain/contact/country.ts';
import type { RatingField } from '#domain/order/questionnaire.ts';
import type { SubmitMode } from '#domain/ordering/checkout.ts';

/** In the order in which forms offer them. */
export const COUNTRY_NAMES = {
  AT: 'Austria',
  DE: 'Germany',
  CH: 'Switzerland',
  LI: 'Liechtenstein',
} satisfies Record<Country, string>;

/** Labels of the submit button (R73). */
export const SUBMIT_LABELS = {
  quotation: 'Send request for a quote',
  order: 'Send order',
  preorder: 'Send preorder',
} satisfies Record<SubmitMode['code'], string>;

/** Second line inside a binding submit button (R74). */
export const BINDING_LINE = 'with obligation to pay';

/** The options for how final a price is, for staff (R7). */
export const PRICING_NAMES = {
  fixed: 'Exact',
  approximate: 'Approximate',
  minimum: 'Minimum',
} satisfies Record<PricingMode, string>;

export const RATING_NAMES = {
  rating: 'Overall impression',
  foodRating: 'Quality of the food',
  serviceRating: 'Service',
  processRating: 'Ordering',
} satisfies Record<RatingField, string>;
