import { describe, expect, it } from 'vitest';
import { SHOP_WIRE } from '#domain/shop/shop.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { renderPage as renderEnglish } from '#web/storefront/server-entry.en.ts';
import { type PageInput, renderPage } from '#web/storefront/server-entry.tsx';

const branch = demoShop.branches[0] ?? expect.fail('demo without branch');
const input: PageInput = {
  url: `/store/${branch.identifier}`,
  version: 7,
  shop: SHOP_WIRE.toWire(demoShop),
  dates: { sites: new Map() },
  content: { divisions: [], sites: [], blocks: [], navigations: [] },
  // A Monday at noon in Vienna.
  now: '2026-11-23T11:00:00.000Z',
  publicUrl: 'https://shop.example/',
  isConsentAsked: false,
  assets: { scripts: [], styles: [], preloads: [], later: [] },
};
const OF_BRANCH = `/store/${branch.identifier}`;

function alternates(html: string): string[] {
  const links = html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g);
  return [...links].map(([, language, href]) => `${language} ${href}`);
}

describe('English pages (R138)', () => {
  const { status, html } = renderEnglish(input);

  it('say that they are English, and where the page is in German', () => {
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain(`<link rel="canonical" href="https://shop.example/en${OF_BRANCH}">`);
    expect(html).toContain('<meta property="og:locale" content="en_GB">');
    const all = [
      `de https://shop.example${OF_BRANCH}`,
      `en https://shop.example/en${OF_BRANCH}`,
      `x-default https://shop.example${OF_BRANCH}`,
    ];
    expect(alternates(html)).toEqual(all);
    expect(alternates(renderPage(input).html)).toEqual(all);
  });

  it('speak English and write amounts as English readers do', () => {
    const [shown = ''] = html.split('<script type="application/json"');
    expect(shown).toMatch(/€\d+\.\d\d/);
    expect(shown).toContain('Skip to content');
    expect(shown).not.toMatch(/Warenkorb|Lieferung|Öffnungszeiten|Zum Inhalt/);
  });

  it('stay in English: every link of the shop leads below /en, but the one to German', () => {
    const [shown = ''] = html.split('<script type="application/json"');
    const paths = [...shown.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)].map(([link, path = '']) => ({
      link,
      path,
    }));
    const leaving = paths.filter(({ path }) => !/^\/en(\/|$|\?|#)/.test(path));
    expect(leaving.length).toBeGreaterThan(0);
    for (const { link } of leaving) expect(link).toContain('lang="de"');
  });

  it('are not there for a shop that has them switched off', () => {
    const config = { ...demoShop.config, enablePluginEnglish: false };
    const { html: german } = renderPage({ ...input, shop: SHOP_WIRE.toWire({ ...demoShop, config }) });
    expect(alternates(german)).toEqual([]);
    expect(german).not.toContain('>English<');
  });
});
