import { ZERO } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { MoneyFacts } from '#domain/order/payments/balance.ts';
import { type CounterFacts, takingObstacle } from '#domain/order/payments/counter.ts';
import type { RefundFacts } from '#domain/order/payments/refund-request.ts';
import { paymentStateOf } from '#domain/order/payments/settlement.ts';

const NOTHING = { paid: ZERO, refunded: ZERO, refunding: ZERO, due: ZERO, surplus: ZERO };

/** What was paid and is still to be; nothing of an order that a page kept from before there were payments. */
export function balanceOfOrder(order: StaffOrder): StaffOrder['balance'] {
  return (order as Partial<StaffOrder>).balance ?? NOTHING;
}

/** The order as the rules of the counter see it. */
export function counterFacts(order: StaffOrder): CounterFacts {
  const { payments = [], refunds = [] } = order as Partial<StaffOrder>;
  const { state, totalGross, paymentMethod, currency } = order;
  const money: MoneyFacts = { state, totalGross, paymentMethod, payments, refunds };
  return { ...money, currency, paymentState: paymentStateOf(money) };
}

/** The order as the rules of refunds through providers see it. */
export function refundFacts(order: StaffOrder): RefundFacts {
  return {
    ...counterFacts(order),
    items: order.items,
    refunds: (order as Partial<StaffOrder>).refunds ?? [],
  };
}

/** Whether staff can take money for it now. */
export function isPayable(order: StaffOrder): boolean {
  return takingObstacle(counterFacts(order)) === null;
}
