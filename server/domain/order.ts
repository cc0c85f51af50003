import type { PaymentMethod } from './branch.ts';
import type { UploadRef } from './image.ts';
import type { Cents } from './money.ts';
import type { Address } from './order/address.ts';
import type { KeptContact } from './order/contact.ts';
import type { OrderState } from './order-state.ts';
import type { BundleContent, Modifier, PartType, PricingMode } from './product.ts';
import type { UnitId } from './units.ts';

/** One answered step of an ordered item, frozen at the time of the order. */
export interface OrderItemPart {
  name: string;
  type: PartType;
  text: string | null;
  options: { name: string; modifier: Modifier; value: Cents }[];
  uploads: UploadRef[];
}

/** One line of an order, frozen at the time of the order. */
export interface OrderItem {
  product: number;
  name: string;
  allergens: string;
  amount: number;
  unit: UnitId;
  /** Gross of one `unit` with all options. */
  unitPrice: Cents;
  gross: Cents;
  /** VAT in percent. */
  taxRate: number;
  pricing: PricingMode;
  isPriceHidden: boolean;
  /** What one `unit` of a bundle holds; other items, and orders from before this was kept, have none. */
  contents?: BundleContent[];
  parts: OrderItemPart[];
}

/** VAT of one rate over items and delivery fee together. */
export interface TaxLine {
  /** Percent. */
  rate: number;
  net: Cents;
  vat: Cents;
}

export interface OrderTotals {
  /** Sum of the items. */
  gross: Cents;
  deliveryGross: Cents;
  totalNet: Cents;
  totalGross: Cents;
  /** VAT amount per rate; the key is the rate in percent ('10'). */
  taxes: Record<string, Cents>;
  taxLines: TaxLine[];
  /** fixed: exact total; approximate: 'ca.'; minimum: no total is shown (R7). */
  pricing: PricingMode;
}

export interface Questionnaire {
  rating: number;
  foodRating: number;
  serviceRating: number;
  processRating: number;
  comment: string;
}

/** The boolean view of the state for readers of the API; derived, never stored. */
export interface OrderFlags {
  isConfirmed: boolean;
  isInDelivery: boolean;
  isDelivered: boolean;
  isCompleted: boolean;
  isRejected: boolean;
  isCanceled: boolean;
  isFailed: boolean;
  isPaid: boolean;
  isRefunded: boolean;
}

/** What customer and staff see alike. Instants are ISO 8601 strings with offset. */
interface OrderBase extends OrderFlags {
  id: number;
  uid: string;
  hash: string;
  ticketNumber: number;
  branch: number;
  state: OrderState;
  isDelivery: boolean;
  isDineIn: boolean;
  tableIdentifier: string | null;
  /** The wish of the customer; null = as soon as possible. */
  appointmentDate: string | null;
  /** What is agreed: the wish, or the accepted counter proposal. */
  appointment: string | null;
  counterAppointment: string | null;
  rejectionMessage: string | null;
  paymentMethod: PaymentMethod;
  questionnaireRating: number | null;
  comment: string;
  currency: string;
  donatee: string | null;
  /** True when the branch answers with an offer instead of taking the order. */
  isQuotation: boolean;
  createdAt: string;
  /** fixed: exact total; approximate: 'ca.'; minimum: no total is shown (R7). */
  pricing: PricingMode;
  deliveryGross: Cents;
}

/** A line without the numbers of a price that is hidden from customers. */
export interface PublicOrderItem extends Omit<OrderItem, 'unitPrice' | 'gross' | 'parts'> {
  unitPrice: Cents | null;
  gross: Cents | null;
  parts: PublicOrderItemPart[];
}

export interface PublicOrderItemPart extends Omit<OrderItemPart, 'options'> {
  options: { name: string; modifier: Modifier; value: Cents | null }[];
}

/**
 * What the customer sees at /status/{uid}/{hash}. Hidden prices are null; an order whose pricing is 'minimum' has no
 * totals and no taxes, from which they could be computed (R7, A7).
 */
export interface PublicOrder extends OrderBase {
  gross: Cents | null;
  totalNet: Cents | null;
  totalGross: Cents | null;
  taxes: Record<string, Cents>;
  taxLines: TaxLine[];
  items: PublicOrderItem[];
}

/** What staff, the kitchen and the printers see. */
export interface StaffOrder extends OrderBase, OrderTotals, KeptContact {
  items: OrderItem[];
  isDeliveryAddressDifferent: boolean;
  deliveryAddress: Address | null;
  deliveryArea: string | null;
  cancelReason: string | null;
  internalNote: string;
  questionnaire: Questionnaire | null;
  /** Grows with every change. */
  version: number;
  history: OrderHistoryEntry[];
  revisions: OrderRevision[];
}

/** What staff changed of one item after the order was placed. */
export interface OrderRevision {
  at: string;
  actor: string;
  /** Index of the item at that time. */
  position: number;
  before: OrderItem;
  /** null = the item was taken out. */
  after: OrderItem | null;
  /** New total minus old total; of a paid order never collected or paid back by itself. */
  difference: Cents;
  note: string | null;
}

export interface OrderHistoryEntry {
  at: string;
  /** placed, confirmed, counter-appointment, rejected, edited, item-changed, ... */
  event: string;
  /** Who did it: a person's name, a device's name, 'Kunde' or 'System'. */
  actor: string;
  note: string | null;
}
