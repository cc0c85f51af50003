import { useEffect } from 'react';
import type { PublicOrder } from '#domain/order/order.ts';
import { isWaitingForPayment } from '#domain/order/payments/payment-step.ts';
import { useShop } from '#web/lib/shop.tsx';
import { dropPending, finishPending } from '../payment/finish-order.ts';
import { isCalledOff } from './status-words.ts';

/**
 * Once an order that was to be paid online is with the shop, its cart is emptied; if it failed the cart is kept, for another
 * order.
 */
export function usePaymentEnd(order: PublicOrder | null): void {
  const { shop, now } = useShop();
  const end = order === null || isWaitingForPayment(order) ? null : isCalledOff(order) ? 'off' : 'placed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per end of an order, as it is then.
  useEffect(() => {
    if (order && end === 'placed') finishPending(order, shop.products, now);
    if (order && end === 'off') dropPending(order.uid);
  }, [order?.uid, end]);
}
