import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shownText } from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';

/** The sections of content pages (R124); one test per promise. */

let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

function section({ page }: { page: Page }, type: string): Locator {
  return page.locator(`[data-section="${type}"]`);
}

describe('the sections', () => {
  test('the service section has an anchor id', async () => {
    const visitor = await stage.open('phone');
    await visitor.visit('/partyservice#geschirr');
    const top = () =>
      visitor.page.locator('#geschirr').evaluate((shown) => shown.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThan(60);
  });

  test('imageText: size typeA large, typeB medium, typeC small; position typeA image right, typeB image left', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await visitor.visit('/ueber-uns');
    const boxOf = async (size: string, position: string) => {
      const one = page.locator(`[data-size="${size}"][data-position="${position}"]`);
      const [picture, title] = [
        await one.locator('img').boundingBox(),
        await one.locator('h2').boundingBox(),
      ];
      if (!picture || !title) throw new Error(`no ${size} ${position}`);
      return { width: picture.width, isRight: picture.x > title.x };
    };
    const [large, medium, small, smallLeft] = [
      await boxOf('typeA', 'typeA'),
      await boxOf('typeB', 'typeB'),
      await boxOf('typeC', 'typeA'),
      await boxOf('typeC', 'typeB'),
    ];
    expect(large.width).toBeGreaterThan(medium.width);
    expect(medium.width).toBeGreaterThan(small.width);
    expect([large, medium, small, smallLeft].map(({ isRight }) => isRight)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await visitor.press(page.getByRole('button', { name: /^Bild vergrößern: Bergkäse/ }));
    await page
      .getByRole('dialog')
      .getByAltText(/^Bergkäse/)
      .waitFor();
    await page.keyboard.press('Escape');
  });

  test('iFrameText embeds a tour link, only after a click or consent', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { context } = visitor;
    const asked: string[] = [];
    await context.route('https://www.openstreetmap.org/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Landkarte</p>' });
    });
    await visitor.visit('/ueber-uns');
    const part = section(visitor, 'iFrameText');
    await part.scrollIntoViewIfNeeded();
    await part.getByText('Dieser Inhalt kommt von openstreetmap.org.').waitFor();
    expect([asked, await part.locator('iframe').count()]).toEqual([[], 0]);
    await visitor.press(part.getByRole('button', { name: 'Inhalt anzeigen' }));
    const frame = part.locator('iframe');
    await frame.contentFrame().getByText('Landkarte').waitFor();
    expect(await frame.getAttribute('title')).toBe('So finden Sie uns');
    expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin');
    const [shown, text] = [await frame.boundingBox(), await part.locator('h2').boundingBox()];
    expect(shown && text && shown.x < text.x, 'typeB stands on the left').toBe(true);
  });

  test('vacancies: typeA scrollable blocks of 5, typeB blocks of 4 stacked, each with a link Mehr erfahren', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await visitor.visit('/jobs');
    const row = page.getByRole('group', { name: 'Unsere offenen Stellen' });
    const sizes = (place: Locator) =>
      place.locator('[data-block]').evaluateAll((blocks) => blocks.map(({ children }) => children.length));
    expect(await sizes(row)).toEqual([5, 1]);
    await visitor.press(page.getByRole('button', { name: 'Weitere Stellen' }));
    const last = row.getByRole('link', { name: 'Mehr erfahren über Lehre im Einzelhandel' });
    await expect.poll(async () => ((await last.boundingBox())?.x ?? 2_000) < 1_440).toBe(true);
    await row.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    expect(await row.locator('img').count()).toBe(6);
    await visitor.visit('/ueber-uns');
    const stacked = section(visitor, 'vacancies');
    expect(await sizes(stacked)).toEqual([4, 2]);
    await visitor.press(stacked.getByRole('link', { name: 'Mehr erfahren über Koch oder Köchin' }));
    await page.waitForURL('**/jobs/koch');
  });

  test("productCategories: a tile goes to the party service page with ?kategorie, 'Zur Übersicht' without filter", async () => {
    const visitor = await stage.open('phone', { isStill: true });
    const { page } = visitor;
    await visitor.visit('/ueber-uns');
    await visitor.press(section(visitor, 'productCategories').getByRole('link', { name: 'Getränke' }));
    await page.waitForURL('**/partyservice?kategorie=10');
    await page.getByRole('button', { name: 'Kategorie: Getränke' }).waitFor();
    await page.goBack();
    await visitor.press(section(visitor, 'productCategories').getByRole('link', { name: 'Zur Übersicht' }));
    await page.waitForURL('**/partyservice');
    await page.getByRole('button', { name: 'Kategorie: Alle Produkte' }).waitFor();
  });

  test("productFilter: 'Alle Produkte' plus categories, replaced in the address, grouped; a click opens the configurator", async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await visitor.visit('/partyservice');
    const part = section(visitor, 'productFilter');
    const filter = part.getByRole('navigation', { name: 'Produkte filtern' });
    expect(await filter.getByRole('link').allTextContents()).toEqual([
      'Alle Produkte',
      'Partyservice',
      'Torten & Mehlspeisen',
      'Getränke',
      'Geschenke & Vorrat',
    ]);
    const groups = part.locator('h2');
    expect(await groups.count()).toBe(5);
    const entries = await page.evaluate(() => history.length);
    await visitor.press(filter.getByRole('link', { name: 'Torten & Mehlspeisen' }));
    await page.waitForURL('**/partyservice?kategorie=9');
    await expect
      .poll(() => groups.allTextContents())
      .toEqual(['Gleich online bestellen', 'Torten & Mehlspeisen']);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await filter.locator('[aria-current]').allTextContents()).toEqual(['Torten & Mehlspeisen']);
    await visitor.press(part.getByRole('button', { name: 'Apfelstrudel' }));
    await page.getByRole('dialog', { name: 'Apfelstrudel' }).waitFor();
    await page.keyboard.press('Escape');
    await visitor.press(filter.getByRole('link', { name: 'Alle Produkte' }));
    await page.waitForURL('**/partyservice');
    await expect.poll(() => groups.count()).toBe(5);
  });

  test('productFilter: the mobile select closes on window resize', async () => {
    const visitor = await stage.open('phone', { isStill: true });
    const { page } = visitor;
    await visitor.visit('/partyservice');
    const select = page.getByRole('button', { name: /^Kategorie:/ });
    const list = page.getByRole('navigation', { name: 'Produkte filtern' });
    await visitor.press(select);
    await list.waitFor();
    await page.setViewportSize({ width: 390, height: 700 });
    await list.waitFor({ state: 'hidden' });
    await visitor.press(select);
    await visitor.press(list.getByRole('link', { name: 'Getränke' }));
    await page.waitForURL('**/partyservice?kategorie=10');
    await list.waitFor({ state: 'hidden' });
    expect(await select.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('configurator: snacks with image, name, price and Erstellen; on a branch route it opens at once, else it goes to the first branch', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await visitor.visit('/jausenkonfigurator');
    const tile = section(visitor, 'configurator').getByRole('article').first();
    expect(await shownText(tile)).toMatch(/^Jausensemmel nach Wunsch ab 2,80 € Erstellen/);
    expect(await tile.locator('img').count()).toBe(1);
    await visitor.press(tile.getByRole('link', { name: 'Erstellen Jausensemmel nach Wunsch' }));
    await page.waitForURL('**/store/hauptplatz**');
    await page.getByRole('dialog', { name: 'Jausensemmel nach Wunsch' }).waitFor();
    await visitor.visit('/store/unterlinden');
    await visitor.press(
      page.getByRole('main').getByRole('button', { name: 'Erstellen Jausensemmel nach Wunsch' }),
    );
    await page.getByRole('dialog', { name: 'Jausensemmel nach Wunsch' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/store/unterlinden');
  });
});
