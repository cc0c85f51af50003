import { AppError, validationError } from '#domain/errors.ts';
import { isWritten, writtenMeans, writtenMeansFaults } from '#domain/payment/payment-means.ts';
import { meansWritten } from '#text/payments/payment-texts.ts';
import { type Actor, authorOf } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import {
  type AccountKey,
  accountOf,
  accountView,
  type PaymentAccountView,
  providerName,
} from './account-entry.ts';

/**
 * Keeps what guests can pay with at an account, as an administrator has written it (R322). Throws 'not-found' without an account,
 * and where the provider tells it itself, and 'validation-failed' at the names.
 */
export async function writeMeans(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  key: AccountKey,
  names: readonly string[],
): Promise<PaymentAccountView> {
  const account = await accountOf(db, key);
  if (!account || !isWritten(key.method)) throw new AppError('not-found');
  const faults = writtenMeansFaults(names);
  if (faults.length > 0) throw validationError(faults);
  const means = writtenMeans(names);
  await db.transaction(async ({ payments, logs }) => {
    await payments.noteMeans(account, { means, meansDueAt: account.meansDueAt });
    const written = means.map(({ names: { de } }) => de).join(', ') || '–';
    await logs.add({
      level: 'info',
      source: 'staff',
      message: meansWritten({ provider: providerName(key.method), names: written }),
      ...authorOf(actor),
      branch: key.branch,
      subject: 'payment-account',
    });
  });
  return accountView({ ...account, means });
}
