import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { imagePath } from '#domain/media/image.ts';
import type { Config, Shop } from '#domain/shop/shop.ts';
import { LANGUAGE, languageBase } from '#domain/text/language.ts';
import { offsetsOf, type ZoneOffsets, zoneName } from '#domain/time/zone-offsets.ts';
import { DAY } from '#domain/time/zoned-time.ts';
import type { ShopContent } from '#entities/bundle.ts';
import { type PageData, type PageShop, shopFromPage } from '#web/lib/shop-data.ts';
import { isNeededEarly, themeStyle } from '#web/lib/theme-style.ts';
import { App } from './app.tsx';
import { documentOf, type PageAssets } from './document.ts';
import { isInlined } from './inlined-shop.ts';
import { keptAddress } from './kept-address.ts';
import { OpeningPage } from './opening/opening-page.tsx';
import * as openingTexts from './opening/texts.ts';
import { metaOf, NO_META } from './page-meta.ts';
import { pageOf } from './pages.ts';
import { provideParts } from './provide-parts.ts';
import { appLinks } from './pwa/app-links.ts';
import { shopPreload } from './pwa/shop-preload.ts';
import { structuredData } from './structured-data.ts';
import { TestPaymentPage, type TestPaymentView } from './test-payment/test-payment-page.tsx';
import * as testPaymentTexts from './test-payment/texts.ts';

export type { PageShop } from '#web/lib/shop-data.ts';
export type { PageAssets } from './document.ts';

export interface PageInput {
  /** One of the addresses that `addressOf` gives. */
  url: string;
  /** Of the shop. */
  version: number;
  shop: PageShop;
  content: ShopContent;
  dates: { sites: ReadonlyMap<number, { createdAt: string }> };
  /** ISO 8601, whole minute. */
  now: string;
  /** The shop's public origin, for canonical addresses. */
  publicUrl: string;
  /** Whether the visitor still has to choose about cookies. */
  isConsentAsked: boolean;
  /** Whether the page is for staff, who see the shop before it opens. */
  isForStaff?: boolean;
  assets: PageAssets;
}

const BASE = languageBase(LANGUAGE);

// What the browser loads lazily is part of the first HTML.
provideParts();

/** The shop is converted once per bundle, not once per page. */
const converted = new WeakMap<PageShop, Shop>();

/** The address under which what a requested one shows (path with query, without the '/en') is rendered and kept. */
export function addressOf({ url, shop, content }: Pick<PageInput, 'url' | 'shop' | 'content'>): string {
  return keptAddress(url, { shop: shopOf(shop), content });
}

function shopOf(page: PageShop): Shop {
  const shop = converted.get(page) ?? shopFromPage(page);
  converted.set(page, shop);
  return shop;
}

/** A storefront page as a complete document with the data for hydration. Status 404 for addresses without a page. */
export function renderPage(input: PageInput): { status: number; html: string } {
  const { url, version, shop: page, content, dates, now, publicUrl, isConsentAsked, assets } = input;
  const shop = shopOf(page);
  const path = url.replace(/[?#].*$/, '') || '/';
  const state = { shop, content };
  const shown = pageOf(path, state);
  if (shop.config.isOpeningSoon && !input.isForStaff && !BEFORE_OPENING.has(shown.kind))
    return { status: 200, html: openingDocument(shop, assets) };
  const meta = metaOf(shown, state, publicUrl, path);
  const app = renderToString(
    <StaticRouter basename={BASE || '/'} location={BASE + (isDecodable(path) ? url : '/404')}>
      <App initial={state} now={new Date(now)} publicUrl={publicUrl} isConsentAsked={isConsentAsked} />
    </StaticRouter>,
  );
  const offsets = offsetsAround(new Date(now), shop);
  const whole = isInlined(page) ? { shop: page, content } : null;
  const data: PageData = { version, whole, now, offsets, publicUrl, isConsentAsked };
  const postedAt = (site: number) => dates.sites.get(site)?.createdAt ?? null;
  const html = documentOf({
    language: LANGUAGE,
    meta,
    style: themeStyle(shop.config),
    canBeDark: shop.config.darkDesign !== 'never',
    assets: { ...neededBy(assets, shop.config), icon: assets.icon ?? iconOf(shop.config) },
    links: [...(whole ? [] : [shopPreload(LANGUAGE)]), ...appLinks(shop.config)],
    content: app,
    data,
    structured: meta.isIndexed
      ? structuredData({ page: shown, state, now: new Date(now), publicUrl, postedAt })
      : [],
  });
  return { status: shown.kind === 'missing' ? 404 : 200, html };
}

/** What guests may read before the shop opens: the legal texts, and the orders that staff have tried out with. */
const BEFORE_OPENING: ReadonlySet<string> = new Set(['text', 'status']);

/** The page of a shop that opens soon; nothing on it needs a script. */
function openingDocument(shop: Shop, assets: PageAssets): string {
  const { config } = shop;
  return documentOf({
    language: LANGUAGE,
    meta: { ...NO_META, title: config.title || config.shopName, description: openingTexts.text },
    style: themeStyle(config),
    canBeDark: config.darkDesign !== 'never',
    assets: { ...neededBy(assets, config), scripts: [], icon: assets.icon ?? iconOf(config) },
    content: renderToString(<OpeningPage shop={shop} />),
  });
}

/** The page at which a guest of the demo pays; nothing on it needs a script. */
export function renderTestPayment({
  shop: page,
  payment,
  assets,
}: {
  shop: PageShop;
  payment: TestPaymentView;
  assets: PageAssets;
}): string {
  const { config } = shopFromPage(page);
  return documentOf({
    language: LANGUAGE,
    meta: { ...NO_META, title: testPaymentTexts.title, description: testPaymentTexts.noMoney },
    style: themeStyle(config),
    canBeDark: config.darkDesign !== 'never',
    assets: { ...neededBy(assets, config), scripts: [], later: [], icon: assets.icon ?? iconOf(config) },
    content: renderToString(<TestPaymentPage shopName={config.shopName} payment={payment} />),
  });
}

const MONTH = 31 * DAY;

function offsetsAround(now: Date, { branches }: Shop): ZoneOffsets[] {
  const zones = new Set(branches.map(({ timeZone }) => zoneName(timeZone)));
  const time = now.getTime();
  return [...zones].map((timeZone) => offsetsOf(timeZone, time - MONTH, time + 13 * MONTH));
}

/** The tab's icon; falls back to the logo. */
function iconOf({ favicon, logo }: Config): string | undefined {
  const icon = favicon ?? logo;
  return icon ? imagePath(icon, 'thumbnail') : undefined;
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** The empty document of the staff's app, which renders only in the browser. */
export function renderStaffPage({ title, assets }: { title: string; assets: PageAssets }): string {
  const meta = { ...NO_META, title, description: title, themeColor: '#29221e' };
  return documentOf({
    language: 'de',
    meta,
    style: '',
    assets: neededBy(assets, { fontFamily: '' }),
    content: '',
  });
}

/** Only the theme's own fonts. */
function neededBy(assets: PageAssets, look: Pick<Config, 'fontFamily'>): PageAssets {
  return { ...assets, preloads: assets.preloads.filter((href) => isNeededEarly(href, look)) };
}
