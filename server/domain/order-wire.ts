import type { OrderItem, OrderTotals, PublicOrder, StaffOrder } from './order.ts';
import type { PricedCart } from './pricing.ts';
import { MONEY, type MoneyIn, wireForm } from './wire.ts';

// Beside the types and not in their files, so that the shop's first page does not load it.

const TOTALS: MoneyIn<OrderTotals> = {
  gross: MONEY,
  deliveryGross: MONEY,
  totalNet: MONEY,
  totalGross: MONEY,
  taxes: [MONEY],
  taxLines: [{ net: MONEY, vat: MONEY }],
};
const ITEM: MoneyIn<OrderItem> = { unitPrice: MONEY, gross: MONEY, parts: [{ options: [{ value: MONEY }] }] };

export const PRICED_CART_WIRE = wireForm<PricedCart>({
  ...TOTALS,
  lines: [{ productUnitPrice: MONEY, unitPrice: MONEY, gross: MONEY }],
});
export const PUBLIC_ORDER_WIRE = wireForm<PublicOrder>({ ...TOTALS, items: [ITEM] });
export const STAFF_ORDER_WIRE = wireForm<StaffOrder>({
  ...TOTALS,
  items: [ITEM],
  revisions: [{ before: ITEM, after: ITEM, difference: MONEY }],
});
