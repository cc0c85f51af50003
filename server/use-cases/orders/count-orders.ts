import { COUNTED_ENTRIES, COUNTED_HITS } from '#domain/lists/list-page.ts';
import { MINUTE } from '#domain/time/zoned-time.ts';
import type { Past } from '#use-cases/past-reader.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { OrderFilter } from './order-store.ts';

interface Kept {
  total: number;
  countedAt: number;
  isBeingCounted: boolean;
}

/** How long a large total is taken as it is, and how long until it has been counted again. */
const FRESH_MS = MINUTE;
const KEPT_MS = 5 * MINUTE;
const MOST_KEPT = 200;

const KEPT = new WeakMap<Deps['db'], Map<string, Kept>>();

/**
 * How many orders the history has. Exact; beyond ten thousand as of the last minutes, because counting millions takes longer than
 * reading a page of them. A search counts a thousand hits at most, others no further than `upTo`: `hasMore` then.
 */
export async function countOrders(
  { db }: Pick<Deps, 'db'>,
  past: Past,
  filter: OrderFilter,
  upTo?: number,
): Promise<{ total: number; hasMore?: true }> {
  const wanted = upTo ?? COUNTED_ENTRIES;
  const most = filter.search ? Math.min(wanted, COUNTED_HITS) : wanted;
  const found = await past.orders.count(filter, most + 1);
  if (found <= most) return { total: found };
  if (upTo !== undefined || filter.search) return { total: most, hasMore: true };
  return { total: await keptTotal(db, past, filter) };
}

async function keptTotal(db: Deps['db'], past: Past, filter: OrderFilter): Promise<number> {
  const totals = KEPT.get(db) ?? new Map<string, Kept>();
  KEPT.set(db, totals);
  const key = JSON.stringify(filter);
  const kept = totals.get(key);
  const age = kept ? performance.now() - kept.countedAt : Number.POSITIVE_INFINITY;
  const count = async () => {
    const total = await past.orders.count(filter);
    totals.delete(key);
    totals.set(key, { total, countedAt: performance.now(), isBeingCounted: false });
    for (const oldest of totals.keys()) if (totals.size > MOST_KEPT) totals.delete(oldest);
    return total;
  };
  if (!kept || age > KEPT_MS) return count();
  if (age > FRESH_MS && !kept.isBeingCounted) {
    kept.isBeingCounted = true;
    count().catch(() => {
      kept.isBeingCounted = false;
    });
  }
  return kept.total;
}
