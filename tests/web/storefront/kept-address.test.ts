import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHOP_WIRE } from '#domain/shop/shop.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { sourceFiles } from '#tests/source-files.ts';
import { addressOf as englishAddressOf } from '#web/storefront/server-entry.en.ts';
import { addressOf, type PageInput, renderPage } from '#web/storefront/server-entry.tsx';

const branch = demoShop.branches[0]?.identifier ?? expect.fail('demo without branch');
const category = demoShop.categories[0]?.id ?? expect.fail('demo without category');
const config = { ...demoShop.config, enablePluginEnglish: true };
const input: PageInput = {
  url: '/',
  version: 7,
  shop: SHOP_WIRE.toWire({ ...demoShop, config }),
  dates: { sites: new Map() },
  content: { divisions: [], sites: [], blocks: [], navigations: [] },
  now: '2026-11-23T11:00:00.000Z',
  publicUrl: 'https://shop.example/',
  isConsentAsked: false,
  assets: { scripts: [], styles: [], preloads: [], later: [] },
};
const kept = (url: string) => addressOf({ ...input, url });
const html = (url: string) => renderPage({ ...input, url }).html;

describe('the address under which a page is kept', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=x&fbclid=y', '/'],
    ['/?kategorie=999999', '/'],
    [`/?x=1&kategorie=${category}`, `/?kategorie=${category}`],
    ['/?anliegen=gibt-es-nicht', '/'],
    [`/store/${branch}`, `/store/${branch}`],
    [`/store/${branch}/`, `/store/${branch}`],
    [`/store/${branch}?produkt=1&table=4`, `/store/${branch}`],
    [`/store/%${branch.charCodeAt(0).toString(16)}${branch.slice(1)}`, `/store/${branch}`],
    [`/store/${branch}/checkout?x`, `/store/${branch}/checkout`],
    [`/store/${branch}/checkout/error`, `/store/${branch}/checkout/error`],
    [`/kiosk/${branch}`, `/kiosk/${branch}`],
    ['/status/ABCDEFGH23/geheim', '/status/-/-'],
    ['/site/imprint?x', '/site/imprint'],
    ['/irgendwo', '/checkout'],
    [`/${'x'.repeat(5_000)}`, '/checkout'],
    ['/%E0%A4%A', '/checkout'],
    ['/checkout', '/checkout'],
    ['/signage/x', '/checkout'],
    ['/kiosk/gibt-es-nicht', '/status'],
    ['/status', '/status'],
  ])('of %.60s is %s', (url, address) => {
    expect(kept(url)).toBe(address);
    expect(kept(address)).toBe(address);
    expect(englishAddressOf({ ...input, url })).toBe(address);
  });

  test('shows what the asked one shows', () => {
    for (const url of [
      '/',
      '/?kategorie=999999&utm_source=x',
      `/store/${branch}?produkt=1`,
      `/store/${branch}/checkout?a=b`,
      `/kiosk/${branch}?x=1`,
      '/status/ABCDEFGH23/geheim',
      '/status/1/2',
      '/irgendwo',
      '/irgendwo/anders?x=1',
      '/status/nur-eins',
      '/kiosk/gibt-es-nicht',
      '/store/gibt-es-nicht/checkout',
    ])
      expect(html(kept(url)), url).toBe(html(url));
  });

  test('is one of few, whatever is asked for', () => {
    const few = new Set(
      [
        '/',
        '/status',
        '/status/-/-',
        '/checkout',
        ...demoShop.categories.map(({ id }) => `/?kategorie=${id}`),
      ].concat(
        demoShop.branches.flatMap(({ identifier }) =>
          ['/store/ID', '/kiosk/ID', '/store/ID/checkout', '/store/ID/checkout/error'].map((path) =>
            path.replace('ID', encodeURIComponent(identifier)),
          ),
        ),
      ),
    );
    const part = fc.oneof(
      fc.constantFrom('store', 'kiosk', 'status', 'checkout', 'error', branch, ''),
      fc.string(),
    );
    const query = fc.webQueryParameters();
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), query, (parts, asked) => {
        const address = kept(`/${parts.join('/')}?${asked}`);
        expect(few.has(address) || address.startsWith('/site/') || address.includes('anliegen=')).toBe(true);
      }),
    );
  });

  test('knows every parameter that a page reads', () => {
    const readers = sourceFiles(/^web\/(storefront|lib|ui)\/.*\.tsx?$/).filter((file) =>
      /useSearchParams|\bsearch\b[^;]*useLocation\(/.test(readFileSync(file, 'utf8')),
    );
    // What else changes the HTML by the query has to be kept in its address (web/storefront/kept-address.ts).
    expect(readers).toEqual([
      'web/lib/cart/table-of-address.ts',
      'web/storefront/branch/branch-page.tsx',
      'web/storefront/contact/contact-form.tsx',
      'web/storefront/layout/arrival.ts',
      'web/storefront/layout/language-switch.tsx',
      'web/storefront/sections/shop-sections.tsx',
    ]);
  });
});
