import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { ADMIN } from '../shop-template.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo } from './staff-session.ts';

/**
 * What an owner does with products and catalogues; what the screens have stored is read by API. Each test creates the
 * products it needs, so that failures stay isolated.
 */

let stage: Stage;
let owner: Visitor;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  owner = await stage.open('desktop', { isKept: true, isStill: true });
  await owner.page.request.post('/api/login', { data: { username: ADMIN.email, password: ADMIN.password } });
  await owner.page.goto('/backend');
  await owner.page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const go = (path: string, heading: string) => goTo(owner, path, heading);

async function stored<T>(path: string): Promise<T> {
  const answer = await owner.page.request.get(`/api${path}`);
  const { data } = (await answer.json()) as { data: T };
  return data;
}

interface StoredProduct {
  id: number;
  uid: string;
  name: string;
  price: number;
  tax: number;
  allergens: string;
  isPublic: boolean;
  soldOut: { id: number }[];
  config: { parts: { name: string; options: { name: string; modifier: string; value: number }[] }[] };
}

async function productWith(uid: string): Promise<StoredProduct | undefined> {
  const [found] = await stored<StoredProduct[]>(`/products?uid=${uid}`);
  return found;
}

/** A product created by API, at 10 % tax. */
const createProduct = (uid: string, name: string, values: object = {}) =>
  admin.create('/products', { uid, name, price: 4.9, tax: 10, ...values });

const press = (name: string | RegExp) => owner.press(owner.page.getByRole('button', { name, exact: true }));
const said = (text: string | RegExp) => owner.page.getByText(text).first().waitFor();

test('a product with a step of two options, as the preview and the API show it', async () => {
  const { page } = owner;
  await go('/products/new', 'Neues Produkt');
  await page.getByLabel('Name *', { exact: true }).fill('Suppe nach Wahl');
  await page.getByLabel('Artikelnummer *').fill('suppe-1');
  await page.getByLabel('Art', { exact: true }).selectOption('configurable');
  await page.getByLabel('Preis (€) *').fill('4,90');
  await page.locator('#product-tax').fill('10');
  await owner.press(page.locator('label').filter({ hasText: 'Milch und Laktose' }));
  await press('Schritt hinzufügen');
  await press('Speichern');
  const step = page.getByLabel('Name des Schritts *');
  await expect.poll(() => step.getAttribute('aria-invalid')).toBe('true');
  await step.fill('Einlage');
  await page.getByLabel('Option 1 *').fill('Frittaten');
  await page.getByLabel('Option 1 *').press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toMatch(/-name$/);
  await page.keyboard.type('Leberknödel');
  await page.getByLabel('Betrag (€)').nth(1).fill('1,20');
  await page.getByRole('complementary', { name: 'Vorschau' }).getByText('ab 4,90').waitFor();
  expect(await axeFindings(page, 'a new product')).toEqual([]);
  await press('Speichern');
  await said('Produkt gespeichert.');
  expect(await productWith('suppe-1')).toMatchObject({
    name: 'Suppe nach Wahl',
    price: 4.9,
    allergens: 'G',
    config: {
      parts: [
        {
          name: 'Einlage',
          options: [
            { name: 'Frittaten', modifier: 'add', value: 0 },
            { name: 'Leberknödel', modifier: 'add', value: 1.2 },
          ],
        },
      ],
    },
  });
});

test('sold out applies at once, does not disturb the form, and a copy is not public yet', async () => {
  const { page } = owner;
  const id = await createProduct('aus-1', 'Backhendl');
  await go(`/products/${id}`, 'Backhendl');
  await page.getByLabel('Preis (€) *').fill('7,77');
  await page
    .getByRole('switch', { name: /^Ausverkauft in / })
    .first()
    .check();
  await said('Backhendl ist in Wiesenknopf am Hauptplatz ausverkauft.');
  await press('Speichern');
  // The notice says the same as that of an earlier product, which may still be shown.
  await expect
    .poll(() => stored<StoredProduct>(`/products/${id}`))
    .toMatchObject({ price: 7.77, soldOut: [{ id: expect.any(Number) }] });
  await press('Produkt duplizieren');
  await page.getByRole('heading', { level: 1, name: 'Backhendl (Kopie)' }).waitFor();
  expect(await productWith('aus-1-kopie')).toMatchObject({ price: 7.77, isPublic: false });
});

describe('the sold-out switch', () => {
  const CALL = '**/trpc/products.markSoldOut*';

  /** A slow server: the response is held until it is released. */
  async function heldBack(act: () => Promise<unknown>): Promise<() => Promise<void>> {
    const { page } = owner;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CALL, async (route) => {
      await held;
      await route.continue();
    });
    await act();
    return async () => {
      release();
      // The held call has to be in flight before its handler is removed.
      await page.unrouteAll({ behavior: 'wait' });
    };
  }

  test('flips at once, keeps focus, and accepts a change of mind', async () => {
    const { page } = owner;
    const id = await createProduct('aus-2', 'Saftgulasch');
    await go(`/products/${id}`, 'Saftgulasch');
    const gone = page.getByRole('switch', { name: /^Ausverkauft in / }).first();
    const release = await heldBack(() => gone.check());
    expect(await gone.isChecked()).toBe(true);
    expect(await gone.evaluate((element) => element === document.activeElement)).toBe(true);
    await gone.uncheck();
    expect(await gone.isChecked()).toBe(false);
    await gone.check();
    await gone.uncheck();
    await release();
    await said('Saftgulasch ist in Wiesenknopf am Hauptplatz wieder erhältlich.');
    expect(await gone.isChecked()).toBe(false);
    expect(await stored<StoredProduct>(`/products/${id}`)).toMatchObject({ soldOut: [] });
  });

  test('flips back with a message when the server rejects it', async () => {
    const { page } = owner;
    const id = await createProduct('aus-3', 'Kümmelbraten');
    await go(`/products/${id}`, 'Kümmelbraten');
    const gone = page.getByRole('switch', { name: /^Ausverkauft in / }).first();
    owner.allow(/409|ERR_FAILED/);
    const message = 'Das geht gerade nicht.';
    await page.route(CALL, (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({
          error: {
            message,
            code: -32_600,
            data: { code: 'CONFLICT', httpStatus: 409, errors: [{ message, code: 'in-use' }] },
          },
        }),
      }),
    );
    await gone.click();
    await page.getByRole('alert').getByText(message).waitFor();
    expect(await gone.isChecked()).toBe(false);
    await page.unroute(CALL);
    await gone.check();
    await said('Kümmelbraten ist in Wiesenknopf am Hauptplatz ausverkauft.');
  });
});

test('reordering the categories of a catalogue', async () => {
  const { page } = owner;
  interface StoredMenu {
    id: number;
    name: string;
    catalog: { id: number; products: { id: number }[] }[];
  }
  const product = await createProduct('katalog-1', 'Erdäpfelgulasch');
  // The products that the browser cached in another test are stale for this one.
  await page.reload();
  const [menu] = await stored<StoredMenu[]>('/menus');
  if (!menu) throw new Error('the demo shop has no catalogue');
  await go(`/menus/${menu.id}`, menu.name);
  const categories = page.getByRole('list', { name: 'Kategorien des Katalogs' });
  await categories
    .getByRole('button', { name: /verschieben$/ })
    .first()
    .focus();
  // The screen reader announcement tells that the list has followed.
  for (const [key, heard] of [
    ['Space', /Platz 1 von/],
    ['ArrowDown', /: Platz 2 von/],
    ['Space', /abgelegt/],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByText(heard).first().waitFor({ state: 'attached' });
  }
  await owner.press(categories.getByRole('button', { name: /Produkt/ }).first());
  await page.getByRole('combobox', { name: /^Produkt zu / }).fill('Erdäpfelg');
  await page.getByRole('option', { name: /Erdäpfelgulasch/ }).click();
  expect(await axeFindings(page, 'a catalogue')).toEqual([]);
  await press('Speichern');
  await said('Produktkatalog gespeichert.');
  const after = await stored<StoredMenu>(`/menus/${menu.id}`);
  const ids = (catalog: StoredMenu['catalog']) => catalog.map(({ id }) => id);
  const [first, second, ...rest] = ids(menu.catalog);
  expect(ids(after.catalog)).toEqual([second, first, ...rest]);
  expect(after.catalog[0]?.products.at(-1)).toEqual({ id: product });
});

test('an import that is previewed, then written; re-importing an export changes nothing', async () => {
  const { page } = owner;
  await createProduct('alt-1', 'Frittatensuppe', {
    type: 'configurable',
    config: { parts: [{ name: 'Widmung', description: '', type: 'text', optional: true, options: [] }] },
  });
  await go('/products/import', 'Produkte importieren');
  expect(await axeFindings(page, 'the import')).toEqual([]);
  const rows = [
    'Artikelnummer;Name;Preis;Steuersatz Lieferung;Lagerplatz',
    'alt-1;Frittatensuppe;5,20;10;A3',
    'neu-1;Käsekrainer;4,50;10 %;A4',
    'neu-2;;4;10;A5',
  ];
  const name = 'Preisliste.csv';
  const file = page.locator('#import-file');
  await file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n'), 'latin1') });
  await said('Die Spalte „Lagerplatz“ ist unbekannt und wird nicht übernommen.');
  await said('Name: Bitte füllen Sie dieses Feld aus.');
  expect(await axeFindings(page, 'the preview of the import')).toEqual([]);
  expect(await productWith('neu-1')).toBeUndefined();
  await press('2 Produkte importieren');
  await said('2 Produkte gespeichert: 1 neu, 1 geändert.');
  expect(await productWith('neu-1')).toMatchObject({ name: 'Käsekrainer', price: 4.5, tax: 10 });
  expect(await productWith('alt-1')).toMatchObject({
    price: 5.2,
    config: { parts: [{ name: 'Widmung' }] },
  });

  await go('/products', 'Produkte');
  await press('Exportieren');
  const [download] = await Promise.all([page.waitForEvent('download'), press('Excel (XLSX)')]);
  expect(download.suggestedFilename()).toMatch(/^Produkte-\d{4}-\d\d-\d\d\.xlsx$/);
  await go('/products/import', 'Produkte importieren');
  await file.setInputFiles(await download.path());
  await said(/^\d+ unverändert$/);
  for (const other of ['neu', 'geändert', 'fehlerhaft']) await said(`0 ${other}`);
});

test('prices that rise together, previewed before they are written', async () => {
  const { page } = owner;
  await createProduct('preis-1', 'Debreziner', { price: 4.5 });
  await go('/products?search=preis-1', 'Produkte');
  await page.getByLabel('Debreziner auswählen').check();
  await press('Gemeinsam ändern');
  const dialog = page.getByRole('dialog', { name: 'Produkte gemeinsam ändern' });
  await dialog.getByLabel('Preis', { exact: true }).selectOption('percent-up');
  await dialog.getByLabel('Wie viel (%)').fill('3');
  await dialog.getByLabel('Runden').selectOption('10');
  const row = dialog.getByRole('row', { name: /Debreziner/ });
  await expect.poll(() => row.textContent()).toMatch(/4,50.*4,60/);
  expect(await axeFindings(page, 'common changes')).toEqual([]);
  await press('1 Produkt ändern');
  await said('1 Produkt gespeichert.');
  await press('Fertig');
  expect(await productWith('preis-1')).toMatchObject({ price: 4.6 });
});
