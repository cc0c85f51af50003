import {
  decided,
  expiredBefore,
  type TestPaymentChoice,
  testPaymentState,
} from '#domain/payment/test-payment-state.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StoredTestPayment } from './test-payment-store.ts';

/** What the page of a test payment shows. */
export interface ShownTestPayment {
  payment: StoredTestPayment;
  /** Whether the guest has still to choose. */
  isOpen: boolean;
}

/** The test payment that a guest has opened; null = no such payment. */
export async function showTestPayment({ db, clock }: Deps, id: string): Promise<ShownTestPayment | null> {
  const payment = await db.testPayments.find(id);
  if (!payment) return null;
  const isOpen = payment.state === 'open' && testPaymentState(payment, clock.now()) === 'open';
  return { payment, isOpen };
}

/**
 * The guest pays, or does not; what has been chosen before stays. The address at which the shop waits for the guest; null = no
 * such payment.
 */
export async function chooseTestPayment(
  deps: Deps,
  id: string,
  choice: TestPaymentChoice,
): Promise<string | null> {
  const shown = await showTestPayment(deps, id);
  const now = deps.clock.now();
  if (shown?.isOpen)
    await deps.db.testPayments.decide(id, decided(choice, now), { since: expiredBefore(now), now });
  return shown?.payment.returnUrl ?? null;
}
