import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Menu, Product } from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
import { activeMenu } from '#domain/shop/menu.ts';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { allOf, productOf, questionIn, sellOut } from '../changed-shop.ts';
import { SUBMIT, shownText } from '../customer.ts';
import { ANSWERED, giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { BOTH, type Device, type Visitor } from '../visitor.ts';

/** Changes by staff while a guest orders raise a question at the line item, and nothing is ordered before the answer. */

const STORE = '/store/hauptplatz';
const CHECKOUT = `${STORE}/checkout`;
const SCHNITZEL = 'Schnitzelsemmel';
const ROLL = 'Handsemmel';
let stage: ToldStage;
let admin: Admin;
let schnitzel: Wire<Product>;
let roll: Wire<Product>;
let menu: Menu;

beforeAll(async () => {
  stage = await startToldStage();
  admin = await signInByApi(stage.url);
  [schnitzel, roll] = [await productOf(stage.url, SCHNITZEL), await productOf(stage.url, ROLL)];
  menu =
    activeMenu(await allOf<Menu>(stage.url, '/branches/1/menus'), 1, new Date(TUESDAY_NOON)) ??
    expect.fail('no menu');
});
afterEach(async () => {
  await stage.settle();
  for (const { id, ...before } of [schnitzel, roll]) {
    const { price, name, description, allergens, isEnabled, minimumQuantity } = before;
    await admin.change(`/products/${id}`, {
      price,
      name,
      description,
      allergens,
      isEnabled,
      minimumQuantity,
    });
  }
  await admin.change(`/menus/${menu.id}`, { catalog: menu.catalog });
});
afterAll(() => stage.stop());

/** In checkout with a schnitzel and two rolls, all fields filled in, and subscribed to changes. */
async function inCheckout(device: Device): Promise<Visitor> {
  const visitor = await stage.at(TUESDAY_NOON, device);
  await giveCart(visitor, stage.url, {
    items: { [SCHNITZEL]: 1, [ROLL]: 2 },
    service: 'takeaway',
    draft: ANSWERED,
  });
  const heard = visitor.page.waitForResponse(/\/api\/shop\/changes$/);
  await visitor.visit(CHECKOUT);
  await heard;
  await summary(visitor).getByText(SCHNITZEL).waitFor();
  return visitor;
}

const summary = ({ page }: Visitor) => page.getByRole('complementary', { name: 'Zusammenfassung' });
const submit = ({ page }: Visitor) => page.getByRole('button', { name: SUBMIT });
const isHeld = (visitor: Visitor) => submit(visitor).getAttribute('aria-disabled');
const press = (visitor: Visitor, place: Locator, name: string) =>
  visitor.press(place.getByRole('button', { name }));

describe.each(BOTH)('in checkout on the %s', (device) => {
  test('a new price is asked about at the line item; submit waits, and agreeing changes the total', async () => {
    const visitor = await inCheckout(device);
    const { page } = visitor;
    const field = page.getByLabel('Vorname *', { exact: true });
    await field.focus();
    const place = () => field.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    await admin.change(`/products/${schnitzel.id}`, { price: 7.5 });
    const question = questionIn(summary(visitor), SCHNITZEL);
    await question.waitFor();
    expect(await shownText(question)).toContain('6,90 → 7,50 €');
    expect(await field.evaluate((element) => element === document.activeElement), 'the focus stays').toBe(
      true,
    );
    expect(Math.abs((await place()) - before), 'nothing jumps').toBeLessThan(2);
    expect(await page.getByText(/Nicht mehr verfügbar/).count()).toBe(0);
    const heard = summary(visitor).getByRole('status').filter({ hasText: SCHNITZEL });
    expect(await shownText(heard), 'heard by those who do not see it').toMatch(/7,50\s€ statt 6,90\s€/);
    expect(await isHeld(visitor)).toBe('true');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await visitor.press(submit(visitor));
    expect(sent.filter((url) => url.endsWith('/api/orders'))).toEqual([]);
    expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await axeFindings(page, 'question in checkout')).toEqual([]);
    await press(visitor, question, 'Übernehmen');
    await question.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement === document.body), 'focus').toBe(false);
    expect(await isHeld(visitor)).not.toBe('true');
    expect(await shownText(summary(visitor))).toContain('7,50 €');
    await visitor.press(submit(visitor));
    await page.waitForURL(/\/status\//);
  });

  test('or the line item is removed, and the total follows', async () => {
    const visitor = await inCheckout(device);
    const { page } = visitor;
    await admin.change(`/products/${schnitzel.id}`, { price: 7.5 });
    const question = questionIn(summary(visitor), SCHNITZEL);
    await question.waitFor();
    await press(visitor, question, 'Entfernen');
    await summary(visitor).getByText(SCHNITZEL).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement === document.body), 'focus').toBe(false);
    expect(await isHeld(visitor)).not.toBe('true');
    expect(await shownText(summary(visitor))).not.toContain('6,90 €');
  });

  test('the question survives a reload', async () => {
    const visitor = await inCheckout(device);
    await admin.change(`/products/${schnitzel.id}`, { price: 7.5 });
    await questionIn(summary(visitor), SCHNITZEL).waitFor();
    await visitor.visit(CHECKOUT);
    await questionIn(summary(visitor), SCHNITZEL).waitFor();
    expect(await shownText(questionIn(summary(visitor), SCHNITZEL))).toContain('6,90 → 7,50 €');
    expect(await isHeld(visitor)).toBe('true');
  });

  test('a corrected typo or another description asks nothing; the line item shows the new name', async () => {
    const visitor = await inCheckout(device);
    await admin.change(`/products/${schnitzel.id}`, {
      name: 'Schnitzelsemmell',
      description: 'Jetzt mit mehr Preiselbeeren.',
    });
    await summary(visitor).getByText('Schnitzelsemmell', { exact: false }).waitFor();
    expect(await questionIn(summary(visitor), 'Schnitzelsemmell').count()).toBe(0);
    expect(await isHeld(visitor)).not.toBe('true');
  });

  test('sold out: replaced by another product in its place, or removed', async () => {
    const visitor = await inCheckout(device);
    const { page } = visitor;
    await sellOut(stage, roll, true);
    const question = questionIn(summary(visitor), ROLL);
    await question.getByText('Ausverkauft').waitFor();
    expect(await isHeld(visitor)).toBe('true');
    await press(visitor, question, 'Ersetzen');
    const offers = page.getByRole('dialog', { name: `Ersatz für ${ROLL}` });
    await offers.waitFor();
    expect(await offers.getByRole('button', { name: ROLL, exact: true }).count()).toBe(0);
    const other = offers.getByRole('list').getByRole('button').first();
    const name = (await other.locator('span').first().textContent()) ?? '';
    await visitor.press(other);
    const product = page.getByRole('dialog', { name });
    await product.waitFor();
    await visitor.press(product.getByRole('button', { name: /^Speichern/ }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await summary(visitor).getByText(name).waitFor();
    expect(await summary(visitor).getByText(ROLL).count()).toBe(0);
    expect(await isHeld(visitor)).not.toBe('true');
    await sellOut(stage, roll, false);
  });

  test('what is available again no longer asks anything', async () => {
    const visitor = await inCheckout(device);
    await sellOut(stage, roll, true);
    const question = questionIn(summary(visitor), ROLL);
    await question.waitFor();
    await sellOut(stage, roll, false);
    await question.waitFor({ state: 'detached' });
    expect(await isHeld(visitor)).not.toBe('true');
  });

  test.each<[string, () => Promise<void>]>([
    ['switched off', () => admin.change(`/products/${schnitzel.id}`, { isEnabled: false })],
    [
      'taken off the menu',
      () =>
        admin.change(`/menus/${menu.id}`, {
          catalog: menu.catalog.map((entry) => ({
            ...entry,
            products: entry.products.filter(({ id }) => id !== schnitzel.id),
          })),
        }),
    ],
  ])('a product that was %s stays in the cart until the guest has answered', async (_, change) => {
    const visitor = await inCheckout(device);
    await change();
    const question = questionIn(summary(visitor), SCHNITZEL);
    await question.getByText('Nicht mehr verfügbar').waitFor();
    expect(await isHeld(visitor)).toBe('true');
    await press(visitor, question, 'Entfernen');
    await summary(visitor).getByText(SCHNITZEL).waitFor({ state: 'detached' });
  });

  test('an amount that is too small now, and other allergens, are asked about', async () => {
    const visitor = await inCheckout(device);
    await admin.change(`/products/${roll.id}`, { minimumQuantity: 4, allergens: 'A, N' });
    const question = questionIn(summary(visitor), ROLL);
    await question.waitFor();
    expect(await shownText(question)).toMatch(/Menge: 2 → 4.*Allergene: .* → A, N/);
    await press(visitor, question, 'Übernehmen');
    await question.waitFor({ state: 'detached' });
    expect(await shownText(summary(visitor))).toContain(`4 × ${ROLL}`);
  });
});
