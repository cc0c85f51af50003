import type { PaymentProviders } from '#use-cases/orders/payment-provider.ts';

/** No provider is connected: nothing is known about any payment. */
export const paymentProviders: PaymentProviders = {};
