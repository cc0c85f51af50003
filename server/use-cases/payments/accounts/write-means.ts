import { AppError } from '#domain/errors.ts';
import { isWritten, writtenMeans } from '#domain/payment/payment-means.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type AccountKey, accountOf, accountView, type PaymentAccountView } from './account-entry.ts';

/**
 * Keeps what guests can pay with at an account, as an administrator has written it (R322). Throws 'not-found' without an account,
 * and where the provider tells it itself.
 */
export async function writeMeans(
  { db }: Pick<Deps, 'db'>,
  key: AccountKey,
  names: readonly string[],
): Promise<PaymentAccountView> {
  const account = await accountOf(db, key);
  if (!account || !isWritten(key.method)) throw new AppError('not-found');
  const means = writtenMeans(names);
  await db.payments.noteMeans(account, { means, meansDueAt: account.meansDueAt });
  return accountView({ ...account, means });
}
