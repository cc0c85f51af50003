import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '#tests/e2e/axe.ts';
import { ADMIN } from '#tests/e2e/shop-template.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { goTo, openStaff } from '../staff-session.ts';

/** Work of a kind that nobody does lies there for ever, as everything does whose service is away. */
const STUCK = `INSERT INTO "Outbox" ("kind", "payload", "runAt") VALUES ('left', '{}', now() - interval '40 minutes')`;

let stage: Stage;
let staff: Visitor;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: STUCK });
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

test('the navigation says that something is wrong, and the page what, since when and what to do', async () => {
  const { page } = staff;
  const area = page.getByRole('navigation', { name: 'Alle Bereiche' }).getByRole('link', {
    name: /^Betrieb.*, eine Störung$/,
  });
  await area.waitFor();
  await goTo(staff, '/operations', 'Betrieb');
  await page.getByText('Etwas ist gestört: Bitte gleich ansehen.').waitFor();
  const findings = page.getByRole('list', { name: 'Betrieb' }).getByRole('listitem');
  const worst = findings.first();
  expect(await worst.getByRole('heading').textContent()).toBe('Aufgaben nach Bestellungen');
  expect(await worst.textContent()).toMatch(/Gestört\s*seit .*\d{1,2}[.:]\d{2}/);
  expect(await worst.textContent()).toMatch(/Eine Aufgabe bleibt liegen, die älteste seit 4\d Minuten\./);
  expect(await worst.textContent()).toContain('Was tun?');
  const mail = findings.filter({ has: page.getByRole('heading', { name: 'E-Mail' }) });
  expect(await mail.textContent()).toContain('Es ist kein Mailserver eingerichtet');
  const disk = findings.filter({ has: page.getByRole('heading', { name: 'Speicherplatz' }) });
  expect(await disk.textContent()).toMatch(/\d+ [MG]B von \d+ [MG]B/);
  expect(await findings.last().textContent()).toContain('In Ordnung');
  expect(await axeFindings(page, 'Betrieb')).toEqual([]);
});

test('an administrator sees the key of the backups after the password, and takes it elsewhere', async () => {
  const { page, context } = staff;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(staff, '/operations', 'Betrieb');
  const backup = page
    .getByRole('list', { name: 'Betrieb' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Sicherung', exact: true }) });
  const show = backup.getByRole('button', { name: 'Schlüssel anzeigen' });
  await show.press('Enter');
  staff.allow(/422/);
  // The field has the focus.
  await page.keyboard.type('geraten');
  await page.keyboard.press('Enter');
  const field = backup.getByLabel('Aktuelles Passwort');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await axeFindings(page, 'the password for the key')).toEqual([]);
  await field.fill(ADMIN.password);
  await page.keyboard.press('Enter');
  const shown = page.getByRole('region', { name: 'Sicherungsschlüssel' });
  const key = (await shown.getByText(/^([0-9A-Z]{5}-){5}[0-9A-Z]{5}$/).textContent()) ?? '';
  await shown.getByText('Bewahren Sie ihn anderswo auf', { exact: false }).waitFor();
  expect(await axeFindings(page, 'the key of the backups')).toEqual([]);
  await shown.getByRole('button', { name: 'Kopieren' }).click();
  await page.getByText('Schlüssel kopiert.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  // On paper is the key, and nothing of the screen around it.
  await page.emulateMedia({ media: 'print' });
  expect(await shown.getByText(key).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Betrieb' }).isVisible()).toBe(false);
  expect(await shown.getByRole('button', { name: 'Drucken' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await shown.getByRole('button', { name: 'Schlüssel ausblenden' }).click();
  await shown.waitFor({ state: 'detached' });
  expect(await show.evaluate((button) => button === document.activeElement)).toBe(true);
  await goTo(staff, '/journal', 'Journal');
  await page.getByText(/^Sicherungsschlüssel angezeigt/).waitFor();
});
