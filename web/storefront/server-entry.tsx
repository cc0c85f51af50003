import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { imagePath } from '#domain/image.ts';
import type { Config, Shop } from '#domain/shop.ts';
import { type PageData, type PageShop, shopFromPage } from '#web/lib/shop-data.ts';
import { App } from './app.tsx';
import { metaTags } from './layout/show-meta.ts';
import { metaOf, type PageMeta, pageOf } from './pages.ts';
import { themeStyle } from './theme-style.ts';

export type { PageShop } from '#web/lib/shop-data.ts';

/** Addresses of the built files; see assets.ts. */
export interface PageAssets {
  /** Modules, run in this order. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Fonts (woff2) and modules to be fetched early. */
  preloads: readonly string[];
  icon?: string | undefined;
}

export interface PageInput {
  /** Path with query, as requested. */
  url: string;
  shop: PageShop;
  /** ISO 8601, whole minute. */
  now: string;
  /** Where visitors reach the shop, for canonical addresses. */
  publicUrl: string;
  assets: PageAssets;
}

/** The shop is converted once per bundle, not once per page. */
const converted = new WeakMap<PageShop, Shop>();

/**
 * A page of the storefront as a complete document with the data for hydration. Status 404 for addresses that nothing stands
 * behind. There are no inline scripts: the data is a block of JSON, so a policy of script-src 'self' holds.
 */
export function renderPage({ url, shop: page, now, publicUrl, assets }: PageInput): {
  status: number;
  html: string;
} {
  const shop = converted.get(page) ?? shopFromPage(page);
  converted.set(page, shop);
  const path = url.replace(/[?#].*$/, '') || '/';
  const shown = pageOf(path, shop);
  const app = renderToString(
    <StaticRouter location={isDecodable(path) ? url : '/404'}>
      <App shop={shop} now={new Date(now)} publicUrl={publicUrl} />
    </StaticRouter>,
  );
  const data: PageData = { shop: page, now, publicUrl };
  const body = `<div id="root">${app}</div><script type="application/json" id="theke-data">${inlineJson(data)}</script>`;
  const html = documentOf({
    meta: metaOf(shown, shop, publicUrl, path),
    style: themeStyle(shop.config),
    assets: { ...assets, icon: assets.icon ?? iconOf(shop.config) },
    body,
  });
  return { status: shown.kind === 'missing' ? 404 : 200, html };
}

/** The logo as the icon of the tab. */
function iconOf({ logo }: Config): string | undefined {
  return logo ? imagePath(logo, 'thumbnail') : undefined;
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** The empty document of the staff's app, which runs in the browser only. */
export function renderStaffPage({ title, assets }: { title: string; assets: PageAssets }): string {
  const meta: PageMeta = {
    title,
    description: title,
    canonical: '',
    image: null,
    isIndexed: false,
    themeColor: '#29221e',
  };
  return documentOf({ meta, style: '', assets, body: '<div id="root"></div>' });
}

function documentOf(parts: { meta: PageMeta; style: string; assets: PageAssets; body: string }): string {
  const { meta, style, assets, body } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(meta.title)}</title>`,
    ...metaTags(meta).map(
      ({ attribute, name, content }) => `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`,
    ),
    ...(meta.canonical ? [`<link rel="canonical" href="${escapeHtml(meta.canonical)}">`] : []),
    // Without an icon browsers would ask for /favicon.ico.
    `<link rel="icon" href="${escapeHtml(assets.icon ?? 'data:,')}">`,
    ...assets.preloads.map(preload),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`),
  ];
  const look = style ? ` style="${escapeHtml(style)}"` : '';
  return `<!doctype html><html lang="de"${look}><head>${head.join('')}</head><body>${body}</body></html>`;
}

function preload(href: string): string {
  if (href.endsWith('.woff2')) {
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`;
  }
  return `<link rel="modulepreload" href="${escapeHtml(href)}">`;
}

/** JSON that cannot end the script element around it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
