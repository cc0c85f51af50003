import fastifyCookie from '@fastify/cookie';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#api/http/rate-limits.ts';
import type { PageInput } from '#api/pages/page-renderer.ts';
import { pageHandler } from '#api/pages/pages.ts';
import { renderQueue } from '#api/pages/render-queue.ts';
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
    addressOf: ({ url }) => (url.startsWith('/status/') ? '/status/-/-' : url),
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
    await expect.poll(() => state.rendered.length).toBe(2);
    await expect.poll(async () => (await get('/')).body).toBe('<p>/ 2</p>');
    state.now = new Date('2026-11-21T10:05:00Z');
    expect((await get('/')).body).toBe('<p>/ 3</p>');
  });

  it('of an overloaded server are stale where they are kept', async () => {
    const { state, get } = pages();
    const before = await get('/store/markt');
    state.now = new Date('2026-11-21T10:05:30Z');
    state.isLate = true;
    expect((await get('/store/markt')).body).toBe(before.body);
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

  it('A20 with a secret in their address are kept by no browser and not indexed, and the renderer never sees it', async () => {
    const { state, get } = pages();
    for (const url of ['/status/ABC/geheim?x=1', '/checkout', '/kiosk/markt']) {
      const { headers } = await get(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    expect(state.rendered.map(({ url }) => url)).toEqual(['/status/-/-', '/checkout', '/kiosk/markt']);
  });

  it('of orders, of the kiosk and of checkout are rendered once a minute, however many ask', async () => {
    const { state, get } = pages();
    for (let n = 0; n < 50; n += 1) {
      expect((await get(`/status/ORDER${n}/secret${n}`)).statusCode).toBe(200);
      expect((await get('/kiosk/markt')).statusCode).toBe(200);
      expect((await get('/checkout')).statusCode).toBe(200);
    }
    expect(state.rendered).toHaveLength(3);
  });

  it('of the staff are empty documents', async () => {
    const { state, get } = pages();
    const { headers, body } = await get('/backend/orders');
    expect(body).toBe('<title>Theke – Backend</title>');
    expect(headers['cache-control']).toBe('no-store');
    expect(state.rendered).toHaveLength(0);
  });

  it('of a changed shop are never those of the former one, not even while they are rendered', async () => {
    const { state, get } = pages();
    const before = await get('/');
    state.shop = visible(2n);
    const answers = await Promise.all([get('/'), get('/'), get('/')]);
    for (const { body } of answers) expect(body).not.toBe(before.body);
  });

  describe('that have to be rendered', () => {
    const many = (get: (url: string) => Promise<unknown>, count: number, prefix: string) =>
      inTurns(count, 20, (n) => get(`/nothing/${prefix}/${n}`));
    /** A few at a time: each one waits for a place in the queue. */
    async function inTurns<T>(count: number, width: number, work: (n: number) => Promise<T>): Promise<T[]> {
      const done: T[] = [];
      for (let n = 0; n < count; n += width)
        done.push(...(await Promise.all(Array.from({ length: width }, (_, more) => work(n + more)))));
      return done;
    }

    it('are limited per address; kept ones are not', async () => {
      const { get } = pages();
      await get('/');
      const { max } = RATE_LIMITS.pages;
      await many(get, max, 'a');
      const refused = await get('/nothing/more');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(refused.body).toContain('Gerade ist viel los');
      expect((await get('/')).statusCode).toBe(200);
      expect((await get('/nothing/a/5')).statusCode).toBe(404);
    });

    it('queue, and the queue has an end: 503, or the page of some minutes ago', async () => {
      const { state, get } = pages();
      const before = await get('/');
      state.now = new Date('2026-11-21T10:05:30Z');
      const flood = Array.from({ length: 60 }, (_, n) => get(`/nothing/${n}`));
      const [home, ...answers] = await Promise.all([get('/'), ...flood]);
      expect(home?.statusCode).toBe(200);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(new Set(statuses)).toEqual(new Set([404, 503]));
      expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(30);
      const refused = answers.find(({ statusCode }) => statusCode === 503);
      expect(refused?.headers['retry-after']).toBe('2');
      expect(refused?.headers['cache-control']).toBe('no-store');
      expect(refused?.body).toContain('Gerade ist viel los');
      state.now = new Date('2026-11-21T10:09:30Z');
      const second = Array.from({ length: 60 }, (_, n) => get(`/nothing/more/${n}`));
      const late = await get('/');
      expect([late.statusCode, late.body === before.body]).toEqual([200, false]);
      await Promise.all(second);
    });

    it('let everything else have its turn in between', async () => {
      const queue = renderQueue(30);
      const order: string[] = [];
      const pagesDone = Array.from({ length: 5 }, (_, n) => queue.add(async () => order.push(`page ${n}`)));
      const others = (async () => {
        for (let n = 0; n < 5; n += 1) {
          await new Promise((next) => setImmediate(next));
          order.push('other');
        }
      })();
      await Promise.all([...pagesDone, others]);
      const last = order.lastIndexOf('page 4');
      expect(order.slice(0, last).filter((entry) => entry === 'other').length).toBeGreaterThanOrEqual(3);
    });
  });
});
