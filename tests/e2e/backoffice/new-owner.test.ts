import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { build } from '#tests/built.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { ROOT } from '#tests/source-files.ts';
import { cardOn } from '../board.ts';
import {
  accept,
  addToCart,
  BERTA,
  choose,
  chooseService,
  enterContact,
  goToCheckout,
  openProduct,
  submitOrder,
} from '../customer.ts';
import { sharedBrowser } from '../shop-server.ts';
import { ADMIN, SERVER_ENV } from '../shop-template.ts';
import type { Visitor } from '../visitor.ts';
import { type Visitors, visitorsOf } from '../visitors.ts';

/**
 * A new owner's path: from an empty shop to the first order, as README describes it. Every step is done on the screens;
 * nothing is prepared.
 */

let server: ServerProcess;
let visitors: Visitors;
let owner: Visitor;
const directory = mkdtempSync(join(tmpdir(), 'theke-new-owner-'));
const picture = (name: number) => ({
  name: 'foto.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(join(ROOT, `prisma/demo/pictures/${name}.webp`)),
});

beforeAll(async () => {
  build();
  server = await startServerProcess({ ...SERVER_ENV, DEMO: '0', DATA_DIR: join(directory, 'data') });
  visitors = visitorsOf(await sharedBrowser(), server.url);
  owner = await visitors.open('desktop', { isStill: true, isKept: true });
});
afterEach(() => visitors.settle());
afterAll(async () => {
  await visitors?.leave();
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The output folder for README's pictures; unset: none are taken. */
const PICTURES = process.env.THEKE_README_PICTURES;

async function photograph({ page }: Visitor, name: string): Promise<void> {
  if (!PICTURES) return;
  await page.mouse.move(0, 0);
  const notices = page.getByRole('button', { name: 'Meldung schließen' });
  while ((await notices.count()) > 0) await notices.first().click();
  await page.waitForLoadState('networkidle');
  const shot = await page.screenshot();
  await sharp(shot)
    .webp({ quality: 80 })
    .toFile(join(PICTURES, `${name}.webp`));
}

/** Follows the navigation to a list and opens the form of a new record. */
async function begin(area: string, one: string): Promise<void> {
  const { page } = owner;
  await page
    .getByRole('navigation', { name: 'Alle Bereiche' })
    .getByRole('link', { name: area, exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: area, exact: true }).waitFor();
  await page
    .getByRole('link', { name: `${one} anlegen` })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: new RegExp(` ${one}$`) }).waitFor();
}

async function save(one: string): Promise<void> {
  const { page } = owner;
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.waitForURL(/\/\d+$/);
  await page.getByText(`${one} gespeichert.`).last().waitFor();
}

/** Uploads a picture from disk, with its alt text. */
async function addPicture(id: string, file: number, alt: string): Promise<void> {
  const { page } = owner;
  await page.locator(`#${id}`).setInputFiles(picture(file));
  const dialog = page.getByRole('dialog', { name: 'Neues Bild' });
  await dialog.getByRole('textbox').first().fill(alt);
  await dialog
    .getByRole('button', { name: /übernehmen|hochladen|speichern/i })
    .last()
    .click();
  await dialog.waitFor({ state: 'hidden' });
}

const PRODUCTS = [
  { uid: 'schnitzel', name: 'Schnitzelsemmel', price: '6,90', file: 105 },
  { uid: 'kaese', name: 'Käsesemmel', price: '4,20', file: 101 },
  { uid: 'suppe', name: 'Leberknödelsuppe', price: '5,50', file: 102 },
  { uid: 'saft', name: 'Apfelsaft', price: '3,40', file: 103 },
  { uid: 'kuchen', name: 'Nusskuchen', price: '3,90', file: 104 },
];

test('an empty shop is online and takes its first order', { timeout: 300_000 }, async () => {
  const { page } = owner;
  owner.allow(/401/);
  await page.goto('/backend');
  await page.getByLabel(/^E-Mail/).fill(ADMIN.email);
  await page.getByLabel(/^Passwort/).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('navigation', { name: 'Alle Bereiche' }).waitFor();

  await begin('Filialen', 'Filiale');
  await page.locator('#branch-name').fill('Gasthaus zur Linde');
  await page.locator('#branch-identifier').fill('linde');
  await page.locator('#branch-street').fill('Dorfplatz 3');
  await page.locator('#branch-zipCode').fill('3571');
  await page.locator('#branch-city').fill('Gars am Kamp');
  await page.locator('#branch-phone').fill('+43 2985 5550');
  await page.locator('#branch-email').fill('hallo@linde.example');
  await page.getByRole('button', { name: 'Jeden Tag dieselben Zeiten' }).first().click();
  await page.getByLabel('Jeden Tag von').first().fill('00:00');
  await page.getByLabel('Jeden Tag bis').first().fill('24:00');
  await page.locator('#branch-isDeliveryEnabled').check();
  await page.locator('#branch-isPreorderEnabled').check();
  await page.getByRole('button', { name: 'Liefergebiet hinzufügen' }).click();
  const area = page.getByRole('group', { name: 'Gebiet 1' });
  await area.getByRole('textbox').first().fill('3571 Gars am Kamp');
  await page.getByRole('heading', { name: 'Öffnungszeiten' }).first().scrollIntoViewIfNeeded();
  await photograph(owner, 'owner-branch');
  await save('Filiale');
  // From its very first moment, with no further call of the browser.
  const { data } = (await (await page.request.get('/api/config')).json()) as {
    data: { isOpeningSoon: boolean };
  };
  expect(data.isOpeningSoon).toBe(true);

  await begin('Kategorien', 'Kategorie');
  await page.locator('#category-name').fill('Alles von uns');
  await save('Kategorie');

  for (const [index, { uid, name, price, file }] of PRODUCTS.entries()) {
    await begin('Produkte', 'Produkt');
    await page.locator('#product-uid').fill(uid);
    await page.locator('#product-name').fill(name);
    await page.locator('#product-price').fill(price);
    await page.locator('#product-tax').fill('10');
    if (index === 0) {
      await page.locator('#product-type').selectOption('configurable');
      await page.getByRole('button', { name: 'Schritt hinzufügen' }).click();
      await page.getByLabel(/Name des Schritts/).fill('Brot');
      for (const [number, option] of ['Handsemmel', 'Kornweckerl'].entries()) {
        // A new step starts with one empty option.
        if (number > 0) await page.getByRole('button', { name: 'Option hinzufügen' }).click();
        await page.getByRole('textbox', { name: new RegExp(`^Option ${number + 1}`) }).fill(option);
      }
    }
    await addPicture('product-images', file, name);
    if (index === 0) await photograph(owner, 'owner-product');
    await save('Produkt');
  }

  await begin('Produktkataloge', 'Produktkatalog');
  await page.locator('#menu-name').fill('Karte');
  await page.locator('#menu-availableFrom').fill('2026-01-01T00:00');
  await page.getByLabel('Kategorie hinzufügen').selectOption({ label: 'Alles von uns' });
  for (const { name } of PRODUCTS) {
    const search = page.getByRole('combobox', { name: 'Produkt zu Alles von uns hinzufügen' });
    await search.fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).waitFor();
    await search.press('Enter');
  }
  await photograph(owner, 'owner-menu');
  await save('Produktkatalog');

  await begin('Seiten', 'Seite');
  await page.getByRole('button', { name: /^Leere Seite/ }).click();
  await page.locator('#site-name').fill('Über uns');
  await page.locator('#site-path').fill('/ueber-uns');
  await page.locator('#site-isPublic').check();
  await save('Seite');
  expect((await page.request.get('/ueber-uns')).status()).toBe(200);

  // Until the shop is opened guests only read that it opens soon.
  const guest = await visitors.open('phone', { isStill: true });
  await guest.page.goto('/');
  await guest.page.getByRole('heading', { level: 1, name: 'Wir eröffnen bald' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Alle Bereiche' })
    .getByRole('link', { name: 'Erste Schritte' })
    .click();
  await page.getByRole('button', { name: 'Eröffnen', exact: true }).click();
  await page.getByText('Ihr Shop ist eröffnet: Gäste können bestellen.').waitFor();
  await guest.visit('/');
  await guest.page.getByText('Gasthaus zur Linde').first().waitFor();
  await guest.visit('/store/linde');
  await openProduct(guest, 'Schnitzelsemmel');
  await choose(guest, 'Kornweckerl');
  await addToCart(guest);
  await goToCheckout(guest);
  await chooseService(guest, 'Abholung');
  await enterContact(guest, BERTA);
  await accept(guest);
  const order = await submitOrder(guest);
  await page
    .getByRole('navigation', { name: 'Bereiche', exact: true })
    .getByRole('link', { name: /^Bestellungen/ })
    .click();
  await cardOn(owner, 'new', order.ticket);
  await photograph(owner, 'owner-order');
});
