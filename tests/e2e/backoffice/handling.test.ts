import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { detail } from '../board.ts';
import { placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { showScreen } from './every-screen.ts';
import { openStaff } from './staff-session.ts';

/** What hands do all day: pin a screen, change what a search finds, drag through a long list, press twice. */

let stage: Stage;
let admin: Admin;
let staff: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const button = (name: string | RegExp) => staff.page.getByRole('button', { name, exact: true });

test('favourites stand above the navigation, by keyboard too, and stay on this device', async () => {
  const { page } = staff;
  const links = page.getByRole('navigation', { name: 'Alle Bereiche' }).getByRole('link');
  await showScreen(staff, '/account');
  const first = await links.first().textContent();
  await button('Logs als Favorit').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => links.first().textContent()).toBe('Logs');
  await page.getByText('Favoriten', { exact: true }).waitFor();
  expect(await axeFindings(page, 'favourites')).toEqual([]);
  await page.reload();
  await expect.poll(() => links.first().textContent()).toBe('Logs');
  await staff.press(button('Logs als Favorit').first());
  await expect.poll(() => links.first().textContent()).toBe(first);
});

test('everything that a search finds changes together, not only the page that is shown', async () => {
  const { page } = staff;
  const names = Array.from({ length: 52 }, (_, index) => `such-${String(index).padStart(2, '0')}`);
  for (const uid of names) await admin.create('/products', { uid, name: `Ware ${uid}`, price: 2, tax: 10 });
  await admin.create('/products', { uid: 'bleibt', name: 'Andere Ware', price: 2, tax: 10 });
  await showScreen(staff, '/products?search=such-');
  await page.getByLabel('Alle auf dieser Seite auswählen').check();
  await staff.press(button('Alle 52 Produkte auswählen'));
  await staff.press(button('Gemeinsam ändern'));
  const dialog = page.getByRole('dialog', { name: 'Produkte gemeinsam ändern' });
  expect(await dialog.getByLabel('Welche Produkte').inputValue()).toBe('found');
  await dialog.getByLabel('Preis', { exact: true }).selectOption('amount-up');
  await dialog.getByLabel('Wie viel (Betrag)').fill('1');
  await staff.press(button('52 Produkte ändern'));
  await dialog.getByText('52 Produkte gespeichert.').waitFor();
  await staff.press(button('Fertig'));
  const answer = await page.request.get('/api/products?search=Ware&pageSize=200');
  const { data } = (await answer.json()) as { data: { uid: string; price: number }[] };
  const wrong = data.filter(({ uid, price }) => price !== (uid.startsWith('such-') ? 3 : 2));
  expect(data.length).toBeGreaterThanOrEqual(53);
  expect(wrong.filter(({ uid }) => uid === 'bleibt' || uid.startsWith('such-'))).toEqual([]);
});

describe('a drop lands where it is shown, while the list scrolls, and is taken back', () => {
  /** Drags the first entry to the end of the window, until the list has scrolled on, and drops it there. */
  async function dragThrough(list: Locator): Promise<{ before: string[]; shown: string[] }> {
    const { page } = staff;
    const handles = list.getByRole('button', { name: / verschieben$/ });
    const names = async (): Promise<string[]> => {
      const places = await handles.evaluateAll((all) =>
        all.map((one) => ({
          name: one.getAttribute('aria-label') ?? '',
          top: (one.closest('li') ?? one).getBoundingClientRect().top,
        })),
      );
      return places.toSorted((a, b) => a.top - b.top).map(({ name }) => name);
    };
    await handles.first().scrollIntoViewIfNeeded();
    const before = await names();
    const scroller = await handles.first().evaluateHandle((one) => {
      for (let box = one.parentElement; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
      return document.documentElement;
    });
    const start = await scroller.evaluate((box) => box.scrollTop);
    const box = await handles.first().boundingBox();
    if (!box) throw new Error('the handle is not shown');
    const height = page.viewportSize()?.height ?? 900;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, height / 2, { steps: 5 });
    await page.mouse.move(box.x + 20, height - 20, { steps: 5 });
    await expect.poll(() => scroller.evaluate((one) => one.scrollTop)).toBeGreaterThan(start + height);
    // Away from the edge the list stands still.
    await page.mouse.move(box.x + 20, height / 2, { steps: 5 });
    let last: string[] = [];
    const isStill = async () => {
      const now = await names();
      const isSame = now.join() === last.join();
      last = now;
      return isSame;
    };
    await expect.poll(isStill, { interval: 300 }).toBe(true);
    const shown = last;
    await page.mouse.up();
    await expect.poll(names).toEqual(shown);
    expect(shown.indexOf(before[0] ?? '')).toBeGreaterThan(5);
    return { before, shown };
  }

  const labelsOf = (list: Locator) =>
    list
      .getByRole('button', { name: / verschieben$/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

  test('the steps of a product', async () => {
    const parts = Array.from({ length: 30 }, (_, index) => ({
      name: `Schritt ${index + 1}`,
      description: '',
      type: 'text',
      optional: true,
      options: [],
    }));
    const values = { uid: 'viele-schritte', name: 'Lange Liste', price: 5, tax: 10 };
    const id = await admin.create('/products', { ...values, type: 'configurable', config: { parts } });
    await showScreen(staff, `/products/${id}`);
    const list = staff.page.getByRole('list', { name: 'Schritte' });
    const { before } = await dragThrough(list);
    await staff.press(button('Verschieben zurücknehmen'));
    await expect.poll(() => labelsOf(list)).toEqual(before);
  });

  test('the entries of a menu', async () => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      type: 'link',
      label: `Punkt ${index + 1}`,
      href: `/punkt-${index + 1}`,
    }));
    const id = await admin.create('/navigations', { identifier: 'lang', items });
    // Earlier notices still offer to undo something else.
    await staff.page.reload();
    await showScreen(staff, `/navigations/${id}`);
    const list = staff.page.getByRole('list', { name: 'Einträge des Menüs' });
    const { before } = await dragThrough(list);
    await staff.press(button('Rückgängig'));
    await expect.poll(() => labelsOf(list)).toEqual(before);
  });
});

describe('pressed twice, it happens once', () => {
  /** How many calls of this procedure two quick presses send. */
  async function callsOf(procedure: string, target: Locator): Promise<number> {
    const { page } = staff;
    let count = 0;
    const onRequest = (request: { url(): string; method(): string }) => {
      if (request.method() === 'POST' && request.url().includes(`/${procedure}`)) count += 1;
    };
    page.on('request', onRequest);
    const answered = page.waitForResponse((answer) => answer.url().includes(`/${procedure}`));
    await target.dblclick();
    await answered;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    page.off('request', onRequest);
    return count;
  }

  test('one’s own data and password', async () => {
    await showScreen(staff, '/account');
    const { page } = staff;
    await page.getByLabel('Vorname').fill('Christa');
    expect(await callsOf('account.updateProfile', button('Profil speichern'))).toBe(1);
    staff.allow(/422|401|403|400/);
    await page.locator('#main input[autocomplete=current-password]').fill('falsch-falsch-falsch');
    await page.locator('#main input[autocomplete=new-password]').fill('Blunzen-mit-Kraut-88');
    expect(await callsOf('account.changePassword', button('Passwort speichern'))).toBe(1);
  });

  test('an order that is confirmed', async () => {
    const order = await placeByApi(stage);
    await showScreen(staff, `/orders/${order.id}`);
    const confirm = detail(staff, order.ticket)
      .getByRole('button', { name: /estätigen/ })
      .first();
    expect(await callsOf('orders.confirm', confirm)).toBe(1);
  });
});
