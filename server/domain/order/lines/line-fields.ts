import type { Cents } from '#domain/money/money.ts';
import { about, field, nullable, type Values } from '#domain/order/field.ts';

// Beside the rules of lines, so that a cart, which has lines as well, does not load how an order declares them.

/** The kinds of what a line is made of. */
export interface LineKinds {
  word: string;
  money: Cents;
  percent: number;
  payer: 'customer' | 'shop';
}

/** What an order costs, or gives, beside its items; frozen like them. */
export const LINE_FIELDS = {
  /** The code of its kind; a newer program may have written one that this one does not know. */
  kind: about('Art des Betrags; neue können hinzukommen', field('word')),
  /** What people read, with the amount or the detail behind it. */
  label: field('word'),
  /** Whom or what it concerns: the delivery area, the recipient of a donation. */
  detail: about('Wen oder was er betrifft, zum Beispiel den Spendenempfänger', nullable(field('word'))),
  /** Gross. */
  amount: field('money'),
  /** VAT in percent; null = not taxed. */
  taxRate: about('Prozent; null = nicht besteuert', nullable(field('percent'))),
  /** Only what the customer pays counts in the total. */
  payer: about('Nur was der Kunde zahlt, zählt zum Gesamtbetrag', field('payer')),
};
export interface OrderLine extends Values<typeof LINE_FIELDS, LineKinds> {}
