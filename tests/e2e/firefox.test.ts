import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchFirefox } from '#tests/firefox.ts';
import { type Stage, startStage } from './stage.ts';
import { isHydrated } from './taken-over.ts';
import { waitFor } from './wait-for.ts';

/** The shop works in Chromium and Firefox. An order in Firefox from start to end, on both layouts. */

let stage: Stage;
let browser: Browser;
let page: Page;
const complaints: string[] = [];
/** What Firefox logs when a page with an open stream is left. */
const LEFT = /\/api\/shop\/changes was interrupted while the page was loading/;

beforeAll(async () => {
  [stage, browser] = await Promise.all([startStage({ hasAgent: false }), launchFirefox()]);
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

function complain(text: string): void {
  if (!LEFT.test(text)) complaints.push(`${page.url()}: ${text}`);
}

/**
 * The visible element of that kind with exactly this name; waits for it. Puppeteer's own `waitForFunction` evaluates a
 * string in the page, which the shop's CSP forbids in Firefox.
 */
function find(kind: string, name: string): Promise<ElementHandle<HTMLElement>> {
  return waitFor(async () => {
    const handle = await page.evaluateHandle(
      (selector: string, wanted: string) => {
        const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
        const found = [...within.querySelectorAll<HTMLElement>(selector)].find((element) => {
          // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
          const text = element.getAttribute('aria-label') ?? element.innerText;
          return text.replaceAll(/\s+/g, ' ').trim().startsWith(wanted) && element.checkVisibility();
        });
        return found ?? null;
      },
      kind,
      name,
    );
    return (handle.asElement() as ElementHandle<HTMLElement> | null) ?? undefined;
  });
}

async function press(kind: string, name: string): Promise<void> {
  await pressIt(await find(kind, name));
}

/** In the middle of the screen, where neither the header nor the consent banner covers it. */
async function pressIt(element: ElementHandle<Element>): Promise<void> {
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await element.click();
}

async function fill(id: string, text: string): Promise<void> {
  await page.type(`#checkout-${id}`, text);
}

async function visit(path: string): Promise<void> {
  await page.goto(stage.url + path, { waitUntil: 'load' });
  await waitFor(async () => (await page.evaluate(isHydrated)) || undefined);
}

test('Firefox shows the phone layout, and from 1250 px on the desktop one', async () => {
  const isShown = (selector: string) =>
    page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));
  await page.setViewport({ width: 390, height: 844 });
  await visit('/store/hauptplatz');
  expect(await isShown('[aria-label="Menü öffnen"]')).toBe(true);
  expect(await isShown('[aria-label="Ihr Warenkorb"]')).toBe(false);
  await page.setViewport({ width: 1249, height: 900 });
  expect(await isShown('[aria-label="Ihr Warenkorb"]')).toBe(false);
  await page.setViewport({ width: 1250, height: 900 });
  expect(await isShown('[aria-label="Ihr Warenkorb"]')).toBe(true);
  expect(await isShown('[aria-label="Menü öffnen"]')).toBe(false);
});

test('Firefox completes an order from home to the status page without a complaint', async () => {
  await page.setViewport({ width: 390, height: 844 });
  await visit('/');
  await press('main a', 'Wiesenknopf am Hauptplatz');
  await press('main button', 'Apfelstrudel');
  await press('label', 'Vanillesauce');
  await press('button', 'In den Warenkorb');
  await press('a', 'Bestellung abschließen');
  await find('h1', 'Bestellung abschließen');
  await fill('firstName', 'Bertá');
  await fill('lastName', 'Süß-Österreicher');
  await fill('email', 'berta@example.com');
  await fill('phone', '+436641234567');
  // While the branch is closed there is nothing to choose.
  const [later] = await page.$$('::-p-text(Zu einem Termin)');
  if (later) await pressIt(later);
  await press('button', 'Datum');
  await find('h2', 'Datum wählen');
  // Not today, where the first time may pass before the order is sent; on the last day of a month there is no other.
  const days = await page.$$('button[data-day]:enabled:not([aria-label*="keine Termine"])');
  await (days[1] ?? days[0])?.click();
  await press('button', 'Weiter');
  await find('h2', 'Uhrzeit wählen');
  await press('button', 'Speichern');
  await waitFor(async () => (await page.$('dialog[open]')) === null || undefined);
  for (const box of await page.$$('#checkout-legalInstructions, #checkout-privacyPolicy')) await pressIt(box);
  for (const submit of await page.$$('button[type=submit]')) await pressIt(submit);
  await find('h1', 'Vielen Dank für Ihre Bestellung!');
  // The driver does not see route changes in its own URL.
  expect(await page.evaluate(() => location.pathname)).toMatch(/\/status\/[^/]+\/[^/]+$/);
  // biome-ignore lint/performance/useDomNodeTextContent: blocks stand apart.
  const text = await page.$eval('main', (main) => main.innerText.replaceAll(/\s+/g, ' '));
  expect(text).toContain('Wartet auf Bestätigung');
  expect(text).toContain('Gesamt 6,00 €');
  expect(complaints.join('\n')).toBe('');
});
