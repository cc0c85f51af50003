import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { waitFor } from '../wait-for.ts';
import { BRANCH, createPerson, PASSWORD } from './people.ts';
import { goTo, openStaff } from './staff-session.ts';

/** People and their time: accounts, the week plan, time sheets, the terminal. */

const PIN = '482915';
const HOUR = 3_600_000;

let stage: Stage;
let staff: Visitor;
let admin: Admin;
/** A person of the branch, created by API for tests of other things. */
let berta: number;
let bakery: number;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  [staff, admin] = await Promise.all([openStaff(stage), signInByApi(stage.url)]);
  berta = await createPerson(admin, 'Berta');
  bakery = await admin.create('/departments', { name: 'Backstube', branch: BRANCH });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function expectAccessible(visitor: Visitor, screen: string): Promise<void> {
  expect(await axeFindings(visitor.page, screen)).toEqual([]);
}

describe('a contract', () => {
  test('is maintained by the manager of the branch, who cannot change anything else of the person', async () => {
    const manager = { email: 'lena@wiesenknopf.example', password: PASSWORD };
    const lena = await admin.create('/users', {
      ...manager,
      firstName: 'Lena',
      roles: ['ROLE_MANAGER'],
      branches: [{ id: BRANCH }],
    });
    const paul = await createPerson(admin, 'Paul');
    const person = await openStaff(stage, manager);
    const { page } = person;
    await goTo(person, `/users/${paul}`, 'Paul Brandt');
    const hours = page.getByLabel('Wochenstunden');
    const save = page.getByRole('button', { name: 'Beschäftigung speichern' });
    await hours.fill('30');
    await person.press(save);
    await page.getByText('Beschäftigung gespeichert.').waitFor();
    // In the meantime the administrator changes something else: there is no conflict.
    await admin.change(`/users/${paul}`, { id: paul, phone: '+43 2732 1234' });
    person.allow(/409/);
    await hours.fill('38,5');
    await person.press(save);
    // While it is being saved, the field is disabled as well.
    await expect.poll(async () => (await save.isDisabled()) && (await hours.isEnabled())).toBe(true);
    expect(await page.getByLabel('Vorname').isDisabled()).toBe(true);
    await expectAccessible(person, 'contract');
    await page.reload();
    await expect.poll(() => hours.inputValue()).toBe('38,5');
    // Nobody may change their own contract.
    await goTo(person, `/users/${lena}`, 'Lena');
    await expect.poll(() => hours.isDisabled()).toBe(true);
    expect(await save.count()).toBe(0);
    await person.context.close();
  });
});

describe('a person', () => {
  test('is created with a role and a branch, and signs in', async () => {
    const { page } = staff;
    await goTo(staff, '/users/new', 'Neuer Benutzer');
    await page.getByLabel('Vorname').fill('Anna');
    await page.getByLabel('Nachname').fill('Abendroth');
    await page.getByLabel('E-Mail-Adresse').fill('anna@wiesenknopf.example');
    await page.locator('#user-password').fill('kurz');
    await page.locator('#user-branches').selectOption(String(BRANCH));
    await page.getByRole('complementary').getByText('Wiesenknopf am Hauptplatz').waitFor();
    await expectAccessible(staff, 'new user');
    await staff.press(page.getByRole('button', { name: 'Speichern', exact: true }));
    // A too short password is reported at the field, and nothing is lost.
    await page.locator('#user-password[aria-invalid=true]').waitFor();
    await page.locator('#user-password').fill(PASSWORD);
    await staff.press(page.getByRole('button', { name: 'Speichern', exact: true }));
    await page.waitForURL(/users\/\d+$/);
    await page.getByRole('heading', { name: 'Sitzungen' }).waitFor();
    await expectAccessible(staff, 'user');
    const login = await fetch(`${stage.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'anna@wiesenknopf.example', password: PASSWORD }),
    });
    expect(login.status).toBe(200);
  });

  test('sees their own account', async () => {
    const { page } = staff;
    await goTo(staff, '/account', 'Mein Konto');
    await page.getByText('diese Sitzung').waitFor();
    await expectAccessible(staff, 'account');
    await page.getByLabel('Vorname').fill('Resi');
    await staff.press(page.getByRole('button', { name: 'Profil speichern' }));
    await page.getByText('Profil gespeichert.').waitFor();
  });
});

describe('the week plan', () => {
  test('takes a shift with a click, and copies the week across the start of daylight saving time', async () => {
    const { page } = staff;
    await goTo(staff, `/working-schedules?branch=${BRANCH}&week=2027-03-22`, 'Arbeitsplanung');
    await staff.press(
      page.getByRole('button', { name: 'Neue Planung für Berta Brandt, Mittwoch, 24.03.2027' }),
    );
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Pause in Minuten').waitFor();
    await expectAccessible(staff, 'plan dialog');
    await staff.press(dialog.getByRole('button', { name: 'Speichern' }));
    const shift = page.getByRole('button', { name: /^Berta Brandt, .* Arbeit 09:00–17:00/ });
    await shift.waitFor();
    expect(await page.getByRole('row', { name: /^Berta Brandt/ }).textContent()).toContain('7,5von 38,5');
    await expectAccessible(staff, 'plan');

    await staff.press(page.getByRole('button', { name: 'Eine Woche weiter' }));
    await staff.press(page.getByRole('button', { name: 'Vorwoche übernehmen' }));
    await dialog.getByText('wird kopiert').waitFor();
    await expectAccessible(staff, 'copy');
    await staff.press(dialog.getByRole('button', { name: '1 Planung kopieren' }));
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Mittwoch, 31.03.2027: Arbeit 09:00–17:00/ }).waitFor();
    const stored = await page.request.get(
      `/api/working-schedules?user=${berta}&from=2027-03-20T00:00:00Z&to=2027-04-05T00:00:00Z`,
    );
    const { data } = (await stored.json()) as { data: { from: string }[] };
    expect(data.map(({ from }) => from)).toEqual(['2027-03-24T08:00:00.000Z', '2027-03-31T07:00:00.000Z']);

    // Copying again duplicates nothing.
    await staff.press(page.getByRole('button', { name: 'Vorwoche übernehmen' }));
    await dialog.getByText('Schon etwas geplant', { exact: true }).waitFor();
    expect(await dialog.getByRole('button', { name: '0 Planungen kopieren' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
  });

  test('copies a week with one call, and undoes the copy, a deletion and a move', async () => {
    const { page } = staff;
    const undo = () => staff.press(page.getByRole('button', { name: 'Rückgängig' }).last());
    const shift = (day: string) => page.getByRole('button', { name: new RegExp(`${day}: Arbeit 09:00`) });
    const id = await admin.create('/working-schedules', {
      user: berta,
      branch: BRANCH,
      from: '2027-06-09T07:00:00.000Z',
      to: '2027-06-09T15:00:00.000Z',
    });
    await goTo(staff, `/working-schedules?branch=${BRANCH}&week=2027-06-14`, 'Arbeitsplanung');
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('workingSchedules.create')) calls += 1;
    });
    await staff.press(page.getByRole('button', { name: 'Vorwoche übernehmen' }));
    const dialog = page.getByRole('dialog');
    await staff.press(dialog.getByRole('button', { name: '1 Planung kopieren' }));
    await shift('Mittwoch, 16.06.2027').waitFor();
    expect(calls).toBe(1);
    await undo();
    await shift('Mittwoch, 16.06.2027').waitFor({ state: 'detached' });

    await goTo(staff, `/working-schedules?branch=${BRANCH}&week=2027-06-07`, 'Arbeitsplanung');
    await staff.press(shift('Mittwoch, 09.06.2027'));
    await staff.press(dialog.getByRole('button', { name: 'Löschen' }));
    const question = page.getByRole('dialog', { name: 'Planung löschen?' });
    await staff.press(question.getByRole('button', { name: 'Löschen' }));
    await shift('Mittwoch, 09.06.2027').waitFor({ state: 'detached' });
    await undo();
    await shift('Mittwoch, 09.06.2027').waitFor();

    // A colleague changes it while the dialog is open: both changes stay.
    staff.allow(/409/);
    await staff.press(shift('Mittwoch, 09.06.2027'));
    await dialog.getByLabel('Pause in Minuten').fill('45');
    await admin.change(`/working-schedules/${id}`, { id, note: 'Inventur' });
    await staff.press(dialog.getByRole('button', { name: 'Speichern' }));
    await staff.press(page.getByRole('button', { name: 'Meine Änderungen speichern' }));
    await page.getByText('Planung gespeichert.').waitFor();
    const stored = await page.request.get(`/api/working-schedules/${id}`);
    expect(((await stored.json()) as { data: object }).data).toMatchObject({
      breakMinutes: 45,
      note: 'Inventur',
    });
  });

  test('moves a shift to another day by keyboard', async () => {
    const { page } = staff;
    await admin.create('/working-schedules', {
      user: berta,
      branch: BRANCH,
      from: '2027-05-05T07:00:00.000Z',
      to: '2027-05-05T15:00:00.000Z',
    });
    await goTo(staff, `/working-schedules?branch=${BRANCH}&week=2027-05-03`, 'Arbeitsplanung');
    await page.getByRole('button', { name: /Mittwoch, 05.05.2027: Arbeit/ }).focus();
    // As people do it: the next key after the announcement of the last one.
    const heard = (text: RegExp) =>
      page.locator('[id^=DndLiveRegion]', { hasText: text }).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await heard(/Mittwoch/);
    await page.keyboard.press('ArrowRight');
    await heard(/Donnerstag/);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /Donnerstag, 06.05.2027: Arbeit 09:00–17:00/ }).waitFor();
    await page.getByText('Planung verschoben.').waitFor();
    await staff.press(page.getByRole('button', { name: 'Rückgängig' }).last());
    await page.getByText('Die Planung steht wieder an ihrem Platz.').waitFor();
    await page.getByRole('button', { name: /Mittwoch, 05.05.2027: Arbeit 09:00–17:00/ }).waitFor();
  });
});

describe('hours', () => {
  test('are compared with the plan, and corrected with a reason', async () => {
    const { page } = staff;
    const start = new Date(Math.floor(Date.now() / HOUR) * HOUR - 4 * HOUR);
    const at = (hours: number) => new Date(start.getTime() + hours * HOUR).toISOString();
    const month = localDayOf(start, 'Europe/Vienna').slice(0, 7);
    await admin.create('/working-schedules', { user: berta, branch: BRANCH, from: at(0), to: at(3) });
    const id = await admin.create('/working-activities', {
      user: berta,
      branch: BRANCH,
      startedAt: at(0),
      endedAt: at(2),
      pauses: [],
    });
    await goTo(staff, `/time-sheets?user=${berta}&month=${month}`, 'Stundenzettel');
    const sums = page.getByRole('row', { name: /^Summe/ });
    await waitFor(async () => (await sums.textContent())?.includes('3:002:000:00−1:00') || undefined);
    await expectAccessible(staff, 'time sheet');

    await staff.press(page.locator(`a[href="#/working-activities/${id}"]`));
    await staff.press(page.getByRole('button', { name: 'Pause hinzufügen' }));
    await page.getByLabel('Grund der Korrektur').fill('Pause vergessen');
    await staff.press(page.getByRole('button', { name: 'Speichern', exact: true }));
    await page.getByText('„Pause vergessen“').waitFor();
    await page.getByRole('complementary').getByText('1:30 Std.').waitFor();

    // Where it was worked leaves a trail as well, and is not changed without a reason.
    staff.allow(/422/);
    await page.locator('#working-activity-department').selectOption(String(bakery));
    await staff.press(page.getByRole('button', { name: 'Speichern', exact: true }));
    await page.locator('#working-activity-reason[aria-invalid="true"]').waitFor();
    await page.getByLabel('Grund der Korrektur').fill('Falsch gewählt');
    await staff.press(page.getByRole('button', { name: 'Speichern', exact: true }));
    await page.getByText('„Falsch gewählt“').waitFor();
    const trail = page.getByRole('region', { name: 'Korrekturen' }).getByRole('listitem').first();
    expect(await trail.textContent()).toContain('Abteilung– → Backstube');
    await expectAccessible(staff, 'activity');
  });

  test('of holiday are counted', async () => {
    await goTo(staff, '/holiday-balances', 'Urlaubskonten');
    const row = staff.page.getByRole('row', { name: /^Berta Brandt/ });
    await row.waitFor();
    expect(await row.textContent()).toBe('Berta Brandt2500025');
    await expectAccessible(staff, 'holiday balances');
  });
});

describe('the terminal', () => {
  test('is set up with a key; somebody starts and ends work with a PIN', async () => {
    const { page } = staff;
    const toni = await createPerson(admin, 'Toni');
    await goTo(staff, `/users/${toni}`, 'Toni Brandt');
    await page.getByLabel('Neue PIN', { exact: true }).fill(PIN);
    await staff.press(page.getByRole('button', { name: 'PIN speichern' }));
    await page.getByText('PIN gespeichert.').waitFor();

    const terminal = await stage.open('desktop', { isStill: true });
    const screen = terminal.page;
    await terminal.visit('/backend/terminal');
    await screen.getByLabel('Code oder Geräteschlüssel', { exact: true }).fill(stage.deviceKey);
    await expectAccessible(terminal, 'terminal set-up');
    await terminal.press(screen.getByRole('button', { name: 'Einrichten' }));
    await terminal.press(screen.getByRole('button', { name: 'Toni Brandt' }));
    for (const digit of PIN) await terminal.press(screen.getByRole('button', { name: digit, exact: true }));
    await expectAccessible(terminal, 'terminal PIN');
    await terminal.press(screen.getByRole('button', { name: 'Anmelden' }));
    await terminal.press(screen.getByRole('button', { name: 'Arbeit beginnen' }));
    await screen.getByText(/^Bei der Arbeit seit/).waitFor();
    await expectAccessible(terminal, 'terminal');
    await terminal.press(screen.getByRole('button', { name: 'Pause beginnen' }));
    await terminal.press(screen.getByRole('button', { name: 'Weiterarbeiten' }));
    await terminal.press(screen.getByRole('button', { name: 'Arbeit beenden' }));
    await screen.getByText('Zurzeit nicht bei der Arbeit').waitFor();
    // Nobody stays signed in on a shared computer.
    await screen.getByRole('heading', { name: 'Wer sind Sie?' }).waitFor();
    const stored = await page.request.get(`/api/working-activities?user=${toni}&isOpen=false`);
    expect(((await stored.json()) as { data: unknown[] }).data).toHaveLength(1);
  });
});
