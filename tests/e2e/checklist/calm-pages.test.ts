import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';

/** What makes pages restless: edges, bands, pills, stacked cards, doubled carts, paper with buttons. */

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

test('content pages have one left edge', async () => {
  for (const width of [1440, 768, 390]) {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    await visitor.page.setViewportSize({ width, height: 900 });
    const edges = new Set<number>();
    for (const path of ['/ueber-uns', '/jobs', '/lieferung-und-abholung', '/site/terms-and-conditions']) {
      await visitor.visit(path);
      const found = await visitor.page.locator('main').evaluate((main) => {
        const starts = [...main.querySelectorAll('section, article')]
          .filter((one) => one.matches('.page-width') && one.childElementCount > 0)
          .map((one) => Math.min(...[...one.children].map((part) => part.getBoundingClientRect().left)));
        const logo = document.querySelector('header a')?.getBoundingClientRect().left ?? 0;
        return [logo, ...starts].map(Math.round);
      });
      for (const edge of found) edges.add(edge);
    }
    expect([...edges], `at ${width} px`).toHaveLength(1);
  }
});

test('legal texts are hyphenated', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'phone');
  await visitor.visit('/site/terms-and-conditions');
  expect(await visitor.page.locator('html').getAttribute('lang')).toBe('de');
  const hyphens = (target: Locator) => target.evaluate((one) => getComputedStyle(one).hyphens);
  expect(await hyphens(visitor.page.locator('article p').last())).toBe('auto');
  await visitor.visit('/lieferung-und-abholung');
  expect(await hyphens(visitor.page.locator('article p').last())).toBe('auto');
});

test('the cart is on the desktop once: the panel of the header takes the place of the column', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'desktop');
  const { page } = visitor;
  await giveCart(visitor, stage.url, { items: { Handsemmel: 2 } });
  await visitor.visit('/store/hauptplatz');
  const orders = page.getByRole('link', { name: 'Bestellung abschließen' });
  expect(await orders.count()).toBe(1);
  await visitor.press(page.locator('#cart-toggle'));
  await page.getByRole('region', { name: 'Warenkorb', exact: true }).waitFor();
  expect(await orders.count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Ihr Warenkorb' }).waitFor();
  expect(await orders.count()).toBe(1);
});

test('a tile leads to the products of its category', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'phone');
  const { page } = visitor;
  await visitor.visit('/ueber-uns');
  await visitor.press(
    page.locator('[data-section=productCategories]').getByRole('link', { name: 'Getränke' }),
  );
  await page.waitForURL('**/partyservice?kategorie=10');
  await expect
    .poll(
      async () => (await page.getByRole('button', { name: 'Kategorie: Getränke' }).boundingBox())?.y ?? 9_999,
    )
    .toBeLessThan(400);
  // Going back and forth restores the place instead.
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
  await page.waitForTimeout(100);
  await page.goBack();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
});

test('with larger type of the browser layout and script agree on the form of the cart', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'desktop');
  const { page, context } = visitor;
  await page.setViewportSize({ width: 1250, height: 900 });
  await giveCart(visitor, stage.url, { items: { Handsemmel: 2 } });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await visitor.visit('/store/hauptplatz');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
  await visitor.press(page.locator('#cart-toggle'));
  const hasColumn = await page.getByRole('region', { name: 'Ihr Warenkorb' }).isVisible();
  expect(hasColumn, 'the layout is that of the phone').toBe(false);
  await page.getByRole('dialog', { name: 'Warenkorb' }).waitFor();
});

test('a search field has a cross of the shop', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'desktop');
  await visitor.visit('/');
  // What the browser draws itself has no computed style: the rule that it follows.
  const rules = await visitor.page.evaluate(() => {
    const all = (list: CSSRuleList): string[] =>
      [...list].flatMap((rule) =>
        'cssRules' in rule ? [rule.cssText, ...all(rule.cssRules as CSSRuleList)] : [],
      );
    return [...document.styleSheets].flatMap((sheet) => all(sheet.cssRules));
  });
  const rule = rules.find((text) => text.startsWith('input::-webkit-search-cancel-button'));
  expect(rule).toMatch(/appearance: none/);
  expect(rule).toMatch(/background: currentcolor/i);
});

test.each(['/store/hauptplatz', '/ueber-uns', '/site/terms-and-conditions', '/'])(
  'on paper %s has its texts, but nothing to press',
  async (path) => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop', { isFirstVisit: true });
    const { page } = visitor;
    await giveCart(visitor, stage.url, { items: { Handsemmel: 2 } });
    await visitor.visit(path);
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('button, nav, fieldset, input, dialog, a')]
        .filter((one) => one.checkVisibility())
        .filter((one) => !one.matches('a') || getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .filter((one) => !one.matches(':is(h1, h2, h3) *') && !one.querySelector('img'))
        .map((one) => `${one.tagName} ${one.textContent}`),
    );
    expect(shown).toEqual([]);
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => one.checkVisibility() && /fixed|sticky/.test(getComputedStyle(one).position))
        .map((one) => one.className),
    );
    expect(fixed).toEqual([]);
    expect(await page.getByRole('heading').filter({ visible: true }).count()).toBeGreaterThan(1);
  },
);
