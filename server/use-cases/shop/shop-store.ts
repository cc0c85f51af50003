import type { Shop } from '#domain/shop/shop.ts';
import type { ShopContent } from '#entities/bundle.ts';
import type { ConfigRow } from '#entities/config.ts';

/** The settings of the whole shop. */
export type Settings = Omit<ConfigRow, 'id'>;

/** The whole shop as stored, including what visitors must not see; `version` grows with every change. */
export interface ShopSnapshot {
  version: bigint;
  shop: Shop;
  content: ShopContent;
}

/** When what visitors see was made and last changed; ISO 8601. */
export interface ShopDates {
  /** The settings, with the texts of the law. */
  config: string;
  /** Menus, categories and products. */
  catalogue: string | null;
  branches: ReadonlyMap<number, string>;
  sites: ReadonlyMap<number, { createdAt: string; updatedAt: string }>;
}

export interface ShopStore {
  /**
   * The snapshot that was read last, without asking the database; null before the first. For work that names its version
   * in the statement that stores its result, and so finds out when it was outdated.
   */
  recent(): ShopSnapshot | null;
  /** Reads everything anew when the stored version differs from the kept snapshot; otherwise one small query. */
  snapshot(): Promise<ShopSnapshot>;
  /** The stored version alone. */
  version(): Promise<bigint>;
  dates(): Promise<ShopDates>;
  /** The settings with what only staff sees. */
  settings(): Promise<Settings>;
  /** Stores the given settings; the other ones stay. */
  saveSettings(values: Partial<Settings>): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** Fills an empty shop with everything given, ids kept; without content it has no pages. Must run inside a transaction. */
  fill(shop: Shop, content?: ShopContent): Promise<void>;
}
