import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { build } from '#tests/built.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { sharedBrowser } from '#tests/e2e/shop-server.ts';
import { ADMIN, SERVER_ENV } from '#tests/e2e/shop-template.ts';
import { type Visitors, visitorsOf } from '#tests/e2e/visitors.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { beyondWindow } from '../beyond-window.ts';
import { keyboardFaults } from './keyboard-faults.ts';

/** The card that sets up an empty shop by trade: with the keyboard alone, on a wide screen and on a phone's. */

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

let server: ServerProcess;
let visitors: Visitors;
const directory = mkdtempSync(join(tmpdir(), 'theke-template-card-'));
beforeAll(async () => {
  build();
  server = await startServerProcess({ ...SERVER_ENV, DEMO: '0', DATA_DIR: join(directory, 'data') });
  visitors = visitorsOf(await sharedBrowser(), server.url);
});
afterEach(() => visitors.settle());
afterAll(async () => {
  await visitors?.leave();
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

test('an empty shop is set up without a mouse; what is missing has the focus', async () => {
  const owner = await visitors.open('desktop', { isStill: true });
  const { page } = owner;
  await page.request.post('/api/login', { data: { username: ADMIN.email, password: ADMIN.password } });
  await page.goto('/backend');
  await page.getByRole('heading', { level: 1, name: 'Erste Schritte' }).waitFor();
  const card = page.getByRole('form', { name: 'Mit einer Vorlage beginnen' });
  const name = card.getByLabel('Name des Betriebs');
  owner.allow(/422/);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await keyboardFaults(page, `empty shop at ${size.width} px`)).toEqual([]);
    await card.getByRole('button', { name: 'Shop anlegen' }).press('Enter');
    await card.getByText('Bitte geben Sie den Namen des Betriebs an.').waitFor();
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await axeFindings(page, `a shop without a name at ${size.width} px`)).toEqual([]);
    expect(await beyondWindow(owner, 'first steps', [size])).toEqual([]);
  }

  // A fault that only the server finds has the focus as well.
  await name.fill('Gasthaus zur Linde');
  const mail = card.getByLabel('E-Mail-Adresse');
  await mail.fill('hallo');
  await mail.press('Enter');
  await expect
    .poll(() => mail.evaluate((field) => field === document.activeElement && field.ariaInvalid === 'true'))
    .toBe(true);
  expect(await axeFindings(page, 'a shop with a wrong address')).toEqual([]);
  await mail.fill('hallo@linde.example');
  await card.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await card.getByRole('radio', { name: /^Pizzeria/ }).isChecked()).toBe(true);
  await name.press('Enter');
  await page.getByText('Gäste sehen noch „Wir eröffnen bald“.').waitFor();
});
