import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInByApi } from '#tests/e2e/as-admin.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { type PlacedOrder, placeByApi, stepByApi } from '#tests/e2e/by-api.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { goTo, openStaff } from '../staff-session.ts';

/** What a guest may ask for, and the journal that says who did it. */

const GUEST = { firstName: 'Zita', lastName: 'Ohneland', email: 'zita.ohneland@example.at' };

let stage: Stage;
let staff: Visitor;
let order: PlacedOrder;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  const admin = await signInByApi(stage.url);
  order = await placeByApi(stage, GUEST);
  await stepByApi(stage, order, 'confirm');
  await stepByApi(stage, order, 'completed');
  const tag = await admin.create('/tags', { name: 'Vorher' });
  await admin.change(`/tags/${tag}`, { name: 'Nachher' });
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage?.stop());

const field = (label: string) => staff.page.getByLabel(label, { exact: true });
const button = (name: string | RegExp) => staff.page.getByRole('button', { name, exact: true });
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** By the Tab key from where the focus is; what takes more than a few is not within reach. */
async function tabTo(place: Locator): Promise<void> {
  for (let steps = 0; steps < 8 && !(await isFocused(place)); steps++) await staff.page.keyboard.press('Tab');
  expect(await isFocused(place)).toBe(true);
}

/** The files that a press on Enter brings. */
async function downloaded(count: number): Promise<Map<string, string>> {
  const { page } = staff;
  const files = new Map<string, string>();
  const all = new Promise<void>((resolve, reject) => {
    page.on('download', (download) => {
      download
        .path()
        .then((path) => readFile(path, 'utf8'))
        .then((text) => void (files.set(download.suggestedFilename(), text).size === count && resolve()))
        .catch(reject);
    });
  });
  await page.keyboard.press('Enter');
  await all.finally(() => page.removeAllListeners('download'));
  return files;
}

test('by the keyboard alone a guest is found, told what is stored, and erased with a receipt', async () => {
  const { page } = staff;
  await goTo(staff, '/guest-data', 'Daten von Gästen');
  await field('Suchen nach').focus();
  await page.keyboard.press('E');
  await tabTo(field('Suchbegriff'));
  staff.allow(/422|400/);
  await page.keyboard.type('zita.ohneland.example.at');
  await page.keyboard.press('Enter');
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse an.').waitFor();
  const value = field('Suchbegriff');
  expect(await value.getAttribute('aria-invalid')).toBe('true');
  const note = await value.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${note}"]`).textContent()).toContain('gültige E-Mail-Adresse');

  await value.fill(GUEST.email.toUpperCase());
  await page.keyboard.press('Enter');
  await page.getByText('1 Bestellung, 0 Kontaktformulare').waitFor();
  await page.getByText(`Zita Ohneland · ${GUEST.email}`, { exact: false }).waitFor();
  expect(await axeFindings(page, 'what is stored of a guest')).toEqual([]);

  await tabTo(button('Auskunft herunterladen'));
  const files = await downloaded(2);
  expect([...files.keys()].toSorted()).toEqual(['auskunft.html', 'auskunft.json']);
  for (const text of files.values()) expect(text).toContain('Ohneland');

  await tabTo(button('Löschen'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Daten dieses Gastes löschen?' });
  const why = dialog.getByLabel('Wie haben Sie festgestellt, wer fragt?');
  const confirm = dialog.getByRole('button', { name: 'Löschen' });
  await dialog.waitFor();
  await tabTo(confirm);
  await page.keyboard.press('Enter');
  await dialog.getByText('Bitte schreiben Sie, wie Sie festgestellt haben, wer fragt.').waitFor();
  await tabTo(why);
  await page.keyboard.type('Rückruf unter der Nummer der Bestellung');
  await tabTo(confirm);
  await page.keyboard.press('Enter');
  await page.getByText(/Löschbestätigung Nr\. 1 liegt unten bereit\./).waitFor();
  await dialog.waitFor({ state: 'detached' });
  // Where the button was nothing is left to press: one goes on in the same screen.
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await button(/^Herunterladen: Nr\. 1 vom/).focus();
  const [[name = '', receipt = ''] = []] = await downloaded(1);
  expect(name).toBe('loeschbestaetigung-1.html');
  expect(receipt).toContain(order.uid);
  expect(receipt).not.toContain('Ohneland');

  await value.fill(GUEST.email);
  await value.press('Enter');
  await page.getByText('Nichts gefunden.', { exact: false }).waitFor();
});

test('the journal says who did it, what was before and after, and that nobody touched it', async () => {
  const { page } = staff;
  await goTo(staff, '/journal', 'Journal');
  const entries = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect
    .poll(() => entries.allTextContents())
    .toContainEqual(expect.stringMatching(/Löschbestätigung|gelöscht/));
  await field('Betrifft').selectOption('Tags');
  await page.getByText('2 Einträge', { exact: true }).waitFor();
  const changed = entries.filter({ hasText: 'Geändert' });
  await changed.getByText('Änderungen').focus();
  await page.keyboard.press('Enter');
  expect(await changed.getByRole('row').last().allInnerTexts()).toEqual([
    expect.stringMatching(/^Name\s+Vorher\s+Nachher$/),
  ]);
  expect(await axeFindings(page, 'a change in the journal')).toEqual([]);

  await field('Suchen (Name oder Nummer)').fill('gibt es nicht');
  await page.getByText('Kein Eintrag passt.').waitFor();
  await button('Prüfen').focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Unversehrt: /).waitFor();
});
