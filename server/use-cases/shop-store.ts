import type { Shop } from '#domain/shop.ts';

/** The whole shop as stored, including what visitors must not see; `version` grows with every change. */
export interface ShopSnapshot {
  version: bigint;
  shop: Shop;
}

export interface ShopStore {
  /** Reads everything anew when the stored version differs from the kept snapshot; otherwise one small query. */
  snapshot(): Promise<ShopSnapshot>;
}
