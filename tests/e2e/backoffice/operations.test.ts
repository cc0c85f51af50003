import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

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
