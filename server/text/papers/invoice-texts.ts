import type { IssuerGap } from '#domain/papers/invoice.ts';
import { message } from '../message.ts';

/** What the settings lack for invoices. */
export const GAP_NAMES = {
  name: 'Name des Unternehmens',
  street: 'Straße',
  zipCode: 'Postleitzahl',
  city: 'Ort',
  vatNumber: 'UID-Nummer',
  invoicePrefix: 'Präfix der Rechnungsnummern, das keine andere Organisation hat',
} satisfies Record<IssuerGap, string>;

/** Why the server has issued nothing by itself, in the log of the staff. */
export const notIssued = message('Rechnung nicht ausgestellt: {reason}');
