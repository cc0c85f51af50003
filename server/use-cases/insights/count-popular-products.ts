import { POPULAR_DAYS, popularProducts } from '#domain/insights/popular.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { zoneName } from '#domain/time/zone-offsets.ts';
import { DAY } from '#domain/time/zoned-time.ts';
import { branch as branchEntity } from '#entities/branch.ts';
import type { Deps } from '#use-cases/ports.ts';

type Needed = Pick<Deps, 'db' | 'clock'>;

/**
 * Counts what was ordered in each branch in the last 90 days, without cancelled and rejected orders, and stores which
 * products are popular there, by what was ordered by itself. Visitors get it with the branch; nothing is counted for a request.
 */
export async function countPopularProducts(deps: Needed): Promise<void> {
  const { shop } = await deps.db.shop.snapshot();
  const known = new Set(shop.products.map(({ id }) => id));
  for (const branch of shop.branches) {
    const kept = branch.popularProducts.map(({ id }) => id);
    const popular = popularProducts(await rankedIn(deps, branch, known), await ordersIn(deps, branch), kept);
    if (popular !== kept) await store(deps, branch, popular);
  }
}

async function rankedIn(deps: Needed, branch: Branch, known: ReadonlySet<number>): Promise<number[]> {
  const { rows } = await deps.db.statistics.count('popular-items', queryOf(deps, branch));
  // What was only sold inside bundles is nothing that guests order.
  return rows
    .filter(({ value }) => value > 0)
    .map(({ key }) => Number(key))
    .filter((id) => known.has(id));
}

/** Orders that came to nothing are few, and only affect whether there are enough. */
async function ordersIn(deps: Needed, branch: Branch): Promise<number> {
  const [placed, canceled] = await Promise.all([
    deps.db.statistics.count('orders', queryOf(deps, branch)),
    deps.db.statistics.count('canceled-orders', queryOf(deps, branch)),
  ]);
  return placed.total - canceled.total;
}

function queryOf({ clock }: Pick<Deps, 'clock'>, { id, timeZone }: Branch) {
  const now = clock.now();
  const start = new Date(now.getTime() - POPULAR_DAYS * DAY);
  return { branches: [{ branch: id, timeZone: zoneName(timeZone), start, end: now }], days: [], now };
}

async function store({ db }: Needed, { id }: Branch, popular: readonly number[]): Promise<void> {
  await db.transaction(async (stores) => {
    await stores.records.lock();
    if (await stores.records.byId(branchEntity, id))
      await stores.records.update(branchEntity, id, {
        popularProducts: popular.map((product) => ({ id: product })),
      });
  });
}
