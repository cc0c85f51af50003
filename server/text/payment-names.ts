import { METHODS, type PaymentMethod } from '#domain/payment-methods/index.ts';

/** German names of the payment methods; separate from the other names, because the shop's first page does not need them. */
export const PAYMENT_METHOD_NAMES = Object.fromEntries(
  METHODS.map(({ code, label }) => [code, label]),
) as Record<PaymentMethod, string>;
