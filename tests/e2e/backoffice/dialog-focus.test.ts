import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { type PlacedOrder, placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { showScreen } from './every-screen.ts';
import { openStaff } from './staff-session.ts';

/** Dialogs for typing focus the field at once, not their close button. */

let stage: Stage;
let admin: Admin;
let staff: Visitor;
let order: PlacedOrder;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  order = await placeByApi(stage);
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** The accessible name of the focused element within the topmost dialog; null elsewhere. */
const focused = () =>
  staff.page.evaluate(() => {
    const { activeElement: element } = document;
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (!element || !top?.contains(element)) return null;
    const label = element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
    const words =
      element.getAttribute('aria-label') ?? (label ?? element.closest('label') ?? element).textContent;
    return words.trim().replace(/ \*$/, '');
  });

const press = (name: string | RegExp) => staff.page.getByRole('button', { name }).first().click();

describe('the search (Ctrl+K)', () => {
  test.each(['by the keys', 'by its button'])('%s', async (way) => {
    const { page } = staff;
    await showScreen(staff, '/tags');
    if (way === 'by the keys') await page.keyboard.press('Control+k');
    else await page.getByRole('banner').getByRole('button', { name: 'Suchen' }).click();
    await page.keyboard.type('Schnitzelsemmel');
    expect(await page.getByRole('combobox', { name: /Bereiche/ }).inputValue()).toBe('Schnitzelsemmel');
    await page.getByRole('option', { name: /Schnitzelsemmel.*Produkt/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Schnitzelsemmel' }).waitFor();
  });

  test('returns focus when it closes', async () => {
    const { page } = staff;
    await showScreen(staff, '/tags');
    const search = page.getByRole('searchbox').first();
    await search.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('the picture library is searched', async () => {
  const { page } = staff;
  await showScreen(staff, '/categories/new');
  await press(/^Aus der Bibliothek/);
  await page.keyboard.type('Semmel');
  const dialog = page.getByRole('dialog', { name: 'Bild aus der Bibliothek' });
  expect(await dialog.getByRole('searchbox').inputValue()).toBe('Semmel');
  await page.keyboard.press('Escape');
});

test('a new picture is described', async () => {
  const { page } = staff;
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  await showScreen(staff, '/categories/new');
  await page.getByLabel(/^Bild hochladen/).setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Neues Bild' });
  await dialog.waitFor();
  await page.keyboard.type('Ein blaues Feld');
  expect(await dialog.getByLabel('Beschreibung').inputValue()).toBe('Ein blaues Feld');
  await page.keyboard.press('Escape');
});

test('a conflicting edit is resolved by Enter, and nothing is lost', async () => {
  const { page } = staff;
  const id = await admin.create('/donatees', {
    identifier: 'tierheim',
    name: 'Tierheim',
    description: 'Hunde',
  });
  await showScreen(staff, `/donatees/${id}`);
  await page.locator('#donatee-name').fill('Tierheim Krems');
  await admin.change(`/donatees/${id}`, { id, description: 'Hunde und Katzen' });
  staff.allow(/409/);
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: 'Inzwischen geändert' }).waitFor();
  expect(await focused()).toBe('Meine Änderungen speichern');
  await page.keyboard.press('Enter');
  await page.getByText('Spendenempfänger gespeichert.').waitFor();
  const { data } = (await (await page.request.get(`/api/donatees/${id}`)).json()) as { data: object };
  expect(data).toMatchObject({ name: 'Tierheim Krems', description: 'Hunde und Katzen' });
});

test('in a confirmation before a loss, Enter chooses what loses nothing', async () => {
  const { page } = staff;
  await showScreen(staff, '/categories/1');
  await press('Löschen');
  expect(await focused()).toBe('Abbrechen');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('#category-name').fill('Etwas anderes');
  await page.getByRole('navigation', { name: 'Alle Bereiche' }).getByRole('link', { name: 'Tags' }).click();
  await expect.poll(focused).toBe('Hier bleiben');
  await page.keyboard.press('Enter');
  expect(await page.locator('#category-name').inputValue()).toBe('Etwas anderes');
});

/** Every other dialog of the backoffice: where it opens, how, and what it focuses first. */
const OTHERS: readonly [string, string, () => Promise<unknown>, string | RegExp][] = [
  ['files of the library', '/digital-signage-segments/new', openVideoLibrary, /^Dateien durchsuchen/],
  ['several products', '/products', () => press('Gemeinsam ändern'), 'Welche Produkte'],
  ['export of products', '/products', () => press('Exportieren'), 'Schließen'],
  ['pause of orders', '/branches', () => press('Bestellungen pausieren'), 'Schließen'],
  ['several tables', '/tables', () => press('Mehrere anlegen'), 'Filiale'],
  ['holidays', '/branches/1', () => press('Feiertage eintragen'), 'Land'],
  ['copied day', '/branches/1', () => press('Montag auf andere Tage übertragen'), 'Schließen'],
  ['section of a page', '/blocks/1', () => press('Abschnitt hinzufügen'), 'Schließen'],
  ['new shift', '/working-schedules', () => press(/^Neue Planung für/), 'Benutzer'],
  ['copied week', '/working-schedules', () => press(/Vorwoche übernehmen/), 'Woche kopieren von'],
];

async function openVideoLibrary(): Promise<void> {
  await staff.page.locator('#digital-signage-segment-type').selectOption('video');
  await press(/^Aus der Bibliothek/);
}

test.each(OTHERS)('%s', async (_, path, open, start) => {
  await showScreen(staff, path);
  await open();
  await staff.page.locator('dialog[open]').waitFor();
  if (typeof start === 'string') expect(await focused()).toBe(start);
  else expect(await focused()).toMatch(start);
  await staff.page.keyboard.press('Escape');
  await staff.page.locator('dialog[open]').waitFor({ state: 'detached' });
});

test('a link in a text', async () => {
  const { page } = staff;
  await showScreen(staff, '/blocks/new');
  await press('Abschnitt hinzufügen');
  await page.getByRole('dialog').getByRole('button', { name: /^Text/ }).first().click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Link' }).waitFor();
  await page.keyboard.type('/kontakt');
  expect(await page.getByRole('dialog').getByLabel('Ziel').inputValue()).toBe('/kontakt');
  await page.keyboard.press('Escape');
});

describe('an order', () => {
  test.each([
    ['Anderer Termin', 'Schließen'],
    ['Ablehnen', 'Nachricht an den Kunden'],
    ['Angaben ändern', 'Vorname'],
    [/^Ändern/, /^Menge/],
    ['Beleg ansehen', /^Papier/],
  ] as const)('%s', async (button, start) => {
    const { page } = staff;
    await showScreen(staff, `/orders/${order.id}`);
    const detail = page.getByRole('complementary', { name: `Bestellung ${order.ticket}` });
    await detail.getByRole('button', { name: button }).first().click();
    await page.locator('dialog[open]').waitFor();
    if (typeof start === 'string') expect(await focused()).toBe(start);
    else expect(await focused()).toMatch(start);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  });
});
