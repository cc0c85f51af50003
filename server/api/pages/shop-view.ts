import { PRODUCT_WIRE } from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
import { type BranchRating, ratedSince, shownRating } from '#domain/shop/rating.ts';
import { SHOP_WIRE, type Shop } from '#domain/shop/shop.ts';
import type { Language } from '#domain/text/language.ts';
import { mapInChunks, type Turns } from '#domain/time/breath.ts';
import type { ShopContent } from '#entities/bundle.ts';
import type { Deps } from '#use-cases/ports.ts';
import { englishShop } from '#use-cases/shop/english-shop.ts';
import { publicContent, publicShop } from '#use-cases/shop/public-shop.ts';
import type { ShopDates, ShopSnapshot } from '#use-cases/shop/shop-store.ts';

/** What visitors see of the shop, as JSON. The same object per language until the shop changes. */
export interface VisibleShop {
  version: bigint;
  shop: Wire<Shop>;
  content: ShopContent;
  /** Last modification dates, for search engines. */
  dates: ShopDates;
}

export interface ShopView {
  current(language?: Language): Promise<VisibleShop>;
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
  const sources = new WeakMap<VisibleShop, Source>();
  const english = new WeakMap<VisibleShop, Promise<VisibleShop>>();
  /** The ratings in `last`, and when they were read: a new rating does not change the shop's version. */
  let ratings = '';
  let ratedAt = 0;
  events.listen('shop', () => {
    current = null;
  });

  async function read(): Promise<VisibleShop> {
    const snapshot = await db.shop.snapshot();
    const { version, shop, content } = snapshot;
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
      sources.set(last, { snapshot, ratings: rated.of });
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

  /** Made when the first English page asks for it. */
  function inEnglish(german: VisibleShop): Promise<VisibleShop> {
    const source = sources.get(german);
    if (!source) return Promise.resolve(german);
    const known = english.get(german);
    if (known) return known;
    const making = translated(german, source, turns);
    english.set(german, making);
    making.catch(() => english.delete(german));
    return making;
  }

  function inGerman(): Promise<VisibleShop> {
    if (clock.now().getTime() - ratedAt > RATINGS_LIFE_MS) current = null;
    if (current) return current;
    const reading = read();
    current = reading;
    reading.catch(() => {
      if (current === reading) current = null;
    });
    return reading;
  }

  return {
    current: (language = 'de') => (language === 'de' ? inGerman() : inGerman().then(inEnglish)),
  };
}

/** The sources of a visible shop. */
interface Source {
  snapshot: ShopSnapshot;
  ratings: Ratings;
}

async function translated(
  german: VisibleShop,
  { snapshot, ratings }: Source,
  turns: Turns,
): Promise<VisibleShop> {
  if (Object.keys(snapshot.english).length === 0) return german;
  const { shop, content } = englishShop(snapshot);
  return {
    ...german,
    shop: withRatings(await wireShop(publicShop(shop), turns), ratings),
    content: publicContent(content),
  };
}

type Ratings = ReadonlyMap<number, BranchRating | null>;

/** Ratings describe a year: an hour's delay does not matter. */
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
