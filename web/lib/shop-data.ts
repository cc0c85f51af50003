import type { Shop } from '#domain/shop.ts';
import { fromWire, type Wire } from '#domain/wire.ts';

/** One answer in the bundle of GET /api/init (decisions 2). */
export interface InitEntry {
  url: string;
  data: { data: unknown };
}

/** The shop as it stands in the page and in /api/init; sites and navigations join it with the content pages. */
export type PageShop = Wire<Shop> & { sites?: readonly unknown[]; navigations?: readonly unknown[] };

/** What the server writes into the page for the first render. */
export interface PageData {
  shop: PageShop;
  /** ISO 8601, whole minute. */
  now: string;
  publicUrl: string;
}

const LISTS = ['menus', 'categories', 'products', 'tags', 'tables', 'donatees'] as const;

/** Builds the shop from the bundle of GET /api/init. Throws if the configuration is missing from it. */
export function shopFromInit(bundle: readonly InitEntry[]): Shop {
  const answers = new Map(
    bundle.map(({ url, data }) => [url.replace(/^\/api\//, '').replace(/\?.*$/, ''), data.data]),
  );
  const config = answers.get('config');
  if (config === null || typeof config !== 'object') throw new Error('init bundle without config');
  const list = (name: string): unknown[] => {
    const value = answers.get(name);
    return Array.isArray(value) ? value : [];
  };
  const branches = list('branches');
  const wire = {
    config,
    branches: branches.filter(isPublicRecord),
    inactiveBranches: branches.filter((branch) => !isPublicRecord(branch)),
    ...Object.fromEntries(LISTS.map((name) => [name, list(name)])),
  };
  // Our own server wrote the bundle from the same types; it is not checked again in the browser.
  return fromWire<Shop>(wire as Wire<Shop>);
}

function isPublicRecord(record: unknown): boolean {
  return record !== null && typeof record === 'object' && 'isPublic' in record && record.isPublic === true;
}

/** The shop from the data inlined in the page. */
export function shopFromPage(page: PageShop): Shop {
  return fromWire<Shop>(page);
}

const RELOAD_AFTER = 4 * 60 * 60 * 1000;

/** Whether the shop's data is due for a reload: every 4 hours (specification, section 9). */
export function shouldReload(loadedAt: Date, now: Date): boolean {
  return now.getTime() - loadedAt.getTime() >= RELOAD_AFTER;
}

/** The start of the minute of an instant. */
export function wholeMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
}
