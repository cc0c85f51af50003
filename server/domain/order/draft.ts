import { CONTACT_FIELDS } from './contact.ts';
import { field, nullable } from './field.ts';
import { LINE_CHOICES } from './lines/index.ts';
import { ORDER } from './order.ts';
import * as texts from './texts.ts';

const { placed, written, progress } = ORDER.public;
const { voucherCode } = ORDER.staff.placed;

/** What customers enter when ordering; omitted fields are empty. */
export const CHOICE_FIELDS = {
  ...CONTACT_FIELDS,
  comment: written.comment,
  appointmentDate: placed.appointmentDate,
  paymentMethod: progress.paymentMethod,
  voucherCode,
  /** The id of a table, or its identifier as text (as in the QR code on the table). */
  table: nullable(field('table', texts.table)),
  ...LINE_CHOICES,
};

/** What customers have to agree to. */
export const CONSENT_FIELDS = {
  legalInstructions: field('flag', texts.legalInstructions),
  privacyPolicy: field('flag', texts.privacyPolicy),
};

/** The checkout form. */
export const DRAFT_FIELDS = { ...CHOICE_FIELDS, ...CONSENT_FIELDS, branch: field('id', texts.branch) };
