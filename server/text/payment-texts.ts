import { METHODS, type PaymentMethod } from '#domain/payment-methods/index.ts';

/** German names of the payment methods; apart from the other names, because the first page of the shop needs none of them. */
export const PAYMENT_METHOD_NAMES = Object.fromEntries(
  METHODS.map(({ code, label }) => [code, label]),
) as Record<PaymentMethod, string>;
