import type { PricingMode } from '#domain/catalogue/product.ts';
import type { Cents } from '#domain/money/money.ts';
import { about, field, list, type Values } from './field.ts';
import { LINE_FIELDS, type LineKinds } from './lines/line-fields.ts';
import * as texts from './texts.ts';

/** The kinds of values in the totals. */
export interface TotalKinds extends LineKinds {
  /** Withheld from customers if no total is shown. */
  total: Cents;
  /** VAT amount per rate; the key is the rate in percent ('10'). */
  taxes: Record<string, Cents>;
  pricing: PricingMode;
}

/** What is stored of the totals of an order, cart or revision. */
export const TOTALS_FIELDS = {
  /** fixed: exact total; approximate: 'ca.'; minimum: no total is shown (R7). */
  pricing: field('pricing'),
  /** Sum of the items. */
  gross: field('total'),
  /** What it costs, or donates, besides the items. */
  lines: about(texts.linesNote, list(LINE_FIELDS)),
  totalNet: field('total'),
  totalGross: field('total', texts.totalGross),
  /** As in tax.ts. */
  taxLines: list({ rate: field('percent'), net: field('money'), vat: field('money') }),
};
/** The same taxes as a map. */
export const TAXES_FIELD = { taxes: field('taxes') };

export interface OrderTotals extends Values<typeof TOTALS_FIELDS & typeof TAXES_FIELD, TotalKinds> {}
