import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { BOTH, type Visitor } from '../visitor.ts';

/** What makes pages restless: edges, bands, pills, stacked cards, doubled carts, paper with buttons. */

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const shortcuts = ({ page }: Visitor) => page.getByRole('navigation', { name: 'Schnellzugriff' });
const consent = ({ page }: Visitor) => page.getByRole('region', { name: 'Cookies und Datenschutz' });

async function toEnd({ page }: Visitor): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

describe('the bottom of the screen', () => {
  test.each(BOTH)('on the first visit holds one thing at a time, on the %s', async (device) => {
    const visitor = await stage.at(TUESDAY_NOON, device, { isFirstVisit: true });
    await visitor.visit('/ueber-uns');
    await consent(visitor).waitFor();
    expect(await shortcuts(visitor).isVisible()).toBe(false);
    await toEnd(visitor);
    const { footer, page } = await visitor.page.evaluate(() => ({
      footer: document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0,
      page: document.documentElement.scrollHeight - window.scrollY,
    }));
    expect(Math.round(footer), 'the footer goes on to the end of the page').toBe(Math.round(page));
    const last = visitor.page.getByText(/^© \d{4}/);
    const under = (await last.boundingBox())?.y ?? 0;
    expect(under, 'nothing of the footer is covered').toBeLessThan(
      (await consent(visitor).boundingBox())?.y ?? 0,
    );
    await visitor.press(consent(visitor).getByRole('button', { name: 'Nur notwendige' }));
    await expect.poll(() => shortcuts(visitor).isVisible()).toBe(true);
  });

  test('offline is said before the cookies are asked about', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone', { isFirstVisit: true });
    const { page, context } = visitor;
    visitor.allow(/./);
    await visitor.visit('/ueber-uns');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByText('Sie sind offline').waitFor();
    expect(await consent(visitor).isVisible()).toBe(false);
    await context.setOffline(false);
    await consent(visitor).waitFor();
  });

  test('the shortcut of the desktop covers no heading, card, arrow or field at any place of a page', async () => {
    for (const width of [1250, 1440]) {
      const visitor = await stage.at(TUESDAY_NOON, 'desktop');
      const { page } = visitor;
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/ueber-uns', '/kontakt', '/partyservice']) {
        await visitor.visit(path);
        const covered = await shortcuts(visitor).evaluate((bar) => {
          const box = bar.getBoundingClientRect();
          return [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, textarea, select)')]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2)
            .filter((one) => one.getBoundingClientRect().right > box.left)
            .map((one) => `${one.tagName} ${one.textContent}`);
        });
        expect(covered, `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('the shortcuts of the phone are a bar of their own', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    await visitor.visit('/');
    await visitor.page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(() => shortcuts(visitor).getByRole('link').filter({ visible: true }).count()).toBe(2);
    const bar = await shortcuts(visitor).evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return { left, width: right - left, bottom, paint: getComputedStyle(element).backgroundColor };
    });
    expect(bar).toEqual({ left: 0, width: 390, bottom: 844, paint: 'rgb(250, 247, 242)' });
    expect(await axeFindings(visitor.page, 'shortcuts')).toEqual([]);
  });
});

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
  // Without animations each level of the page still takes a millisecond to follow.
  await expect.poll(() => orders.count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Ihr Warenkorb' }).waitFor();
  await expect.poll(() => orders.count()).toBe(1);
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
