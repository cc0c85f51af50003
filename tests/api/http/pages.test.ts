import fastifyCookie from '@fastify/cookie';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { type PageInput, pageHandler } from '#api/pages/pages.ts';
import type { VisibleShop } from '#api/pages/shop-view.ts';
import { CONSENT_COOKIE, CONSENT_GIVEN, CONSENT_REFUSED } from '#domain/insights/consent.ts';
import { SHOP_WIRE } from '#domain/shop/shop.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { limiter } from '../support/limiters.ts';

const content = { divisions: [], sites: [], blocks: [], navigations: [] };
const dates = { config: '2026-11-20T08:00:00.000Z', catalogue: null, branches: new Map(), sites: new Map() };
const visible = (version: bigint): VisibleShop => ({
  version,
  shop: SHOP_WIRE.toWire(demoShop),
  content,
  dates,
});
const assets = { scripts: ['/assets/a.js'], styles: [], preloads: [], later: [] };

/** The page handler with a counting fake renderer. */
function pages() {
  const state = {
    now: new Date('2026-11-21T10:00:30Z'),
    shop: visible(1n),
    rendered: [] as PageInput[],
    isLate: false,
  };
  const handler = pageHandler({
    deps: { clock: { now: () => state.now }, publicUrl: 'https://shop.example.at' },
    isScreen: async () => false,
    isStaff: async () => false,
    isLate: () => state.isLate,
    view: { current: async () => state.shop },
    limiter: limiter(),
    headers: { 'x-content-type-options': 'nosniff' },
    renderPage: (input) => {
      state.rendered.push(input);
      return {
        status: input.url.startsWith('/nothing') ? 404 : 200,
        html: `<p>${input.url} ${state.rendered.length}</p>`,
      };
    },
    renderStaffPage: ({ title }) => `<title>${title}</title>`,
    assetsOf: () => assets,
  });
  const app = fastify();
  app.register(fastifyCookie);
  app.setNotFoundHandler(handler);
  return { state, get: (url: string, headers = {}) => app.inject({ url, headers }) };
}

describe('pages', () => {
  it('are rendered once per address, minute and shop version', async () => {
    const { state, get } = pages();
    const first = await get('/store/markt');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect(first.headers['content-security-policy']).toContain("script-src 'self';");
    expect(state.rendered[0]).toMatchObject({
      url: '/store/markt',
      version: 1,
      now: '2026-11-21T10:00:00.000Z',
      publicUrl: 'https://shop.example.at',
      assets,
    });
    expect((await get('/store/markt')).body).toBe(first.body);
    expect(state.rendered).toHaveLength(1);
    state.shop = visible(2n);
    expect((await get('/store/markt')).body).not.toBe(first.body);
    expect(state.rendered).toHaveLength(2);
  });

  it('prompt for cookies until a choice is made, and are cached in both forms', async () => {
    const { state, get } = pages();
    const asked = await get('/store/markt');
    const decided = await get('/store/markt', { cookie: `${CONSENT_COOKIE}=${CONSENT_REFUSED}` });
    expect(state.rendered.map(({ isConsentAsked }) => isConsentAsked)).toEqual([true, false]);
    expect((await get('/store/markt')).body).toBe(asked.body);
    const accepted = await get('/store/markt', { cookie: `${CONSENT_COOKIE}=${CONSENT_GIVEN}` });
    expect(accepted.body).toBe(decided.body);
    expect(accepted.headers.vary).toContain('Cookie');
  });

  it.each(['/kiosk/markt', '/store/markt?context=self-service', '/?vorschau=1'])(
    'never prompt at %s',
    async (url) => {
      const { state, get } = pages();
      await get(url);
      expect(state.rendered[0]?.isConsentAsked).toBe(false);
    },
  );

  it('are served stale for the next minute, and no longer after two', async () => {
    const { state, get } = pages();
    const first = await get('/');
    state.now = new Date('2026-11-21T10:01:00Z');
    expect((await get('/')).body).toBe(first.body);
    expect(state.rendered).toHaveLength(2);
    await expect.poll(async () => (await get('/')).body).toBe('<p>/ 2</p>');
    state.now = new Date('2026-11-21T10:05:00Z');
    expect((await get('/')).body).toBe('<p>/ 3</p>');
  });

  it('of an overloaded server are stale, and fresh only on the way to an order', async () => {
    const { state, get } = pages();
    const before = await get('/store/markt');
    state.now = new Date('2026-11-21T10:05:30Z');
    state.isLate = true;
    expect((await get('/store/markt')).body).toBe(before.body);
    await get(`/store/markt?${'x'.repeat(400)}`);
    expect(state.rendered).toHaveLength(1);
    expect((await get('/checkout')).statusCode).toBe(200);
    state.isLate = false;
    expect((await get('/store/markt')).body).not.toBe(before.body);
  });

  it('answer 304 to their ETag', async () => {
    const { get } = pages();
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': headers.etag })).statusCode).toBe(304);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('that do not exist are 404', async () => {
    expect((await pages().get('/nothing')).statusCode).toBe(404);
  });

  it('A20 with a secret in their address are neither kept nor indexed, and the renderer never sees their query', async () => {
    const { state, get } = pages();
    for (const url of ['/status/ABC/geheim?x=1', '/checkout']) {
      const { headers } = await get(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    await get('/checkout');
    expect(state.rendered.map(({ url }) => url)).toEqual(['/status/ABC/geheim', '/checkout', '/checkout']);
  });

  it('of the staff are empty documents', async () => {
    const { state, get } = pages();
    const { headers, body } = await get('/backend/orders');
    expect(body).toBe('<title>Theke – Backend</title>');
    expect(headers['cache-control']).toBe('no-store');
    expect(state.rendered).toHaveLength(0);
  });

  it('made up by the thousand are rate-limited', async () => {
    const { get } = pages();
    const answers = await Promise.all(Array.from({ length: 310 }, (_, n) => get(`/nothing/${n}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(300);
  });
});
