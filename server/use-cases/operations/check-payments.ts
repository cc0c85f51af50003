import { judgePayments } from '#domain/operations/payments.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import type { Check } from './check.ts';

/** Whether guests can pay online. */
export const checkPayments: Check<'payments'> = async ({ db, clock }) => {
  const now = clock.now();
  const [accounts, { shop }, work] = await Promise.all([
    db.payments.accounts(),
    db.shop.snapshot(),
    db.operations.held(now, ['payment', 'refund']),
  ]);
  const nameOf = (branch: number) => shop.branches.find(({ id }) => id === branch)?.name ?? '';
  return judgePayments(
    {
      accounts: accounts.map(({ method, branch, fault }) => ({
        name: PAYMENT_METHOD_NAMES[method] + (branch === null ? '' : ` (${nameOf(branch)})`),
        isRefused: fault !== null,
      })),
      ...work,
    },
    now,
  );
};
