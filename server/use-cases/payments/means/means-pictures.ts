import type { Deps } from '#use-cases/ports.ts';
import type { StoredPaymentAccount } from '../payment-store.ts';

/** Where the picture of a means of payment is in the storage. Its name is made of its content: another picture has another. */
export function meansPictureFile(name: string): string {
  return `payment-means/${name}.png`;
}

/** The picture of a means of payment; null when there is none of this name. */
export async function readMeansPicture({ storage }: Pick<Deps, 'storage'>, name: string) {
  return /^[0-9a-f]{32}$/.test(name) ? storage.read(meansPictureFile(name)) : null;
}

/** Removes the pictures that an account had, as far as no account has them any more. */
export async function forgetMeansPictures(
  { db, storage, log }: Pick<Deps, 'db' | 'storage' | 'log'>,
  { means }: Pick<StoredPaymentAccount, 'means'>,
): Promise<void> {
  const accounts = await db.payments.accounts();
  const used = new Set(accounts.flatMap((account) => account.means.map(({ picture }) => picture)));
  for (const { picture } of means)
    if (picture !== null && !used.has(picture))
      await storage
        .remove(meansPictureFile(picture))
        .catch((error: unknown) => log.warn({ err: error, picture }, 'picture not removed'));
}
