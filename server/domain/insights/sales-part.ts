import type { PricingMode } from '#domain/catalogue/product.ts';
import type { OrderState } from '#domain/order/order-state.ts';

/**
 * What an order is to the sales of a shop: 'confirmed' is sold, 'open' still waits for an answer, 'quotation' has no final
 * price, 'canceled' was sold once or never.
 */
export const SALES_PARTS = ['confirmed', 'open', 'quotation', 'canceled'] as const;
export type SalesPart = (typeof SALES_PARTS)[number];

/** Orders in these states came to nothing. */
export const CANCELED_STATES: readonly OrderState[] = ['rejected', 'canceled'];
/** A total of this kind ('ab 12 €') is a lower bound, not an amount that was sold. */
export const UNPRICED: PricingMode = 'minimum';

/** What decides it. */
export interface SoldOrder {
  state: OrderState;
  isQuotation: boolean;
  pricing: PricingMode;
}

/**
 * The part of an order (R210). Requests for a quotation and 'ab' totals are a part of their own even when the shop has
 * confirmed them: nobody knows yet what they bring. null: its payment failed, so it was never an order of the shop.
 */
export function salesPart({ state, isQuotation, pricing }: SoldOrder): SalesPart | null {
  if (state === 'failed') return null;
  if (CANCELED_STATES.includes(state)) return 'canceled';
  if (isQuotation || pricing === UNPRICED) return 'quotation';
  return state === 'awaiting' ? 'open' : 'confirmed';
}
