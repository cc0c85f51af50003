import { describe, expect, it } from 'vitest';
import { SHOP_WIRE } from '#domain/shop/shop.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { buildName, fontsOf, isKeptPage, NOT_PAGES, storedPage } from '#web/storefront/pwa/stored-pages.ts';
import { renderPage } from '#web/storefront/server-entry.tsx';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const answer = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<html lang="de"></html>', { status, headers: { ...HTML, ...headers } });

describe('what the service worker leaves to the network', () => {
  it.each([
    '/api/init',
    '/trpc/shop.init',
    '/backend',
    '/backend/orders',
    '/upload/abc/1-1.jpg',
    '/image/1-1.jpg',
    '/assets/app.js',
    '/status/ABC/geheim',
    '/kiosk/hauptplatz',
    '/signage/schluessel',
    '/backend?x=1',
  ])('%s', (address) => {
    expect(NOT_PAGES.test(address)).toBe(true);
  });

  it.each(['/', '/store/hauptplatz', '/statusbericht', '/apitherapie', '/site/imprint', '/store/a/checkout'])(
    'but not %s',
    (address) => {
      expect(NOT_PAGES.test(address)).toBe(false);
    },
  );
});

describe('a page is stored', () => {
  it('when it is a page and everybody may see it', () => {
    expect(isKeptPage(answer())).toBe(true);
  });

  it.each([
    ['a failure', answer({}, 503)],
    ['an unknown address', answer({}, 404)],
    ['not a page', answer({ 'content-type': 'application/json' })],
    ['somebody’s own', answer({ 'cache-control': 'no-store' })],
    ['a preview for the staff', answer({ 'cache-control': 'private, no-cache' })],
  ])('but not when it is %s', (_name, response) => {
    expect(isKeptPage(response)).toBe(false);
  });
});

describe('a stored page', () => {
  const { html } = renderPage({
    url: '/store/hauptplatz',
    version: 1,
    shop: SHOP_WIRE.toWire(demoShop),
    content: { divisions: [], sites: [], blocks: [], navigations: [] },
    dates: { sites: new Map() },
    now: '2026-11-23T11:00:00.000Z',
    publicUrl: 'https://shop.example',
    isConsentAsked: false,
    assets: {
      scripts: ['/assets/a.js'],
      styles: ['/assets/a.css'],
      preloads: ['/assets/f-x_1.woff2'],
      later: [],
    },
  });
  const page = () => new Response(html, { headers: { ...HTML, 'content-encoding': 'br', vary: 'Cookie' } });

  it('says that it is stored, and is otherwise the same', async () => {
    const shown = await storedPage(page());
    const text = await shown.text();
    expect(text).toMatch(/^<!doctype html><html data-stored lang="de"/);
    expect(text.replace(' data-stored', '')).toBe(html);
    expect(shown.headers.get('content-encoding')).toBeNull();
    expect(shown.headers.get('vary')).toBe('Cookie');
  });

  it('names its fonts', () => {
    expect(fontsOf(html)).toEqual(['/assets/f-x_1.woff2']);
    expect(fontsOf('<html></html>')).toEqual([]);
  });

  it('can be the shell of another: with the data of the shop, without its own content', async () => {
    const text = await (await storedPage(page(), { isShell: true })).text();
    expect(text).toMatch(/^<!doctype html><html data-stored data-shell lang="de"/);
    expect(text).toContain('<div id="root"></div><script type="application/json" id="theke-data">{');
    expect(text).toContain('/assets/a.js');
    expect(text.length).toBeLessThan(html.length);
    const data = (page: string) => page.slice(page.indexOf('id="theke-data"'));
    expect(data(text)).toBe(data(html));
  });
});

it('each build has a name of its own', () => {
  const name = buildName([{ url: '/assets/a-1.js' }, '/assets/b-1.js']);
  expect(name).toMatch(/^[a-z0-9]+$/);
  expect(buildName([{ url: '/assets/a-1.js' }, '/assets/b-1.js'])).toBe(name);
  expect(buildName([{ url: '/assets/a-2.js' }, '/assets/b-1.js'])).not.toBe(name);
});
