import { isTerminal, type OrderState } from '#domain/order/order-state.ts';
import { methodOf } from '#domain/payment-methods/index.ts';
import type { Balance } from './balance.ts';
import { PAYING_MINUTES } from './settlement.ts';

/** The money of an order in one word, as its guest reads it. */
export type PaymentStep =
  | 'awaiting-payment'
  | 'part-paid'
  | 'paid'
  | 'refund-pending'
  | 'part-refunded'
  | 'refunded';

/** What an order's guest knows of its money; `due` is null where no total is shown. */
export interface GuestMoney {
  state: OrderState;
  paymentMethod: string;
  /** Tells a part from all of it where no total is shown. */
  isPaid?: boolean;
  balance: Omit<Balance, 'due'> & { due: Balance['due'] | null };
}

/** null: it is paid at the counter, later, or never was. */
export function paymentStepOf({ state, paymentMethod, isPaid, balance }: GuestMoney): PaymentStep | null {
  const { paid, refunded, refunding, due } = balance;
  if (paid === 0) return methodOf(paymentMethod)?.isOnline && !isTerminal(state) ? 'awaiting-payment' : null;
  if (refunding > 0) return 'refund-pending';
  if (refunded >= paid) return 'refunded';
  if (due === null ? isPaid === false : due > 0) return 'part-paid';
  return refunded > 0 ? 'part-refunded' : 'paid';
}

/** Whether the shop does not know of the order yet, because its guest has not paid (R302): waitsForPayment as the guest sees it. */
export function isWaitingForPayment(order: GuestMoney): boolean {
  return order.state === 'awaiting' && paymentStepOf(order) === 'awaiting-payment';
}

/** Until when an order waits for its online payment. `createdAt`: ISO 8601. */
export function payableUntil({ createdAt }: { createdAt: string }): Date {
  return new Date(new Date(createdAt).getTime() + PAYING_MINUTES * 60_000);
}
