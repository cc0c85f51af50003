import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { signIn } from '../board.ts';
import { type PlacedOrder, placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Device, Visitor } from '../visitor.ts';
import { waitFor } from '../wait-for.ts';

/** What is sold by weight: estimated when it is ordered, weighed at the counter, exact from then on. */

const MOUNTAIN_CHEESE = 501;
const ALPINE_CHEESE = 502;
/** The menu sells them all day. */
const ALWAYS = `UPDATE "Product" SET "schedule" = '[]'; UPDATE "Category" SET "schedule" = '[]';`;

let stage: Stage;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: ALWAYS });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const byWeight = (product: number) => ({ product, amount: 20, unit: 'decagram', parts: [] });

async function opened(device: Device): Promise<{ staff: Visitor; order: PlacedOrder }> {
  const order = await placeByApi(stage, { items: [byWeight(MOUNTAIN_CHEESE), byWeight(ALPINE_CHEESE)] });
  const staff = await stage.open(device, { isStill: true });
  await signIn(staff);
  await staff.page.goto(`/backend#/orders/${order.id}`);
  await staff.press(staff.page.getByRole('button', { name: 'Wiegen (2 Positionen)' }));
  return { staff, order };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Bestellung \d+ wiegen$/ });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

test('R234 by the keyboard alone: price and total follow, and the guest sees them', async () => {
  const { staff, order } = await opened('desktop');
  const guest = await stage.open('phone', { isStill: true });
  await guest.visit(order.path);
  await guest.page
    .getByText(/^ca\. 9,76/)
    .first()
    .waitFor();
  const { page } = staff;
  const dialog = dialogOf(page);
  const field = (name: string) => dialog.getByLabel(`${name}: gewogen (Dekagramm)`);
  const first = field('Bergkäse, 12 Monate gereift');
  await first.waitFor();
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  // Nothing yet, so nothing to go on with: said at the field, which keeps the focus.
  await page.keyboard.press('Enter');
  await dialog.getByText('Bitte geben Sie ein, was die Waage zeigt.').waitFor();
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('21,3');
  await dialog.getByText(/^Preis 5,73/).waitFor();
  await dialog.getByText(/^Neue Summe ca\. 10,11/).waitFor();
  expect(await axeFindings(page, 'weighing')).toEqual([]);
  await page.keyboard.press('Enter');
  await field('Almkäse, mild').waitFor();
  await page.keyboard.type('20');
  await dialog.getByText(/^Neue Summe 10,11/).waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const panel = page.getByRole('complementary', { name: /^Bestellung \d+/ });
  await waitFor(async () => plain(await panel.textContent()).includes('Gesamt10,11 €') || undefined);
  expect(await page.getByRole('button', { name: /^Wiegen/ }).count()).toBe(0);
  await guest.page
    .getByText('Ihre Bestellung ist abgewogen: Mengen und Betrag sind endgültig.')
    .waitFor({ timeout: 20_000 });
  expect(plain(await guest.page.getByRole('main').textContent())).toContain('21,3 dag');
});

test('what was typed stays when a tablet is turned', async () => {
  const { staff } = await opened('desktop');
  const { page } = staff;
  const dialog = dialogOf(page);
  const field = dialog.getByLabel('Bergkäse, 12 Monate gereift: gewogen (Dekagramm)');
  await field.waitFor();
  await page.keyboard.type('21,3');
  await page.setViewportSize({ width: 768, height: 1_024 });
  // The page has drawn itself anew.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await dialog.getByText(/^Preis 5,73/).waitFor();
  expect(await field.inputValue()).toBe('21,3');
  await page.keyboard.press('Escape');
  // Then the details move above the board, where there is room for them.
  await page.getByRole('dialog', { name: /^Bestellung \d+ – / }).waitFor();
});

test('R234 by the pad, item by item, on a phone', async () => {
  const { staff } = await opened('phone');
  const { page } = staff;
  const dialog = dialogOf(page);
  const key = (name: string) => dialog.getByRole('button', { name, exact: true });
  // The whole pad is in sight, however long the list of items is.
  await dialog.getByRole('button', { name: '0', exact: true }).waitFor();
  const [zero, footer] = await Promise.all([
    key('0').boundingBox(),
    dialog.getByText(/^Neue Summe/).boundingBox(),
  ]);
  expect((zero?.y ?? 0) + (zero?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
  for (const name of ['1', '9', 'Komma', '7', '7', 'Letzte Ziffer löschen', '5'])
    await staff.press(key(name));
  const field = dialog.getByLabel('Bergkäse, 12 Monate gereift: gewogen (Dekagramm)');
  expect(await field.inputValue()).toBe('19,75');
  expect(await axeFindings(page, 'weighing on a phone')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await staff.press(dialog.getByRole('button', { name: '1 von 2 speichern' }));
  await dialog.getByText('Neue Summe ca. 9,69').waitFor();
  // The weight that was ordered counts, too.
  await staff.press(dialog.getByRole('button', { name: 'Wie bestellt: 20 dag' }));
  await dialog.getByText(/^Neue Summe 9,69/).waitFor();
  await staff.press(dialog.getByRole('button', { name: 'Speichern', exact: true }));
  await dialog.waitFor({ state: 'detached' });
});
