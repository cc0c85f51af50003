import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { productOf, questionIn, sellOut } from '../changed-shop.ts';
import { addToCart, choose, openProduct, overlay, pressInOverlay, sectionOf } from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';
import { arrive, back, dialogs, expectClosedAt, path, travel } from '../travel.ts';
import { BOTH } from '../visitor.ts';

/** Each overlay is a history entry. */

const STORE = '/store/hauptplatz';
const CHECKOUT = `${STORE}/checkout`;
const SEVEN_STEPS = 'Jausensemmel nach Wunsch';
let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe.each(BOTH)('on the %s', (device) => {
  test('Back closes the configurator and stays on the page; one more leaves it', async () => {
    const visitor = await arrive(stage, device, STORE);
    await openProduct(visitor, 'Schnitzelsemmel');
    await back(visitor);
    await expectClosedAt(visitor, STORE);
    expect(await dialogs(visitor)).toBe(0);
  });

  test('after closing by the button, Escape or a click outside, Back goes to the previous page', async () => {
    const visitor = await arrive(stage, device, STORE);
    const { page } = visitor;
    await openProduct(visitor, 'Schnitzelsemmel');
    await pressInOverlay(visitor, 'Schließen');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openProduct(visitor, 'Schnitzelsemmel');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openProduct(visitor, 'Schnitzelsemmel');
    await page.mouse.click(3, 3);
    await expectClosedAt(visitor, STORE);
  });

  test('Forward after Back reopens nothing', async () => {
    const visitor = await arrive(stage, device, STORE);
    await openProduct(visitor, 'Schnitzelsemmel');
    await back(visitor);
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
    await travel(visitor, 1);
    expect(await dialogs(visitor)).toBe(0);
    await expectClosedAt(visitor, STORE);
  });

  test('a reload with an overlay open shows the page, and Back leaves it', async () => {
    const visitor = await arrive(stage, device, STORE);
    await openProduct(visitor, 'Schnitzelsemmel');
    await visitor.page.reload();
    await visitor.page.waitForTimeout(500);
    expect(await dialogs(visitor)).toBe(0);
    await expectClosedAt(visitor, STORE);
  });

  test('a page restored from the bfcache at its own entry closes its overlays', async () => {
    const visitor = await arrive(stage, device, STORE);
    await openProduct(visitor, 'Schnitzelsemmel');
    // Simulates the browser: the entry is another one, and only this event tells the page.
    await visitor.page.evaluate(() => {
      history.replaceState({ ...history.state, overlays: 0 }, '');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(path(visitor)).toBe(STORE);
  });

  test('the topmost of two closes first', async () => {
    const visitor = await arrive(stage, device, STORE);
    const product = await openProduct(visitor, 'Schnitzelsemmel');
    await visitor.press(product.getByRole('button', { name: /ansehen: Schnitzelsemmel/ }));
    const pictures = visitor.page.getByRole('dialog', { name: 'Bilder' });
    await pictures.waitFor();
    await back(visitor);
    await pictures.waitFor({ state: 'detached' });
    expect(await product.isVisible()).toBe(true);
    await back(visitor);
    await expectClosedAt(visitor, STORE);
  });

  test('two steps back at once leave the page, and none of its overlays stays open', async () => {
    const visitor = await arrive(stage, device, '/');
    await visitor.press(
      visitor.page
        .getByRole('main')
        .getByRole('link', { name: /Hauptplatz/ })
        .first(),
    );
    await visitor.page.waitForURL(`**${STORE}`);
    await openProduct(visitor, SEVEN_STEPS);
    await choose(visitor, 'Handsemmel');
    await travel(visitor, -2);
    await expect.poll(() => path(visitor)).toBe('/');
    await expect.poll(() => dialogs(visitor)).toBe(0);
  });

  test('?produkt= opens the product; Back closes it with a clean address', async () => {
    const visitor = await arrive(stage, device, `${STORE}?produkt=101`);
    await visitor.page.getByRole('dialog', { name: SEVEN_STEPS }).waitFor();
    // The address is cleaned first, which takes a slow machine a moment.
    const entry = () => visitor.page.evaluate(() => [location.search, history.state?.overlays]);
    await expect.poll(entry).toEqual(['', 1]);
    await back(visitor);
    expect(new URL(visitor.page.url()).search).toBe('');
    await expectClosedAt(visitor, STORE);
  });

  test('the cart that opens after adding is one entry, and going to checkout leaves none behind', async () => {
    const visitor = await arrive(stage, device, STORE);
    const { page } = visitor;
    await openProduct(visitor, 'Schnitzelsemmel');
    await addToCart(visitor);
    if (device === 'phone') {
      await page.getByRole('dialog', { name: 'Warenkorb' }).waitFor();
      await back(visitor);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(path(visitor)).toBe(STORE);
    await visitor.press(page.locator('#cart-toggle'));
    await visitor.press(page.getByRole('link', { name: 'Bestellung abschließen' }).last());
    await page.waitForURL(`**${CHECKOUT}`);
    await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
    await back(visitor);
    await expect.poll(() => path(visitor)).toBe(STORE);
    await travel(visitor, 1);
    await expect
      .poll(() => path(visitor), { message: 'the page in front can still be reached' })
      .toBe(CHECKOUT);
    await back(visitor);
    await expect.poll(() => path(visitor)).toBe(STORE);
    await expectClosedAt(visitor, STORE);
  });

  test('the cart of the header closes with Back', async () => {
    const visitor = await arrive(stage, device, STORE, true);
    const { page } = visitor;
    await visitor.press(page.locator('#cart-toggle'));
    const toggle = page.locator('#cart-toggle');
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
    await back(visitor);
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    await expectClosedAt(visitor, STORE);
  });
});

describe('every overlay of the shop closes with Back and stays on its page', () => {
  test.each(BOTH)('legal text, date, time and donation of checkout on the %s', async (device) => {
    const visitor = await arrive(stage, device, CHECKOUT, true);
    const { page } = visitor;
    const closes = async (open: () => Promise<void>) => {
      await open();
      await page.getByRole('dialog').waitFor();
      await back(visitor);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(path(visitor)).toBe(CHECKOUT);
    };
    await closes(() => visitor.press(page.getByRole('link', { name: 'Allgemeinen Geschäftsbedingungen' })));
    await closes(() => visitor.press(page.getByRole('button', { name: 'Organisation auswählen' })));
    const section = sectionOf(visitor, 'Termin');
    const later = section.getByText('Zu einem Termin');
    if (await later.isVisible()) await visitor.press(later);
    await closes(() => visitor.press(section.getByRole('button', { name: 'Datum' })));
    await visitor.press(section.getByRole('button', { name: 'Datum' }));
    await visitor.press(
      overlay(visitor).locator('button[data-day]:enabled:not([aria-label*="keine Termine"])').first(),
    );
    await pressInOverlay(visitor, 'Weiter');
    await page.getByRole('dialog', { name: 'Uhrzeit wählen' }).waitFor();
    await back(visitor);
    await expectClosedAt(visitor, CHECKOUT);
  });

  test.each(BOTH)('how and when, above the menu on the %s', async (device) => {
    const visitor = await arrive(stage, device, STORE);
    const { page } = visitor;
    const line = page.getByRole('main').getByRole('button', { name: /ändern$/ });
    await visitor.press(line.first());
    await page.getByRole('dialog', { name: 'Wie und wann?' }).waitFor();
    await back(visitor);
    await expectClosedAt(visitor, STORE);
  });

  test.each(BOTH)('what replaces a line that is sold out, on the %s', async (device) => {
    const roll = await productOf(stage.url, 'Handsemmel');
    await sellOut(stage, roll, true);
    try {
      const visitor = await arrive(stage, device, CHECKOUT, true);
      const summary = visitor.page.getByRole('complementary', { name: 'Zusammenfassung' });
      await visitor.press(questionIn(summary, roll.name).getByRole('button', { name: 'Ersetzen' }));
      await visitor.page.getByRole('dialog', { name: `Ersatz für ${roll.name}` }).waitFor();
      await back(visitor);
      await expectClosedAt(visitor, CHECKOUT);
    } finally {
      await sellOut(stage, roll, false);
    }
  });

  test('the menu of the phone; its links leave no entry behind', async () => {
    const visitor = await arrive(stage, 'phone', STORE);
    const { page } = visitor;
    const open = () => visitor.press(page.getByRole('button', { name: 'Menü öffnen' }));
    await open();
    await page.getByRole('dialog', { name: 'Menü' }).waitFor();
    await back(visitor);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open();
    await visitor.press(overlay(visitor).getByRole('link', { name: 'Partyservice', exact: true }));
    await expect.poll(() => path(visitor)).not.toBe(STORE);
    await back(visitor);
    await expect.poll(() => path(visitor)).toBe(STORE);
    await expectClosedAt(visitor, STORE);
  });

  test('the category selection on the phone; choosing replaces the URL', async () => {
    const visitor = await arrive(stage, 'phone', '/partyservice');
    const { page } = visitor;
    const button = page.getByRole('main').getByRole('button', { name: /^Kategorie/ });
    const isOpen = () => button.getAttribute('aria-expanded');
    await visitor.press(button);
    expect(await isOpen()).toBe('true');
    await back(visitor);
    await expect.poll(isOpen).toBe('false');
    await visitor.press(button);
    await visitor.press(page.getByRole('navigation', { name: 'Produkte filtern' }).getByRole('link').nth(1));
    await page.waitForURL('**/partyservice?kategorie=*');
    await expectClosedAt(visitor, '/partyservice');
  });

  test('the pictures of a branch', async () => {
    const visitor = await arrive(stage, 'desktop', STORE);
    await visitor.press(visitor.page.getByRole('button', { name: /^(\d+ )?Bilder ansehen/ }).first());
    await visitor.page.getByRole('dialog', { name: 'Bilder' }).waitFor();
    await back(visitor);
    await expectClosedAt(visitor, STORE);
  });

  test('on a self-service terminal as well', async () => {
    const visitor = await arrive(stage, 'desktop', '/kiosk/hauptplatz');
    await openProduct(visitor, 'Schnitzelsemmel');
    await back(visitor);
    await expectClosedAt(visitor, '/kiosk/hauptplatz');
  });
});
