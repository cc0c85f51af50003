import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** The switch of the branch above every screen: what belongs to a branch follows it. */

let stage: Stage;
let admin: Admin;
let owner: Visitor;
let names: readonly [string, string];

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  const answer = await fetch(`${stage.url}/api/branches`);
  const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
  names = [data[0]?.name ?? '', data[1]?.name ?? ''];
  for (const [index, branch] of data.slice(0, 2).entries()) {
    await admin.create('/departments', { branch: branch.id, name: `Küche ${index + 1}` });
    await admin.create('/tasks', { branch: branch.id, name: `Putzen ${index + 1}` });
    await admin.create('/tables', { branch: branch.id, identifier: `Z${index + 1}` });
  }
  owner = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const header = () => owner.page.getByRole('banner').getByLabel('Filiale', { exact: true });
const notice = () => owner.page.getByText(`Nur Filiale „${names[1]}“`);

/** A row of a list, by a text that stands in it. */
const cell = (text: string) => owner.page.getByRole('table').getByText(text, { exact: true });

describe('with a branch chosen above', () => {
  const LISTS = [
    ['/departments', 'Abteilungen', 'Küche'],
    ['/tasks', 'Aufgaben', 'Putzen'],
    ['/tables', 'Tische', 'Z'],
  ] as const;

  test.each(LISTS)('%s shows its records only, says so and leads to all', async (path, heading, word) => {
    const [mine, other] = [`${word}${word === 'Z' ? '' : ' '}2`, `${word}${word === 'Z' ? '' : ' '}1`];
    await header().selectOption('');
    await goTo(owner, path, heading);
    await cell(other).waitFor();
    expect(await notice().count()).toBe(0);
    await header().selectOption({ label: names[1] });
    await notice().waitFor();
    await cell(other).waitFor({ state: 'detached' });
    await cell(mine).waitFor();
    expect(await axeFindings(owner.page, path)).toEqual([]);
    await owner.page.getByRole('button', { name: 'Alle Filialen zeigen' }).click();
    await cell(other).waitFor();
    // Only this screen: which orders ring stays as it was.
    expect(await header().inputValue()).not.toBe('');
    expect(await notice().count()).toBe(0);
  });

  test('plan, balances and statistics follow it, and what the address names wins until it is switched', async () => {
    await header().selectOption({ label: names[1] });
    await goTo(owner, '/working-schedules', 'Arbeitsplanung');
    const own = () =>
      owner.page.getByRole('main').getByLabel('Filiale', { exact: true }).locator('option:checked');
    await expect.poll(() => own().textContent()).toBe(names[1]);
    await goTo(owner, '/holiday-balances', 'Urlaubskonten');
    await notice().waitFor();
    await goTo(owner, '/day-end', 'Tagesabschluss');
    await notice().waitFor();
    await expect.poll(() => own().textContent()).toBe(names[1]);
    await goTo(owner, '/dashboard', 'Statistik');
    await notice().waitFor();
    await expect.poll(() => own().textContent()).toBe(names[1]);
    await owner.page
      .getByRole('main')
      .getByLabel('Filiale', { exact: true })
      .selectOption({ label: names[0] });
    await owner.page.getByText(`Nur Filiale „${names[0]}“`).waitFor();
    await header().selectOption('');
    await expect.poll(() => own().textContent()).toBe('Alle Filialen');
    await header().selectOption({ label: names[1] });
    await notice().waitFor();
    await goTo(owner, '/history', 'Verlauf');
    await notice().waitFor();
    await owner.page.getByRole('button', { name: 'Alle Filialen zeigen' }).click();
    expect(await header().inputValue()).toBe('');
  });

  test('what belongs to no branch is shown whole', async () => {
    await header().selectOption({ label: names[1] });
    await goTo(owner, '/categories', 'Kategorien');
    await owner.page.getByRole('table').waitFor();
    expect(await notice().count()).toBe(0);
  });
});
