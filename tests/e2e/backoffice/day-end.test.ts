import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { placeByApi, stepByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** What a restaurant asks its statistics, and the end of a day. */

/** Three days ago the other branch sold something, and nothing since. */
const SOLD_BEFORE = `
  INSERT INTO "Order" (id, uid, hash, "branchId", "ticketDay", "ticketNumber", state, "isDelivery", "isDineIn", "firstName",
    "lastName", phone, "paymentMethod", currency, pricing, gross, "totalNet", "totalGross", "taxLines", "createdAt",
    "confirmedAt", "finishedAt")
  SELECT 90001, 'FRUEHER', md5('1'), 2, to_char(at, 'YYYY-MM-DD'), 1, 'completed', false, false, 'Gast', 'Früher',
    '+43 660 1234567', 'cash', 'EUR', 'fixed', 1100, 1000, 1100, '[{"rate":10,"net":1000,"vat":100}]', at, at, at
  FROM (SELECT date_trunc('day', now()) - interval '3 days' + interval '12 hours') moment(at);`;

let stage: Stage;
let staff: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: SOLD_BEFORE });
  const [sold] = [await placeByApi(stage), await placeByApi(stage)];
  await stepByApi(stage, sold, 'confirm');
  const refused = await placeByApi(stage);
  await stepByApi(stage, refused, 'reject', { rejectionMessage: 'Leider ausverkauft' });
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

test('the statistics say what is confirmed and open, and where the revenue comes from', async () => {
  const { page } = staff;
  await goTo(staff, '/dashboard', 'Statistik');
  const glance = page.getByRole('list', { name: 'Auf einen Blick' });
  await glance.getByText('Noch offen: 1').first().waitFor();
  for (const title of [
    'Heute nach Stunden',
    'Umsatz nach Zahlart',
    'Netto und Steuer',
    'Umsatz nach Kategorie',
  ])
    await page.getByRole('region', { name: title, exact: true }).waitFor();
  const lost = page.getByRole('region', { name: 'Abgelehnt, storniert, verpasst', exact: true });
  await lost.getByText('Leider ausverkauft').first().waitFor();
  expect(await axeFindings(page, 'statistics')).toEqual([]);
});

test('a day ends with its totals, and with what is not in them', async () => {
  const { page } = staff;
  await goTo(staff, '/day-end', 'Tagesabschluss');
  await page.getByText('Eine Bestellung ist noch offen').waitFor();
  for (const title of ['Nach Steuersatz', 'Nach Zahlart', 'Nach Service'])
    await page.getByRole('region', { name: title, exact: true }).first().waitFor();
  const reasons = page.getByRole('region', { name: 'Gründe für Stornos und Ablehnungen' }).first();
  await reasons.getByText('Leider ausverkauft').waitFor();
  expect(await axeFindings(page, 'day end')).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    staff.press(page.getByRole('button', { name: 'Als CSV speichern' })),
  ]);
  expect(file.suggestedFilename()).toMatch(/^tagesabschluss-Alle Filialen-\d{4}-\d\d-\d\d\.csv$/);
  await staff.press(page.getByRole('button', { name: 'Einen Tag zurück' }));
  await page.getByText('An diesem Tag ging keine Bestellung ein.').waitFor();
});

test('it opens on the last day with orders, and goes on to today', async () => {
  const { page } = staff;
  await goTo(staff, '/day-end?branch=2', 'Tagesabschluss');
  await page.getByRole('region', { name: 'Nach Steuersatz', exact: true }).first().waitFor();
  await staff.press(page.getByRole('button', { name: 'Heute', exact: true }));
  await page.getByText('An diesem Tag ging keine Bestellung ein.').waitFor();
});

test('a comparison of one’s own is kept, found again and forgotten', async () => {
  const { page } = staff;
  await goTo(staff, '/dashboard', 'Statistik');
  await page.getByRole('combobox', { name: 'Vergleichen mit' }).selectOption('own');
  await page.getByLabel('Vergleich von').fill('2025-11-01');
  await page.getByLabel('Vergleich bis').fill('2025-11-20');
  await page.getByText('verglichen mit 01.11.2025 bis 20.11.2025').waitFor();
  await staff.press(page.getByRole('button', { name: 'Vergleich merken' }));
  await page.getByRole('textbox', { name: 'Name des Vergleichs' }).fill('Voriges Jahr');
  await staff.press(page.getByRole('button', { name: 'Speichern', exact: true }));
  const kept = page.getByRole('list', { name: 'Gemerkte Vergleiche' });
  await kept.getByText('Voriges Jahr').waitFor();
  expect(await axeFindings(page, 'kept comparison')).toEqual([]);
  await page.getByRole('combobox', { name: 'Vergleichen mit' }).selectOption('before');
  await page.reload();
  await staff.press(kept.getByRole('button', { name: 'Voriges Jahr', exact: true }));
  await page.getByText('verglichen mit 01.11.2025 bis 20.11.2025').waitFor();
  await staff.press(page.getByRole('button', { name: 'Vergleich „Voriges Jahr“ löschen' }));
  await kept.waitFor({ state: 'detached' });
});
