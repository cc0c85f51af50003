import type { Country } from '#domain/contact/country.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Address } from '#domain/order/address.ts';
import type { PublicOrderItem } from '#domain/order/item.ts';
import type { OrderLine } from '#domain/order/lines/line-fields.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Language } from '#domain/text/language.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import type { TaxShare } from './tax-share.ts';

export const INVOICE_KINDS = ['invoice', 'creditNote'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

interface Place {
  street: string;
  zipCode: string;
  city: string;
  country: Country;
}

/** Who issues an invoice: the business of the settings, or the organisation of a branch. */
export interface Issuer extends Place {
  name: string;
  /** As printed. */
  vatNumber: string;
  /** Anything else that must stand on its invoices: register, bank account, why there is no tax. */
  note: string;
}

/** An organisation that branches belong to, as far as its invoices need it. */
export interface Organisation extends Place {
  /** Its name as a company; empty = it is the business of the settings, under whose name and address of the branch it sells. */
  legalName: string;
  vatNumber: string;
  invoicePrefix: string;
  invoiceNote: string;
}

type Recipient = Omit<Address, 'isCompany'> & { isCompany: boolean; vatNo: string };

/** What an invoice or credit note says: written once, and never changed (R298). Amounts in cents, days of the branch. */
export interface InvoiceContent {
  language: Language;
  currency: string;
  /** Of issue. */
  day: LocalDay;
  /** Of the supply. */
  supplyDay: LocalDay;
  issuer: Issuer;
  recipient: Recipient;
  /** Where it was ordered. */
  branch: string;
  /** The number of the order. */
  order: string;
  items: readonly PublicOrderItem[];
  /** What the customer pays besides. */
  lines: readonly OrderLine[];
  taxes: readonly TaxShare[];
  net: Cents;
  gross: Cents;
  /** Code of the method, and whether the money was there when it was issued. */
  paymentMethod: string;
  isPaid: boolean;
  /** As waysOfPaying says it; missing in older ones. */
  paidWith?: readonly string[];
  /** Of a credit note: the invoice that it corrects, and why. */
  credits: { number: string; day: LocalDay; reason: string } | null;
}

/** How an order was paid: in the ways of its payments, each once; as long as nothing is paid, in the one that was chosen. */
export function waysOfPaying({
  paymentMethod,
  payments,
}: {
  paymentMethod: string;
  payments: readonly { method: string; state: string }[];
}): string[] {
  const paid = payments.filter(({ state }) => state === 'paid').map(({ method }) => method);
  return paid.length === 0 ? [paymentMethod] : [...new Set(paid)];
}

/** The one who issues the invoices of a branch (R296). */
export function issuerOf(
  business: { businessName: string; vatNumber: string },
  branch: Place,
  organisation: Organisation | null,
): Issuer {
  const note = organisation?.invoiceNote ?? '';
  if (organisation && organisation.legalName !== '') {
    const { legalName: name, street, zipCode, city, country, vatNumber } = organisation;
    return { name, street, zipCode, city, country, vatNumber, note };
  }
  const { street, zipCode, city, country } = branch;
  return { name: business.businessName, street, zipCode, city, country, vatNumber: business.vatNumber, note };
}

export type IssuerGap = 'name' | 'street' | 'zipCode' | 'city' | 'vatNumber' | 'invoicePrefix';

/**
 * What the law wants on invoices and the settings do not say yet. Organisations that share a prefix would share a series
 * (R297); who charges no tax needs no VAT number.
 */
export function issuerGaps(
  issuer: Issuer,
  facts: { isTaxed: boolean; prefix: string; otherPrefixes: readonly string[] },
): IssuerGap[] {
  return [
    ...(['name', 'street', 'zipCode', 'city'] as const).filter((name) => issuer[name].trim() === ''),
    ...(facts.isTaxed && issuer.vatNumber.trim() === '' ? (['vatNumber'] as const) : []),
    ...(facts.otherPrefixes.includes(facts.prefix) ? (['invoicePrefix'] as const) : []),
  ];
}

/** The field in which a gap is closed: of the settings, the branch or its organisation. */
export interface GapPlace {
  record: 'config' | 'branch' | 'division';
  field: string;
}

export function gapPlace(gap: IssuerGap, organisation: Pick<Organisation, 'legalName'> | null): GapPlace {
  const isOwnCompany = organisation !== null && organisation.legalName !== '';
  if (isOwnCompany || gap === 'invoicePrefix') return { record: 'division', field: gap };
  if (gap === 'name') return { record: 'config', field: 'businessName' };
  return { record: gap === 'vatNumber' ? 'config' : 'branch', field: gap };
}

const ACCEPTED: readonly OrderState[] = ['confirmed', 'inDelivery', 'completed'];

type Ordered = Pick<
  StaffOrder,
  | 'state'
  | 'pricing'
  | 'isQuotation'
  | 'isCompany'
  | 'companyName'
  | 'lastName'
  | 'street'
  | 'zipCode'
  | 'city'
>;

/** Why an order can have no invoice; null = it can (R296). */
export function invoiceObstacle(order: Ordered): ErrorCode | null {
  if (!ACCEPTED.includes(order.state)) return 'invoice-order-open';
  if (order.pricing !== 'fixed' || order.isQuotation) return 'invoice-price-open';
  const name = order.isCompany ? order.companyName : order.lastName;
  const isComplete = [name, order.street, order.zipCode, order.city].every((text) => text.trim() !== '');
  return isComplete ? null : 'invoice-recipient-missing';
}
