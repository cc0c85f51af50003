import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Menu, Product } from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
import { activeMenu } from '#domain/shop/menu.ts';
import { type Admin, signInByApi } from '../as-admin.ts';
import { addSimple, openProduct, overlay, pressInOverlay, shownText } from '../customer.ts';
import { giveCart } from '../filled-cart.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** Live data: what changes while a customer is looking at it, and what happens to the cart (R60). */

const STORE = '/store/hauptplatz';
const ROLL = 'Handsemmel';
let stage: Stage;
let admin: Admin;
let roll: Wire<Product>;
let menu: Menu;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  const found = await list<Wire<Product>>(`/products?search=${ROLL}`);
  roll = found.find(({ name }) => name === ROLL) ?? expect.fail('the shop sells no rolls');
  menu = activeMenu(await list<Menu>('/branches/1/menus'), 1, new Date()) ?? expect.fail('no menu');
});
afterEach(async () => {
  await sellOut(false);
  await stage.settle();
});
afterAll(() => stage.stop());

async function list<T>(path: string): Promise<T[]> {
  const { data } = (await (await fetch(`${stage.url}/api${path}`)).json()) as { data: T[] };
  return data;
}

/** The counter of the branch marks a product as sold out, or as available again. */
async function sellOut(isSoldOut: boolean): Promise<void> {
  const answer = await fetch(`${stage.url}/api/products/${roll.id}/sold-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stage.deviceKey}` },
    body: JSON.stringify({ branch: 1, isSoldOut }),
  });
  expect(answer.status).toBe(200);
}

/** Opens the page of the branch and waits until it is subscribed to changes. */
async function visitListening(visitor: Visitor, path = STORE): Promise<void> {
  const heard = visitor.page.waitForResponse(/\/api\/shop\/changes$/);
  await visitor.visit(path);
  await heard;
  await visitor.page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

const wasReloaded = async ({ page }: Visitor) => !(await page.evaluate(() => 'isSamePage' in window));
const card = ({ page }: Visitor) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: ROLL, exact: true }) });
const cart = ({ page }: Visitor) => page.getByRole('region', { name: 'Ihr Warenkorb' });
/** At the line item in the cart. */
const question = (visitor: Visitor) => cart(visitor).getByRole('group', { name: `Rückfrage zu ${ROLL}` });

describe('Live data: what sells out or vanishes while a customer looks at it becomes visibly unavailable', () => {
  test('sold out: the card is greyed, the open configurator says so and cannot save, the line item in the cart says so', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await visitListening(visitor);
    await addSimple(visitor, ROLL);
    const dialog = await openProduct(visitor, ROLL);
    await sellOut(true);
    await dialog.getByRole('alert').getByText('Ausverkauft').waitFor();
    const save = dialog.getByRole('button', { name: /In den Warenkorb/ });
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    await visitor.press(save);
    expect(await dialog.isVisible()).toBe(true);
    await pressInOverlay(visitor, 'Schließen');
    await question(visitor).getByText('Ausverkauft').waitFor();
    expect(await shownText(card(visitor))).toContain('Ausverkauft');
    const button = card(visitor).getByRole('button', { name: ROLL, exact: true });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await visitor.press(button);
    expect(await page.getByRole('dialog').count()).toBe(0);
    const picture = card(visitor).getByRole('presentation');
    expect(await picture.evaluate((image) => getComputedStyle(image).filter)).toContain('grayscale');
    await sellOut(false);
    await question(visitor).waitFor({ state: 'detached' });
    expect(await button.getAttribute('aria-disabled')).toBe('false');
    expect(await wasReloaded(visitor)).toBe(false);
  });

  test('on a slow phone that was in the pocket in the meantime, as soon as it is looked at again', async () => {
    const visitor = await stage.open('phone', { isStill: true });
    const { page } = visitor;
    await visitListening(visitor);
    const hide = (isHidden: boolean) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await sellOut(true);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await shownText(card(visitor))).not.toContain('Ausverkauft');
    await hide(false);
    await card(visitor).getByText('Ausverkauft').waitFor();
    await sellOut(false);
    await card(visitor).getByText('Ausverkauft').waitFor({ state: 'detached' });
  });

  test('taken off the menu: the card stays in its place and says "Nicht mehr verfügbar"', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await giveCart(visitor, stage.url, { items: { [ROLL]: 1 } });
    await visitListening(visitor);
    await openProduct(visitor, ROLL);
    const names = () => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    const before = await names();
    const catalog = menu.catalog.map((entry) => ({
      ...entry,
      products: entry.products.filter(({ id }) => id !== roll.id),
    }));
    await admin.change(`/menus/${menu.id}`, { catalog });
    await overlay(visitor).getByRole('alert').getByText('Nicht mehr verfügbar').waitFor();
    await pressInOverlay(visitor, 'Schließen');
    await card(visitor).getByText('Nicht mehr verfügbar').waitFor();
    await question(visitor).getByText('Nicht mehr verfügbar').waitFor();
    expect(await names()).toEqual(before);
    await admin.change(`/menus/${menu.id}`, { catalog: menu.catalog });
    await card(visitor).getByText('Nicht mehr verfügbar').waitFor({ state: 'detached' });
    // New visitors see only what is available.
    await admin.change(`/menus/${menu.id}`, { catalog });
    const later = await stage.open('desktop', { isStill: true });
    await later.visit(STORE);
    expect(await card(later).count()).toBe(0);
    await admin.change(`/menus/${menu.id}`, { catalog: menu.catalog });
    expect(await wasReloaded(visitor)).toBe(false);
  });
});

describe('Cart migration', () => {
  // Changes while the page is open raise questions at the line item: cart-questions.test.ts.
  test.each([
    ['price', () => ({ price: roll.price + 0.1 })],
    ['name', () => ({ name: `${ROLL} alt` })],
    ['description', () => ({ description: 'Neu' })],
  ])(
    'stored items are removed when their product no longer matches an active one by its %s',
    async (_, change) => {
      const visitor = await stage.open('desktop', { isStill: true });
      const { page } = visitor;
      await giveCart(visitor, stage.url, { items: { [ROLL]: 2, Schnitzelsemmel: 1 } });
      await admin.change(`/products/${roll.id}`, change());
      const { price, name, description } = roll;
      try {
        await visitor.visit(STORE);
        await page.getByText(`Nicht mehr verfügbar und aus dem Warenkorb entfernt: ${ROLL}`).waitFor();
        await cart(visitor).getByText('Schnitzelsemmel', { exact: true }).waitFor();
        expect(await shownText(cart(visitor))).not.toContain(ROLL);
      } finally {
        await admin.change(`/products/${roll.id}`, { price, name, description });
      }
    },
  );

  test('runs after data loads and every 4 hours (checked every 10 seconds, the same cadence as the menu and product reload)', async () => {
    const visitor = await stage.open('desktop', { isStill: true, hasOwnTime: true });
    const { page, context } = visitor;
    // This page gets no change events.
    visitor.allow(/shop\/changes|ERR_FAILED/);
    await page.route('**/api/shop/changes', (route) => route.abort());
    await giveCart(visitor, stage.url, { items: { [ROLL]: 2 } });
    await visitor.visit(STORE);
    await cart(visitor).getByText(ROLL, { exact: true }).waitFor();
    await admin.change(`/products/${roll.id}`, { price: roll.price + 0.2 });
    let loads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/init')) loads += 1;
    });
    await context.clock.fastForward('03:59:00');
    await context.clock.runFor(10_000);
    expect(loads).toBe(0);
    // The next check comes with it. Not one step further: the notice stays for 8 seconds only.
    await context.clock.fastForward('00:01:00');
    await page.getByText(`Nicht mehr verfügbar und aus dem Warenkorb entfernt: ${ROLL}`).waitFor();
    expect(loads).toBe(1);
    await admin.change(`/products/${roll.id}`, { price: roll.price });
  });
});
