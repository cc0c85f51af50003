import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitemapXml } from '#api/pages/sitemap.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { type Session, startServer, type TestServer } from '../support/harness.ts';
import { ADMIN } from '../support/template.ts';

let server: TestServer;
let session: Session;
beforeAll(async () => {
  server = await startServer({
    settings: { isRateLimited: false, publicUrl: 'https://www.feinkost-wiesenknopf.example' },
  });
  session = await server.login(ADMIN);
});
afterAll(() => server?.stop());

const ORIGIN = 'https://www.feinkost-wiesenknopf.example';

async function entries(): Promise<Map<string, string>> {
  const { status, body } = await server.get('/sitemap.xml');
  expect(status).toBe(200);
  const urls = [...String(body).matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  return new Map(urls.map(([, loc = '', lastmod = '']) => [loc.replace(ORIGIN, ''), lastmod]));
}

describe('GET /sitemap.xml', () => {
  it('lists home, branches and the legal texts with absolute addresses', async () => {
    const { headers, body } = await server.get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const [loc] of String(body).matchAll(/<loc>[^<]+/g)) expect(loc).toMatch(`<loc>${ORIGIN}/`);
    const paths = [...(await entries()).keys()];
    const branches = demoShop.branches.map(({ identifier }) => `/store/${identifier}`);
    const texts = ['terms-and-conditions', 'privacy', 'imprint', 'allergens'].map((name) => `/site/${name}`);
    expect(paths).toEqual(expect.arrayContaining(['/', ...branches, ...texts]));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('lists public pages alone, and a page at the root only once', async () => {
    const site = { name: 'Über uns', type: 'custom_site', isPublic: true };
    const made = async (change: object) =>
      (await server.post('/api/sites', { ...site, ...change }, { session })).body.data.id as number;
    const ids = [
      await made({ path: '/über-uns' }),
      await made({ path: '/entwurf', isPublic: false }),
      await made({ path: '/' }),
    ];
    const paths = [...(await entries()).keys()];
    expect(paths).toContain('/%C3%BCber-uns');
    expect(paths).not.toContain('/entwurf');
    expect(paths.filter((path) => path === '/')).toHaveLength(1);
    for (const id of ids) await server.call('DELETE', `/api/sites/${id}`, { session });
    expect([...(await entries()).keys()]).not.toContain('/%C3%BCber-uns');
  });

  it('says when a branch or its menu was last changed', async () => {
    const [first = expect.fail(), second = expect.fail()] = demoShop.branches;
    await server.sql(`UPDATE "Branch" SET "updatedAt" = '2026-03-01T10:00:00Z'`);
    for (const table of ['Product', 'Category', 'Menu'])
      await server.sql(`UPDATE "${table}" SET "updatedAt" = '2026-02-01T10:00:00Z'`);
    await server.sql(`UPDATE "Branch" SET "updatedAt" = '2026-04-01T10:00:00Z' WHERE "id" = $1`, [second.id]);
    await expect
      .poll(async () => (await entries()).get(`/store/${second.identifier}`))
      .toBe('2026-04-01T10:00:00.000Z');
    expect((await entries()).get(`/store/${first.identifier}`)).toBe('2026-03-01T10:00:00.000Z');
    await server.sql(
      `UPDATE "Product" SET "updatedAt" = '2026-05-01T10:00:00Z' WHERE "id" = (SELECT min("id") FROM "Product")`,
    );
    await expect
      .poll(async () => (await entries()).get(`/store/${first.identifier}`))
      .toBe('2026-05-01T10:00:00.000Z');
  });

  it('answers 304 to its ETag', async () => {
    const { headers } = await server.get('/sitemap.xml');
    const again = await server.get('/sitemap.xml', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is valid XML, whatever an address contains', () => {
    const xml = sitemapXml([{ path: '/a&b<c>', changedAt: '2026-01-01T00:00:00.000Z' }], ORIGIN);
    expect(xml).toContain(`<loc>${ORIGIN}/a&amp;b%3Cc%3E</loc>`);
  });
});

it('GET /robots.txt names the sitemap and keeps robots out of the API and of private pages', async () => {
  const { status, headers, body } = await server.get('/robots.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  const lines = String(body).split('\n');
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const path of ['/api/', '/backend', '/status/', '/kiosk/'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain('Disallow: /');
});
