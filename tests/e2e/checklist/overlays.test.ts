import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings, fadedIn } from '../axe.ts';
import { openProduct } from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** Floating buttons and the lightbox: one test per promise. */

let stage: Stage;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

function shortcuts({ page }: Visitor) {
  return page.getByRole('navigation', { name: 'Schnellzugriff' });
}

function names(visitor: Visitor): Promise<string[]> {
  return shortcuts(visitor)
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.textContent ?? ''),
    );
}

async function scrollTo({ page }: Visitor, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

describe('Floating buttons', () => {
  let party = '';
  beforeAll(async () => {
    const answer = await fetch(`${stage.url}/api/sites?type=custom_party_service`);
    const { data } = (await answer.json()) as { data: { path: string }[] };
    party = data[0]?.path ?? '/partyservice-test';
    if (data.length === 0)
      await admin.create('/sites', {
        path: party,
        name: 'Partyservice',
        type: 'custom_party_service',
        isPublic: true,
      });
  });

  test('mobile "Jausenkonfigurator" after scrolling more than 250 px, to the store of the first branch', async () => {
    const visitor = await stage.open('phone');
    await visitor.visit('/site/privacy');
    expect(await names(visitor)).toEqual(['Partyservice']);
    await scrollTo(visitor, 250);
    await visitor.page.waitForFunction(() => window.scrollY === 250);
    expect(await names(visitor)).toEqual(['Partyservice']);
    await scrollTo(visitor, 251);
    await expect.poll(() => names(visitor)).toEqual(['Jausenkonfigurator', 'Partyservice']);
    await fadedIn(visitor.page);
    expect(await axeFindings(visitor.page, 'floating buttons')).toEqual([]);
    await visitor.press(shortcuts(visitor).getByRole('link', { name: 'Jausenkonfigurator' }));
    await visitor.page.waitForURL('**/store/hauptplatz');
  });

  test('mobile "Partyservice" to the first party service site, hidden there', async () => {
    const visitor = await stage.open('phone');
    await visitor.visit('/');
    await visitor.press(shortcuts(visitor).getByRole('link', { name: 'Partyservice' }));
    await visitor.page.waitForURL(`**${party}`);
    // The URL changes before the page does.
    await expect.poll(() => names(visitor)).toEqual([]);
  });

  test('desktop link to the store', async () => {
    const visitor = await stage.open('desktop');
    await visitor.visit('/');
    expect(await names(visitor)).toEqual(['Online Bestellen']);
    await visitor.press(shortcuts(visitor).getByRole('link', { name: 'Online Bestellen' }));
    await visitor.page.waitForURL('**/store/hauptplatz');
  });

  test('not on /store/ pages, hidden on /status/ pages', async () => {
    const visitor = await stage.open('desktop');
    visitor.allow(/404/);
    for (const path of ['/store/hauptplatz', '/store/hauptplatz/checkout', '/status/abc/def']) {
      await visitor.visit(path);
      expect(await shortcuts(visitor).count(), path).toBe(0);
    }
  });

  test('they cover neither the last line of the page nor the focused element', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await visitor.visit('/site/imprint');
    await scrollTo(visitor, 100_000);
    await expect.poll(() => names(visitor)).toHaveLength(2);
    const top = await shortcuts(visitor).evaluate((shown) => shown.getBoundingClientRect().top);
    const last = page.getByRole('contentinfo').getByText('©');
    expect(await last.evaluate((line) => line.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
    await scrollTo(visitor, 0);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'AGB' });
    await link.focus();
    expect(await link.evaluate((shown) => shown.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
  });
});

describe('Lightbox', () => {
  const counter = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Bilder' }).getByText(/^Bild \d/);

  async function openHero(visitor: Visitor) {
    await visitor.visit('/store/hauptplatz');
    const button = visitor.page.getByRole('button', { name: 'Bilder ansehen: Wiesenknopf am Hauptplatz' });
    await visitor.press(button);
    await counter(visitor).waitFor();
    return button;
  }

  test.each([
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowUp', 'ArrowDown'],
  ])('image gallery: %s = next, %s = previous, Escape closes', async (next, previous) => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    const button = await openHero(visitor);
    expect(await counter(visitor).textContent()).toBe('Bild 1 von 2');
    const image = page.getByRole('dialog', { name: 'Bilder' }).getByRole('img');
    expect(await image.getAttribute('alt')).toBe('Unser Geschäft am Hauptplatz mit rot-weißer Markise');
    expect(await image.getAttribute('src')).toMatch(/^\/image\/large\//);
    await page.keyboard.press(next);
    await page.getByText('Bild 2 von 2').waitFor();
    expect(await image.getAttribute('alt')).toBe('Die Feinkosttheke am Hauptplatz');
    await page.keyboard.press(previous);
    await page.getByText('Bild 1 von 2').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('stepping past either end closes it', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await openHero(visitor);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openHero(visitor);
    await visitor.press(page.getByRole('button', { name: 'Nächstes Bild' }));
    await page.getByText('Bild 2 von 2').waitFor();
    await visitor.press(page.getByRole('button', { name: 'Nächstes Bild' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('the keyboard stays inside; axe finds nothing', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await openHero(visitor);
    expect(await axeFindings(page, 'lightbox')).toEqual([]);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
  });

  test('swiping turns the pages, even above an open overlay', async () => {
    const visitor = await stage.open('phone');
    const { page, context } = visitor;
    await openHero(visitor);
    const finger = await context.newCDPSession(page);
    // The finger rests before lifting: otherwise it would fling, and the browser takes the next tap for its end.
    const swipe = async (from: number, to: number) => {
      const start = Date.now() / 1_000 - 0.4;
      const at = (x: number, seconds: number) => ({
        touchPoints: [{ x, y: 400 }],
        timestamp: start + seconds,
      });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from, 0) });
      for (const [x, seconds] of [[(from + to) / 2, 0.1] as const, [to, 0.2] as const])
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x, seconds) });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', ...at(to, 0.4), touchPoints: [] });
    };
    await swipe(300, 80);
    await page.getByText('Bild 2 von 2').waitFor();
    await swipe(80, 300);
    await page.getByText('Bild 1 von 2').waitFor();
    await swipe(80, 300);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const product = await openProduct(visitor, 'Schnitzelsemmel');
    await visitor.press(product.getByRole('button', { name: /Bild(er)? ansehen: Schnitzelsemmel/ }));
    await counter(visitor).waitFor();
    await page.keyboard.press('Escape');
    await counter(visitor).waitFor({ state: 'detached' });
    expect(await product.isVisible(), 'the configurator stays').toBe(true);
  });
});
