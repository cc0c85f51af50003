import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

let stage: Stage;
let admin: Admin;
let owner: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  owner = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

interface Named {
  id: number;
  uid: string;
  name: string;
}

async function listOf<T>(path: string): Promise<T[]> {
  const answer = await owner.page.request.get(`/api${path}`);
  const { data } = (await answer.json()) as { data: T[] };
  return data;
}

/** A product as the server has it. */
async function productWith(uid: string): Promise<Named | undefined> {
  return (await listOf<Named>(`/products?search=${uid}&page=1`)).find((product) => product.uid === uid);
}

/** The names of the categories that list a product. */
async function categoriesOf(uid: string): Promise<string[]> {
  const product = await productWith(uid);
  const menus = await listOf<{ catalog: { id: number; products: { id: number }[] }[] }>('/menus');
  const ids = menus
    .flatMap(({ catalog }) => catalog)
    .filter(({ products }) => products.some(({ id }) => id === product?.id))
    .map(({ id }) => id);
  const categories = await listOf<Named>('/categories');
  return categories.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

const send = (name: string, rows: readonly string[]) =>
  owner.page
    .locator('#import-file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n'), 'utf8') });

/**
 * The page anew; what is seen then says whether it came. In CI the browser's 'load' was not heard in time beside other files, probably
 * because this process is also the server that imports.
 */
const reload = () => owner.page.reload({ waitUntil: 'commit', timeout: 60_000 });

/** That many new products, which take the server a while. */
const many = (prefix: string, count: number) => [
  'Artikelnummer;Name;Preis;Steuersatz Lieferung',
  ...Array.from({ length: count }, (_, n) => `${prefix}-${n};Brezel ${n};1,20;10`),
];

test('an import goes on while another screen is open, and can be taken back', async () => {
  const { page } = owner;
  await admin.create('/products', { uid: 'weg-1', name: 'Leberkäse', price: 3, tax: 10 });
  await goTo(owner, '/products/import', 'Produkte importieren');
  await send('weg.csv', [
    'Artikelnummer;Name;Preis;Einheit;Steuersatz Lieferung',
    'weg-1;Leberkäse;3,50;Stk;10',
    'weg-2;Speck;2,90;100 g;10',
    ...many('weg-x', 60)
      .slice(1)
      .map((line) => line.replace(';1,20;', ';1,20;Stk;')),
  ]);
  await page.getByRole('button', { name: '62 Produkte importieren' }).click();
  await page
    .getByText(/von 62 Produkten gespeichert|62 Produkte gespeichert/)
    .first()
    .waitFor();
  await goTo(owner, '/tags', 'Tags');
  await expect.poll(() => productWith('weg-x-59')).toMatchObject({ price: 1.2 });
  expect(await productWith('weg-2')).toMatchObject({ price: 29, unit: 'kilogram' });
  await goTo(owner, '/products/import', 'Produkte importieren');
  await page.getByText('62 Produkte gespeichert: 61 neu, 1 geändert.').waitFor();
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByText('Der Import wurde rückgängig gemacht.').waitFor();
  expect(await productWith('weg-2')).toBeUndefined();
  expect(await productWith('weg-1')).toMatchObject({ price: 3 });
});

test('a reload in the middle shows the progress again, and so does the screen of a colleague', async () => {
  const { page } = owner;
  const colleague = await openStaff(stage);
  await goTo(owner, '/tags', 'Tags');
  await goTo(owner, '/products/import', 'Produkte importieren');
  await send('lang.csv', many('lang', 1_500));
  await page.getByRole('button', { name: '1500 Produkte importieren' }).click();
  await page.getByText(/von 1500 Produkten gespeichert …/).waitFor();
  await reload();
  await page.getByText(/von 1500 Produkten gespeichert …/).waitFor({ timeout: 30_000 });
  await page.getByText('Der Server macht weiter.', { exact: false }).waitFor();
  expect(await axeFindings(page, 'an import that runs')).toEqual([]);
  await goTo(colleague, '/products/import', 'Produkte importieren');
  await colleague.page.getByText(/von 1500 Produkten gespeichert …/).waitFor();
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await page.getByText(/Angehalten; \d+ Zeilen nicht mehr versucht\./).waitFor();
  await colleague.page.getByText(/Angehalten; \d+ Zeilen nicht mehr versucht\./).waitFor();
});

test('an import is taken back after a reload; what was changed since is kept and named', async () => {
  const { page } = owner;
  await reload();
  await page.getByRole('heading', { level: 1, name: 'Produkte importieren' }).waitFor();
  await page.getByLabel('Letzter Import').getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByText('Der Import wurde rückgängig gemacht.').waitFor();
  expect(await productWith('lang-0')).toBeUndefined();
  await page.getByRole('button', { name: 'Weitere Datei importieren' }).click();
  await send('kurz.csv', many('kurz', 2));
  await page.getByRole('button', { name: '2 Produkte importieren' }).click();
  await page.getByText('2 Produkte gespeichert: 2 neu, 0 geändert.').waitFor();
  const product = await productWith('kurz-1');
  await admin.change(`/products/${product?.id}`, { price: 9 });
  await reload();
  await page.getByLabel('Letzter Import').getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByText('1 Produkt rückgängig gemacht. 1 Produkt bleibt, wie es ist.').waitFor();
  await page.getByText('Zeile 3, Brezel 1: Wurde seither geändert').waitFor();
  expect(await axeFindings(page, 'an import that was taken back')).toEqual([]);
  expect(await productWith('kurz-0')).toBeUndefined();
  expect(await productWith('kurz-1')).toMatchObject({ price: 9 });
});

test('columns with other headings are assigned, and categories are written into the catalogue', async () => {
  const { page } = owner;
  await goTo(owner, '/tags', 'Tags');
  await goTo(owner, '/products/import', 'Produkte importieren');
  await send('liste.csv', [
    'Nummer;Bezeichnung;Preis;Steuersatz Lieferung;Kategorien',
    'kat-1;Most;3,20;20;Fassgetränke',
  ]);
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Spalte „Nummer“').selectOption('Artikelnummer');
  await page.getByLabel('Spalte „Bezeichnung“').selectOption('Name');
  await page.getByText('Die Kategorie „Fassgetränke“ gibt es noch nicht. Sie wird angelegt.').waitFor();
  expect(await axeFindings(page, 'columns of an import')).toEqual([]);
  // On a phone, what happens to a row is read without scrolling sideways.
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.getByRole('region', { name: 'Zeilen der Datei' });
  expect(await rows.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page, 'an import on a phone')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: '1 Produkt importieren' }).click();
  await page.getByText('1 Produkt gespeichert: 1 neu, 0 geändert.').waitFor();
  expect(await productWith('kat-1')).toMatchObject({ name: 'Most', price: 3.2, tax: 20 });
  expect(await categoriesOf('kat-1')).toEqual(['Fassgetränke']);
});

test('a category of a new product proposes its tax, and is written into the catalogue', async () => {
  const { page } = owner;
  await admin.create('/categories', { name: 'Biere vom Fass', tax: 20 });
  await goTo(owner, '/products/new', 'Neues Produkt');
  // The list of categories may be from before.
  await reload();
  await page.getByLabel('Name *', { exact: true }).fill('Zwickl');
  await page.getByLabel('Preis (€) *').fill('4,20');
  const card = page.getByRole('region', { name: 'Kategorien im Katalog' });
  await card.getByRole('combobox').selectOption('Biere vom Fass');
  await expect.poll(() => page.locator('#product-tax').inputValue()).toBe('20');
  expect(await axeFindings(page, 'a product with a category')).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.waitForURL(/products\/\d+$/);
  expect(await categoriesOf('zwickl')).toEqual(['Biere vom Fass']);
  await card.getByRole('button', { name: 'Biere vom Fass entfernen' }).click();
  await page.keyboard.press('Control+s');
  await expect.poll(() => categoriesOf('zwickl')).toEqual([]);
});
