import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeDetail, openDetail } from '../board.ts';
import { placeByApi } from '../by-api.ts';
import { overlay, pressInOverlay } from '../customer.ts';
import {
  expectApart,
  expectChange,
  expectEdge,
  expectRing,
  expectSeen,
  forceColours,
  look,
  SCHEMES,
  signsInColour,
} from '../forced-colours.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** In Windows' high contrast mode every state of a control is visible. Here the staff screens. */

let stage: Stage;
let staff: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe.each(SCHEMES)('forced colours, %s palette', (scheme) => {
  beforeAll(() => forceColours(staff.page, scheme));

  test('navigation: the current screen, and the active search result', async () => {
    const { page } = staff;
    await goTo(staff, '/tags', 'Tags');
    const areas = page.getByRole('navigation', { name: 'Alle Bereiche' });
    const link = areas.getByRole('link', { name: 'Kategorien' });
    await expectChange(link, 'the present area', () => goTo(staff, '/categories', 'Kategorien'), {
      least: 300,
    });
    await expectRing(areas.getByRole('link', { name: 'Produkte', exact: true }), 'an area');
    expect(await signsInColour(page)).toEqual([]);
    await page.keyboard.press('Control+k');
    await expectEdge(overlay(staff), 'the overlay');
    const second = overlay(staff).getByRole('option').nth(1);
    const field = overlay(staff).getByRole('combobox');
    const options = { least: 300, hasFocus: true };
    await expectChange(second, 'what is found', () => field.press('ArrowDown'), options);
    await page.keyboard.press('Escape');
    await overlay(staff).waitFor({ state: 'detached' });
  });

  test('lists and forms: row checkboxes, switches, a missing answer, letters of allergens', async () => {
    const { page } = staff;
    await goTo(staff, '/products', 'Produkte');
    const tick = page.getByRole('checkbox', { name: /auswählen$/ }).nth(1);
    await expectChange(tick, 'a row', () => staff.press(tick), { least: 60 });
    await expectRing(tick, 'the tick of a row');
    await goTo(staff, '/branches/1', /Hauptplatz/);
    const sunday = page.getByRole('switch', { name: 'Sonntag geöffnet' }).first();
    await expectChange(sunday, 'a switch', () => staff.press(sunday), { least: 100 });
    await expectSeen(sunday, 'a switch', 100);
    await expectRing(sunday, 'a switch');
    await goTo(staff, '/branches/new', /Neue Filiale/);
    const field = page.locator('#branch-identifier');
    await expectChange(field, 'a missing answer', async () => {
      await page.keyboard.press('Control+s');
      await field.and(page.locator('[aria-invalid=true]')).waitFor();
    });
    const products = (await (await fetch(`${stage.url}/api/products?pageSize=1`)).json()) as {
      data: { id: number; name: string }[];
    };
    const [product] = products.data;
    await goTo(staff, `/products/${product?.id}`, product?.name ?? '');
    const letter = page.getByText('Buchstaben zum Ankreuzen').locator('xpath=..').locator('label').nth(8);
    await expectChange(letter, 'an allergen', () => staff.press(letter), { least: 300 });
    expect(await signsInColour(page)).toEqual([]);
  });

  test('settings: the selected corners, colours unchanged', async () => {
    const { page } = staff;
    await goTo(staff, '/config', 'Einstellungen');
    const round = page.getByRole('button', { name: 'Rund', exact: true });
    await expectChange(round, 'the corners', () => staff.press(round), { least: 300 });
    const preview = page.getByRole('region', { name: 'Vorschau des Shops' });
    const button = preview.getByText('In den Warenkorb');
    const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']).not.toContain(ground);
  });

  test('statistics: the period, and the shades of the hours', async () => {
    const { page } = staff;
    await placeByApi(stage);
    await goTo(staff, '/dashboard', /./);
    const year = page.getByRole('button', { name: 'Dieses Jahr' });
    await expectChange(year, 'the period', () => staff.press(year), { least: 300 });
    const cells = page.getByRole('region', { name: /nach Wochentag und Stunde/ }).locator('td');
    await cells
      .filter({ hasText: /^[1-9]/ })
      .first()
      .waitFor();
    const grounds = await cells.evaluateAll((all) =>
      all.map((cell) => getComputedStyle(cell).backgroundColor),
    );
    expect(new Set(grounds).size).toBeGreaterThan(1);
    const bar = page.locator('[aria-hidden=true] > .h-full.rounded-full').first();
    await expectSeen(bar, 'a bar', 30);
  });

  test('orders: the open card, another time, a sentence, lanes on a phone, a menu', async () => {
    const { page } = staff;
    const order = await placeByApi(stage);
    await goTo(staff, '/orders', 'Bestellungen');
    const number = page.getByRole('button', { name: `Bestellung ${order.ticket}`, exact: true });
    await number.waitFor();
    const card = page.getByRole('article').filter({ has: number });
    await expectEdge(card.getByRole('button').last(), 'the next step');
    const detail = await openDetail(staff, 'new', order.ticket);
    const open = await look(card, { margin: 4 });
    await detail.waitFor();
    await staff.press(page.getByRole('button', { name: 'Anderer Termin' }));
    const half = overlay(staff).getByRole('button', { name: /\+30 Min/ });
    await expectChange(half, 'another time', () => staff.press(half), { least: 300 });
    await pressInOverlay(staff, 'Schließen');
    await staff.press(page.getByRole('button', { name: 'Ablehnen', exact: true }));
    const sentence = overlay(staff).getByRole('group', { name: 'Vorlagen' }).getByRole('button').nth(1);
    await expectChange(sentence, 'a sentence', () => staff.press(sentence), { least: 300 });
    await pressInOverlay(staff, 'Schließen');
    await closeDetail(staff, order.ticket);
    expectApart(open, await look(card, { margin: 4 }), 'the card that is open', 300);
    await staff.press(page.getByRole('button', { name: /^Ton: / }));
    const menu = page.getByRole('region', { name: /^Ton: / });
    await expectEdge(menu, 'a menu');
    await page.keyboard.press('Escape');
    expect(await signsInColour(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const lanes = page.getByRole('group', { name: 'Spalten' });
    const later = lanes.getByRole('button', { name: /^Später/ });
    await expectChange(later, 'a lane', () => staff.press(later), { least: 300 });
    await staff.press(lanes.getByRole('button', { name: /^Neu/ }));
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('pictures: those selected in the library', async () => {
    const { page } = staff;
    const products = (await (await fetch(`${stage.url}/api/products?pageSize=1`)).json()) as {
      data: { id: number; name: string }[];
    };
    const [product] = products.data;
    await goTo(staff, `/products/${product?.id}`, product?.name ?? '');
    await staff.press(page.getByRole('button', { name: /Bibliothek/ }).first());
    const held = overlay(staff).locator('button[aria-pressed]:enabled').last();
    await held.waitFor();
    await expectChange(held, 'a picture', () => staff.press(held), { least: 300 });
    await pressInOverlay(staff, 'Abbrechen');
  });

  test('week plan: today, and shifts with borders', async () => {
    const { page } = staff;
    await goTo(staff, '/working-schedules?branch=1', 'Arbeitsplanung');
    const today = page.locator('th[aria-current=date]');
    const other = page.locator('thead th:not([aria-current])').last();
    const ring = (cell: typeof today) => cell.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await ring(today)).toBe('solid');
    expect(await ring(other)).toBe('none');
    expect(await signsInColour(page)).toEqual([]);
  });
});
