import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { ADMIN } from '../shop-template.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { showScreen } from './every-screen.ts';
import { openStaff } from './staff-session.ts';

/** A form survives the end of the session, a colleague's faster save, and what is said about it all. */

const OTHER = { email: 'leitung@wiesenknopf.example', password: 'Kümmel-und-Speck-12' };

let stage: Stage;
let admin: Admin;
let staff: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  await admin.create('/users', {
    ...OTHER,
    firstName: 'Lena',
    lastName: 'Lang',
    roles: ['ROLE_MANAGER'],
    branches: [{ id: 1 }],
  });
  staff = await openStaff(stage);
  staff.allow(/40[1349]/);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const dialog = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });

/** The name of a record as the server has it. */
async function stored(path: string): Promise<unknown> {
  const { data } = (await (await staff.page.request.get(`/api${path}`)).json()) as { data: { name: string } };
  return data.name;
}

async function loseSession(name: string, id: number): Promise<void> {
  const { page } = staff;
  await showScreen(staff, `/tags/${id}`);
  await page.locator('#tag-name').fill(name);
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  await dialog(staff).waitFor();
}

test('a lost session asks for the password above the form, and saves what was entered', async () => {
  const { page } = staff;
  const id = await admin.create('/tags', { name: 'Bio' });
  await loseSession('Bio aus Krems', id);
  expect(await axeFindings(page, 'password')).toEqual([]);
  // The e-mail address is known, the password has the focus.
  await page.keyboard.type('falsch');
  await page.keyboard.press('Enter');
  await dialog(staff).getByRole('alert').waitFor();
  await dialog(staff).getByLabel('Passwort').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page.getByText('Tag gespeichert.').waitFor();
  await dialog(staff).waitFor({ state: 'detached' });
  await expect.poll(() => stored(`/tags/${id}`)).toBe('Bio aus Krems');
});

test('put off, the form stays as it is, says so, and asks again at the next save', async () => {
  const { page } = staff;
  const id = await admin.create('/tags', { name: 'Regional' });
  await loseSession('Regional und frisch', id);
  await dialog(staff).getByRole('button', { name: 'Später' }).click();
  await dialog(staff).waitFor({ state: 'detached' });
  await page
    .getByText(/melden Sie sich/)
    .first()
    .waitFor();
  expect(await page.locator('#tag-name').inputValue()).toBe('Regional und frisch');
  await page.keyboard.press('Control+s');
  await dialog(staff).getByLabel('Passwort').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page.getByText('Tag gespeichert.').waitFor();
  await expect.poll(() => stored(`/tags/${id}`)).toBe('Regional und frisch');
});

test('a sign-in in another tab continues the save; that of another person is told first', async () => {
  const { page } = staff;
  const id = await admin.create('/tags', { name: 'Saison' });
  await loseSession('Saisonal', id);
  const tab = await page.context().newPage();
  await tab.goto('/backend/login');
  const signIn = async ({ email, password }: typeof ADMIN) => {
    await tab.goto('/backend/login');
    await tab.getByLabel('E-Mail').fill(email);
    await tab.getByLabel('Passwort').fill(password);
    await tab.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await tab.getByRole('navigation', { name: 'Alle Bereiche' }).waitFor();
  };
  await signIn(ADMIN);
  await page.getByText('Tag gespeichert.').waitFor();
  await expect.poll(() => stored(`/tags/${id}`)).toBe('Saisonal');

  await loseSession('Saisonal von Lena', id);
  await signIn(OTHER);
  const told = page.getByRole('dialog', { name: 'Jetzt ist Lena Lang angemeldet' });
  await told.waitFor();
  expect(await stored(`/tags/${id}`), 'nothing is saved in her name unasked').toBe('Saisonal');
  await told.getByRole('button', { name: 'Als Lena Lang weiterarbeiten' }).click();
  await expect.poll(() => stored(`/tags/${id}`)).toBe('Saisonal von Lena');
  await tab.close();
});

test('a colleague who was faster: the merge dialog comes alone', async () => {
  const { page } = staff;
  const id = await admin.create('/tags', { name: 'Vegan' });
  await showScreen(staff, `/tags/${id}`);
  await page.locator('#tag-name').fill('Ganz vegan');
  await admin.change(`/tags/${id}`, { id, name: 'Vegan!' });
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: 'Inzwischen geändert' }).waitFor();
  const told = page.locator('[data-notices] [role=alert]').filter({ hasText: 'von jemand anderem geändert' });
  expect(await told.count()).toBe(0);
  await page.keyboard.press('Escape');
});

test.each([390, 1440])('errors never cover a button (%i px)', async (width) => {
  const { page } = staff;
  await page.setViewportSize({ width, height: 844 });
  await showScreen(staff, '/tags/new');
  await page.locator('#tag-name').fill('Alles ist aus');
  // No server answers any more.
  await page.route('**/trpc/**', (route) => route.abort());
  staff.allow(/Failed to load resource|net::ERR/);
  await page.keyboard.press('Control+s');
  await page.getByText('Tag konnte nicht erstellt werden').first().waitFor();
  const covered = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-notices] [role=alert]')].map((box) =>
      box.getBoundingClientRect(),
    );
    return [...document.querySelectorAll<HTMLElement>('header button, header a, main form header button')]
      .filter((button) => button.offsetParent !== null)
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return boxes.some(
          (box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        );
      })
      .map((button) => button.textContent);
  });
  expect(covered).toEqual([]);
  // The form ends where the errors begin; both are measured at once, as another error may join them at any moment.
  const overlap = await page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const main = edge('#main');
    const error = edge('[data-notices] [role=alert]');
    return main && error && main.bottom - error.top;
  });
  expect(overlap).toBeLessThanOrEqual(0);
  await page.unroute('**/trpc/**');
  await page.locator('[data-notices]').getByRole('button', { name: 'Meldung schließen' }).first().click();
});
