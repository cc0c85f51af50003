import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { build } from '#tests/built.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import {
  accept,
  addToCart,
  BERTA,
  chooseAppointment,
  chooseService,
  enterContact,
  goToCheckout,
  openProduct,
  submitOrder,
} from '#tests/e2e/customer.ts';
import { sharedBrowser } from '#tests/e2e/shop-server.ts';
import { ADMIN, SERVER_ENV } from '#tests/e2e/shop-template.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { type Visitors, visitorsOf } from '#tests/e2e/visitors.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';

/** A new owner's shortest way: from DEMO=0 by a start template to the first order, counting what the hand has to do. */

const MOST = 120;

let server: ServerProcess;
let visitors: Visitors;
let owner: Visitor;
const directory = mkdtempSync(join(tmpdir(), 'theke-first-order-'));

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

/** Counts clicks, and each field that is filled in as one more, across all pages of a visitor. */
async function countActions({ page }: Visitor): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('countAction', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    const { countAction } = window as unknown as { countAction: () => void };
    addEventListener('click', ({ isTrusted }) => isTrusted && countAction(), true);
    addEventListener('change', () => countAction(), true);
  });
  return () => count;
}

test('a shop from a template takes its first order within 120 clicks', { timeout: 300_000 }, async () => {
  const { page } = owner;
  const ofOwner = await countActions(owner);
  owner.allow(/401/);
  await page.goto('/backend');
  await page.getByLabel(/^E-Mail/).fill(ADMIN.email);
  await page.getByLabel(/^Passwort/).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();

  // The first screen is the way to the first order.
  await page.getByRole('heading', { level: 1, name: 'Erste Schritte' }).waitFor();
  expect(await axeFindings(page, 'first steps of an empty shop')).toEqual([]);
  await page.getByRole('button', { name: 'Shop anlegen' }).click();
  await page.getByText('Bitte geben Sie den Namen des Betriebs an.').waitFor();
  await page.getByRole('radio', { name: /^Pizzeria/ }).check();
  await page.getByLabel('Name des Betriebs').fill('Gasthaus zur Linde');
  await page.getByLabel('Straße und Hausnummer').fill('Dorfplatz 3');
  await page.getByLabel('PLZ').fill('3571');
  await page.getByLabel('Ort', { exact: true }).fill('Gars am Kamp');
  await page.getByLabel('Telefon').fill('+43 2985 5550');
  await page.getByLabel('E-Mail-Adresse').fill('hallo@linde.example');
  await page.getByRole('button', { name: 'Shop anlegen' }).click();
  await page.getByText('Gäste sehen noch „Wir eröffnen bald“.').waitFor();
  expect(await axeFindings(page, 'first steps of a shop from a template')).toEqual([]);

  const guest = await visitors.open('phone', { isStill: true });
  const ofGuest = await countActions(guest);
  await guest.page.goto('/store/gasthaus-zur-linde');
  await guest.page.getByRole('heading', { level: 1, name: 'Wir eröffnen bald' }).waitFor();
  expect(await axeFindings(guest.page, 'a shop that opens soon')).toEqual([]);

  await page.getByRole('link', { name: 'Rechts-Check', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Rechts-Check' }).waitFor();
  await page.getByText('Fehlt').first().waitFor();
  expect(await axeFindings(page, 'law check')).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Alle Bereiche' })
    .getByRole('link', { name: 'Erste Schritte' })
    .click();
  await page.getByRole('button', { name: 'Eröffnen', exact: true }).click();
  await page.getByText('Ihr Shop ist eröffnet: Gäste können bestellen.').waitFor();

  await guest.visit('/store/gasthaus-zur-linde');
  await openProduct(guest, 'Margherita (Muster)');
  await addToCart(guest);
  await goToCheckout(guest);
  await chooseService(guest, 'Abholung');
  await enterContact(guest, BERTA);
  await chooseAppointment(guest, 1);
  await accept(guest);
  await submitOrder(guest);
  const { data } = (await (await page.request.get('/api/orders/current')).json()) as { data: object[] };
  expect(data).toHaveLength(1);
  expect(ofOwner() + ofGuest()).toBeLessThanOrEqual(MOST);
});
