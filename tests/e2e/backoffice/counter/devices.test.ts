import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '#tests/e2e/as-admin.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { placeByApi } from '#tests/e2e/by-api.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { goTo, openStaff } from '../staff-session.ts';

/** Numbers, devices, labels and screens, as an owner uses them. */

let stage: Stage;
let owner: Visitor;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  owner = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const open = (path: string, heading: string) => goTo(owner, path, heading);

async function save(): Promise<void> {
  await owner.press(owner.page.getByRole('button', { name: 'Speichern' }));
}

test('the dashboard counts an order, compares periods, and offers the numbers as a table and as CSV', async () => {
  await placeByApi(stage);
  const { page } = owner;
  await open('/dashboard', 'Statistik');
  await owner.press(page.getByRole('button', { name: 'Heute' }));
  const glance = page.getByRole('list', { name: 'Auf einen Blick' });
  const orders = glance.getByRole('listitem').filter({ hasText: /^Bestellungen/ });
  await orders.getByText('1', { exact: true }).waitFor();
  await orders.getByText('davor nichts').waitFor();
  await owner.press(page.getByRole('button', { name: '7 Tage' }));
  const panel = page.getByRole('region', { name: 'Bestellungen', exact: true });
  await owner.press(panel.getByText('Als Tabelle'));
  expect(await panel.getByRole('row').count()).toBe(8);
  const download = page.waitForEvent('download');
  await owner.press(panel.getByRole('button', { name: 'Bestellungen als CSV speichern' }));
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table.split('\r\n')[0]).toBe(
    '\ufeff"Tag";"Bestellungen";"Zeitraum davor";"Bestätigt";"Noch offen";"Anfragen und „ab“-Preise";"Storniert und abgelehnt"',
  );
  expect(await axeFindings(page, 'dashboard')).toEqual([]);
});

describe('a device', () => {
  test('shows its key once, and a code connects another computer', async () => {
    const { page } = owner;
    await open('/devices/new', 'Neues Gerät');
    await page.getByLabel(/^Name/).fill('Kassa 2');
    await page.getByLabel(/^Filiale \*/).selectOption({ index: 1 });
    await save();
    const key = (await page.getByText(/^[\w-]{43}$/).textContent()) ?? '';
    const me = async (one: string) =>
      (await fetch(`${stage.url}/api/devices/me`, { headers: { authorization: `Bearer ${one}` } })).status;
    expect(await me(key)).toBe(200);
    await owner.press(page.getByRole('button', { name: 'Code anzeigen' }));
    const code = (await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? '';
    const paired = await fetch(`${stage.url}/api/devices/pair`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const { data } = (await paired.json()) as { data: { name: string; key: string } };
    expect([data.name, await me(data.key), await me(key)]).toEqual(['Kassa 2', 200, 401]);
    expect(await axeFindings(page, 'device')).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Kassa 2' }).waitFor();
    expect(await page.getByText(key).count()).toBe(0);
  });

  test('appears in the logs', async () => {
    const { page } = owner;
    await admin.createKeyed('/devices', { name: 'Kassa 3', branch: 1 });
    await open('/logs', 'Logs');
    await owner.press(page.getByRole('row').filter({ hasText: 'Kassa 3' }).getByRole('link').first());
    await page.getByRole('heading', { level: 2, name: 'Einzelheiten' }).waitFor();
    expect(await axeFindings(page, 'log')).toEqual([]);
  });
});

test('labels are chosen, previewed and saved as PDF', async () => {
  const { page } = owner;
  await open('/labels', 'Etiketten');
  await page.getByLabel('Produkte durchsuchen').fill('semmel');
  await owner.press(page.getByRole('button', { name: /^Alle \d+ wählen/ }));
  await page.getByLabel('Erstes freies Etikett').selectOption('3');
  await page.getByRole('img', { name: /^Vorschau des Bogens 1: [1-9]/ }).waitFor();
  expect(await axeFindings(page, 'labels')).toEqual([]);
  const download = page.waitForEvent('download');
  await owner.press(page.getByRole('button', { name: 'PDF erstellen' }));
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
});

describe('a screen on the wall', () => {
  test('plays the programme that was put together for it', async () => {
    const { page } = owner;
    const menus = (await (await fetch(`${stage.url}/api/menus`)).json()) as { data: { id: number }[] };
    for (const segment of [
      { name: 'Willkommen', type: 'text', title: 'Grüß Gott!', text: 'Heute: Backhendl' },
      { name: 'Karte', type: 'menu', menu: menus.data[0]?.id },
    ])
      await admin.create('/digital-signage-segments', segment);
    await open('/digital-signage-streams/new', 'Neuer Stream');
    await page.getByLabel(/^Name/).fill('Theke');
    for (const name of ['Willkommen', 'Karte']) {
      await page.getByLabel('Filmsequenz', { exact: true }).selectOption({ label: name });
      await owner.press(page.getByRole('button', { name: 'Hinzufügen' }));
    }
    await page.getByRole('spinbutton').first().fill('2');
    expect(await axeFindings(page, 'stream')).toEqual([]);
    await save();
    await page.getByRole('heading', { level: 1, name: 'Theke' }).waitFor();
    await open('/digital-signage-devices/new', 'Neuer TV');
    await page.getByLabel(/^Name/).fill('Schaufenster');
    await page.getByLabel(/^Filiale \*/).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: /^Stream/ }).selectOption({ label: 'Theke' });
    await save();
    const address = (await page.getByRole('link', { name: 'Hier ansehen' }).getAttribute('href')) ?? '';
    const screen = await stage.open('desktop', { isStill: true });
    await screen.page.goto(address);
    await screen.page.getByText('Grüß Gott!').waitFor();
    await screen.page.locator('[data-segment=menu]').getByText('€').first().waitFor();
    // What it needs to keep running without the server.
    expect(await screen.page.evaluate(() => localStorage.getItem('theke-signage'))).toContain('Grüß Gott!');
  });

  test('does not exist for a wrong key', async () => {
    const wrong = 'x'.repeat(43);
    for (const path of ['signage', 'api/signage'])
      expect((await fetch(`${stage.url}/${path}/${wrong}`)).status).toBe(404);
  });
});
