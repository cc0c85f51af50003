import { deliveryFee } from './delivery-fee.ts';
import { type LineFacts, linesOfKinds } from './line.ts';
import type { OrderLine } from './line-fields.ts';

/** The lines that an order has without anybody choosing them; a visitor's first page loads no others. */
export const CART_KINDS = [deliveryFee] as const;

/** The lines of a cart, before checkout asks for anything. */
export function cartLines(facts: LineFacts): OrderLine[] {
  return linesOfKinds(CART_KINDS, facts, {});
}
