import { AppError, validationError } from '#domain/errors.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isPayingTimeOver, METHOD_CHANGED, waitsForPayment } from '#domain/order/payments/settlement.ts';
import { allowedMethods, isOnlineMethod, isPayableOnline } from '#domain/ordering/payment.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { CUSTOMER } from '#use-cases/access/actor.ts';
import { changePlanned } from '#use-cases/orders/change-order.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { newOrderEffects } from '#use-cases/orders/new-order-effects.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import { publicOrder } from '#use-cases/orders/order-view.ts';
import { orderAt, type PublicAddress } from '#use-cases/orders/show-public-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { checkOpen, startPayment } from './start-payment.ts';

export interface PayableOrder {
  order: PublicOrder;
  /** Where the guest pays; null = nowhere: nothing is to be paid online, or the provider cannot be used now. */
  paymentRedirectUrl: string | null;
}

/**
 * The guest pays an order that waits for its online payment: once more, or in another way (R302). Paid at the counter it goes
 * to the shop at once. One that turns out to be paid stays as it is. Throws 'not-found', 'payment-too-late' once the order
 * no longer waits, 'payment-method-unavailable'.
 */
export async function choosePayment(
  deps: Deps,
  address: PublicAddress,
  wanted: PaymentMethod | null,
): Promise<PayableOrder> {
  const { shop } = await deps.db.shop.snapshot();
  const before = await orderAt(deps, address);
  // Whoever has paid in another tab is not asked for the money again.
  if (wanted !== null && wanted !== before.paymentMethod) await checkOpen(deps, before.id);
  const change = { author: CUSTOMER, claim: null, conflict: 'payment-too-late' } as const;
  const order = await changePlanned(
    deps,
    () => orderAt(deps, address),
    change,
    (found, at) => {
      if (waitsForPayment(before) && found.paymentState === 'paid') return null;
      if (!waitsForPayment(found) || isPayingTimeOver(found, at)) throw new AppError('payment-too-late');
      if (wanted === null || wanted === found.paymentMethod) return null;
      const branch = branchOf(shop.branches, found.branchId);
      const allowed = branch ? allowedMethods(shop.config, branch, isPayableOnline(found)) : [];
      if (!allowed.includes(wanted))
        throw validationError([{ code: 'payment-method-unavailable', field: 'paymentMethod' }]);
      return {
        event: METHOD_CHANGED,
        note: wanted,
        progress: { ...found, paymentMethod: wanted },
        effects: effectsOf(deps, shop, found, wanted),
      };
    },
  );
  const paymentRedirectUrl = await startPayment(deps, order);
  const now = await orderAt(deps, address);
  return { order: publicOrder(now, shop.config), paymentRedirectUrl };
}

/** Paid at the counter, it is the shop's at once, unless staff look at it first (R343). */
function effectsOf(deps: Deps, shop: Shop, order: StoredOrder, wanted: PaymentMethod): Effect[] {
  if (isOnlineMethod(wanted)) return [END_OTHERS];
  return order.isHeld ? [] : newOrderEffects(deps, shop, order);
}

/** Payments by the former method end. */
const END_OTHERS: Effect = { kind: 'payment', payload: {} };
