import { randomBytes } from 'node:crypto';
import { ZERO } from '#domain/money/money.ts';
import { ProviderFault } from '#domain/payment/provider-fault.ts';
import { decided, expiredBefore, testPaymentState } from '#domain/payment/test-payment-state.ts';
import type { KnownPayment, PaymentProvider, PaymentService } from '#use-cases/payments/payment-provider.ts';
import type { StoredTestPayment, TestPaymentStore } from '#use-cases/payments/test-payment-store.ts';
import type { Clock } from '#use-cases/ports.ts';

export interface TestPaymentOptions {
  store: TestPaymentStore;
  clock: Clock;
}

/**
 * A payment service that moves no money, so that a newcomer sees the whole way (R303). To be connected in the demo only. Its
 * page is a page of the shop: /test-payment/{id}.
 */
export function createTestPayment(options: TestPaymentOptions): PaymentService {
  const provider = testProvider(options);
  // It has no account, and needs no webhook: the guest comes back to the shop, and the payment is asked about anyhow.
  return { needsAccount: false, connect: () => provider, paymentOfWebhook: () => null };
}

function testProvider({ store, clock }: TestPaymentOptions): PaymentProvider {
  const found = async ({ providerId, reference, amount, currency }: KnownPayment) => {
    const payment = await store.find(providerId);
    if (!payment) throw new ProviderFault('unknown-payment', 'test payment: unknown');
    const isOurs =
      payment.reference === reference && payment.amount === amount && payment.currency === currency;
    if (!isOurs) throw new ProviderFault('bad-answer', 'test payment: another payment than the one started');
    return payment;
  };
  const stateOf = (payment: StoredTestPayment) => testPaymentState(payment, clock.now());
  return {
    async start({ reference, amount, currency, description, language, returnUrl }) {
      const payment = { reference, amount, currency, description, language, returnUrl };
      const providerId = await store.add(randomBytes(16).toString('hex'), payment, clock.now());
      return { providerId, payUrl: new URL(`/test-payment/${providerId}`, returnUrl).href };
    },
    async status(known) {
      const payment = await found(known);
      return {
        state: stateOf(payment),
        refunded: payment.refunded,
        refunding: ZERO,
        chargedBack: ZERO,
        lost: [],
        means: null,
      };
    },
    async cancel(known) {
      await found(known);
      const now = clock.now();
      await store.decide(known.providerId, decided('cancel', now), { since: expiredBefore(now), now });
    },
    async refund(known, refund) {
      const isPaid = stateOf(await found(known)) === 'paid';
      if (!isPaid || !(await store.refund(known.providerId, refund)))
        throw new ProviderFault('refused', 'test payment: more than was paid');
    },
    isGenuine: () => false,
    async test() {},
  };
}
