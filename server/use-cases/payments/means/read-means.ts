import { createHash } from 'node:crypto';
import { fitMeans, type KnownMeans, withLastPictures } from '#domain/payment/payment-means.ts';
import { ProviderFault } from '#domain/payment/provider-fault.ts';
import { DAY, HOUR } from '#domain/time/zoned-time.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { ToldMeans } from '../payment-provider.ts';
import type { StoredPaymentAccount } from '../payment-store.ts';
import { credentialsOf } from '../provider-of.ts';
import { forgetMeansPictures, meansPictureFile } from './means-pictures.ts';

/** Pictures are shown 32 by 24 wide; the best screens have three dots for one. */
const BOX = { width: 96, height: 72 };

/**
 * Asks the provider of an account what guests can pay with there, and keeps it, with the pictures, until tomorrow (R320, R321).
 * What the provider cannot say now stays as it was, and it is asked again in an hour; nothing is thrown for it.
 */
export async function readMeans(deps: Deps, account: StoredPaymentAccount): Promise<void> {
  const { method, branch } = account;
  const now = deps.clock.now().getTime();
  try {
    const read = await asked(deps, account);
    const isNews = read !== null && JSON.stringify(read) !== JSON.stringify(account.means);
    await deps.db.payments.noteMeans(account, {
      meansDueAt: new Date(now + DAY),
      ...(isNews ? { means: read } : {}),
    });
    if (isNews) await forgetMeansPictures(deps, account);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    deps.log.warn({ kind: error.kind, method, branch }, 'means of payment not read');
    await deps.db.payments.noteMeans(account, { meansDueAt: new Date(now + HOUR) });
  }
}

/** null where the provider tells nobody. */
async function asked(deps: Deps, account: StoredPaymentAccount): Promise<KnownMeans[] | null> {
  const provider = deps.payments[account.method]?.connect(credentialsOf(deps.secrets, account));
  if (!provider?.means) return null;
  const { shop } = await deps.db.shop.snapshot();
  const read: KnownMeans[] = [];
  for (const one of fitMeans(await provider.means(shop.config.currency)))
    read.push({ id: one.id, names: one.names, picture: await kept(deps, one) });
  return withLastPictures(read, account.means);
}

/** Stores a picture under a name made of its content; null when there is none. */
async function kept({ images, storage, log }: Deps, { id, picture }: ToldMeans): Promise<string | null> {
  const icon = picture && (await images.icon(picture, BOX));
  if (!icon) return null;
  const name = createHash('sha256').update(icon).digest('hex').slice(0, 32);
  const file = meansPictureFile(name);
  try {
    if (!(await storage.read(file))) await storage.write(file, icon);
    return name;
  } catch (error) {
    log.warn({ err: error, means: id }, 'picture of a means of payment not stored');
    return null;
  }
}
