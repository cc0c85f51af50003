import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { type PlacedOrder, placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { showScreen } from './every-screen.ts';
import { openStaff } from './staff-session.ts';

/** Ctrl+K leads everywhere, by the keyboard alone. */

const EMPLOYEE = { email: 'theke@wiesenknopf.example', password: 'Kümmel-und-Speck-12' };

let stage: Stage;
let admin: Admin;
let staff: Visitor;
let order: PlacedOrder;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  order = await placeByApi(stage);
  admin = await signInByApi(stage.url);
  await admin.create('/users', {
    ...EMPLOYEE,
    firstName: 'Mia',
    lastName: 'Moser',
    roles: ['ROLE_EMPLOYEE'],
    branches: [{ id: 1 }],
  });
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** Opens the search, types, and waits until the wanted answer is the chosen one. */
async function seek({ page }: Visitor, words: string, answer: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.getByRole('option', { name: answer, selected: true }).waitFor();
}

test.each([
  ['neues prod', /^Neues Produkt/, 'Neues Produkt'],
  ['tisch anlegen', /^Neuer Tisch/, 'Neuer Tisch'],
  ['Mein Konto', /^Mein Konto/, /./],
])('%s', async (words, answer, heading) => {
  await showScreen(staff, '/tags');
  await seek(staff, words, answer);
  await staff.page.keyboard.press('Enter');
  await staff.page.getByRole('heading', { level: 1, name: heading }).waitFor();
});

test('an order by its number, also a bare one', async () => {
  const { page } = staff;
  for (const words of [`Bestellung ${order.ticket}`, String(order.ticket)]) {
    await showScreen(staff, '/tags');
    await seek(staff, words, new RegExp(`^Bestellung ${order.ticket}`));
    expect(await axeFindings(page, words)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: `Bestellung ${order.ticket}` }).waitFor();
  }
});

test('a setting by its label, and by what its group says; it has the focus', async () => {
  const { page } = staff;
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await showScreen(staff, '/tags');
  await seek(staff, 'Überschrift der Start', /^Überschrift der Startseite.*Name und Betrieb/);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('config-title');
  // On the screen itself as well; the last letter is still in nobody's way.
  await seek(staff, 'Anfragen Kontaktformular', /Kontakt$/);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('config-contactEmail');
  const box = await page.locator('#config-contactEmail').boundingBox();
  expect(box && box.y > 0 && box.y + box.height < (page.viewportSize()?.height ?? 0)).toBe(true);
});

test('the pause leads to the board, and an employee is offered nothing that the role may not do', async () => {
  await showScreen(staff, '/tags');
  await seek(staff, 'Pause', /^Bestellungen pausieren/);
  await staff.page.keyboard.press('Enter');
  await staff.page.waitForURL(/#\/orders$/);

  const mia = await openStaff(stage, EMPLOYEE);
  await mia.page.keyboard.press('Control+k');
  await mia.page.keyboard.type('neue');
  // Everyone takes orders by phone; of all that can be made anew this is the only thing she is offered.
  await mia.page.getByRole('option', { name: /^Neue Bestellung/, selected: true }).waitFor();
  expect(await mia.page.getByRole('option').count()).toBe(1);
  await mia.page.getByRole('combobox', { name: /Bereiche/ }).fill('neues produkt');
  await mia.page.getByText('Nichts gefunden.').waitFor();
  await mia.page.getByRole('combobox', { name: /Bereiche/ }).fill('Hauptfarbe');
  await mia.page.getByText('Nichts gefunden.').waitFor();
  await mia.page.getByRole('combobox', { name: /Bereiche/ }).fill('');
  await mia.page.keyboard.type('abmelden');
  await mia.page.getByRole('option', { name: /^Abmelden/, selected: true }).waitFor();
  await mia.page.keyboard.press('Enter');
  await mia.page.waitForURL(/\/backend\/log/);
});
