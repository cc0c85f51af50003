import { type Cents, formatMoney, toDecimal } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { OrderChange } from '#web/backoffice/orders/use-order-changes.ts';
import * as texts from './payment-texts.ts';

/** Money that staff take; the version is the one that they saw. `isShown`: a dialog shows what was refused. */
export function takingOf(
  { id, version, currency }: StaffOrder,
  { method, amount, code }: { method: PaymentMethod; amount: Cents; code: string | null },
  isShown: boolean,
): OrderChange {
  const payment = { method, amount: toDecimal(amount), code };
  return {
    name: 'take-payment',
    text: texts.failedToPay,
    done: texts.taken({ amount: formatMoney(amount, currency) }),
    isShown,
    send: (client, options) => client.orders.takePayment.mutate({ id, version, ...payment }, options),
  };
}

export function handBackOf(
  { id, version }: StaffOrder,
  { method, amount, reason }: { method: PaymentMethod; amount: Cents; reason: string },
): OrderChange {
  const request = { method, amount: toDecimal(amount), reason: reason || null };
  return {
    name: 'hand-back',
    text: texts.failedToHandBack,
    done: texts.handedBack,
    isShown: true,
    send: (client, options) => client.orders.handBack.mutate({ id, version, ...request }, options),
  };
}

/** A payment that was entered by mistake. */
export function voidingOf({ id, version }: StaffOrder, payment: number): OrderChange {
  return {
    name: `void-payment.${payment}`,
    text: texts.failedToVoid,
    done: texts.voided,
    send: (client, options) => client.orders.voidPayment.mutate({ id, version, payment }, options),
  };
}
