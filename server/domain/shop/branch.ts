import type { Country } from '#domain/contact/country.ts';
import type { ImageRef } from '#domain/media/image.ts';
import type { Cents } from '#domain/money/money.ts';
import { MONEY, wireForm } from '#domain/money/wire.ts';
import type { PaymentMeans } from '#domain/payment/payment-means.ts';
import type { PaymentMethod, PaymentSwitches } from '#domain/payment-methods/index.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import type { BranchRating } from './rating.ts';
import type { Relief } from './relief.ts';
import type { Shortage } from './shortage.ts';

export type Service = 'takeaway' | 'delivery' | 'dineIn';

/** A delivery area of a branch; `area` is its name and its key within the branch. */
export interface DeliveryArea {
  area: string;
  /** On pages in another language: the name as guests read it. */
  label?: string;
  /** Delivery fee, gross. */
  price: Cents;
  /** VAT rate of the fee in percent. */
  tax: number;
  free: boolean;
  /** Delivery is free from this gross value; null and 0 mean never. */
  freeFromOrderValue: Cents | null;
  /** Orders below this gross value are refused; null and 0 mean no minimum. */
  minimumOrderValue: Cents | null;
  /** The postcodes of the branch's country that it covers; empty = guests choose the area themselves (R153). */
  postalCodes: string[];
}

/** Contact data that a branch requires, per service. */
export interface RequiredContactFlags {
  isDeliveryEmailRequired: boolean;
  isDeliveryPhoneRequired: boolean;
  isDeliveryAddressRequired: boolean;
  isDineInEmailRequired: boolean;
  isDineInPhoneRequired: boolean;
  isDineInAddressRequired: boolean;
  isTakeawayEmailRequired: boolean;
  isTakeawayPhoneRequired: boolean;
  isTakeawayAddressRequired: boolean;
}

export interface Branch extends RequiredContactFlags, PaymentSwitches<'branch'> {
  id: number;
  identifier: string;
  name: string;
  description: string;
  street: string;
  zipCode: string;
  city: string;
  country: Country;
  phone: string;
  email: string;
  keywords: string;
  tags: { id: number }[];
  /** What is ordered most often here, the first most often; empty without enough orders. */
  popularProducts: { id: number }[];
  images: ImageRef[];
  logo: ImageRef | null;
  longitude: number | null;
  latitude: number | null;
  timeZone: Zone;
  isEnabled: boolean;
  isPublic: boolean;
  openingHours: OpeningHour[];
  deliveryHours: OpeningHour[];
  isDeliveryHoursEnabled: boolean;
  closedMessage: string;
  /** Orders are accepted from this instant on (ISO 8601); null = immediately. */
  orderableFrom: string | null;
  /** Current pauses and delays; pages stored by older versions have none. */
  relief?: Relief;
  /** What is temporarily sold out or running low; missing in old pages, like `relief`. */
  shortages?: readonly Shortage[];
  isTakeawayEnabled: boolean;
  isDeliveryEnabled: boolean;
  isDineInEnabled: boolean;
  isTableSelectionEnabled: boolean;
  isPreorderEnabled: boolean;
  isQuotationRequired: boolean;
  isAppointmentRequired: boolean;
  deliveryAreas: DeliveryArea[];
  /** What the owner suggests to a cart, in that order. */
  suggestedProducts: { id: number }[];
  /** The online methods whose provider is set up for the branch; in old pages missing, which stands for none (R76). */
  connectedPayments?: readonly PaymentMethod[];
  /** What guests can pay with at the online methods, as far as known; missing in old pages (R320). */
  paymentMeans?: readonly PaymentMeans[];
  /** Minutes usually promised for an order of the service (R172). */
  takeawayMinutes: number;
  deliveryMinutes: number;
  dineInMinutes: number;
  /** Only in visitors' data, and only once enough guests have rated (R93). */
  rating?: BranchRating;
}

export const BRANCH_WIRE = wireForm<Branch>({
  deliveryAreas: [{ price: MONEY, freeFromOrderValue: MONEY, minimumOrderValue: MONEY }],
});

export interface Table {
  id: number;
  identifier: string;
  branch: number;
}

export interface Tag {
  id: number;
  name: string;
  image: ImageRef | null;
}

export interface Donatee {
  id: number;
  identifier: string;
  name: string;
  description: string;
}
