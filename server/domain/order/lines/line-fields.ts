import type { Cents } from '#domain/money/money.ts';
import { about, field, nullable, type Values } from '#domain/order/field.ts';
import * as texts from './texts.ts';

// Separate from the rules of lines, so that a cart, which has lines as well, does not load the field declarations of an
// order.

/** The kinds of values in a line. */
export interface LineKinds {
  word: string;
  money: Cents;
  percent: number;
  payer: 'customer' | 'shop';
}

/** What an order costs, or donates, besides its items; frozen like them. */
export const LINE_FIELDS = {
  /** The code of its kind; a newer version may have written an unknown one. */
  kind: about(texts.kindNote, field('word')),
  /** The visible label, followed by the amount or the detail. */
  label: field('word'),
  /** What or whom it is for: the delivery area, the recipient of a donation. */
  detail: about(texts.detailNote, nullable(field('word'))),
  /** Gross. */
  amount: field('money'),
  /** VAT in percent; null = not taxed. */
  taxRate: about(texts.taxRateNote, nullable(field('percent'))),
  /** Only what the customer pays counts in the total. */
  payer: about(texts.payerNote, field('payer')),
};
export interface OrderLine extends Values<typeof LINE_FIELDS, LineKinds> {}
