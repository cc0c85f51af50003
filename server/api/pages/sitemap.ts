import type { FastifyInstance } from 'fastify';
import { type Prebuilt, prebuild, sendPrebuilt } from '#api/http/prebuilt.ts';
import { legalPaths } from '#domain/shop/legal.ts';
import { addressIn, LANGUAGES, type Language } from '#domain/text/language.ts';
import { escapeHtml } from '#text/escape-html.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { ShopView, VisibleShop } from './shop-view.ts';

export interface SitemapOptions {
  deps: Pick<Deps, 'publicUrl'>;
  view: ShopView;
  headers: Readonly<Record<string, string>>;
}

/** A page that everyone may find. */
export interface SitemapEntry {
  path: string;
  /** ISO 8601 */
  changedAt: string;
}

/** GET /sitemap.xml and /robots.txt for search engines; built once per change of the shop. */
export function registerSitemap(app: FastifyInstance, { deps, view, headers }: SitemapOptions): void {
  let kept: { of: VisibleShop; at: string; built: Promise<Prebuilt> } | null = null;
  const xmlHeaders = {
    ...headers,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  };
  // The shop's address is certain only once it listens.
  const origin = () => deps.publicUrl.replace(/\/+$/, '');

  app.get('/sitemap.xml', async (request, reply) => {
    const of = await view.current();
    if (kept?.of !== of || kept.at !== origin()) {
      const xml = sitemapXml(
        sitemapEntries(of),
        origin(),
        of.shop.config.enablePluginEnglish ? LANGUAGES : ['de'],
      );
      kept = {
        of,
        at: origin(),
        built: prebuild(xml, { headers: xmlHeaders, vary: 'Accept-Encoding', brotliQuality: 6 }),
      };
    }
    const built = await kept.built;
    reply.hijack();
    sendPrebuilt(request.raw, reply.raw, built);
    return reply;
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'no-cache').send(robotsText(origin())),
  );
}

/** Home, branches, legal texts and public pages, each once: a page at the root replaces the home page. */
function sitemapEntries({ shop, content, dates }: Omit<VisibleShop, 'version'>): SitemapEntry[] {
  const { config, catalogue, branches, sites } = dates;
  const ofBranch = (id: number) => latest(branches.get(id), catalogue);
  const entries: SitemapEntry[] = [
    ...content.sites.map(({ id, path }) => ({ path, changedAt: latest(sites.get(id)?.updatedAt) })),
    { path: '/', changedAt: latest(config, ...shop.branches.map(({ id }) => branches.get(id))) },
    ...shop.branches.map(({ id, identifier }) => ({
      path: `/store/${identifier}`,
      changedAt: ofBranch(id),
    })),
    ...legalPaths(shop.config).map((path) => ({ path, changedAt: config })),
  ];
  return entries
    .filter(({ path }, index) => entries.findIndex((one) => one.path === path) === index)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function latest(...instants: readonly (string | null | undefined)[]): string {
  return new Date(
    Math.max(0, ...instants.map((instant) => (instant ? Date.parse(instant) : 0))),
  ).toISOString();
}

/** https://www.sitemaps.org/protocol.html */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  origin: string,
  languages: readonly Language[] = ['de'],
): string {
  // Each page names its other languages itself (hreflang).
  const at = (language: Language, path: string) => escapeHtml(origin + encodeURI(addressIn(language, path)));
  const urls = languages.flatMap((language) =>
    entries.map(
      ({ path, changedAt }) => `<url><loc>${at(language, path)}</loc><lastmod>${changedAt}</lastmod></url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** API calls and personal pages do not belong in search results; fonts and pictures are needed to see a page. */
function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /backend',
    'Disallow: /status/',
    'Disallow: /kiosk/',
    'Disallow: /en/status/',
    'Disallow: /en/kiosk/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
