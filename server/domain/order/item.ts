import type { UploadRef } from '../image.ts';
import type { Cents } from '../money.ts';
import type { BundleContent, Modifier, PartType, PricingMode } from '../product.ts';
import type { UnitId } from '../units.ts';

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

/** A line without the numbers of a price that is hidden from customers. */
export interface PublicOrderItem extends Omit<OrderItem, 'unitPrice' | 'gross' | 'parts'> {
  unitPrice: Cents | null;
  gross: Cents | null;
  parts: PublicOrderItemPart[];
}

export interface PublicOrderItemPart extends Omit<OrderItemPart, 'options'> {
  options: { name: string; modifier: Modifier; value: Cents | null }[];
}
