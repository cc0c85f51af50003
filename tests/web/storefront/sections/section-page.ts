import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Shop } from '#domain/shop/shop.ts';
import type { ShopContent } from '#entities/bundle.ts';
import type { Section } from '#entities/shapes/content.ts';
import type { Site } from '#entities/site.ts';
import { demoContent } from '#prisma/demo/demo-content.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { App } from '#web/storefront/app.tsx';
import { provideParts } from '#web/storefront/provide-parts.ts';

provideParts();

/** A Tuesday at noon in Vienna: both branches are open, breakfast is over. */
const TUESDAY_NOON = new Date('2026-11-24T11:00:00Z');

interface PageOptions {
  content?: Partial<ShopContent>;
  shop?: Shop;
}

/** What is between header and footer in the first HTML of an address. */
export function mainOf(url: string, { content = {}, shop = demoShop }: PageOptions = {}): string {
  const initial = { shop, content: { ...demoContent, blocks: [], ...content } };
  const html = renderToString(
    createElement(
      StaticRouter,
      { location: url },
      createElement(App, {
        initial,
        now: TUESDAY_NOON,
        isConsentAsked: false,
        publicUrl: 'https://shop.example',
      }),
    ),
  );
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** A page of the shop's own at /seite; by default one that may show every section. */
export function siteWith(body: readonly Section[], change: Partial<Site> = {}): Site {
  return {
    id: 900,
    path: '/seite',
    name: 'Unsere Seite',
    title: '',
    description: '',
    type: 'custom_site',
    isPublic: true,
    content: { title: '', description: '', image: null, body: [...body] },
    ...change,
  };
}

/** The first HTML of a page with these sections, added to the pages of the demo shop. */
export function pageWith(body: readonly Section[], change: Partial<Site> = {}, query = ''): string {
  const site = siteWith(body, change);
  return mainOf(`${site.path}${query}`, { content: { sites: [...demoContent.sites, site] } });
}

/** The visible text of HTML, with every run of white space as one space. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The headings in their order: 'h1 Über uns'. */
export function headingsOf(html: string): string[] {
  return [...html.matchAll(/<(h[1-6])[^>]*>(.*?)<\/h[1-6]>/gs)].map(([, tag, inside = '']) =>
    `${tag} ${textOf(inside)}`.trim(),
  );
}
