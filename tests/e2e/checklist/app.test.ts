import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { placeByApi } from '../by-api.ts';
import { type ChangingBuild, startChangingBuild } from '../changing-build.ts';
import { lookAgain, openProduct } from '../customer.ts';
import { isApp, loseNetwork } from '../service-worker.ts';
import { type Stage, startStage } from '../stage.ts';
import { openVisitor, type Visitor } from '../visitor.ts';

/** The shop as an app: its overlays, its installation and its updates. */

let stage: Stage;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A returning visitor: the service worker is installed. */
async function returningVisitor(): Promise<Visitor> {
  const visitor = await stage.open('phone', { hasServiceWorker: true, isStill: true });
  await visitor.visit('/store/hauptplatz');
  await isApp(visitor.page);
  return visitor;
}

function card(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

describe('the shop as an app', () => {
  test('is installable: manifest with name, colours and existing icons', async () => {
    const { page, visit } = await stage.open('desktop');
    await visit('/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await page.request.get(address ?? '')).json();
    expect(manifest).toMatchObject({
      name: 'Feinkost Wiesenknopf',
      short_name: 'Wiesenknopf',
      start_url: '/',
      display: 'standalone',
      theme_color: '#b3261e',
    });
    const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    const icons = [...manifest.icons, { src: apple, sizes: '180x180' }];
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  });

  test('its service worker is registered from a build path at root scope, and stores neither orders nor calls', async () => {
    const visitor = await returningVisitor();
    const { page } = visitor;
    const order = await placeByApi(stage);
    await visitor.visit(order.path);
    await page.getByText('Ticketnummer').waitFor();
    const { scope, script, stored } = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return {
        scope: registration.scope,
        script: registration.active?.scriptURL,
        stored: lists.flat().map(({ url }) => new URL(url).pathname),
      };
    });
    expect([scope, script]).toEqual([`${stage.url}/`, `${stage.url}/assets/service-worker.js`]);
    expect(stored).toContain('/store/hauptplatz');
    expect(stored.filter((path) => /^\/(api|trpc|backend|upload|status|kiosk|signage)/.test(path))).toEqual(
      [],
    );
    expect(stored.filter((path) => /backoffice|mapbox-gl/.test(path))).toEqual([]);
  });

  test('it looks for updates 2.5 seconds after loading, then every 30 minutes', async () => {
    const visitor = await stage.open('desktop', { hasServiceWorker: true, hasOwnTime: true });
    const { page, context } = visitor;
    await page.addInitScript(() => {
      const view = window as Window & { checks?: number };
      view.checks = 0;
      ServiceWorkerRegistration.prototype.update = async function update() {
        view.checks = (view.checks ?? 0) + 1;
        return this;
      };
    });
    const checks = () => page.evaluate(() => (window as Window & { checks?: number }).checks);
    await visitor.visit('/site/imprint');
    await isApp(page);
    await context.clock.pauseAt(Date.now() + 60_000);
    const first = (await checks()) ?? 0;
    expect(first).toBe(1);
    await context.clock.runFor(1_800_000);
    expect(await checks()).toBe(2);
    await context.clock.runFor(1_800_000);
    expect(await checks()).toBe(3);
  });

  test('an installed update shows a banner whose button restarts with the new version', async () => {
    const build: ChangingBuild = await startChangingBuild(stage.url);
    const visitor = await openVisitor(stage.browser, build.url, 'phone', { hasServiceWorker: true });
    const { page } = visitor;
    await visitor.visit('/site/imprint');
    await isApp(page);
    build.change();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const banner = card(page, 'Neue Version');
    await banner.getByText('Eine neue Version ist verfügbar.').waitFor();
    expect(await axeFindings(page, 'update')).toEqual([]);
    const restarted = page.waitForEvent('load');
    await visitor.press(banner.getByRole('button', { name: 'Neu starten' }));
    await restarted;
    const waits = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(waits).toBe(false);
    expect(await banner.count()).toBe(0);
    expect(visitor.takeComplaints()).toEqual([]);
    await visitor.context.close();
    await build.stop();
  });
});

describe('the offline notice', () => {
  test('appears when the network goes and disappears when it is back', async () => {
    const visitor = await returningVisitor();
    const { page } = visitor;
    await loseNetwork(visitor);
    const notice = card(page, 'Offline');
    await notice.getByText('Sie sind offline').waitFor();
    await notice.getByText('Bitte überprüfen Sie Ihre Internetverbindung.').waitFor();
    expect(await axeFindings(page, 'offline')).toEqual([]);
    await visitor.context.setOffline(false);
    await notice.waitFor({ state: 'detached' });
  });

  test('its retry button reloads the page; without network the last cached one, with a readable menu', async () => {
    const visitor = await returningVisitor();
    const { page } = visitor;
    await loseNetwork(visitor);
    const notice = card(page, 'Offline');
    const retry = async () => {
      const loaded = page.waitForEvent('load');
      await visitor.press(notice.getByRole('button', { name: 'Erneut versuchen' }));
      await loaded;
    };
    await retry();
    await notice.getByText('Sie sind offline').waitFor();
    // The shop works as before: products open.
    await openProduct(visitor, 'Schnitzelsemmel');
    await page.keyboard.press('Escape');
    await visitor.context.setOffline(false);
    // A cached page may consider itself online from the start and get no offline event: it checks.
    await lookAgain(visitor);
    await notice.waitFor({ state: 'detached' });
  });

  test('appears on pages that were never opened too: the menu of every branch can be read', async () => {
    const visitor = await returningVisitor();
    const { page } = visitor;
    await loseNetwork(visitor);
    await visitor.visit('/store/unterlinden');
    await card(page, 'Offline').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Wiesenknopf am Kamp' }).waitFor();
    await page.getByRole('main').getByText('Handsemmel', { exact: true }).first().waitFor();
    expect(await page.title()).toMatch(/^Wiesenknopf am Kamp/);
    await visitor.context.setOffline(false);
  });
});

test('English pages are read offline, too; nobody fetches both languages before reading both', async () => {
  const visitor = await stage.open('phone', { hasServiceWorker: true, isStill: true });
  const { page } = visitor;
  const languages = async () => {
    const names = await page.evaluate(() => caches.keys());
    return names.flatMap((name) => /^language-.*-(de|en)$/.exec(name)?.[1] ?? []).sort();
  };
  await visitor.visit('/en/store/hauptplatz');
  await isApp(page);
  expect(await languages()).toEqual(['en']);
  await loseNetwork(visitor);
  await visitor.visit('/en/store/unterlinden');
  await card(page, 'Offline').waitFor();
  await openProduct(visitor, 'Schnitzel roll');
  await page.keyboard.press('Escape');
  await visitor.context.setOffline(false);
  await visitor.visit('/store/hauptplatz');
  await expect.poll(languages).toEqual(['de', 'en']);
});

test('in self-service there is no install handling', async () => {
  const visitor = await stage.open('desktop', { hasServiceWorker: true });
  const { page } = visitor;
  await visitor.visit('/kiosk/hauptplatz');
  await page.waitForLoadState('networkidle');
  expect(await registrations(page)).toBe(0);
  expect(await page.getByRole('button', { name: 'App installieren' }).count()).toBe(0);
});

test('with the plugin off the prompt is off, service workers are unregistered and their caches deleted', async () => {
  const visitor = await returningVisitor();
  const { page } = visitor;
  expect(await registrations(page)).toBe(1);
  await admin.change('/config', { enablePluginPWA: false });
  await visitor.visit('/site/imprint');
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  expect(await page.locator('link[rel=manifest], link[rel=apple-touch-icon]').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'App installieren' }).count()).toBe(0);
  await admin.change('/config', { enablePluginPWA: true });
});

function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}
