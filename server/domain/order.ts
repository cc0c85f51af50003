import type { Country, PaymentMethod } from './branch.ts';
import type { UploadRef } from './image.ts';
import type { Cents } from './money.ts';
import type { OrderState } from './order-state.ts';
import type { Modifier, PartType, PricingMode } from './product.ts';
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
  /** fixed: exact total; approximate: 'ca.'; minimum: no total is shown (decisions 5). */
  pricing: PricingMode;
}

export interface Address {
  isCompany: boolean;
  companyName: string;
  firstName: string;
  lastName: string;
  street: string;
  floor: string;
  stairway: string;
  door: string;
  zipCode: string;
  city: string;
  country: Country;
}

export interface Questionnaire {
  rating: number;
  foodRating: number;
  serviceRating: number;
  processRating: number;
  comment: string;
}

/** The boolean view of the state that the specification names; derived, never stored. */
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

/** What the customer sees at /status/{uid}/{hash}. Instants are ISO 8601 strings with offset. */
export interface PublicOrder extends OrderFlags, OrderTotals {
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
  items: OrderItem[];
}

/** What staff, the kitchen and the printers see. */
export interface StaffOrder extends PublicOrder, Address {
  email: string;
  phone: string;
  vatNo: string;
  isDeliveryAddressDifferent: boolean;
  deliveryAddress: Address | null;
  deliveryArea: string | null;
  cancelReason: string | null;
  internalNote: string;
  questionnaire: Questionnaire | null;
  /** Grows with every change. */
  version: number;
  history: OrderHistoryEntry[];
}

export interface OrderHistoryEntry {
  at: string;
  /** placed, confirmed, counter-appointment, rejected, ... */
  event: string;
  /** Who did it: a person's name, a device's name, 'Kunde' or 'System'. */
  actor: string;
  note: string | null;
}
