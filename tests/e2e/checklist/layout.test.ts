import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { shownText } from '../customer.ts';
import { setNavigation } from '../navigation-record.ts';
import {
  SUNDAY_MORNING,
  SUNDAY_NIGHT,
  startToldStage,
  type ToldStage,
  TUESDAY_LAST_HOUR,
  TUESDAY_NOON,
} from '../told-time.ts';
import type { Visitor } from '../visitor.ts';

/** The layout around every screen; one test per promise. */

let stage: ToldStage;
let admin: Admin;

beforeAll(async () => {
  stage = await startToldStage();
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

function toolbar({ page }: Visitor) {
  return page.getByRole('complementary', { name: 'Status und Personal' });
}

function footer({ page }: Visitor) {
  return page.getByRole('contentinfo');
}

function place({ page }: Visitor): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

function colourOf(element: Locator): Promise<string> {
  return element.evaluate((shown) => getComputedStyle(shown).color);
}

describe('Layout', () => {
  test('toolbar (if the toolbar plugin is enabled), header, routed main area, footer', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = visitor;
    await visitor.visit('/');
    const parts = page.locator('aside, header, main, footer');
    expect(await parts.evaluateAll((shown) => shown.map(({ localName }) => localName))).toEqual([
      'aside',
      'header',
      'main',
      'footer',
    ]);
    await admin.change('/config', { enablePluginToolbar: false });
    await visitor.visit('/');
    expect(await toolbar(visitor).count()).toBe(0);
    await admin.change('/config', { enablePluginToolbar: true });
  });

  test('a fade transition keyed by path', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = visitor;
    const animations = () =>
      page
        .getByRole('main')
        .evaluate((main) =>
          main.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
        );
    await visitor.visit('/');
    expect(await animations(), 'the first page stands at once').toEqual([]);
    const name = page.getByRole('main').evaluate((main) => {
      const style = () => getComputedStyle(document.querySelector('main') ?? main).animationName;
      return new Promise((resolve) => {
        new MutationObserver(() => style() !== 'none' && resolve(style())).observe(document.body, {
          subtree: true,
          childList: true,
        });
      });
    });
    await visitor.press(footer(visitor).getByRole('link', { name: 'Impressum' }));
    expect(await name).toBe('fade');
  });

  test('desktop/mobile switch at 1250 px', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = visitor;
    await visitor.visit('/');
    const bar = page.getByRole('navigation', { name: 'Hauptnavigation', exact: true });
    const menu = page.getByRole('button', { name: 'Menü öffnen' });
    await page.setViewportSize({ width: 1250, height: 800 });
    expect([await bar.isVisible(), await menu.isVisible()]).toEqual([true, false]);
    await page.setViewportSize({ width: 1249, height: 800 });
    expect([await bar.isVisible(), await menu.isVisible()]).toEqual([false, true]);
  });

  test('scroll position restore delay 750 ms', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop', { hasOwnTime: true });
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => place(visitor)).toBe(1_500);
    await page.getByRole('banner').getByRole('link', { name: 'Feinkost Wiesenknopf' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => place(visitor), { message: 'a new page starts at its top' }).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Wiesenknopf am Hauptplatz' }).waitFor();
    // As if the page had still been growing when the scroll position was restored.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.clock.runFor(800);
    await expect.poll(() => place(visitor)).toBe(1_500);
    await page.goForward();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => place(visitor)).toBe(0);
  });
});

describe('Footer', () => {
  test('shop name link, logo, copyright line with businessName', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    await visitor.visit('/site/imprint');
    const name = footer(visitor).getByRole('link', { name: 'Feinkost Wiesenknopf' });
    expect(await name.getAttribute('href')).toBe('/');
    expect(await name.locator('img').count()).toBe(1);
    await footer(visitor).getByText('© 2026 Wiesenknopf Feinkost GmbH').waitFor();
  });

  test("'Online Bestellen' link if exactly one branch exists", async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    const link = footer(visitor).getByRole('link', { name: 'Online Bestellen' });
    await visitor.visit('/');
    expect(await link.count()).toBe(0);
    await admin.change('/branches/2', { isPublic: false });
    await visitor.visit('/');
    expect(await link.getAttribute('href')).toBe('/store/hauptplatz');
    await admin.change('/branches/2', { isPublic: true });
  });

  test('links AGB, Datenschutz, Impressum, Allergene: text pages, otherwise external addresses', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    await admin.change('/config', { allergensText: '', allergens: 'https://example.com/allergene' });
    await visitor.visit('/');
    const links = footer(visitor).getByRole('navigation', { name: 'Rechtliches' }).getByRole('link');
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
      ),
    ).toEqual([
      ['AGB', '/site/terms-and-conditions', null],
      ['Datenschutz', '/site/privacy', null],
      ['Impressum', '/site/imprint', null],
      ['Allergene', 'https://example.com/allergene', '_blank'],
    ]);
  });

  test("'App installieren' only when the PWA plugin is enabled", async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    const app = footer(visitor).getByRole('button', { name: 'App installieren' });
    await admin.change('/config', { enablePluginPWA: false });
    await visitor.visit('/');
    expect(await app.count()).toBe(0);
    await admin.change('/config', { enablePluginPWA: true });
    await visitor.visit('/');
    await app.waitFor();
    await admin.change('/config', { enablePluginPWA: false });
  });

  test("branch address, phone, e-mail and opening hours: grouped day ranges, with 'bis' and 'Uhr'", async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    await visitor.visit('/store/hauptplatz');
    const branch = footer(visitor).getByRole('region', { name: 'Wiesenknopf am Hauptplatz' });
    expect(await shownText(branch)).toBe(
      'Wiesenknopf am Hauptplatz Hauptplatz 7 3569 Bad Marienau +43 2999 555010 hauptplatz@feinkost-wiesenknopf.example ' +
        'Montag bis Freitag 07:00 bis 20:00 Uhr Samstag 07:00 bis 18:00 Uhr Sonntag 08:00 bis 14:00 Uhr',
    );
    const links = await branch
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['tel:+432999555010', 'mailto:hauptplatz@feinkost-wiesenknopf.example']);
  });

  test('footer navigation', async () => {
    await setNavigation(admin, stage.url, 'footer', [
      { type: 'home', label: 'Zur Startseite' },
      { type: 'branch', branch: { id: 2 }, isEnabled: false },
      { type: 'link', href: 'https://example.com' },
    ]);
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    await visitor.visit('/site/imprint');
    const links = footer(visitor).getByRole('navigation', { name: 'Fußnavigation' }).getByRole('link');
    expect(await links.allTextContents()).toEqual(['Zur Startseite', 'Mehr erfahren']);
    await visitor.press(links.first());
    await visitor.page.waitForURL((url) => url.pathname === '/');
  });
});

describe('Toolbar', () => {
  test('the number of open branches', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    const said = async (moment: string) => {
      await stage.move(visitor, moment);
      await visitor.visit('/');
      return shownText(toolbar(visitor));
    };
    expect(await said(TUESDAY_NOON)).toBe('2 Standorte geöffnet');
    expect(await said(SUNDAY_MORNING)).toBe('1 Standort geöffnet');
    expect(await said(SUNDAY_NIGHT)).toBe('Alle Standorte geschlossen');
  });

  test('the name of the selected branch, linking to /, and its status in colours', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    const colours: string[] = [];
    for (const [moment, status] of [
      [TUESDAY_NOON, 'Geöffnet bis 20:00'],
      [TUESDAY_LAST_HOUR, 'Geöffnet bis 20:00'],
      [SUNDAY_NIGHT, 'Geschlossen'],
    ] as const) {
      await stage.move(visitor, moment);
      await visitor.visit('/store/hauptplatz');
      colours.push(await colourOf(toolbar(visitor).getByText(status, { exact: true })));
    }
    const [green, warning, error] = colours.map((colour) => /\d+/g[Symbol.match](colour)?.map(Number) ?? []);
    const [red = 0, leaf = 0, blue = 0] = green ?? [];
    expect(leaf).toBeGreaterThan(Math.max(red, blue));
    expect(warning?.[0]).toBeGreaterThan(200);
    expect(warning?.[1], 'orange has green in it, red does not').toBeGreaterThan((error?.[1] ?? 255) + 30);
    await visitor.press(toolbar(visitor).getByRole('link', { name: 'Wiesenknopf am Hauptplatz' }));
    await visitor.page.waitForURL((url) => url.pathname === '/');
  });

  test('staff links are for staff alone', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    await visitor.visit('/');
    await visitor.page.waitForLoadState('networkidle');
    expect(await toolbar(visitor).getByRole('link').count()).toBe(0);
  });
});

describe('context self-service', () => {
  test('nothing leads away from ordering; the logo stays with the branch', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = visitor;
    await visitor.visit('/store/unterlinden?context=self-service');
    const header = page.getByRole('banner');
    const logo = header.getByRole('link', { name: 'Feinkost Wiesenknopf' });
    await expect.poll(() => logo.getAttribute('href')).toBe('/kiosk/unterlinden');
    expect(await header.getByRole('link').count()).toBe(1);
    expect(await footer(visitor).getByRole('link').count()).toBe(0);
    expect(await footer(visitor).getByRole('button').count()).toBe(0);
    expect(await toolbar(visitor).getByRole('link').count()).toBe(0);
    await expect.poll(() => shownText(toolbar(visitor))).toContain('Wiesenknopf am Kamp');
    expect(await axeFindings(page, 'kiosk')).toEqual([]);
  });
});
