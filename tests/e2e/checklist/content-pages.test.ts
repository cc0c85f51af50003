import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { CONTENT_PAGES } from '../content-pages.ts';
import { addSimple } from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';
import { BOTH } from '../visitor.ts';

/** The types of content pages (R124); one test per promise. */

let stage: Stage;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

function section({ page }: { page: Page }, type: string): Locator {
  return page.locator(`[data-section="${type}"]`);
}

const styleOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { animationName, animationDelay, opacity } = getComputedStyle(shown);
    return { animationName, animationDelay, opacity };
  });

describe('CMS page types', () => {
  test('custom_site, custom_vacancy, custom_configurator, custom_party_service and a simple page with one rich text', async () => {
    const visitor = await stage.open('desktop');
    for (const path of CONTENT_PAGES) {
      const answer = await fetch(stage.url + path);
      expect([answer.status, (await answer.text()).split('<h1').length - 1], path).toEqual([200, 1]);
    }
    await visitor.visit('/lieferung-und-abholung');
    const main = visitor.page.getByRole('main');
    expect(await main.locator('h2').first().textContent()).toBe('So läuft eine Bestellung ab');
    expect(await main.locator('[data-section]').count()).toBe(0);
    await visitor.visit('/jobs/koch');
    await main.getByRole('heading', { level: 1, name: 'Koch oder Köchin für die Schauküche' }).waitFor();
    await visitor.press(main.getByRole('link', { name: 'Jetzt bewerben' }));
    await visitor.page.waitForURL('**/kontakt?anliegen=jobs#form');
    const subject = section(visitor, 'form').getByLabel('Anliegen *', { exact: true });
    await expect.poll(() => subject.inputValue()).toBe('Jobs');
  });

  test.each([
    ['custom_configurator', ['heroA', 'title', 'configurator'], ['imageText', 'vacancies', 'productFilter']],
    ['custom_party_service', ['heroA', 'title', 'imageText', 'productFilter'], ['vacancies', 'configurator']],
  ])('a page of the type %s shows its sections and is stored with no others', async (type, own, foreign) => {
    const path = `/probe-${type.replaceAll('_', '-')}`;
    const create = (types: readonly string[]) =>
      admin.create('/sites', {
        name: 'Probe',
        path,
        type,
        isPublic: true,
        content: { body: types.map((section) => ({ type: section, value: { title: 'Abschnitt' } })) },
      });
    for (const section of foreign)
      await expect(create([...own, section])).rejects.toThrow(
        'Diese Art von Seite kann diesen Abschnitt nicht zeigen',
      );
    await create(own);
    const typesOn = async () => {
      const html = await (await fetch(`${stage.url}${path}`)).text();
      return [...html.matchAll(/data-section="(\w+)"/g)].map(([, name]) => name);
    };
    await expect.poll(typesOn).toEqual(own);
  });

  test('party service sites are public and reachable at their own path; what is not public is not found', async () => {
    expect((await fetch(`${stage.url}/partyservice`)).status).toBe(200);
    expect((await fetch(`${stage.url}/adventmarkt`)).status).toBe(404);
  });

  test('when a custom page mounts, the cart of the first branch is loaded', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await addSimple(visitor, 'Handsemmel', 2);
    await visitor.visit('/store/unterlinden');
    await page.getByText('Keine Produkte im Warenkorb').waitFor();
    await visitor.visit('/partyservice');
    await page.getByRole('button', { name: 'Warenkorb 2 Produkte' }).waitFor();
  });
});

describe('the hero', () => {
  test('has a title and a scroll-down button that smooth-scrolls past it (offset 99 px)', async () => {
    const visitor = await stage.open('phone');
    for (const path of ['/partyservice', '/jobs']) {
      await visitor.visit(path);
      const hero = visitor.page.locator('[data-section^="hero"]').first();
      await hero.getByRole('heading', { level: 1 }).waitFor();
      await visitor.press(hero.getByRole('button', { name: 'Nach unten scrollen' }));
      const bottom = () => hero.evaluate((shown) => Math.round(shown.getBoundingClientRect().bottom));
      await expect.poll(bottom).toBe(99);
    }
  });

  test('animates in after 50 ms (A; scale added after 2100 ms) or 500 ms (B), never with reduced motion', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/ueber-uns');
    expect(await styleOf(page.locator('.hero-a-words'))).toMatchObject({
      animationName: 'hero-words',
      animationDelay: '0.05s',
    });
    expect(await styleOf(page.locator('.hero-a-picture'))).toMatchObject({
      animationName: 'hero-picture',
      animationDelay: '2.1s',
    });
    await visitor.visit('/jobs');
    expect(await styleOf(page.locator('.hero-b-words'))).toMatchObject({
      animationName: 'hero-words',
      animationDelay: '0.5s',
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await styleOf(page.locator('.hero-b-words'))).toMatchObject({
      animationName: 'none',
      opacity: '1',
    });
  });

  test('titles appear on scroll; with reduced motion and without scripts they are there', async () => {
    const visitor = await stage.open('desktop');
    await visitor.visit('/ueber-uns');
    const title = visitor.page.getByRole('heading', { name: 'Käse mit Herkunft' });
    await expect.poll(() => title.getAttribute('data-appear')).toBe('waiting');
    expect((await styleOf(title)).opacity, 'it can be read before').toBe('1');
    await title.scrollIntoViewIfNeeded();
    await expect.poll(() => title.getAttribute('data-appear')).toBe('shown');
    const still = await stage.open('desktop', { isStill: true });
    await still.visit('/ueber-uns');
    expect(await still.page.locator('[data-appear]').count()).toBe(0);
    const context = await stage.browser.newContext({ baseURL: stage.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/ueber-uns');
    expect((await styleOf(page.getByRole('heading', { name: 'Käse mit Herkunft' }))).opacity).toBe('1');
    await expect.poll(async () => (await styleOf(page.locator('.hero-a-words'))).opacity).toBe('1');
    expect(await page.getByRole('button', { name: 'Nach unten scrollen' }).isVisible()).toBe(false);
    await context.close();
  });

  test('causes no layout shift', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await page.addInitScript(() => {
      const view = window as Window & { shift?: number };
      view.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          view.shift = (view.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/partyservice', '/kontakt']) {
      await visitor.visit(path);
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.wheel(0, 1_200);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as Window & { shift?: number }).shift), path).toBeLessThan(
        0.02,
      );
    }
  });
});

describe.each(BOTH)('axe finds nothing on the %s', (device) => {
  test('on the pages of the demo shop', async () => {
    const visitor = await stage.open(device, { isStill: true });
    const { page } = visitor;
    const findings: string[] = [];
    for (const path of CONTENT_PAGES) {
      await visitor.visit(path);
      expect(await page.locator('h1').count(), path).toBe(1);
      findings.push(...(await axeFindings(page, path)));
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (excess > 0) findings.push(`${path} is ${excess} px wider than the screen`);
    }
    expect(findings).toEqual([]);
  });
});
