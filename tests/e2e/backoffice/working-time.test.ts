import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** Hours that are deleted stay on record; employees see their own week and hours on their phone. */

const HOUR = 3_600_000;
const BRANCH = 1;
const MIA = { email: 'mia@wiesenknopf.example', password: 'Kümmel-und-Speck-12' };

let stage: Stage;
let admin: Admin;
let staff: Visitor;
let mia: number;
/** The beginning of the running hour, four hours ago. */
const start = Math.floor(Date.now() / HOUR) * HOUR - 4 * HOUR;
const at = (hours: number) => new Date(start + hours * HOUR).toISOString();

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  [staff, admin] = await Promise.all([openStaff(stage), signInByApi(stage.url)]);
  const person = { roles: ['ROLE_EMPLOYEE'], branches: [{ id: BRANCH }], holidayEntitlement: 25 };
  mia = await admin.create('/users', { ...MIA, ...person, firstName: 'Mia', lastName: 'Moser' });
  const jan = await admin.create('/users', {
    ...person,
    email: 'jan@wiesenknopf.example',
    password: 'Lauter-kleine-Semmeln-7',
    firstName: 'Jan',
    lastName: 'Jung',
  });
  for (const user of [mia, jan])
    await admin.create('/working-schedules', { user, branch: BRANCH, from: at(0), to: at(3) });
  await admin.create('/working-activities', {
    user: mia,
    branch: BRANCH,
    startedAt: at(0),
    endedAt: at(2),
    pauses: [],
  });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

test('a deletion asks why, and stays on record', async () => {
  const { page } = staff;
  const id = await admin.create('/working-activities', {
    user: mia,
    branch: BRANCH,
    startedAt: at(2),
    endedAt: at(3),
    pauses: [],
  });
  await goTo(staff, `/working-activities/${id}`, /./);
  await staff.press(page.getByRole('button', { name: 'Löschen', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Aktivität löschen?' });
  await staff.press(dialog.getByRole('button', { name: 'Löschen', exact: true }));
  await dialog.getByText('Bitte geben Sie an, warum gelöscht wird.').waitFor();
  expect(await axeFindings(page, 'deletion without a reason')).toEqual([]);
  await dialog.getByLabel('Grund der Löschung').fill('Zweimal erfasst');
  await staff.press(dialog.getByRole('button', { name: 'Löschen', exact: true }));
  await page.getByText('Aktivität gelöscht.').waitFor();
  const month = localDayOf(new Date(start), 'Europe/Vienna').slice(0, 7);
  await goTo(staff, `/time-sheets?user=${mia}&month=${month}`, 'Stundenzettel');
  const trail = page.getByRole('region', { name: 'Korrekturen und Löschungen' });
  await trail.getByText('Grund: Zweimal erfasst').waitFor();
  expect(await axeFindings(page, 'time sheet with a deletion')).toEqual([]);
});

test('employees see their week and their hours on the phone', async () => {
  const employee = await openStaff(stage, MIA);
  const { page } = employee;
  await page.setViewportSize({ width: 390, height: 844 });
  const week = localDayOf(new Date(start), 'Europe/Vienna');
  await goTo(employee, `/my-week?week=${week}`, 'Meine Woche');
  await page.getByText('Mit Jan Jung').waitFor();
  await page.getByText('3:00 Std.').waitFor();
  await page.getByText('25 Tage').first().waitFor();
  expect(await axeFindings(page, 'my week')).toEqual([]);
  await goTo(employee, `/my-times?month=${week.slice(0, 7)}`, 'Meine Zeiten');
  await page.getByText('2:00 Std.').first().waitFor();
  expect(await axeFindings(page, 'my times')).toEqual([]);
});
