import { METHODS, methodOf, type PaymentMethod } from '#domain/payment-methods/index.ts';

/** German names of the payment methods; separate from the other names, because the shop's first page does not need them. */
export const PAYMENT_METHOD_NAMES = Object.fromEntries(
  METHODS.map(({ code, label }) => [code, label]),
) as Record<PaymentMethod, string>;

/** The name of a method; of one that a newer server or another program stored, its code. */
export function paymentMethodName(code: string): string {
  const method: { label: string } | undefined = methodOf(code);
  return method?.label ?? code;
}
