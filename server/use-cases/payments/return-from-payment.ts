import { waitsForPayment } from '#domain/order/payments/settlement.ts';
import type { Language } from '#domain/text/language.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { orderAt, type PublicAddress } from '#use-cases/orders/show-public-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { checkOpen } from './start-payment.ts';

type Return = { language: Language } & ({ page: 'status' } | { page: 'retry'; branch: string });

/**
 * Where a guest who comes back from the provider goes: to the status page, or to the checkout that says that the payment failed.
 * Decided by what the provider says, never by the address (R80); while it says nothing, the status page waits for it. Throws
 * 'not-found'.
 */
export async function returnFromPayment(deps: Deps, address: PublicAddress): Promise<Return> {
  const order = await orderAt(deps, address);
  await checkOpen(deps, order.id);
  const now = await orderAt(deps, address);
  const isOpen = now.payments.some(({ state }) => state === 'open');
  if (isOpen && waitsForPayment(now)) await deps.db.payments.lookSoon(now.id, SOON_SECONDS, deps.clock.now());
  const isUnpaid = now.state === 'failed' || (waitsForPayment(now) && !isOpen);
  const branch = branchOf((await deps.db.shop.snapshot()).shop.branches, now.branchId);
  const { language } = now;
  return isUnpaid && branch
    ? { page: 'retry', branch: branch.identifier, language }
    : { page: 'status', language };
}

/** The guest has done what was to be done, and sits in front of the status page: news is a matter of seconds. */
const SOON_SECONDS = [5, 20, 50] as const;
