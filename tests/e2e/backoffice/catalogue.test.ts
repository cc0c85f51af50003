import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { ADMIN } from '../shop-template.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** What an owner does with products and catalogues; what the screens have stored is read by the API. */

let stage: Stage;
let owner: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  owner = await stage.open('desktop', { isKept: true, isStill: true });
  // Typed addresses leave a form unasked; screens lead on by links.
  await owner.page.request.post('/api/login', { data: { username: ADMIN.email, password: ADMIN.password } });
  await owner.page.goto('/backend');
  await owner.page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function go(path: string, heading: string): Promise<void> {
  await owner.page.goto(`/backend#${path}`);
  await owner.page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

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

const press = (name: string | RegExp) => owner.press(owner.page.getByRole('button', { name, exact: true }));
const said = (text: string | RegExp) => owner.page.getByText(text).first().waitFor();

test('a product with a step of two options, as the preview shows it and as the API tells it', async () => {
  const { page } = owner;
  await go('/products/new', 'Neues Produkt');
  await page.getByLabel('Name *', { exact: true }).fill('Suppe nach Wahl');
  await page.getByLabel('Artikelnummer *').fill('suppe-1');
  await page.getByLabel('Art', { exact: true }).selectOption('configurable');
  await page.getByLabel('Preis (€) *').fill('4,90');
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

test('sold out counts at once, does not disturb the form, and a copy is not public yet', async () => {
  const { page } = owner;
  const [product] = await stored<StoredProduct[]>('/products?pageSize=1&sort=id');
  if (!product) throw new Error('the demo shop has no products');
  await go(`/products/${product.id}`, product.name);
  await page.getByLabel('Preis (€) *').fill('7,77');
  await page
    .getByRole('switch', { name: /^Ausverkauft in / })
    .first()
    .check();
  await said(/ausverkauft\.$/);
  await press('Speichern');
  await said('Produkt gespeichert.');
  expect(await stored<StoredProduct>(`/products/${product.id}`)).toMatchObject({
    price: 7.77,
    soldOut: [{ id: expect.any(Number) }],
  });
  await press('Produkt duplizieren');
  await page.getByRole('heading', { level: 1, name: `${product.name} (Kopie)` }).waitFor();
  expect(await productWith(`${product.uid}-kopie`)).toMatchObject({ price: 7.77, isPublic: false });
});

test('a catalogue whose categories change places', async () => {
  const { page } = owner;
  interface StoredMenu {
    id: number;
    name: string;
    catalog: { id: number; products: { id: number }[] }[];
  }
  const [menu] = await stored<StoredMenu[]>('/menus');
  if (!menu) throw new Error('the demo shop has no catalogue');
  await go(`/menus/${menu.id}`, menu.name);
  const categories = page.getByRole('list', { name: 'Kategorien des Katalogs' });
  await categories
    .getByRole('button', { name: /verschieben$/ })
    .first()
    .focus();
  // What a screen reader hears says that the list has followed.
  for (const [key, heard] of [
    ['Space', /Platz 1 von/],
    ['ArrowDown', /: Platz 2 von/],
    ['Space', /abgelegt/],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByText(heard).first().waitFor({ state: 'attached' });
  }
  await owner.press(categories.getByRole('button', { name: /Produkt/ }).first());
  await page.getByRole('combobox', { name: /^Produkt zu / }).fill('Suppe nach');
  await page.getByRole('option', { name: /Suppe nach Wahl/ }).click();
  expect(await axeFindings(page, 'a catalogue')).toEqual([]);
  await press('Speichern');
  await said('Produktkatalog gespeichert.');
  const after = await stored<StoredMenu>(`/menus/${menu.id}`);
  const ids = (catalog: StoredMenu['catalog']) => catalog.map(({ id }) => id);
  const [first, second, ...rest] = ids(menu.catalog);
  expect(ids(after.catalog)).toEqual([second, first, ...rest]);
  const soup = await productWith('suppe-1');
  expect(after.catalog[0]?.products.at(-1)).toEqual({ id: soup?.id });
});

test('an import that is looked at first, then written; what was exported says nothing new', async () => {
  const { page } = owner;
  await go('/products/import', 'Produkte importieren');
  expect(await axeFindings(page, 'the import')).toEqual([]);
  const rows = [
    'Artikelnummer;Name;Preis;Steuersatz Lieferung;Lagerplatz',
    'suppe-1;Suppe nach Wahl;5,20;10;A3',
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
  await said('2 Produkte gespeichert.');
  expect(await productWith('neu-1')).toMatchObject({ name: 'Käsekrainer', price: 4.5, tax: 10 });
  expect(await productWith('suppe-1')).toMatchObject({
    price: 5.2,
    config: { parts: [{ name: 'Einlage' }] },
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

test('prices that rise together, seen before they are written', async () => {
  const { page } = owner;
  await go('/products?search=neu-1', 'Produkte');
  await page.getByLabel('Käsekrainer auswählen').check();
  await press('Gemeinsam ändern');
  const dialog = page.getByRole('dialog', { name: 'Produkte gemeinsam ändern' });
  await dialog.getByLabel('Preis', { exact: true }).selectOption('percent-up');
  await dialog.getByLabel('Wie viel (%)').fill('3');
  await dialog.getByLabel('Runden').selectOption('10');
  const row = dialog.getByRole('row', { name: /Käsekrainer/ });
  await expect.poll(() => row.textContent()).toMatch(/4,50.*4,60/);
  expect(await axeFindings(page, 'common changes')).toEqual([]);
  await press('1 Produkt ändern');
  await said('1 Produkt gespeichert.');
  await press('Fertig');
  expect(await productWith('neu-1')).toMatchObject({ price: 4.6 });
});
