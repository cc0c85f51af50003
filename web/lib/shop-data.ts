import type { Wire } from '#domain/money/wire.ts';
import { SHOP_WIRE, type Shop } from '#domain/shop/shop.ts';
import type { ZoneOffsets } from '#domain/time/zone-offsets.ts';
import type { ShopContent } from '#entities/bundle.ts';
import type { Site } from '#entities/site.ts';
import { type PreviewRecords, withTyped } from './preview.ts';

/** The shop in its JSON form, as inlined in the page. */
export type PageShop = Wire<Shop>;

/** What the browser knows about the shop. */
export interface ShopState {
  shop: Shop;
  content: ShopContent;
}

/** What the server writes into the page for the first render. */
export interface PageData {
  /** Of the shop; GET /api/shop/changes announces a newer one. */
  version: number;
  /** Null where the shop is too large for a page: GET /api/init has it. */
  whole: { shop: PageShop; content: ShopContent } | null;
  /** ISO 8601, whole minute. */
  now: string;
  /** For the branches' zones, from a month ago for more than a year. */
  offsets: readonly ZoneOffsets[];
  publicUrl: string;
  isConsentAsked: boolean;
}

/** The shop from the data inlined in the page. Zones get the offsets that came with it, so that Intl is not needed. */
export function shopFromPage(page: PageShop, offsets: readonly ZoneOffsets[] = []): Shop {
  const shop = SHOP_WIRE.fromWire(page);
  const branches = shop.branches.map((branch) => ({
    ...branch,
    timeZone: offsets.find(({ timeZone }) => timeZone === branch.timeZone) ?? branch.timeZone,
  }));
  return { ...shop, branches };
}

/** The pages including those that only staff may preview; a public page wins over a draft of the same id. */
export function withDrafts(content: ShopContent, drafts: readonly Site[]): ShopContent {
  const known = new Set(content.sites.map(({ id }) => id));
  const added = drafts.filter(({ id, isPublic }) => !isPublic && !known.has(id));
  return added.length === 0 ? content : { ...content, sites: [...content.sites, ...added] };
}

/** The content, with what is being edited in the backoffice in place of what is stored. */
export function withPreview(
  content: ShopContent,
  { sites, blocks, navigations }: PreviewRecords,
): ShopContent {
  if (!sites && !blocks && !navigations) return content;
  return {
    ...content,
    sites: withTyped(content.sites, sites),
    blocks: withTyped(content.blocks, blocks),
    navigations: withTyped(content.navigations, navigations),
  };
}

const RELOAD_AFTER = 4 * 60 * 60 * 1000;

/** Whether the shop's data is due for a reload: every 4 hours (R60). */
export function shouldReload(loadedAt: Date, now: Date): boolean {
  return now.getTime() - loadedAt.getTime() >= RELOAD_AFTER;
}

/** An instant, rounded down to the minute. */
export function wholeMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
}
