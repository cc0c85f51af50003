import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Country } from '#domain/contact/country.ts';
import { holidaysOf } from '#domain/time/holidays.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { axeFindings } from '../axe.ts';
import { overlay } from '../customer.ts';
import { ADMIN } from '../shop-template.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** What an owner manages about the business: hours, delivery areas, tables, settings. */

let stage: Stage;
let owner: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  owner = await stage.open('desktop', { isKept: true, isStill: true });
  await owner.page.request.post('/api/login', { data: { username: ADMIN.email, password: ADMIN.password } });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

interface Hour {
  type: string;
  date: string | null;
  isClosed: boolean;
  from: string | null;
  to: string | null;
}

interface Branch {
  country: Country;
  openingHours: Hour[];
  deliveryAreas: { area: string; price: number; free: boolean }[];
  orderableFrom: string | null;
}

async function read<T>(path: string): Promise<T> {
  const answer = await owner.page.request.get(`/api${path}`);
  const { data } = (await answer.json()) as { data: T };
  return data;
}

async function save(button = owner.page.getByRole('button', { name: 'Speichern' })): Promise<void> {
  await owner.press(button);
}

/** The notice that something was saved; dismissed, so that the next one is distinct. */
async function stored(text: string | RegExp): Promise<void> {
  const notice = owner.page.getByText(text);
  await notice.waitFor();
  const close = owner.page.getByRole('button', { name: 'Meldung schließen' });
  const box = owner.page.locator('[data-notices] div').filter({ has: notice }).filter({ has: close }).last();
  await owner.press(box.getByRole('button', { name: 'Meldung schließen' }));
  await notice.waitFor({ state: 'detached' });
}

/** Opens a screen as if for the first time. */
async function show(hash: string): Promise<void> {
  await owner.page.goto('about:blank');
  await owner.page.goto(`/backend#${hash}`);
}

function card(name: string): Locator {
  return owner.page.getByRole('region', { name, exact: true });
}

describe('a branch', () => {
  test('gets different hours on a weekday, copied to others, and holidays, each once', async () => {
    const { page } = owner;
    await show('/branches/1');
    const hours = card('Öffnungszeiten');
    await hours.getByLabel('Montag bis', { exact: true }).fill('1930');
    await owner.press(hours.getByRole('button', { name: 'Montag auf andere Tage übertragen' }));
    await owner.press(overlay(owner).getByRole('button', { name: 'Alle Tage' }));
    await owner.press(overlay(owner).getByRole('button', { name: 'Übertragen' }));
    await hours.getByText('Montag bis Sonntag').waitFor();
    await hours.getByLabel('Freitag bis', { exact: true }).fill('2');
    await hours.getByText('bis 02:00 des nächsten Tages').waitFor();
    await owner.press(hours.getByRole('switch', { name: 'Sonntag geöffnet' }));

    await owner.press(hours.getByRole('button', { name: 'Feiertage eintragen' }));
    const year = Number(await overlay(owner).getByLabel('Jahr', { exact: true }).inputValue());
    expect(await axeFindings(page, 'holidays')).toEqual([]);
    await owner.press(overlay(owner).getByRole('button', { name: /Tage? eintragen$/ }));
    // Entered holidays are no longer offered.
    await owner.press(hours.getByRole('button', { name: 'Feiertage eintragen' }));
    expect(await overlay(owner).getByRole('button', { name: '0 Tage eintragen' }).isDisabled()).toBe(true);
    await owner.press(overlay(owner).getByRole('button', { name: 'Abbrechen' }));
    expect(await axeFindings(page, 'branch')).toEqual([]);
    await page.keyboard.press('Control+s');
    await stored('Filiale gespeichert.');

    const { openingHours, country } = await read<Branch>('/branches/1');
    const of = (type: string) => openingHours.filter((entry) => entry.type === type);
    expect(of('monday')).toEqual([
      { type: 'monday', date: null, isClosed: false, from: '07:00', to: '19:30' },
    ]);
    expect(of('wednesday')[0]?.to).toBe('19:30');
    expect(of('friday')[0]?.to).toBe('02:00');
    expect(of('sunday')).toEqual([{ type: 'sunday', date: null, isClosed: true, from: null, to: null }]);
    const dates = of('once').map(({ date }) => date);
    const today = localDayOf(new Date(), 'Europe/Vienna');
    const ahead = holidaysOf(country, null, year).filter(({ date }) => date > today);
    expect(ahead.length).toBeGreaterThan(0);
    for (const { date } of ahead) expect(dates).toContain(date);
    const closed = of('once').filter(({ isClosed }) => isClosed);
    expect(new Set(closed.map(({ date }) => date)).size).toBe(closed.length);
  });

  test('reports an error of a delivery area at its cell, and accepts the corrected value', async () => {
    const before = (await read<Branch>('/branches/1')).deliveryAreas;
    await show('/branches/1');
    const areas = card('Lieferung');
    await owner.press(areas.getByRole('button', { name: 'Liefergebiet hinzufügen' }));
    const line = areas.getByRole('listitem').last();
    await save();
    await line.getByText('Bitte füllen Sie dieses Feld aus.').waitFor();
    const name = line.getByLabel('Gebiet *');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    // Only the server detects a duplicate name.
    owner.allow(/422/);
    await name.fill(before[0]?.area ?? '');
    await save();
    await line.getByText(/bereits|schon/).waitFor();
    await name.fill('Sonnleiten');
    await line.getByLabel(/^Preis/).fill('4,5');
    await save();
    await stored('Filiale gespeichert.');
    const after = (await read<Branch>('/branches/1')).deliveryAreas;
    expect(after.length).toBe(before.length + 1);
    expect(after.at(-1)).toMatchObject({ area: 'Sonnleiten', price: 4.5 });
  });

  test('pauses, and resumes', async () => {
    const { page } = owner;
    await show('/branches');
    await owner.press(page.getByRole('button', { name: 'Bestellungen pausieren' }));
    const lines = overlay(owner).getByRole('listitem').first();
    await owner.press(lines.getByRole('button', { name: '30 Minuten' }));
    await lines.getByText(/^Keine Bestellungen: wieder/).waitFor();
    await owner.page.getByText('nimmt keine Bestellungen an.').waitFor();
    expect(await axeFindings(page, 'pause')).toEqual([]);
    const isPaused = async () => {
      const branches = await read<Branch[]>('/branches');
      return branches.some(({ orderableFrom }) => orderableFrom !== null);
    };
    expect(await isPaused()).toBe(true);
    await owner.press(lines.getByRole('button', { name: 'Wieder annehmen' }));
    await lines.getByRole('button', { name: 'Wieder annehmen' }).waitFor({ state: 'detached' });
    await owner.page.getByText('nimmt wieder Bestellungen an.').waitFor();
    expect(await isPaused()).toBe(false);
    await owner.press(overlay(owner).getByRole('button', { name: 'Schließen' }));
  });
});

test('many tables are created at once, existing ones are left alone, and all have a QR code', async () => {
  const { page } = owner;
  const tables = async () =>
    (await read<{ branch: number }[]>('/tables')).filter(({ branch }) => branch === 1);
  const count = (await tables()).length;
  await show('/tables');
  await owner.press(page.getByRole('button', { name: 'Mehrere anlegen' }));
  const dialog = overlay(owner);
  await dialog.getByLabel('Text davor').fill('Garten ');
  await dialog.getByLabel('Bis').fill('2');
  await dialog.getByText('Angelegt werden 2 Tische: Garten 1, Garten 2.').waitFor();
  expect(await axeFindings(page, 'create tables')).toEqual([]);
  await owner.press(dialog.getByRole('button', { name: '2 Tische anlegen' }));
  await page.getByText('2 von 2 Tischen angelegt.').waitFor();
  expect((await tables()).length).toBe(count + 2);
  await owner.press(page.getByRole('button', { name: 'Rückgängig' }));
  await page.getByText('2 Tische gelöscht.').waitFor();
  expect((await tables()).length).toBe(count);
  await owner.press(page.getByRole('button', { name: 'Rückgängig' }));
  await stored('2 Tische wiederhergestellt.');
  expect((await tables()).length).toBe(count + 2);
  await owner.press(page.getByRole('button', { name: 'Mehrere anlegen' }));
  await dialog.getByLabel('Text davor').fill('Garten ');
  await dialog.getByLabel('Bis').fill('2');
  await dialog.getByText('Alle diese Tische gibt es schon.').waitFor();
  await owner.press(dialog.getByRole('button', { name: 'Abbrechen' }));

  await owner.press(page.getByRole('link', { name: 'QR-Codes drucken' }));
  const codes = page.getByRole('figure').getByRole('img', { name: /^QR-Code für Tisch/ });
  await codes.nth(count + 1).waitFor();
  expect(await codes.count()).toBe(count + 2);
  expect(await axeFindings(page, 'QR codes')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: 'QR-Codes der Tische' }).isVisible()).toBe(false);
  expect(await page.locator('.qr-print .qr-page').first().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  await show('/tables/1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    owner.press(page.getByRole('button', { name: 'Als Bild (PNG)' })),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Tisch-.+\.png$/);
  expect(await axeFindings(page, 'table')).toEqual([]);
});

test('name and colour set in the backoffice appear in the shop', async () => {
  const { page } = owner;
  await show('/config');
  const name = page.getByLabel('Name des Shops');
  await name.fill('');
  await page.keyboard.press('Control+s');
  await page.getByText('Bitte füllen Sie dieses Feld aus.').waitFor();
  await name.fill('Gasthaus zur Probe');
  await page.getByLabel('Hauptfarbe', { exact: true }).fill('#1a5fb4');
  await owner.press(page.getByRole('radio', { name: 'Lora' }));
  await page.getByRole('complementary').getByText('Gasthaus zur Probe').waitFor();
  expect(await axeFindings(page, 'config')).toEqual([]);
  // Unsaved input survives a wrong click.
  await owner.press(page.getByRole('link', { name: 'Tische' }));
  await owner.press(overlay(owner).getByRole('button', { name: 'Hier bleiben' }));
  await page.keyboard.press('Control+s');
  await stored('Einstellungen gespeichert.');
  expect(await read('/config')).toMatchObject({
    shopName: 'Gasthaus zur Probe',
    primaryColor: '#1a5fb4',
    fontFamily: 'Lora',
  });
  const guest = await stage.open('phone');
  await guest.visit('/');
  await guest.page.getByRole('banner').getByText('Gasthaus zur Probe').waitFor();
  const look = await guest.page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [style.getPropertyValue('--primary'), style.getPropertyValue('--font')].map((value) =>
      value.trim(),
    );
  });
  expect(look).toEqual(['#1a5fb4', "'Lora'"]);
});
