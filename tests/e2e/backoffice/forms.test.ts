import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** What every list and form of the staff backend does, and what each role sees. */

let stage: Stage;
let admin: Admin;
let staff: Visitor;
const EMPLOYEE = { email: 'theke@wiesenknopf.example', password: 'Kümmel-und-Speck-12' };
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
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

describe('a form', () => {
  test('shows German error messages at the field, and focuses it', async () => {
    const { page } = staff;
    await goTo(staff, '/branches/new', /Neue Filiale/);
    await page.getByLabel('Name', { exact: false }).first().fill('Bahnhof Süd');
    // The identifier follows the name until somebody edits it.
    await expect.poll(() => page.locator('#branch-identifier').inputValue()).toBe('bahnhof-sued');
    await page.locator('#branch-identifier').fill('');
    await page.keyboard.press('Control+s');
    const input = page.locator('#branch-identifier');
    await page.locator('#branch-identifier[aria-invalid=true]').waitFor();
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('#branch-identifier-error').textContent()).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(await axeFindings(page, 'form with errors')).toEqual([]);
    await input.fill('hauptplatz');
    staff.allow(/422/);
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => page.locator('#branch-identifier-error').textContent())
      .toMatch(/bereits|vergeben/);
  });

  test('asks before unsaved work is lost', async () => {
    const { page } = staff;
    const guard = page.getByRole('dialog', { name: 'Ungespeicherte Änderungen' });
    const link = page.getByRole('navigation', { name: 'Alle Bereiche' }).getByRole('link', { name: 'Tags' });
    await goTo(staff, '/categories/1', /./);
    const before = await page.locator('#category-name').inputValue();
    await page.locator('#category-name').fill('Etwas anderes');
    await link.click();
    await guard.getByRole('button', { name: 'Hier bleiben' }).click();
    expect(await page.locator('#category-name').inputValue()).toBe('Etwas anderes');
    await link.click();
    await guard.getByRole('button', { name: 'Verwerfen und verlassen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    await goTo(staff, '/categories/1', before);
    expect(await page.locator('#category-name').inputValue()).toBe(before);
  });

  test('shows what somebody else has changed in the meantime, and keeps both', async () => {
    const { page } = staff;
    const id = await admin.create('/donatees', {
      identifier: 'tierheim',
      name: 'Tierheim',
      description: 'Hunde',
    });
    await goTo(staff, `/donatees/${id}`, 'Tierheim');
    await page.locator('#donatee-name').fill('Tierheim Krems');
    await admin.change(`/donatees/${id}`, { id, description: 'Hunde und Katzen' });
    staff.allow(/409/);
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
    await dialog.getByText('Hunde und Katzen').first().waitFor();
    expect(await axeFindings(page, 'conflict')).toEqual([]);
    await dialog.getByRole('button', { name: 'Meine Änderungen speichern' }).click();
    await page.getByText('Spendenempfänger gespeichert.').waitFor();
    const answer = await page.request.get(`/api/donatees/${id}`);
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    expect(data).toMatchObject({ name: 'Tierheim Krems', description: 'Hunde und Katzen' });
  });
});

describe('a list', () => {
  test('sorts, filters, remembers columns and changes several records at once', async () => {
    const { page } = staff;
    await goTo(staff, '/categories', 'Kategorien');
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await page
      .getByRole('columnheader', { name: 'Name' })
      .and(page.locator('[aria-sort=ascending]'))
      .waitFor();
    const names = await page.getByRole('rowheader').allTextContents();
    expect(names.length).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Spalten wählen' }).click();
    await page.getByRole('checkbox', { name: 'Auch sichtbar, wenn nicht verfügbar' }).check();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('columnheader', { name: 'Auch sichtbar, wenn nicht verfügbar' }).waitFor();
    for (const name of names.slice(0, 2))
      await page.getByRole('checkbox', { name: `${name.trim()} auswählen` }).check();
    await page.getByRole('button', { name: 'Öffentlich: Nein' }).click();
    await page.getByText('2 von 2 Kategorien geändert.').waitFor();
    await page.getByRole('combobox', { name: 'Öffentlich' }).selectOption('false');
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(2);
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
    await page.getByRole('button', { name: 'Öffentlich: Ja' }).click();
    await page.getByText('Kein Eintrag passt zu Suche und Filtern.').waitFor();
    await page.getByRole('combobox', { name: 'Öffentlich' }).selectOption('');
  });

  test('says what to do when it is empty', async () => {
    const { page } = staff;
    await goTo(staff, '/projects', 'Projekte');
    await page.getByText(/Noch keine Projekte/).waitFor();
    await page.getByRole('link', { name: 'Projekt anlegen' }).first().click();
    await page.getByRole('heading', { name: 'Neues Projekt' }).waitFor();
  });
});

test('Ctrl+K finds screens and records and opens them', async () => {
  const { page } = staff;
  await goTo(staff, '/tags', 'Tags');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /Bereiche/ });
  await field.fill('Schnitzelsemmel');
  await page.getByRole('option', { name: /Schnitzelsemmel.*Produkt/ }).waitFor();
  expect(await axeFindings(page, 'search')).toEqual([]);
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Schnitzelsemmel' }).waitFor();
  await page.keyboard.press('Control+k');
  await field.fill('Farben');
  await page.getByRole('option', { name: /Einstellungen/ }).waitFor();
  await page.keyboard.press('Escape');
});

test('an employee sees what the role may see, and can change nothing there', async () => {
  const mia = await openStaff(stage, EMPLOYEE);
  const { page } = mia;
  const navigation = page.getByRole('navigation', { name: 'Alle Bereiche' });
  expect(await navigation.getByRole('link', { name: 'Produkte', exact: true }).count()).toBe(1);
  for (const name of ['Benutzer', 'Einstellungen', 'Seiten', 'Logs', 'TVs'])
    expect(await navigation.getByRole('link', { name, exact: true }).count(), name).toBe(0);
  await goTo(mia, '/categories/1', /./);
  await page.getByText('Nur zum Lesen').waitFor();
  expect(await page.getByRole('button', { name: 'Speichern' }).count()).toBe(0);
  expect(await page.locator('#category-name').isDisabled()).toBe(true);
  await goTo(mia, '/users', 'Diese Seite gibt es nicht');
});

test('changing an item of an order records the difference in price', async () => {
  const { page } = staff;
  const order = await placeByApi(stage);
  await goTo(staff, '/orders', 'Bestellungen');
  await page.getByRole('button', { name: `Bestellung ${order.ticket}`, exact: true }).click();
  const detail = page.getByRole('complementary', { name: `Bestellung ${order.ticket}` });
  await detail
    .getByRole('button', { name: /^Ändern/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Menge/).fill('4');
  await dialog.getByLabel('Grund').fill('Anruf der Kundin');
  await dialog.getByRole('button', { name: 'Menge speichern' }).click();
  await detail.getByText('Geänderte Positionen').waitFor();
  await detail.getByText('Anruf der Kundin').first().waitFor();
  await detail.getByLabel('Interne Notiz').fill('Holt der Nachbar ab.');
  await detail.getByRole('button', { name: 'Notiz speichern' }).click();
  await page
    .getByText(/Gespeichert\.$/)
    .first()
    .waitFor();
});

test('a screen is pinned as a favourite, on this device for good', async () => {
  const { page } = staff;
  const navigation = page.getByRole('navigation', { name: 'Alle Bereiche' });
  const links = navigation.getByRole('link', { name: 'Tags', exact: true });
  await goTo(staff, '/tags', 'Tags');
  await navigation.getByRole('button', { name: 'Tags als Favorit' }).click();
  await navigation.getByText('Favoriten').waitFor();
  await expect.poll(() => links.count()).toBe(2);
  expect(await axeFindings(page, 'favourites')).toEqual([]);
  await page.reload();
  await expect.poll(() => links.count()).toBe(2);
  await navigation.getByRole('button', { name: 'Tags als Favorit' }).first().click();
  await expect.poll(() => links.count()).toBe(1);
});

test('the form of a product is simple or whole, as chosen on this device', async () => {
  const { page } = staff;
  await goTo(staff, '/products/new', 'Neues Produkt');
  await page
    .getByRole('navigation', { name: 'Abschnitte' })
    .getByRole('button', { name: 'Anzeige' })
    .waitFor();
  const fold = page.getByRole('heading', { name: 'Verfügbarkeit' }).getByRole('button');
  expect(await fold.getAttribute('aria-expanded')).toBe('false');
  await fold.click();
  await page.locator('#product-isVisibleWhenUnavailable').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Einfach', exact: true }).click();
  await page.locator('#product-takeawayTax').waitFor({ state: 'detached' });
  expect(await page.locator('#product-price').isVisible()).toBe(true);
  expect(await axeFindings(page, 'simple form')).toEqual([]);
  await page.reload();
  await page.locator('#product-price').waitFor();
  expect(await page.locator('#product-takeawayTax').count()).toBe(0);
  await page.getByRole('button', { name: 'Alle Angaben', exact: true }).click();
  await page.locator('#product-takeawayTax').waitFor();
});

test('the law check opens the text itself', async () => {
  const { page } = staff;
  await goTo(staff, '/legal-check', 'Rechts-Check');
  await page.locator('#main').getByRole('link', { name: 'Impressum', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')),
    )
    .toBe('imprintText');
});

test('the end of a project follows its start', async () => {
  const { page } = staff;
  await goTo(staff, '/projects/new', 'Neues Projekt');
  await page.locator('#project-startsOn').fill('2026-05-04');
  await page.locator('#project-endsOn').fill('2026-05-08');
  await page.locator('#project-startsOn').fill('2026-06-01');
  expect(await page.locator('#project-endsOn').inputValue()).toBe('2026-06-05');
  await page.locator('#project-startsOn').fill('2026-05-30');
  expect(await page.locator('#project-endsOn').inputValue()).toBe('2026-06-05');
});
