import type { Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CONSENT_COOKIE } from '#domain/insights/consent.ts';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { addToCart, goToCheckout, openProduct, submitOrder } from '../customer.ts';
import { ANSWERED, giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import type { Visitor } from '../visitor.ts';
import { lostOn, ZOOMED } from '../zoomed.ts';

/** Consent: the banner, and what loads or is sent before and after it (R132). */

let stage: ToldStage;
let admin: Admin;

beforeAll(async () => {
  stage = await startToldStage();
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const PIXEL = /^https:\/\/(connect\.facebook\.net|www\.facebook\.com)\//;

function banner(page: Page) {
  return page.getByRole('region', { name: 'Cookies und Datenschutz' });
}

function choice(page: Page, name: 'Akzeptieren' | 'Nur notwendige') {
  return banner(page).getByRole('button', { name });
}

async function choose(visitor: Visitor, name: 'Akzeptieren' | 'Nur notwendige'): Promise<void> {
  await visitor.press(choice(visitor.page, name));
  await banner(visitor.page).waitFor({ state: 'detached' });
}

async function reopen(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.page.getByRole('button', { name: 'Cookie-Einstellungen' }));
  await banner(visitor.page).waitFor();
}

/** By a link within the shop, so that the document stays and only the route changes. */
async function goTo(visitor: Visitor, name: string): Promise<void> {
  await visitor.press(visitor.page.getByRole('contentinfo').getByRole('link', { name, exact: true }));
  await visitor.page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Records every request to another host, and every logged event, from now on. */
function watch({ page }: Visitor) {
  const foreign: string[] = [];
  const logged: { type: string; data: Record<string, unknown> }[] = [];
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    if (!stage.url.startsWith(origin) && /^https?:/.test(request.url())) foreign.push(request.url());
    if (pathname === '/api/analytics-log') logged.push(request.postDataJSON());
  });
  return { foreign, logged };
}

/** A stub for the pixel: its script records its calls, and sends the URL to its server as the real one does. */
async function fakePixel({ context }: Visitor): Promise<void> {
  await context.route(PIXEL, (route) =>
    route.request().url().includes('fbevents.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: `(() => {
            const tell = (...call) => {
              if (call[0] !== 'track') return;
              const query = new URLSearchParams({ ev: call[1], dl: location.href, cd: JSON.stringify(call[2] ?? {}) });
              new Image().src = 'https://www.facebook.com/tr/?' + query;
            };
            for (const call of fbq.queue.splice(0)) tell(...call);
            fbq.callMethod = tell;
          })()`,
        })
      : route.fulfill({ contentType: 'image/gif', body: '' }),
  );
}

function pixelEvents(foreign: readonly string[]): { ev: string; dl: string; cd: string }[] {
  return foreign
    .filter((address) => address.startsWith('https://www.facebook.com/tr/'))
    .map((address) => {
      const query = new URL(address).searchParams;
      return { ev: query.get('ev') ?? '', dl: query.get('dl') ?? '', cd: query.get('cd') ?? '' };
    });
}

const first = (visitor: 'phone' | 'desktop') => stage.at(TUESDAY_NOON, visitor, { isFirstVisit: true });

describe('the banner shows on first visit', () => {
  test('as two equal choices with a link to the privacy text; until a choice is made nothing is counted and no other host is asked', async () => {
    await admin.change('/config', { pixelId: '4711', enablePluginMapbox: true, mapToken: 'pk.test' });
    const visitor = await first('phone');
    const { page } = visitor;
    const { foreign, logged } = watch(visitor);
    await visitor.visit('/');
    await banner(page).waitFor();
    const looks = await Promise.all(
      (['Akzeptieren', 'Nur notwendige'] as const).map((name) =>
        choice(page, name).evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
          return { width, height, backgroundColor, color, fontSize, fontWeight, borderColor };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(await banner(page).getByRole('link', { name: 'Datenschutzerklärung' }).getAttribute('href')).toBe(
      '/site/privacy',
    );
    expect(await axeFindings(page, 'banner')).toEqual([]);
    await goTo(visitor, 'Impressum');
    await visitor.visit('/store/hauptplatz');
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(logged).toEqual([]);
    expect((await visitor.context.cookies()).map(({ name }) => name)).toEqual([]);
    await admin.change('/config', { pixelId: '', enablePluginMapbox: false, mapToken: '' });
  });

  test('without taking focus, covering the focused element, or moving the page', async () => {
    const visitor = await first('desktop');
    const { page } = visitor;
    await page.addInitScript(() => {
      const view = window as Window & { moved?: number };
      view.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          view.moved = (view.moved ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visitor.visit('/');
    await banner(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    // The keyboard gets into the banner and out again.
    const links = page.getByRole('contentinfo').getByRole('link');
    await choice(page, 'Nur notwendige').focus();
    await page.keyboard.press('Tab');
    expect(await banner(page).evaluate((region) => region.contains(document.activeElement))).toBe(false);
    await links.last().evaluate((link) => link.focus());
    const gap = await banner(page).evaluate((region) => {
      const focused = document.activeElement?.getBoundingClientRect();
      return region.getBoundingClientRect().top - (focused?.bottom ?? Number.NaN);
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => (window as Window & { moved?: number }).moved)).toBeLessThan(0.02);
  });

  test('and loses nothing at 400 % zoom', async () => {
    const visitor = await first('desktop');
    const { page } = visitor;
    await page.setViewportSize(ZOOMED);
    await visitor.visit('/site/imprint');
    await banner(page).waitFor();
    expect(await lostOn(page, 'banner')).toEqual([]);
    await choice(page, 'Nur notwendige').focus();
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
  });

  test('but not in self-service', async () => {
    const visitor = await first('desktop');
    await visitor.visit('/kiosk/hauptplatz');
    await visitor.page.waitForLoadState('networkidle');
    expect(await banner(visitor.page).count()).toBe(0);
  });
});

describe('after a choice', () => {
  test.each([
    ['Akzeptieren', 'accepted'],
    ['Nur notwendige', 'declined'],
  ] as const)('%s the banner hides and the choice is kept for 365 days', async (name, value) => {
    const visitor = await first('phone');
    await visitor.visit('/');
    await choose(visitor, name);
    const cookie = (await visitor.context.cookies()).find((one) => one.name === CONSENT_COOKIE);
    expect(cookie?.value).toBe(value);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);
    await visitor.visit('/');
    await visitor.page.waitForLoadState('networkidle');
    expect(await banner(visitor.page).count()).toBe(0);
  });

  test('the footer reopens it with the current choice, and returns focus', async () => {
    const visitor = await first('desktop');
    const { page } = visitor;
    await visitor.visit('/site/imprint');
    await choose(visitor, 'Nur notwendige');
    await reopen(visitor);
    await banner(page).getByText('Ihre derzeitige Wahl: Nur notwendige').waitFor();
    expect(await banner(page).evaluate((region) => region === document.activeElement)).toBe(true);
    await choose(visitor, 'Nur notwendige');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie-Einstellungen');
  });

  test('withdrawing consent stops the log at once', async () => {
    const visitor = await first('phone');
    const { logged } = watch(visitor);
    await visitor.visit('/');
    await choose(visitor, 'Akzeptieren');
    await expect.poll(() => logged.map(({ data }) => data.path)).toEqual(['/']);
    await reopen(visitor);
    await banner(visitor.page).getByText('Ihre derzeitige Wahl: Akzeptieren').waitFor();
    await choose(visitor, 'Nur notwendige');
    await goTo(visitor, 'Impressum');
    await visitor.page.waitForLoadState('networkidle');
    expect(logged).toHaveLength(1);
  });
});

describe('with consent', () => {
  test('the analytics log gets every change of page, AddToCart, InitiateCheckout and Purchase, and nothing of the customer or the order', async () => {
    const visitor = await first('phone');
    const { logged, foreign } = watch(visitor);
    await buyAfterAccepting(visitor);
    await expect
      .poll(() => logged.map(({ type, data }) => (type === 'page-view' ? data.path : type)))
      .toEqual([
        '/store/hauptplatz',
        'AddToCart',
        '/store/hauptplatz/checkout',
        'InitiateCheckout',
        'Purchase',
        '/status',
      ]);
    const purchase = logged.find(({ type }) => type === 'Purchase');
    expect(purchase?.data).toMatchObject({ items: 1, gross: 6.9, currency: 'EUR' });
    expect(JSON.stringify(logged)).not.toMatch(/Bertá|Süß|example\.com|664|status\/./);
    expect(foreign).toEqual([]);
  });

  test('and a pixel id accepting reloads the page; the pixel gets the same events, never on the page of the order', async () => {
    await admin.change('/config', { pixelId: '4711' });
    const visitor = await first('phone');
    await fakePixel(visitor);
    const { foreign } = watch(visitor);
    await buyAfterAccepting(visitor, { isReloaded: true });
    await visitor.press(visitor.page.getByRole('link', { name: 'Zurück zum Shop' }));
    await visitor.page.waitForURL('**/store/hauptplatz');
    await expect
      .poll(() => pixelEvents(foreign).map(({ ev }) => ev))
      .toEqual(['PageView', 'AddToCart', 'PageView', 'InitiateCheckout', 'Purchase', 'PageView']);
    await visitor.page.waitForLoadState('networkidle');
    expect(pixelEvents(foreign)).toHaveLength(6);
    const [, , , , purchase] = pixelEvents(foreign);
    expect(JSON.parse(purchase?.cd ?? '')).toMatchObject({ value: 6.9, currency: 'EUR' });
    expect(foreign.filter((address) => /status|Bert|example/.test(decodeURIComponent(address)))).toEqual([]);
    // Once consent is withdrawn, it is gone after the reload.
    await reopen(visitor);
    const reloaded = visitor.page.waitForEvent('load');
    await visitor.press(choice(visitor.page, 'Nur notwendige'));
    await reloaded;
    const before = foreign.length;
    await goTo(visitor, 'Impressum');
    await visitor.page.waitForLoadState('networkidle');
    expect(foreign.slice(before)).toEqual([]);
    await admin.change('/config', { pixelId: '' });
  });
});

/** From the first visit to the page of the order, without a reload. */
async function buyAfterAccepting(visitor: Visitor, { isReloaded = false } = {}): Promise<void> {
  const { page } = visitor;
  await giveCart(visitor, stage.url, { items: {}, draft: ANSWERED });
  await visitor.visit('/store/hauptplatz');
  const reloaded = isReloaded ? page.waitForEvent('load') : null;
  await choose(visitor, 'Akzeptieren');
  await reloaded;
  await openProduct(visitor, 'Schnitzelsemmel');
  await addToCart(visitor);
  await goToCheckout(visitor);
  await submitOrder(visitor);
}
