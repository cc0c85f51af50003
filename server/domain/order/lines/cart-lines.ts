import { deliveryFee } from './delivery-fee.ts';
import { type LineFacts, linesOfKinds } from './line.ts';
import type { OrderLine } from './line-fields.ts';

/** What an order has without anybody having to choose it; all that the first page of a visitor loads of the lines. */
export const CART_KINDS = [deliveryFee] as const;

/** The lines of a cart, before checkout asks for anything. */
export function cartLines(facts: LineFacts): OrderLine[] {
  return linesOfKinds(CART_KINDS, facts, {});
}
