import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** Tasks, as their assignees see them. */

const PASSWORD = 'Lauter-kleine-Semmeln-7';
const BRANCH = 1;

let stage: Stage;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A staff member of the branch, signed in, and their id. */
async function openPerson(name: string): Promise<[Visitor, number]> {
  const email = `${name.toLowerCase()}@wiesenknopf.example`;
  const id = await admin.create('/users', {
    email,
    firstName: name,
    password: PASSWORD,
    branches: [{ id: BRANCH }],
  });
  return [await openStaff(stage, { email, password: PASSWORD }), id];
}

describe('a task', () => {
  test('is ticked by its assignee, in the list and on its own', async () => {
    const [person, berta] = await openPerson('Berta');
    const task = { branch: BRANCH, assignee: berta };
    await admin.create('/tasks', { ...task, name: 'Kühlraum putzen', dueOn: '2020-02-03' });
    await admin.create('/tasks', { ...task, name: 'Etiketten bestellen' });
    await admin.create('/tasks', { branch: BRANCH, name: 'Nicht für Berta' });
    const { page } = person;
    await goTo(person, '/tasks', 'Meine Aufgaben');
    await page.getByText('Überfällig seit 03.02.2020').waitFor();
    expect(await page.getByText('Nicht für Berta').count()).toBe(0);
    expect(await axeFindings(page, 'own tasks')).toEqual([]);
    await person.press(page.getByRole('checkbox', { name: '„Kühlraum putzen“ erledigt' }));
    const done = page.getByRole('list', { name: 'Erledigt' });
    await done.getByText('Kühlraum putzen').waitFor();
    // A ticked task has left the list; keyboard focus is on the next one.
    await page.locator('[aria-label="„Etiketten bestellen“ erledigt"]:focus').waitFor();
    await person.press(page.getByRole('link', { name: 'Etiketten bestellen' }));
    await person.press(page.getByRole('button', { name: 'Als erledigt markieren' }));
    await page.getByRole('button', { name: 'Wieder öffnen' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Wieder öffnen' }).waitFor();
    await goTo(person, '/tasks', 'Meine Aufgaben');
    await done.getByText('Etiketten bestellen').waitFor();
    await page.getByText('Für Sie ist nichts offen.').waitFor();
    await person.context.close();
  });
});

describe('the checkbox of a task', () => {
  const CALL = '**/trpc/tasks.complete*';
  const LIST = /\/trpc\/[^?]*tasks\.list/;

  test('shows at once, and flips back with a message when the server rejects it', async () => {
    const [person, paula] = await openPerson('Paula');
    await admin.create('/tasks', { branch: BRANCH, assignee: paula, name: 'Tafel schreiben' });
    const { page } = person;
    await goTo(person, '/tasks', 'Meine Aufgaben');
    const tick = page.getByRole('checkbox', { name: '„Tafel schreiben“ erledigt' });
    const [refused, refuse] = latch();
    const [read, letRead] = latch();
    person.allow(/ERR_FAILED|failed/i);
    await page.route(CALL, async (route) => {
      await refused;
      await route.abort();
    });
    await tick.check();
    expect(await tick.isChecked()).toBe(true);
    // The list that is read again takes its time, or never comes: the error must not stand beside a ticked box for so long.
    await page.route(LIST, async (route) => {
      await read;
      await route.continue();
    });
    refuse();
    await page
      .getByRole('alert')
      .getByText(/konnte nicht/)
      .waitFor();
    expect(await tick.isChecked()).toBe(false);
    letRead();
    await page.unroute(LIST);
    await page.unroute(CALL);
    await tick.check();
    await page.getByRole('list', { name: 'Erledigt' }).getByText('Tafel schreiben').waitFor();
    await person.context.close();
  });
});

/** A promise, and what resolves it. */
function latch(): [opened: Promise<void>, open: () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}
