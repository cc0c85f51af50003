import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NavigationItem } from '#entities/shapes/navigation.ts';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { addSimple, addToCart, openProduct } from '../customer.ts';
import { setNavigation } from '../navigation-record.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** The header and the types of navigation items: one test per promise. */

let stage: Stage;
let admin: Admin;
let about = 0;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  about = await admin.create('/sites', {
    path: '/unser-team',
    name: 'Unser Team',
    type: 'custom_site',
    isPublic: true,
  });
  await admin.create('/sites', { path: '/entwurf', name: 'Geheim', type: 'custom_site', isPublic: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

function item(type: NavigationItem['type'], change: Partial<NavigationItem> = {}): Partial<NavigationItem> {
  return { type, ...change };
}

/** A menu with every type of entry, two of them disabled. */
function everything(): Partial<NavigationItem>[] {
  const jobs = item('link', { label: 'Stellenausschreibungen', href: '/#filialen' });
  return [
    item('home', { label: 'Start' }),
    item('group', {
      label: 'Speisen',
      children: [
        item('branch', { branch: { id: 1 }, label: 'Hauptplatz' }),
        item('branch', { branch: { id: 2 }, isEnabled: false }),
        item('group', {
          label: 'Unternehmen',
          children: [item('site', { site: { id: about } }), jobs] as NavigationItem[],
        }),
      ] as NavigationItem[],
    }),
    item('link', { href: 'https://example.com/zeitung' }),
    item('link', { label: 'Schreiben', href: 'mailto:jause@example.com' }),
    item('link', { label: 'Anrufen', href: 'tel:+432999555010' }),
    item('link', { label: 'Abgeschaltet', href: '/nirgends', isEnabled: false }),
  ];
}

function bar({ page }: Visitor) {
  return page.getByRole('navigation', { name: 'Hauptnavigation', exact: true });
}

async function openMenu(visitor: Visitor) {
  await visitor.press(visitor.page.getByRole('button', { name: 'Menü öffnen' }));
  return visitor.page.getByRole('navigation', { name: 'Hauptnavigation mobil' });
}

describe('Header', () => {
  test('logo linking home', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/site/imprint');
    const logo = page.getByRole('banner').getByRole('link', { name: 'Feinkost Wiesenknopf' });
    expect(await logo.locator('img').count()).toBe(1);
    await visitor.press(logo);
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('header navigation on the desktop: groups are menus for mouse and keyboard', async () => {
    await setNavigation(admin, stage.url, 'header', everything());
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/');
    const group = bar(visitor).getByRole('button', { name: 'Speisen' });
    const branch = bar(visitor).getByRole('link', { name: 'Hauptplatz' });
    expect(await group.getAttribute('aria-expanded')).toBe('false');
    expect(await branch.isVisible()).toBe(false);
    await group.focus();
    await page.keyboard.press('Enter');
    await branch.waitFor();
    await page.keyboard.press('Tab');
    expect(await branch.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await axeFindings(page, 'open menu')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await branch.isVisible()).toBe(false);
    expect(await group.evaluate((button) => button === document.activeElement)).toBe(true);
    await visitor.press(group);
    await page.mouse.click(700, 600);
    expect(await branch.isVisible(), 'a press beside it closes it').toBe(false);
    await page.keyboard.press('Shift+Tab');
    await visitor.press(group);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    expect(await branch.isVisible(), 'leaving it closes it').toBe(false);
    await visitor.press(group);
    await visitor.press(bar(visitor).getByRole('link', { name: 'Unser Team' }));
    await page.waitForURL('**/unser-team');
    expect(await branch.isVisible(), 'the next page closes it').toBe(false);
  });

  test('header navigation in the mobile menu: groups expand', async () => {
    await setNavigation(admin, stage.url, 'header', everything());
    const visitor = await stage.open('phone', { isStill: true });
    const { page } = visitor;
    await visitor.visit('/');
    const menu = await openMenu(visitor);
    const about = menu.getByRole('link', { name: 'Unser Team' });
    expect(await about.isVisible()).toBe(false);
    await visitor.press(menu.getByRole('button', { name: 'Speisen' }));
    await visitor.press(menu.getByRole('button', { name: 'Unternehmen' }));
    await about.waitFor();
    expect(await axeFindings(page, 'mobile menu')).toEqual([]);
    await visitor.press(about);
    await page.waitForURL('**/unser-team');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openMenu(visitor);
    expect(await about.getAttribute('aria-current'), 'it is unfolded where one is').toBe('page');
    expect(await about.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const button = page.getByRole('button', { name: 'Menü öffnen' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('cart toggle with item count; dropdown cart panel with a "Bestellung abschließen" button', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    expect(await page.locator('#cart-toggle').isDisabled()).toBe(true);
    await addSimple(visitor, 'Handsemmel', 3);
    await visitor.press(page.getByRole('button', { name: 'Warenkorb 3 Produkte' }));
    const panel = page.getByRole('region', { name: 'Warenkorb', exact: true });
    await panel.getByText('Handsemmel', { exact: true }).waitFor();
    await visitor.press(panel.getByRole('link', { name: 'Bestellung abschließen' }));
    await page.waitForURL('**/store/hauptplatz/checkout');
    await panel.waitFor({ state: 'detached' });
  });

  test('only branches that are enabled and public are used in the header', async () => {
    await setNavigation(admin, stage.url, 'header', null);
    const visitor = await stage.open('desktop');
    const names = async () => {
      await visitor.visit('/');
      return bar(visitor).getByRole('link').allTextContents();
    };
    expect(await names()).toEqual(['Startseite', 'Wiesenknopf am Hauptplatz', 'Wiesenknopf am Kamp']);
    await admin.change('/branches/2', { isPublic: false });
    expect(await names()).toEqual(['Startseite', 'Online Bestellen']);
    await setNavigation(admin, stage.url, 'header', [
      item('branch', { branch: { id: 1 } }),
      item('branch', { branch: { id: 2 } }),
    ]);
    expect(await names()).toEqual(['Wiesenknopf am Hauptplatz']);
    await admin.change('/branches/2', { isPublic: true, isEnabled: false });
    expect(await names()).toEqual(['Wiesenknopf am Hauptplatz']);
    await admin.change('/branches/2', { isEnabled: true });
  });

  test.each(['desktop', 'phone'] as const)(
    'after adding to the cart "Bestellung abschließen" or "Weiter einkaufen" on the %s',
    async (device) => {
      const visitor = await stage.open(device);
      const { page } = visitor;
      await visitor.visit('/store/hauptplatz');
      await openProduct(visitor, 'Handsemmel');
      await addToCart(visitor);
      await visitor.press(page.getByRole('button', { name: 'Weiter einkaufen' }));
      await page.getByRole('button', { name: 'Weiter einkaufen' }).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/store/hauptplatz');
      await openProduct(visitor, 'Handsemmel');
      await addToCart(visitor);
      await visitor.press(page.getByRole('link', { name: 'Bestellung abschließen' }).last());
      await page.waitForURL('**/store/hauptplatz/checkout');
    },
  );
});

describe('Navigation item types', () => {
  test('home, site, branch, link; children nested, only enabled items shown', async () => {
    await setNavigation(admin, stage.url, 'header', everything());
    const visitor = await stage.open('desktop');
    await visitor.visit('/');
    await visitor.press(bar(visitor).getByRole('button', { name: 'Speisen' }));
    const shown = await bar(visitor)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(shown).toEqual([
      ['Start', '/'],
      ['Hauptplatz', '/store/hauptplatz'],
      ['Unser Team', '/unser-team'],
      ['Stellenausschreibungen', '/#filialen'],
      ['Mehr erfahren', 'https://example.com/zeitung'],
      ['Schreiben', 'mailto:jause@example.com'],
      ['Anrufen', 'tel:+432999555010'],
    ]);
  });

  test('active state for current branch, site, home', async () => {
    await setNavigation(admin, stage.url, 'header', everything());
    const visitor = await stage.open('desktop');
    const current = async (path: string) => {
      await visitor.visit(path);
      return bar(visitor)
        .locator('[aria-current]')
        .evaluateAll((entries) =>
          entries.map((entry) => `${entry.textContent} ${entry.getAttribute('aria-current')}`),
        );
    };
    expect(await current('/')).toEqual(['Start page']);
    expect(await current('/store/hauptplatz')).toEqual(['Speisen true', 'Hauptplatz page']);
    expect(await current('/store/hauptplatz/checkout')).toEqual(['Speisen true', 'Hauptplatz true']);
    expect(await current('/unser-team')).toEqual(['Speisen true', 'Unser Team page']);
    expect(await current('/site/imprint')).toEqual([]);
  });

  test('internal links open in the same tab, external in a new tab, mailto and tel in the same tab', async () => {
    await setNavigation(admin, stage.url, 'header', everything());
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/site/imprint');
    const attributes = (name: string) =>
      bar(visitor)
        .getByRole('link', { name })
        .evaluate((link) => [link.getAttribute('target'), link.getAttribute('rel')]);
    expect(await attributes('Mehr erfahren')).toEqual(['_blank', 'noopener']);
    expect(await attributes('Schreiben')).toEqual([null, null]);
    expect(await attributes('Anrufen')).toEqual([null, null]);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await visitor.press(bar(visitor).getByRole('button', { name: 'Speisen' }));
    await visitor.press(bar(visitor).getByRole('link', { name: 'Stellenausschreibungen' }));
    await page.waitForURL('**/#filialen');
    expect(await page.evaluate(() => 'isSamePage' in window), 'without a load').toBe(true);
    await expect
      .poll(() => page.locator('#filialen').evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(300);
    expect(visitor.context.pages()).toHaveLength(1);
  });
});
