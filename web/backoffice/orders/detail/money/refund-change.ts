import { toDecimal } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { RefundRequest } from '#domain/order/payments/refund-request.ts';
import type { OrderChange } from '#web/backoffice/orders/use-order-changes.ts';
import * as texts from './refund-texts.ts';

interface Refunding {
  request: RefundRequest & { reason: string };
  /** '12,50 €'. */
  sum: string;
  key: string;
}

/** Money that goes back through the provider; the version is the one that they saw. */
export function refundOf(
  { id, version }: StaffOrder,
  { request: { amount, items, reason }, sum, key }: Refunding,
): OrderChange {
  const body = {
    amount: amount === null ? null : toDecimal(amount),
    items:
      items?.map((item) => ({ ...item, amount: item.amount === null ? null : toDecimal(item.amount) })) ??
      null,
    reason,
  };
  return {
    name: 'refund',
    text: texts.failedToRefund,
    done: texts.asked({ amount: sum }),
    isShown: true,
    key,
    send: (client, options) => client.orders.refund.mutate({ id, version, ...body }, options),
  };
}

/** One that the provider has refused. */
export function retryOf({ id, version }: StaffOrder, refund: number): OrderChange {
  return {
    name: `retry-refund.${refund}`,
    text: texts.failedToRetry,
    done: texts.triedAgain,
    send: (client, options) => client.orders.retryRefund.mutate({ id, version, refund }, options),
  };
}
