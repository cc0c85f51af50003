import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { addSimple, addToCart, goOnShopping, openProduct, sectionOf, shownText } from '../customer.ts';
import { giveCart } from '../filled-cart.ts';
import {
  SUNDAY_MORNING,
  SUNDAY_NIGHT,
  startToldStage,
  type ToldStage,
  TUESDAY_LAST_HOUR,
  TUESDAY_NOON,
} from '../told-time.ts';
import type { Visitor } from '../visitor.ts';
import { lostOn, ZOOMED } from '../zoomed.ts';

/** What a visitor may rely on at /store/{branchIdentifier} and in the cart: one test per promise. */

const STORE = '/store/hauptplatz';
let stage: ToldStage;
let admin: Admin;

beforeAll(async () => {
  stage = await startToldStage();
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** The text of the page between header and footer. */
function mainText({ page }: Visitor): Promise<string> {
  return shownText(page.getByRole('main'));
}

/** The strip above the header. */
function statusText({ page }: Visitor): Promise<string> {
  return shownText(page.getByRole('complementary', { name: 'Status und Personal' }));
}

function serviceCard({ page }: Visitor, name: string) {
  return page.getByRole('group', { name: 'Art der Bestellung' }).locator('label').filter({ hasText: name });
}

/** A group of the menu by its heading. */
function group({ page }: Visitor, name: string) {
  return page.getByRole('region', { name, exact: true });
}

describe('Branch page', () => {
  test("a visitor's wrong clock neither opens nor closes the shop", async () => {
    stage.tell(SUNDAY_NIGHT);
    const visitor = await stage.open('phone', { now: new Date(TUESDAY_NOON), isStill: true });
    await visitor.visit(STORE);
    await visitor.page.waitForTimeout(12_000);
    expect(await statusText(visitor)).toContain('Geschlossen');
  });

  test('cart panel, category bar, product groups by category, item configuration overlay; "Keine Produkte im Warenkorb"', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = visitor;
    await visitor.visit(STORE);
    const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
    expect(await shownText(column)).toContain('Keine Produkte im Warenkorb');
    expect(await column.getByRole('button', { name: 'Bestellung abschließen' }).isDisabled()).toBe(true);
    const bar = page.getByRole('navigation', { name: 'Kategorien' });
    const categories = await bar.getByRole('link').allTextContents();
    expect(categories.length).toBeGreaterThan(8);
    const groups = page.getByRole('main').locator('section[id^=kategorie-]');
    expect(await groups.getByRole('heading', { level: 2 }).allTextContents()).toEqual(categories);
    expect(
      await group(visitor, 'Brot & Gebäck').getByRole('heading', { level: 3 }).allTextContents(),
    ).toContain('Handsemmel');
    await openProduct(visitor, 'Handsemmel');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await admin.change('/config', { enablePluginCategoryBar: false });
    await visitor.visit(STORE);
    expect(await bar.count(), 'the category bar is optional').toBe(0);
    await admin.change('/config', { enablePluginCategoryBar: true });
  });

  test.each([
    ['desktop', 150],
    ['phone', Math.round(0.36 * 390)],
  ] as const)(
    'the category bar activates a group above 25% of the viewport; scroll offset on the %s: -%d px',
    async (device, offset) => {
      const visitor = await stage.at(TUESDAY_NOON, device);
      const { page } = visitor;
      await visitor.visit(STORE);
      const bar = page.getByRole('navigation', { name: 'Kategorien' });
      const bread = group(visitor, 'Brot & Gebäck');
      const topOf = () => bread.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const isActive = (name: string) =>
        expect.poll(() => bar.locator('[aria-current]').textContent()).toBe(name);
      await isActive('Jausenkonfigurator');
      await visitor.press(bar.getByRole('link', { name: 'Brot & Gebäck' }));
      await expect.poll(async () => Math.abs((await topOf()) - offset)).toBeLessThanOrEqual(1);
      await isActive('Brot & Gebäck');
      const threshold = await page.evaluate(() => window.innerHeight * 0.25);
      await page.evaluate((by) => window.scrollBy(0, by), offset - threshold - 3);
      await isActive('Fleisch & Wurst');
      await page.evaluate(() => window.scrollBy(0, 6));
      await isActive('Brot & Gebäck');
    },
  );
});

describe('Branch open state', () => {
  test('from openingHours, or from deliveryHours; closing soon with under 60 minutes left', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = visitor;
    const bar = page.getByRole('complementary', { name: 'Status und Personal' });
    const colour = (text: string) =>
      bar.getByText(text).evaluate((element) => getComputedStyle(element).color);
    await visitor.visit(STORE);
    const open = await colour('Geöffnet bis 20:00');
    await stage.move(visitor, TUESDAY_LAST_HOUR);
    await visitor.visit(STORE);
    expect(await mainText(visitor)).toContain('Geöffnet bis 20:00 Uhr');
    // The server may send the page as it was a minute ago.
    await expect.poll(() => colour('Geöffnet bis 20:00')).not.toBe(open);
    const soon = await colour('Geöffnet bis 20:00');
    await visitor.press(serviceCard(visitor, 'Lieferung'));
    await bar.getByText('Geschlossen').waitFor();
    const closed = await colour('Geschlossen');
    expect(new Set([open, soon, closed]).size, 'green, warning, error').toBe(3);
    expect(await mainText(visitor)).toContain('Geschlossen – öffnet morgen um 10:00 Uhr');
  });
});

describe('Branch intro message', () => {
  const PREORDER = 'Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.';
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await stage.at(TUESDAY_NOON, 'phone', { isKept: true });
  });
  afterAll(() => {
    visitor.isKept = false;
  });

  test('Open and delivering: nothing shown', async () => {
    await visitor.visit(STORE);
    expect(await statusText(visitor)).toContain('Geöffnet bis 20:00');
    expect(await mainText(visitor)).not.toContain('leider');
  });

  test('Closed: the next opening time or the closedMessage', async () => {
    await stage.move(visitor, SUNDAY_NIGHT);
    await visitor.visit(STORE);
    expect(await statusText(visitor)).toContain('Geschlossen');
    expect(await mainText(visitor)).toContain(
      'Wir sind Montag bis Freitag ab 7 Uhr, am Wochenende ab 7 beziehungsweise 8 Uhr wieder für Sie da.',
    );
    await admin.change('/branches/1', { closedMessage: '' });
    await visitor.visit(STORE);
    expect(await mainText(visitor)).toContain(
      'Derzeit haben wir leider geschlossen. Wir öffnen wieder morgen um 07:00 Uhr.',
    );
  });

  test('Only delivery closed: says so, the next delivery time, and what is available', async () => {
    await stage.move(visitor, SUNDAY_MORNING);
    await visitor.visit(STORE);
    expect(await mainText(visitor)).toContain(
      'Derzeit bieten wir leider keine Lieferung an. Wir liefern wieder morgen um 10:00 Uhr. Abholung und Vor Ort sind weiterhin möglich.',
    );
  });

  test('If isPreorderEnabled: adds a preorder note', async () => {
    expect(await mainText(visitor)).toContain(PREORDER);
    await admin.change('/branches/1', { isPreorderEnabled: false });
    await visitor.visit(STORE);
    const text = await mainText(visitor);
    expect(text).toContain('Derzeit bieten wir leider keine Lieferung an.');
    expect(text).not.toContain(PREORDER);
    await admin.change('/branches/1', { isPreorderEnabled: true });
  });
});

describe('Active menu', () => {
  test('the one with the latest availableFrom that is already in the past; unavailable ones are shown disabled', async () => {
    const visitor = await stage.at('2025-06-10T12:00:00+02:00', 'phone');
    const { page } = visitor;
    await visitor.visit(STORE);
    expect(await group(visitor, 'Mittagsmenü').count(), 'not on the menu of 2025').toBe(0);
    await stage.move(visitor, TUESDAY_NOON);
    await visitor.visit(STORE);
    const lunch = group(visitor, 'Mittagsmenü');
    expect(await lunch.getByRole('button', { name: 'Dienstagsmenü: Käsespätzle' }).isEnabled()).toBe(true);
    const monday = lunch.getByRole('button', { name: 'Montagsmenü: Faschierte Laibchen' });
    expect(await monday.isDisabled()).toBe(true);
    expect(await shownText(lunch.getByRole('article').filter({ hasText: 'Montagsmenü' }))).toContain(
      'Derzeit nicht verfügbar',
    );
    await admin.change('/products/301', { isVisibleWhenUnavailable: false });
    await visitor.visit(STORE);
    expect(await monday.count(), 'shown only while its schedule is open').toBe(0);
    expect(await page.getByRole('button', { name: 'Mittwochsmenü: Rindsgulasch' }).isDisabled()).toBe(true);
  });
});

describe('Delivery type', () => {
  test('persisted per branch; else the defaultDeliveryMethod that the branch supports; the first area is preselected', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = visitor;
    const isChosen = (name: string) =>
      expect.poll(() => serviceCard(visitor, name).locator('input').isChecked()).toBe(true);
    await visitor.visit(STORE);
    await isChosen('Abholung');
    await visitor.press(serviceCard(visitor, 'Lieferung'));
    await addSimple(visitor, 'Brettljause für zwei');
    await admin.change('/config', { defaultDeliveryMethod: 'dineIn' });
    await visitor.visit('/store/unterlinden');
    await isChosen('Abholung');
    await visitor.visit(STORE);
    await isChosen('Lieferung');
    await visitor.press(page.locator('#cart-toggle'));
    const area = page.getByRole('dialog', { name: 'Warenkorb' }).getByLabel('Liefergebiet');
    expect(await area.inputValue()).toBe('Bad Marienau – Ortskern');
    await visitor.visit(`${STORE}/checkout`);
    await sectionOf(visitor, 'Lieferadresse').waitFor();
    const other = await stage.at(TUESDAY_NOON, 'phone');
    await other.visit(STORE);
    expect(await serviceCard(other, 'Vor Ort').locator('input').isChecked()).toBe(true);
    await admin.change('/config', { defaultDeliveryMethod: 'takeaway' });
  });
});

describe('Cart panel', () => {
  test('visible or collapsed; it cannot open when empty; removing the last item collapses it', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = visitor;
    await visitor.visit(STORE);
    const toggle = page.locator('#cart-toggle');
    expect(await toggle.isDisabled()).toBe(true);
    await addSimple(visitor, 'Handsemmel');
    await visitor.press(toggle);
    const panel = page.getByRole('dialog', { name: 'Warenkorb' });
    await visitor.press(panel.getByRole('button', { name: 'Handsemmel entfernen' }));
    await panel.waitFor({ state: 'detached' });
    expect(await toggle.isDisabled()).toBe(true);
  });

  test('counts the amount for units amount, pair and person, otherwise 1 per item; kept per branch over a reload', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = visitor;
    const items = { Handsemmel: 2, Kaminwurzen: 2, 'Bergkäse, 12 Monate gereift': 20 };
    await giveCart(visitor, stage.url, { items });
    await visitor.visit(STORE);
    await page.getByRole('button', { name: 'Warenkorb 5 Produkte' }).waitFor();
    await visitor.visit('/store/unterlinden');
    await page.getByText('Keine Produkte im Warenkorb').waitFor();
    await visitor.visit(STORE);
    await visitor.press(page.getByRole('button', { name: 'Warenkorb 5 Produkte' }));
    const panel = page.getByRole('region', { name: 'Warenkorb', exact: true });
    await panel.getByRole('link', { name: 'Bestellung abschließen' }).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });
});

describe('Cart migration', () => {
  test('items whose product no longer matches an active one by id, name, description and price are removed', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = visitor;
    await giveCart(visitor, stage.url, { items: { Laugenbrezel: 1, Salzstangerl: 1 } });
    await admin.change('/products/704', { price: 1.2 });
    await visitor.visit(STORE);
    await page.getByText('Nicht mehr verfügbar und aus dem Warenkorb entfernt: Salzstangerl').waitFor();
    const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
    expect(await shownText(column)).toContain('Laugenbrezel');
    expect(await shownText(column)).not.toContain('Salzstangerl');
  });
});

test('the branch page and the cart lose nothing at 400 % zoom', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'desktop');
  const { page } = visitor;
  await page.setViewportSize(ZOOMED);
  await visitor.visit(STORE);
  await openProduct(visitor, 'Apfelstrudel');
  await addToCart(visitor);
  const lost = await lostOn(page, 'cart');
  await goOnShopping(visitor);
  lost.push(...(await lostOn(page, 'branch')));
  expect(lost).toEqual([]);
});
