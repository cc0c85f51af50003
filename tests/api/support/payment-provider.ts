import type { PaymentStatus } from '#domain/order/payment-news.ts';
import type { PaymentProvider } from '#use-cases/orders/payment-provider.ts';

const unasked = () => Promise.reject(new Error('nobody asks for this'));

/** A stub provider that reports this status for every payment. */
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
