import type { Wire } from '#domain/money/wire.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isWaitingForPayment } from '#domain/order/payments/payment-step.ts';
import { PUBLIC_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { apiGet, apiPost } from '#web/lib/api.ts';
import { orderPath } from '#web/lib/order-path.ts';

/**
 * Calls off an order that its guest is not going to pay, so that it gives back what it holds; false when it no longer
 * waits, since it may be paid. One that cannot be called off now expires by itself (R302).
 */
export async function callOff({ uid, hash }: Pick<PublicOrder, 'uid' | 'hash'>): Promise<boolean> {
  const order = await apiGet<Wire<PublicOrder>>(orderPath(uid, hash)).then(
    PUBLIC_ORDER_WIRE.fromWire,
    () => null,
  );
  if (order && !isWaitingForPayment(order)) return false;
  await apiPost(`${orderPath(uid, hash)}/cancel`).catch(() => undefined);
  return true;
}
