import type { PaymentStatus } from '#domain/order/payment-news.ts';
import type { PaymentProvider } from '#use-cases/orders/payment-provider.ts';

const unasked = () => Promise.reject(new Error('nobody asks for this'));

/** A provider that says this of every payment, and does nothing. */
export function providerSaying(status: PaymentStatus): PaymentProvider {
  return {
    status: async () => status,
    start: unasked,
    settle: unasked,
    cancel: unasked,
    refund: unasked,
    readWebhook: unasked,
  };
}
