import { isHeldBack } from '#domain/order/payments/settlement.ts';
import type { Language } from '#domain/text/language.ts';
import { branchOf } from '#use-cases/orders/compose-order.ts';
import { orderAt, type PublicAddress } from '#use-cases/orders/show-public-order.ts';
import type { Deps } from '#use-cases/ports.ts';
import { checkPayment } from './check-payment.ts';

type Return = { language: Language } & ({ page: 'status' } | { page: 'retry'; branch: string });

/**
 * Where a guest who comes back from the provider goes: to the status page, or to the checkout that says that the payment failed.
 * Decided by what the provider says, never by the address (R80); while it says nothing, the status page waits for it. Throws
 * 'not-found'.
 */
export async function returnFromPayment(deps: Deps, address: PublicAddress): Promise<Return> {
  const order = await orderAt(deps, address);
  const attempts = await deps.db.payments.attempts(order.id);
  await Promise.all(
    attempts
      .filter(({ state }) => state === 'open')
      .map(({ id }) => checkPayment(deps, id).catch(() => null)),
  );
  const now = await orderAt(deps, address);
  const isOpen = now.payments.some(({ state }) => state === 'open');
  const isUnpaid = now.state === 'failed' || (isHeldBack(now) && !isOpen);
  const branch = branchOf((await deps.db.shop.snapshot()).shop.branches, now.branchId);
  const { language } = now;
  return isUnpaid && branch
    ? { page: 'retry', branch: branch.identifier, language }
    : { page: 'status', language };
}
