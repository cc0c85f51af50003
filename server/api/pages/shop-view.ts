import { PRODUCT_WIRE } from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
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
 * time. A request during a reload waits for it, so that nobody gets stale data.
 */
export function shopView({ db, events, turns }: Pick<Deps, 'db' | 'events' | 'turns'>): ShopView {
  let current: Promise<VisibleShop> | null = null;
  let last: VisibleShop | null = null;
  events.listen('shop', () => {
    current = null;
  });

  async function read(): Promise<VisibleShop> {
    const { version, shop, content } = await db.shop.snapshot();
    if (last?.version !== version) {
      const dates = await db.shop.dates();
      last = {
        version,
        shop: await wireShop(publicShop(shop), turns),
        content: publicContent(content),
        dates,
      };
    }
    return last;
  }

  return {
    current: () => {
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

/** Records per step: a shop of ten thousand products must not block people ordering from it. */
const STEP = 50;

async function wireShop({ products, ...shop }: Shop, turns: Turns): Promise<Wire<Shop>> {
  const wired = await mapInChunks(products, STEP, turns, (piece) => piece.map(PRODUCT_WIRE.toWire));
  return { ...SHOP_WIRE.toWire({ ...shop, products: [] }), products: wired.flat() };
}
