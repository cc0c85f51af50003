import { CONTACT_FIELDS } from './contact.ts';
import { field, nullable } from './field.ts';
import { LINE_CHOICES } from './lines/index.ts';
import { ORDER } from './order.ts';

const { placed, written } = ORDER.public;

/** What a customer says when ordering; what is left out is empty. */
export const CHOICE_FIELDS = {
  ...CONTACT_FIELDS,
  comment: written.comment,
  appointmentDate: placed.appointmentDate,
  paymentMethod: placed.paymentMethod,
  /** The id of a table, or its identifier as text (what the QR code on the table says). */
  table: nullable(field('table', 'Tischnummer')),
  ...LINE_CHOICES,
};

/** What a customer has to agree to, and says so. */
export const CONSENT_FIELDS = {
  legalInstructions: field('flag', 'AGB'),
  privacyPolicy: field('flag', 'Datenschutz'),
};

/** The checkout form. */
export const DRAFT_FIELDS = { ...CHOICE_FIELDS, ...CONSENT_FIELDS, branch: field('id', 'Filiale') };
