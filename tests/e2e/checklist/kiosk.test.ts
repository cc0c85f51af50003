import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { placeByApi } from '../by-api.ts';
import { SUBMIT } from '../customer.ts';
import { ANSWERED, giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { type Device, passUntil, type Visitor } from '../visitor.ts';

/** Terminals for guests who order themselves: the context 'self-service'. */

const HOME = '/kiosk/hauptplatz';
let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A terminal whose clock is frozen unless the test advances it. */
async function terminal(device: Device, path: string | null = HOME, isKept = false): Promise<Visitor> {
  stage.tell(TUESDAY_NOON);
  const now = new Date(new Date(TUESDAY_NOON).getTime() - 60_000);
  const visitor = await stage.open(device, { isStill: true, isKept, now, hasOwnTime: true });
  await visitor.context.clock.pauseAt(new Date(TUESDAY_NOON));
  if (path) await arrive(visitor, path);
  return visitor;
}

/** Opens a page and waits until the terminal has started its idle detection. */
async function arrive(visitor: Visitor, path: string): Promise<void> {
  await visitor.visit(path);
  await comes(visitor, visitor.page.locator('html[data-kiosk]'));
}

/** Waits for lazy-loaded parts: React shows them on a timer, so the clock advances until they are there. */
async function comes(visitor: Visitor, target: Locator): Promise<void> {
  await passUntil(async () => (await target.count()) > 0, visitor.context);
}

/** Advances the clock by this many seconds, and with it every timer. */
async function pass({ context }: Visitor, seconds: number): Promise<void> {
  await context.clock.runFor(seconds * 1_000);
}

/** An item of an order for now: breakfast is over. */
async function breadAtNoon(): Promise<object> {
  const answer = await fetch(`${stage.url}/api/products?search=Handsemmel`);
  const { data } = (await answer.json()) as { data: { id: number; name: string; unit: string }[] };
  const bread = data.find(({ name }) => name === 'Handsemmel');
  return { product: bread?.id, amount: 2, unit: bread?.unit, parts: [] };
}

/** axe violations. It waits on timers: from here on the clock runs in real time. */
async function findings({ page, context }: Visitor, screen: string): Promise<string[]> {
  await context.clock.resume();
  return axeFindings(page, screen);
}

const screensaver = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Bildschirmschoner' });
const question = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Sind Sie noch da?' });
const ticket = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Ihre Bestellung' });
const isCartEmpty = ({ page }: Visitor) => page.locator('#cart-toggle').isDisabled();
const path = ({ page }: Visitor) => new URL(page.url()).pathname;

describe("context 'self-service'", () => {
  test("shows a screensaver reading 'tap to order', with 'Tippen zum Bestellen' below it, when idle", async () => {
    const guest = await terminal('phone');
    await pass(guest, 58);
    expect(await screensaver(guest).count()).toBe(0);
    await pass(guest, 3);
    const tap = screensaver(guest).getByRole('button', { name: /tap to order\s*Tippen zum Bestellen/ });
    await tap.waitFor();
    await pass(guest, 600);
    expect(await findings(guest, 'screensaver')).toEqual([]);
    await guest.press(tap);
    await screensaver(guest).waitFor({ state: 'detached' });
    expect(path(guest)).toBe(HOME);
  });

  test('asks 15 seconds before whether somebody is there, as soon as something is in the cart', async () => {
    const guest = await terminal('desktop', null);
    const { page } = guest;
    await giveCart(guest, stage.url, { items: { Handsemmel: 2 } });
    await arrive(guest, HOME);
    await pass(guest, 44);
    expect(await question(guest).count()).toBe(0);
    await page.mouse.move(300, 300);
    await pass(guest, 46);
    // It counts its own seconds, from page load and not from the last touch.
    const left = question(guest)
      .getByRole('timer')
      .getByText(/^1[45]$/);
    await left.waitFor();
    const seconds = Number(await left.textContent());
    await pass(guest, 4);
    await question(guest)
      .getByText(`Ihre Bestellung wird in ${seconds - 4} Sekunden verworfen.`)
      .waitFor();
    await guest.press(question(guest).getByRole('button', { name: 'Weiter bestellen' }));
    await question(guest).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Warenkorb 2 Produkte' }).waitFor();
    await pass(guest, 46);
    await question(guest).waitFor();
    expect(await findings(guest, 'still there?')).toEqual([]);
  });

  test('a guest reads English, and the next one begins in German', async () => {
    const guest = await terminal('phone');
    await guest.press(guest.page.getByRole('navigation', { name: 'Sprache' }).getByRole('link'));
    await guest.page.waitForURL((url) => url.pathname === `/en${HOME}`);
    await comes(guest, guest.page.locator('html[data-kiosk]'));
    await pass(guest, 61);
    await guest.page.waitForURL((url) => url.pathname === HOME);
  });

  test('a tap starts fresh: cart and draft are cleared, and the start page of the branch is back', async () => {
    const guest = await terminal('phone', null);
    await giveCart(guest, stage.url, { items: { Schnitzelsemmel: 2 }, draft: ANSWERED });
    await guest.visit(HOME);
    await arrive(guest, '/store/hauptplatz/checkout');
    const firstName = guest.page.getByLabel('Vorname *', { exact: true });
    await comes(guest, firstName);
    expect(await firstName.inputValue()).toBe(ANSWERED.firstName);
    await pass(guest, 61);
    await screensaver(guest).waitFor();
    expect(await guest.page.evaluate(() => sessionStorage.getItem('theke-cart-hauptplatz'))).toBe(
      JSON.stringify({ items: [], service: null, draft: {} }),
    );
    await guest.press(screensaver(guest).getByRole('button'));
    expect(path(guest)).toBe(HOME);
    expect(await isCartEmpty(guest)).toBe(true);
  });

  test('"Neu beginnen" does the same at once', async () => {
    const guest = await terminal('phone', null);
    await giveCart(guest, stage.url, { items: { Schnitzelsemmel: 2 } });
    await arrive(guest, HOME);
    await pass(guest, 50);
    await guest.press(question(guest).getByRole('button', { name: 'Neu beginnen' }));
    await screensaver(guest).waitFor();
    await guest.page.keyboard.press('Escape');
    await screensaver(guest).waitFor({ state: 'detached' });
    expect(await isCartEmpty(guest)).toBe(true);
  });

  test('an order ends at the ticket number, large; the checkout draft is cleared, and after 20 seconds the terminal resets', async () => {
    const guest = await terminal('phone', null);
    const { page } = guest;
    await giveCart(guest, stage.url, { items: { Schnitzelsemmel: 2 }, draft: ANSWERED });
    await guest.visit(HOME);
    await arrive(guest, '/store/hauptplatz/checkout');
    const submit = page.getByRole('button', { name: SUBMIT });
    await comes(guest, submit);
    await guest.press(submit);
    const number = ticket(guest).getByText(/^\d+$/);
    await comes(guest, number);
    expect(path(guest)).toMatch(/^\/status\//);
    const size = await number.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThan(100);
    expect(await page.evaluate(() => sessionStorage.getItem('theke-cart-hauptplatz'))).toBe(
      JSON.stringify({ items: [], service: null, draft: {} }),
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await number.waitFor();
    expect(await findings(guest, 'ticket')).toEqual([]);
    await pass(guest, 21);
    await guest.press(screensaver(guest).getByRole('button'));
    expect(path(guest)).toBe(HOME);
    await ticket(guest).waitFor({ state: 'detached' });
  });

  test('the button below the ticket number resets it for the next guest at once', async () => {
    const guest = await terminal('desktop');
    const order = await placeByApi(stage, { appointmentDate: null, items: [await breadAtNoon()] });
    await guest.visit(order.path);
    await comes(guest, ticket(guest).getByText(order.ticket, { exact: true }));
    await guest.press(ticket(guest).getByRole('button', { name: 'Neue Bestellung' }));
    await ticket(guest).waitFor({ state: 'detached' });
    expect(path(guest)).toBe(HOME);
    expect(await screensaver(guest).count()).toBe(0);
  });

  test('is kept for the browser session, and starts at any route with ?context=self-service', async () => {
    const guest = await terminal('phone', '/store/unterlinden?context=self-service');
    await arrive(guest, '/store/unterlinden');
    await pass(guest, 61);
    await guest.press(screensaver(guest).getByRole('button'));
    expect(path(guest)).toBe('/kiosk/unterlinden');
    const customer = await stage.open('phone');
    await customer.visit('/store/unterlinden');
    expect(await customer.page.locator('html[data-kiosk]').count()).toBe(0);
  });
});

describe("the page in context 'self-service'", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await terminal('phone', HOME, true));
  });

  test('hides the app-install link and skips the cookie banner', async () => {
    expect(await page.getByText('App installieren').count()).toBe(0);
    expect(await page.locator('#consent-banner').count()).toBe(0);
  });

  test('has large touch targets', async () => {
    // The tap target may be larger than the box: a product's whole card belongs to its button.
    const small = await page.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().width > 1)
        .filter((button) => {
          button.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const isHit = (dx: number, dy: number) =>
            button.contains(document.elementFromPoint(x + dx, y + dy)) ||
            button.contains(document.elementFromPoint(x + dx, y + dy)?.closest('button') ?? null);
          const reaches = (dx: number, dy: number) => {
            let [from, to] = [0, 0];
            while (to - from < 52 && isHit(dx * (to + 1), dy * (to + 1))) to += 1;
            while (to - from < 52 && isHit(dx * (from - 1), dy * (from - 1))) from -= 1;
            return isHit(0, 0) && to - from >= 52;
          };
          return !reaches(1, 0) || !reaches(0, 1);
        })
        .map((button) => button.textContent),
    );
    expect(small).toEqual([]);
  });

  test('no link leads away from the terminal', async () => {
    const isStopped = await page.evaluate(() =>
      ['https://example.com/', 'tel:+432999555010', 'mailto:post@example.com', '/backend', '#inhalt'].map(
        (href) => {
          const link = document.createElement('a');
          link.href = href;
          document.body.append(link);
          const isPrevented = !link.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true }),
          );
          link.remove();
          return isPrevented;
        },
      ),
    );
    expect(isStopped).toEqual([true, true, true, true, false]);
  });
});
