import type { RateLimiter } from '#api/http/rate-limits.ts';
import type { Wire } from '#domain/money/wire.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { ShopContent } from '#entities/bundle.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { ShopDates } from '#use-cases/shop/shop-store.ts';

/** Addresses of the built files that a page loads. */
export interface PageAssets {
  scripts: readonly string[];
  styles: readonly string[];
  preloads: readonly string[];
  later: readonly string[];
  icon?: string | undefined;
}

export interface PageInput {
  /** One of the addresses that the renderer gives for what is asked for, without the '/en' of the English pages. */
  url: string;
  /** Of the shop. */
  version: number;
  shop: Wire<Shop>;
  content: ShopContent;
  dates: ShopDates;
  /** ISO 8601, whole minute. */
  now: string;
  publicUrl: string;
  /** Whether the visitor still has to choose about cookies. */
  isConsentAsked: boolean;
  /** Whether the page is for staff, who see the shop before it opens. */
  isForStaff: boolean;
  assets: PageAssets;
}

/** Renders a storefront page as a whole document; 404 for addresses without a page. */
export type PageRenderer = (input: PageInput) => { status: number; html: string };
/** The address of the page that an address shows; every one that shows the same has the same. */
export type AddressOf = (asked: Pick<PageInput, 'url' | 'shop' | 'content'>) => string;
export type StaffPageRenderer = (input: { title: string; assets: PageAssets }) => string;

/** What it takes to render the pages of the shop. */
export interface PageRendering {
  deps: Pick<Deps, 'clock' | 'publicUrl'>;
  /** Whether the server is so overloaded that less urgent requests are turned away. */
  isLate: () => boolean;
  limiter: RateLimiter;
  headers: Readonly<Record<string, string>>;
  renderPage: PageRenderer;
  /** The renderer of the English pages, loaded when the first one is asked for. */
  loadEnglish?: () => Promise<PageRenderer>;
  /** Read on every build of a page, so that a new web build shows without a restart during development. */
  assetsOf: (app: 'storefront' | 'storefront-en' | 'backoffice' | 'signage') => PageAssets;
}
