import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CONSENT_COOKIE } from '#domain/insights/consent.ts';
import { axeFindings, fadedIn } from '../axe.ts';
import { placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** The prompt to install the shop as an app, and its instructions. */

let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

function card(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

describe('the install prompt', () => {
  test('may show 250 ms after accepting in the banner', async () => {
    const visitor = await stage.open('phone', { isFirstVisit: true, hasOwnTime: true });
    const { page, context } = visitor;
    await visitor.visit('/site/imprint');
    await page.waitForLoadState('networkidle');
    await context.clock.pauseAt(Date.now() + 60_000);
    await visitor.press(page.getByRole('button', { name: 'Akzeptieren' }));
    await context.clock.runFor(240);
    expect(await card(page, 'App installieren').count()).toBe(0);
    await context.clock.runFor(20);
    await card(page, 'App installieren').waitFor();
    // axe waits on timers.
    await context.clock.resume();
    await fadedIn(page);
    expect(await axeFindings(page, 'prompt')).toEqual([]);
  });

  test('otherwise 5 s after loading when consent was given before; once declined it stays away for a month', async () => {
    const visitor = await agreed();
    const { page, context } = visitor;
    const prompt = card(page, 'App installieren');
    // The time that passed during hydration.
    const gone = Math.round(await page.evaluate(() => performance.now()));
    expect(gone).toBeLessThan(2_000);
    await context.clock.runFor(4_900 - gone);
    expect(await prompt.count()).toBe(0);
    await context.clock.runFor(200 + gone);
    await visitor.press(prompt.getByRole('button', { name: 'Nicht jetzt' }));
    await prompt.waitFor({ state: 'detached' });
    const cookie = (await context.cookies()).find(({ name }) => name === 'pwa-dismiss');
    expect(cookie?.value).toBe('true');
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 1);
    await visitor.visit('/site/privacy');
    await page.waitForLoadState('networkidle');
    await context.clock.runFor(60_000);
    expect(await prompt.count()).toBe(0);
  });

  test('uses the native prompt of the browser', async () => {
    const visitor = await agreed();
    const { page, context } = visitor;
    await page.evaluate(() => {
      const view = window as Window & { prompted?: number };
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          view.prompted = (view.prompted ?? 0) + 1;
          window.dispatchEvent(new Event('appinstalled'));
          return { outcome: 'accepted' };
        },
      });
      window.dispatchEvent(offer);
    });
    await context.clock.runFor(5_100);
    const prompt = card(page, 'App installieren');
    await visitor.press(prompt.getByRole('button', { name: 'Installieren' }));
    await prompt.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => (window as Window & { prompted?: number }).prompted)).toBe(1);
    // Once installed, the footer does not offer it any more.
    await page.getByRole('button', { name: 'App installieren' }).waitFor({ state: 'detached' });
  });

  test.each([
    ['Android', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0', 'android', /Menü Ihres Browsers/],
    ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0', 'ipad', /neben der Adresse/],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 'iphone', /am unteren Rand/],
    ['others', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0', 'other', /Lesezeichen/],
  ])('explains the steps on %s if the browser has no prompt', async (_name, userAgent, platform, words) => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await page.addInitScript((agent) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => agent });
    }, userAgent);
    await visitor.visit('/site/imprint');
    await visitor.press(page.getByRole('button', { name: 'App installieren' }));
    const overlay = page.getByRole('dialog', { name: 'App installieren' });
    await overlay.getByText(words).waitFor();
    expect(await overlay.locator('[data-platform]').getAttribute('data-platform')).toBe(platform);
    expect(await axeFindings(page, platform)).toEqual([]);
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('App installieren');
  });

  test('also appears on the status page', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await visitor.visit((await placeByApi(stage)).path);
    const hint = page.getByRole('main').getByRole('region', { name: 'App installieren' });
    await visitor.press(hint.getByRole('button', { name: 'App installieren' }));
    await page.getByRole('dialog', { name: 'App installieren' }).waitFor();
    await page.keyboard.press('Escape');
    await visitor.press(hint.getByRole('button', { name: 'Nicht jetzt' }));
    await hint.waitFor({ state: 'detached' });
  });
});

/** A visitor who accepted before, whose clock is frozen once the page is there. */
async function agreed(): Promise<Visitor> {
  const visitor = await stage.open('phone', { hasOwnTime: true });
  await visitor.context.addCookies([{ name: CONSENT_COOKIE, value: 'accepted', url: stage.url }]);
  await visitor.context.clock.pauseAt(Date.now() + 60_000);
  await visitor.visit('/site/imprint');
  // The code of the prompt is lazy-loaded.
  await visitor.page.waitForLoadState('networkidle');
  return visitor;
}
