import type { Deps } from '#use-cases/ports.ts';
import { credentialsOf } from '../provider-of.ts';
import { accountView, type PaymentAccountView } from './account-entry.ts';

/**
 * The accounts of the shop and its branches at payment providers, without anything secret. What was sealed with another key has
 * the fault 'unreadable', whatever the provider last said of it.
 */
export async function listPaymentAccounts({
  db,
  secrets,
}: Pick<Deps, 'db' | 'secrets'>): Promise<PaymentAccountView[]> {
  return (await db.payments.accounts()).map((account) => {
    const view = accountView(account);
    try {
      credentialsOf(secrets, account);
      return view;
    } catch {
      return { ...view, fault: 'unreadable' };
    }
  });
}
