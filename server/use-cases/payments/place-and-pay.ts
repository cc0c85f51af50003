import type { PublicOrder } from '#domain/order/order.ts';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import { type PlaceOrderRequest, placeOrder } from '#use-cases/orders/place-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { startPayment } from './start-payment.ts';

export interface PlacedAndPayable {
  order: PublicOrder;
  isNew: boolean;
  /** Missing for an order that is not paid online; null where its payment could not be started. */
  paymentRedirectUrl?: string | null;
}

/**
 * Places an order and starts its online payment (R302). The order stands before any provider is asked; one whose payment
 * cannot be started waits for the guest's next try. Throws what placeOrder throws.
 */
export async function placeAndPay(deps: Deps, request: PlaceOrderRequest): Promise<PlacedAndPayable> {
  const placed = await placeOrder(deps, request);
  if (!isOnlineMethod(placed.order.paymentMethod)) return placed;
  const stored = await deps.db.orders.byId(placed.order.id, null);
  return { ...placed, paymentRedirectUrl: stored && (await startPayment(deps, stored)) };
}
