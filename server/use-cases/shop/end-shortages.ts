import { endedShortages, withShortages } from '#domain/shop/shortage.ts';
import { branch } from '#entities/branch.ts';
import { product } from '#entities/product.ts';
import type { Deps } from '#use-cases/ports.ts';
import { setSoldOut } from '#use-cases/records/set-sold-out.ts';

/** Brings back what was sold out until now (R230); open pages are notified as of any change. */
export async function endShortages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { shop } = await db.shop.snapshot();
  const now = clock.now();
  for (const { id, shortages } of shop.branches) {
    if (endedShortages(shortages, now).length === 0) continue;
    await db.transaction(async (stores) => {
      await stores.records.lock();
      const place = await stores.records.byId(branch, id);
      const ended = endedShortages(place?.shortages, now);
      if (!place || ended.length === 0) return;
      const ids = ended.flatMap((one) => one.product ?? []);
      await setSoldOut(stores, await stores.records.byIds(product, ids), id, false);
      await stores.records.update(branch, id, { shortages: withShortages(place.shortages, ended, []) });
    });
  }
}
