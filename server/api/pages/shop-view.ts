import { PRODUCT_WIRE } from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
import { type BranchRating, ratedSince, shownRating } from '#domain/shop/rating.ts';
import { SHOP_WIRE, type Shop } from '#domain/shop/shop.ts';
import { mapInChunks, type Turns } from '#domain/time/breath.ts';
import type { ShopContent } from '#entities/bundle.ts';
import type { Deps } from '#use-cases/ports.ts';
import { publicContent, publicShop } from '#use-cases/shop/public-shop.ts';
import type { ShopDates } from '#use-cases/shop/shop-store.ts';

/** What visitors see of the shop, as JSON. The same object until the shop changes. */
export interface VisibleShop {
  version: bigint;
  shop: Wire<Shop>;
  content: ShopContent;
  /** Last modification dates, for search engines. */
  dates: ShopDates;
}

export interface ShopView {
  current(): Promise<VisibleShop>;
}

/**
 * The visitors' shop, cached in memory and reloaded after a change: invalidated by the signal of the database, never by
 * time, but for the ratings, which are read anew every hour. A request during a reload waits for it, so that nobody gets stale data.
 */
export function shopView({
  db,
  events,
  turns,
  clock,
}: Pick<Deps, 'db' | 'events' | 'turns' | 'clock'>): ShopView {
  let current: Promise<VisibleShop> | null = null;
  let last: VisibleShop | null = null;
  /** The ratings in `last`, and when they were read: a new one changes nothing of the shop. */
  let ratings = '';
  let ratedAt = 0;
  events.listen('shop', () => {
    current = null;
  });

  async function read(): Promise<VisibleShop> {
    const { version, shop, content } = await db.shop.snapshot();
    const rated = await readRatings(shop);
    if (last?.version !== version || rated.key !== ratings) {
      ratings = rated.key;
      const dates = await db.shop.dates();
      last = {
        version,
        shop: withRatings(await wireShop(publicShop(shop), turns), rated.of),
        content: publicContent(content),
        dates,
      };
    }
    return last;
  }

  async function readRatings({ config }: Shop): Promise<{ of: Ratings; key: string }> {
    const now = clock.now();
    ratedAt = now.getTime();
    const sums = config.enablePluginOrderReviews ? await db.orders.ratings(ratedSince(now)) : [];
    const of = new Map(sums.map((sum) => [sum.branch, shownRating(sum)]));
    return { of, key: JSON.stringify([...of]) };
  }

  return {
    current: () => {
      if (clock.now().getTime() - ratedAt > RATINGS_LIFE_MS) current = null;
      if (current) return current;
      const reading = read();
      current = reading;
      reading.catch(() => {
        if (current === reading) current = null;
      });
      return reading;
    },
  };
}

type Ratings = ReadonlyMap<number, BranchRating | null>;

/** Ratings say what a year was like: an hour later is early enough. */
const RATINGS_LIFE_MS = 60 * 60_000;

function withRatings(shop: Wire<Shop>, ratings: Ratings): Wire<Shop> {
  return {
    ...shop,
    branches: shop.branches.map((branch) => {
      const rating = ratings.get(branch.id);
      return rating ? { ...branch, rating } : branch;
    }),
  };
}

/** Records per step: a shop of ten thousand products must not block people ordering from it. */
const STEP = 50;

async function wireShop({ products, ...shop }: Shop, turns: Turns): Promise<Wire<Shop>> {
  const wired = await mapInChunks(products, STEP, turns, (piece) => piece.map(PRODUCT_WIRE.toWire));
  return { ...SHOP_WIRE.toWire({ ...shop, products: [] }), products: wired.flat() };
}
