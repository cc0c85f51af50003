import type { Shop } from '#domain/shop/shop.ts';
import type { EnglishTexts } from '#domain/text/translation.ts';
import type { ShopContent } from '#entities/bundle.ts';
import type { ConfigRow } from '#entities/config.ts';
import type { HistoryToStore } from './shop-history.ts';

/** The settings of the whole shop. */
export type Settings = Omit<ConfigRow, 'id'>;

/** What is translated, by the names of the lists and the ids of their records; the settings are 'config', id 1. */
export type ShopTexts = Readonly<Record<string, ReadonlyMap<number, EnglishTexts>>>;

/** The whole shop as stored, including what visitors must not see; `version` grows with every change. */
export interface ShopSnapshot {
  version: bigint;
  shop: Shop;
  content: ShopContent;
  english: ShopTexts;
}

/** Creation and last change of what visitors see; ISO 8601. */
export interface ShopDates {
  /** The settings, including the legal texts. */
  config: string;
  /** Menus, categories and products. */
  catalogue: string | null;
  branches: ReadonlyMap<number, string>;
  sites: ReadonlyMap<number, { createdAt: string; updatedAt: string }>;
}

/** An option of steps by its name, and how many products have it. */
export interface OptionOfProducts {
  name: string;
  products: number;
}

export interface ShopStore {
  /**
   * The most recent snapshot, without querying the database; null before the first. For work whose final statement names the
   * snapshot's version, and so detects that it was stale.
   */
  recent(): ShopSnapshot | null;
  /** Reloads everything if the stored version differs from the kept snapshot; otherwise one small query. */
  snapshot(): Promise<ShopSnapshot>;
  /** Only the stored version. */
  version(): Promise<bigint>;
  dates(): Promise<ShopDates>;
  /** The settings, including what only staff may see. */
  settings(): Promise<Settings>;
  /** Stores the given settings and keeps the others. */
  saveSettings(values: Partial<Settings>): Promise<void>;
  /** Every option that some product lets people choose, by name. */
  options(): Promise<OptionOfProducts[]>;
  isEmpty(): Promise<boolean>;
  /** Whether the shop began as the demo, by `markAsDemo`. */
  isDemo(): Promise<boolean>;
  markAsDemo(): Promise<void>;
  /**
   * Fills an empty shop with everything given, keeping ids; without content it has no pages. Must run inside a transaction.
   */
  fill(shop: Shop, content?: ShopContent, english?: ShopTexts): Promise<void>;
  /** Adds to a filled shop what happened there before. Must run inside a transaction. */
  fillHistory(history: HistoryToStore): Promise<void>;
}
