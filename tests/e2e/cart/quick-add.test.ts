import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { SUBMIT, sectionOf, shownText } from '../customer.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { BOTH, type Visitor } from '../visitor.ts';

/** Products without a question are ordered on their cards, and what was removed comes back. */

const STORE = '/store/hauptplatz';
const SEMMEL = 'Handsemmel';

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const card = ({ page }: Visitor, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name, exact: true }) });
const plus = (visitor: Visitor, name: string) =>
  card(visitor, name).getByRole('button', { name: `${name} in den Warenkorb` });
const minus = (visitor: Visitor, name: string) =>
  card(visitor, name).getByRole('button', { name: `Menge von ${name} verringern` });
const toggle = ({ page }: Visitor) => page.locator('#cart-toggle');
const undo = ({ page }: Visitor) => page.getByRole('button', { name: 'Rückgängig' });
/** The shown cart: beside the menu on the desktop, the sheet on the phone. */
async function cart(visitor: Visitor): Promise<Locator> {
  if (visitor.device === 'desktop') return visitor.page.locator('#warenkorb');
  if ((await visitor.page.getByRole('dialog').count()) === 0)
    await visitor.press(visitor.page.getByRole('button', { name: /Warenkorb ansehen/ }));
  return visitor.page.getByRole('dialog', { name: 'Warenkorb' });
}
const amounts = (place: Locator) =>
  place
    .locator('[data-line] input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

describe.each(BOTH)('on the %s', (device) => {
  test('plus adds, adds again and takes back, without opening anything', async () => {
    const guest = await stage.at(TUESDAY_NOON, device);
    const { page } = guest;
    await guest.visit(STORE);
    const before = await card(guest, SEMMEL).boundingBox();
    await guest.press(plus(guest, SEMMEL));
    await guest.press(plus(guest, SEMMEL));
    await minus(guest, SEMMEL).waitFor();
    await expect.poll(() => shownText(toggle(guest))).toContain('2');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await card(guest, SEMMEL).boundingBox())?.height).toBe(before?.height);
    const { width = 0, height = 0 } = (await plus(guest, SEMMEL).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await axeFindings(page, `a card with an amount, ${device}`)).toEqual([]);
    const shown = await cart(guest);
    await expect.poll(() => amounts(shown)).toEqual(['2']);
    if (device === 'phone') await page.keyboard.press('Escape');
    await guest.press(minus(guest, SEMMEL));
    await guest.press(minus(guest, SEMMEL));
    await minus(guest, SEMMEL).waitFor({ state: 'detached' });
    expect(await toggle(guest).isDisabled()).toBe(true);
    await guest.press(undo(guest));
    await expect.poll(() => shownText(toggle(guest))).toContain('1');
  });

  test('what is removed in the cart comes back to its place, also from checkout', async () => {
    const guest = await stage.at(TUESDAY_NOON, device);
    const { page } = guest;
    await guest.visit(STORE);
    for (const name of [SEMMEL, 'Salzstangerl', 'Topfengolatsche']) await guest.press(plus(guest, name));
    const lines = await cart(guest);
    const names = () => lines.locator('[data-line] p:first-child').allInnerTexts();
    await expect.poll(names).toContain('Topfengolatsche');
    const all = await names();
    await guest.press(lines.getByRole('button', { name: 'Salzstangerl entfernen' }));
    expect(await axeFindings(page, `undo in the cart, ${device}`)).toEqual([]);
    await guest.press(undo(guest));
    await expect.poll(names).toEqual(all);
    await guest.press((await cart(guest)).getByRole('button', { name: 'Salzstangerl entfernen' }));
    await guest.press((await cart(guest)).getByRole('link', { name: 'Bestellung abschließen' }));
    await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
    await guest.press(undo(guest));
    await expect.poll(() => page.locator('#checkout-items [data-line]').count()).toBe(3);
    expect(await shownText(page.locator('#checkout-items [data-line]').nth(1))).toContain('Salzstangerl');
  });
});

test('two simple products are ordered in nine taps at most', async () => {
  const guest = await stage.at(TUESDAY_NOON, 'phone');
  const { page } = guest;
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await guest.press(target);
  };
  await guest.visit('/');
  await tap(
    page
      .getByRole('main')
      .getByRole('link', { name: /Wiesenknopf am Hauptplatz/ })
      .first(),
  );
  await tap(plus(guest, SEMMEL));
  await tap(plus(guest, 'Topfengolatsche'));
  await tap(page.getByRole('button', { name: /Warenkorb ansehen/ }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Bestellung abschließen' }));
  await page.getByLabel('Vorname *', { exact: true }).fill('Anna');
  await page.getByLabel('Nachname *', { exact: true }).fill('Huber');
  await page.getByLabel(/^E-Mail/).fill('anna@example.com');
  await page.getByLabel(/^Telefon/).fill('+43 664 1234567');
  for (const box of await sectionOf(guest, 'Einverständnis').getByRole('checkbox').all()) await tap(box);
  await tap(page.getByRole('button', { name: SUBMIT }));
  await page.waitForURL(/\/status\//);
  expect(taps).toBeLessThanOrEqual(9);
});

test('with the keyboard the focus stays at plus, and the cart is the next stop', async () => {
  const guest = await stage.at(TUESDAY_NOON, 'desktop');
  const { page } = guest;
  await guest.visit(STORE);
  await plus(guest, SEMMEL).press('Enter');
  await minus(guest, SEMMEL).waitFor();
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  expect(await focused()).toBe(`${SEMMEL} in den Warenkorb`);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Zum Warenkorb');
  await minus(guest, SEMMEL).press('Enter');
  await minus(guest, SEMMEL).waitFor({ state: 'detached' });
  expect(await focused()).toBe(`${SEMMEL} in den Warenkorb`);
  await undo(guest).press('Enter');
  await minus(guest, SEMMEL).waitFor();
  expect(await focused()).not.toBe(null);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
