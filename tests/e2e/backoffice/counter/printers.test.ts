import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '#tests/e2e/axe.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { beyondWindow } from '../beyond-window.ts';
import { goTo, openStaff } from '../staff-session.ts';

/** Printers set up at the server: a real agent works with them, hands over its own, and says how they are. */

const DEVICE = '/devices/1';
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

let stage: Stage;
let owner: Visitor;

beforeAll(async () => {
  stage = await startStage();
  owner = await openStaff(stage);
  // Screens that report give way first on a busy machine, and ask again.
  owner.allow(/503/);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const open = (path: string, heading: string) => goTo(owner, path, heading);

const save = () => owner.press(owner.page.getByRole('button', { name: 'Speichern' }));
const faultAt = (field: string, words: RegExp) =>
  owner.page.locator(`[data-field="${field}"]`).getByText(words);
const card = (name: string) => owner.page.getByRole('region', { name, exact: true });
const standIns = () => owner.page.getByLabel('Ersatzdrucker').getByRole('option').allTextContents();
const place = () => `${stage.printer.host}:${stage.printer.port}`;

/** Checks the screen as it is, with axe and at every width. */
async function look(screen: string): Promise<void> {
  const { page } = owner;
  const shots = process.env.SHOTS;
  if (shots)
    for (const { width } of SIZES) {
      await page.setViewportSize({ width, height: 2600 });
      await page.screenshot({ path: `${shots}/${screen}-${width}.png` });
    }
  expect(await beyondWindow(owner, screen, SIZES)).toEqual([]);
  expect(await axeFindings(page, screen)).toEqual([]);
}

test('what stood at a device is in the list; a new printer reaches its running agent, and prints', async () => {
  const { page } = owner;
  await open('/printers', 'Drucker');
  const handedOver = page.getByRole('row').filter({ hasText: 'Wiesenknopf am Hauptplatz' });
  await handedOver.getByText('bereit').waitFor({ timeout: 60_000 });
  await handedOver.getByRole('link', { name: 'Theke' }).waitFor();
  await look('printers');

  await open('/printers/new?device=1', 'Neuer Drucker');
  owner.allow(/422/);
  await page.getByLabel(/^Name/).fill('Küche');
  await page.getByLabel('Beleg', { exact: true }).uncheck();
  await page.getByLabel('Küchenbon', { exact: true }).uncheck();
  await save();
  await faultAt('host', /^Bitte füllen Sie/).waitFor();
  await faultAt('layouts', /^Bitte füllen Sie/).waitFor();
  await page.getByLabel('Adresse im Netzwerk').fill('http://drucker/');
  await page.getByLabel('Küchenbon', { exact: true }).check();
  await save();
  await faultAt('host', /^Bitte geben Sie eine Adresse wie 192\.168\.1\.50 an\.$/).waitFor();
  await look('printer-faults');

  await page.getByLabel('Adresse im Netzwerk').fill(stage.printer.host);
  await page.getByLabel('Port').fill(String(stage.printer.port));
  // Those of another device cannot stand in.
  expect(await standIns()).toEqual(['–', `Theke (${place()})`]);
  await page.getByLabel('Ersatzdrucker').selectOption({ label: `Theke (${place()})` });
  await save();
  await page.getByRole('heading', { level: 1, name: 'Küche' }).waitFor();
  expect(await standIns()).toEqual(['–', `Theke (${place()})`]);
  await card('Zustand').getByText('bereit').waitFor({ timeout: 60_000 });
  await owner.press(page.getByRole('button', { name: 'Testseite drucken' }));
  await page.getByText('Die Testseite ist gedruckt.').waitFor();
  expect(stage.printer.texts).toEqual([expect.stringMatching(/Küche[\s\S]*äöüÄÖÜß€/)]);
  await look('printer');
}, 180_000);

test('R260 the page of a device shows how each printer is, and since when one is away', async () => {
  await open(DEVICE, 'Kassen-PC');
  const printers = card('Drucker');
  const row = (name: string) =>
    printers.getByRole('listitem').filter({ has: owner.page.getByRole('link', { name }) });
  await row('Küche').getByText('Ersatz: Theke').waitFor();
  stage.printer.set({ isPaperLow: true });
  for (const name of ['Theke', 'Küche'])
    await row(name).getByText('bereit, Papier geht zu Ende').waitFor({ timeout: 60_000 });
  await look('device');
  await stage.printer.unplug();
  await row('Küche')
    .getByText(/^nicht erreichbar seit \d/)
    .waitFor({ timeout: 60_000 });
  await look('device-away');
  await stage.printer.plugIn();
  await row('Küche')
    .getByText(/^bereit/)
    .waitFor({ timeout: 60_000 });
}, 240_000);

test('a printer that stands in for another can be deleted: nothing stands in then', async () => {
  const { page } = owner;
  await open(DEVICE, 'Kassen-PC');
  await owner.press(card('Drucker').getByRole('link', { name: 'Theke' }));
  await page.getByRole('heading', { level: 1, name: 'Theke' }).waitFor();
  await owner.press(page.getByRole('button', { name: 'Löschen' }));
  const question = page.getByRole('dialog');
  await owner.press(question.getByRole('button', { name: 'Löschen' }));
  await page.getByRole('heading', { level: 1, name: 'Drucker' }).waitFor();
  await owner.press(page.locator('#main').getByRole('link', { name: 'Küche', exact: true }));
  await page.getByText('„Kassen-PC“ hat keinen anderen Drucker.').waitFor();
  expect(await standIns()).toEqual(['–']);
}, 60_000);
