import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseColour } from '#domain/media/colour.ts';
import { formatMoney } from '#domain/money/money.ts';
import { SHOP_WIRE } from '#domain/shop/shop.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { DARK_GROUNDS, GROUNDS, isNeededEarly, themeStyle } from '#web/lib/theme-style.ts';
import { type PageInput, renderPage } from '#web/storefront/server-entry.tsx';

const branch = demoShop.branches[0] ?? expect.fail('demo without branch');
const input: PageInput = {
  url: '/',
  version: 7,
  shop: SHOP_WIRE.toWire(demoShop),
  dates: { sites: new Map() },
  content: { divisions: [], sites: [], blocks: [], navigations: [] },
  // A Monday at noon in Vienna.
  now: '2026-11-23T11:00:00.000Z',
  publicUrl: 'https://shop.example/',
  isConsentAsked: false,
  assets: {
    scripts: ['/assets/a.js'],
    styles: ['/assets/a.css'],
    preloads: ['/assets/f.woff2', '/assets/b.js'],
    later: [],
  },
};
const page = (url: string, change: Partial<PageInput> = {}) => renderPage({ ...input, url, ...change });

describe('status', () => {
  test.each([
    ['/', 200],
    [`/store/${branch.identifier}`, 200],
    [`/store/${branch.identifier}?produkt=1`, 200],
    [`/store/${branch.identifier}/checkout`, 200],
    [`/store/${branch.identifier}/checkout/error`, 200],
    ['/status/abc/def', 200],
    ['/site/imprint', 200],
    ['/store/gibt-es-nicht', 404],
    ['/store/gibt-es-nicht/checkout', 404],
    [`/store/${branch.identifier}/checkout/mehr`, 404],
    ['/site/gibt-es-nicht', 404],
    ['/%E0%A4%A', 404],
    ['/irgendwo', 404],
  ])('%s is %i', (url, status) => {
    expect(page(url).status).toBe(status);
  });
});

describe('the cookie prompt', () => {
  const question = 'Ihre Privatsphäre';
  const at = (url: string, isConsentAsked: boolean) => page(url, { isConsentAsked }).html;

  test.each(['/', `/store/${branch.identifier}`, `/store/${branch.identifier}/checkout`])(
    'is in the first HTML of %s for anyone who has not decided',
    (url) => {
      expect(at(url, true)).toContain(question);
      expect(at(url, false)).not.toContain(question);
    },
  );
});

describe('the first HTML of a branch', () => {
  const { html } = page(`/store/${branch.identifier}`);

  test('holds the menu with prices', () => {
    const text = html.replaceAll('&amp;', '&');
    for (const { name } of demoShop.categories) expect(text).toContain(name);
    const simple = demoShop.products.find(
      ({ config, unit }) => config.parts.length === 0 && unit === 'amount',
    );
    expect(text).toContain(simple?.name);
    expect(text).toContain(formatMoney(simple?.price ?? expect.fail('no simple product')));
  });

  test('says until when it is open', () => {
    expect(html).toMatch(/Geöffnet bis (<!-- -->)?\d\d:\d\d/);
  });

  test('declares title, description, canonical address, picture and theme colour', () => {
    expect(html).toContain(`<title>${branch.name} - `);
    expect(html).toContain(`<link rel="canonical" href="https://shop.example/store/${branch.identifier}">`);
    for (const name of ['description', 'theme-color', 'twitter:title'])
      expect(html).toContain(`name="${name}"`);
    for (const name of ['og:title', 'og:url', 'og:image']) expect(html).toContain(`property="${name}"`);
  });

  test('has no scripts but our modules and data blocks', () => {
    const scripts = html.match(/<script[^>]*>/g);
    const data = `<script type="application/ld+json" data-page="https://shop.example/store/${branch.identifier}">`;
    expect(scripts).toEqual([
      '<script type="module" src="/assets/a.js">',
      '<script type="application/json" id="theke-data">',
      data,
      data,
    ]);
  });

  test('states the version of the shop that it shows', () => {
    const [, json = ''] = /id="theke-data">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json).version).toBe(7);
  });

  test('preloads fonts and modules', () => {
    expect(html).toContain('as="font" type="font/woff2" crossorigin href="/assets/f.woff2"');
    expect(html).toContain('<link rel="modulepreload" href="/assets/b.js">');
  });
});

describe('of a shop with hundreds of branches', () => {
  const branches = Array.from({ length: 200 }, (_, index) => ({
    ...branch,
    id: 1_000 + index,
    identifier: `filiale-${index}`,
  }));
  const shop = SHOP_WIRE.toWire({ ...demoShop, branches: [branch, ...branches] });
  const { html } = page(`/store/${branch.identifier}`, { shop });

  test('does not carry the shop: the browser fetches it beside the scripts, once for all pages', () => {
    const [, json = ''] = /id="theke-data">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ version: 7, whole: null, isConsentAsked: false });
    expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/api/init">');
    expect(html.length).toBeLessThan(400_000);
    expect(page(`/store/${branch.identifier}`).html).not.toContain('as="fetch"');
  });

  test('still shows its whole menu without a script', () => {
    const text = html.replaceAll('&amp;', '&');
    for (const { name } of demoShop.categories) expect(text).toContain(name);
  });
});

test('lazy screens are a skeleton on the server', () => {
  expect(page(`/store/${branch.identifier}/checkout`).html).toContain('Wird geladen');
  expect(page('/status/abc/def').html).toContain('noindex');
});

test('shop data can break out of neither its script nor its attribute', () => {
  const evil = '</script><script>alert(1)</script>"><img src=x>';
  const shop = {
    ...input.shop,
    config: { ...input.shop.config, shopName: evil, seoTitle: evil, primaryColor: 'red;x:url(//e)' },
  };
  const { html } = page('/', { shop });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x>');
  expect(html.match(/<html[^>]*>/)?.[0]).not.toContain('url(');
});

describe('the look from the settings', () => {
  const DARK_SHADES = ['*', 'on-*', '*-strong', '*-soft', '*-ink', '*-edge'];
  const look = {
    primaryColor: '#ffd54a',
    secondaryColor: '#008000',
    fontFamily: 'Figtree Variable',
    borderRadius: '0.5rem',
  };

  test('comes with the readable shades', () => {
    expect(themeStyle(look).split(';')).toEqual([
      '--primary:#ffd54a',
      '--on-primary:#000000',
      expect.stringMatching(/^--primary-strong:#[\da-f]{6}$/),
      expect.stringMatching(/^--primary-soft:#[\da-f]{6}$/),
      expect.stringMatching(/^--primary-ink:#[\da-f]{6}$/),
      expect.stringMatching(/^--primary-edge:#[\da-f]{6}$/),
      ...DARK_SHADES.map((shade) => expect.stringMatching(`^--dark-${shade.replace('*', 'primary')}:`)),
      '--secondary:#008000',
      '--on-secondary:#ffffff',
      expect.stringMatching(/^--secondary-strong:/),
      expect.stringMatching(/^--secondary-soft:/),
      '--secondary-ink:#007d00',
      '--secondary-edge:#008000',
      ...DARK_SHADES.map((shade) => expect.stringMatching(`^--dark-${shade.replace('*', 'secondary')}:`)),
      '--radius:0.5rem',
      "--font:'Figtree'",
    ]);
  });

  test.each([
    ['theme.css', GROUNDS],
    ['dark.css', DARK_GROUNDS],
  ])('has the backgrounds of %s', (file, grounds) => {
    const css = readFileSync(new URL(`../../../web/ui/${file}`, import.meta.url), 'utf8');
    const written = ['paper', 'sand', 'card'].map((name) => {
      const [, hex = ''] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css) ?? [];
      return parseColour(hex);
    });
    expect(written).toEqual(grounds);
  });

  test('without one has the shades that dark.css was written with', () => {
    const css = readFileSync(new URL('../../../web/ui/dark.css', import.meta.url), 'utf8');
    const shades = themeStyle({ ...look, primaryColor: '#b3261e', secondaryColor: '#2e6b3e' })
      .split(';')
      .filter((property) => property.startsWith('--dark-'));
    expect(shades).toHaveLength(12);
    for (const shade of shades) expect(css).toContain(`${shade.replace(':', ': ')};`);
  });

  test('is dark where the system is, unless the owner says never', () => {
    const { config } = input.shop;
    const dark = page('/').html;
    expect(dark).toMatch(/<html lang="de" data-dark /);
    expect(dark).toContain('<meta name="color-scheme" content="light dark">');
    expect(dark).toMatch(/<meta name="theme-color" content="[^"]+" media="\(prefers-color-scheme: light\)">/);
    const light = page('/', { shop: { ...input.shop, config: { ...config, darkDesign: 'never' } } }).html;
    expect(light).not.toMatch(/data-dark|color-scheme"/);
    expect(light).toMatch(/<meta name="theme-color" content="[^"]+">/);
  });

  test('writes only plain CSS values', () => {
    const style = themeStyle({
      ...look,
      borderRadius: '1px;color:red',
      fontFamily: 'x}',
      primaryColor: 'url(//e)',
    });
    expect(style).not.toMatch(/color:red|x}|url/);
    expect(themeStyle({ ...look, fontFamily: "'playfair-display', serif" })).toContain(
      "--font:'Playfair Display'",
    );
    expect(themeStyle({ ...look, fontFamily: "'; x: y" })).not.toContain('x: y');
  });

  test('preloads the configured font, and that of the headings', () => {
    const early = (fontFamily: string) =>
      [
        '/assets/figtree-latin-wght-normal-B1.woff2',
        '/assets/fraunces-latin-wght-normal-B2.woff2',
        '/assets/inter-latin-wght-normal-B3.woff2',
        '/assets/lato-latin-400-normal-B4.woff2',
        '/assets/b.js',
      ].filter((href) => isNeededEarly(href, { fontFamily }));
    expect(early("'Figtree Variable', sans-serif")).toEqual([
      '/assets/figtree-latin-wght-normal-B1.woff2',
      '/assets/fraunces-latin-wght-normal-B2.woff2',
      '/assets/b.js',
    ]);
    expect(early('Lato')).toEqual([
      '/assets/fraunces-latin-wght-normal-B2.woff2',
      '/assets/lato-latin-400-normal-B4.woff2',
      '/assets/b.js',
    ]);
    expect(early('')).toEqual(early('Figtree'));
    expect(early('Comic Sans MS')).toEqual(early('Figtree'));
  });
});
