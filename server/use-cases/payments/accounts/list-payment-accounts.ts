import type { Deps } from '#use-cases/ports.ts';
import { accountView, type PaymentAccountView } from './account-entry.ts';

/** The accounts of the shop and its branches at payment providers, without anything secret. */
export async function listPaymentAccounts({ db }: Deps): Promise<PaymentAccountView[]> {
  return (await db.payments.accounts()).map(accountView);
}
