import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '#tests/e2e/axe.ts';
import { cardOn, LANES, type Lane, signIn } from '#tests/e2e/board.ts';
import { type PlacedOrder, placeByApi, stepByApi } from '#tests/e2e/by-api.ts';
import { ADMIN } from '#tests/e2e/shop-template.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';

/** The board without its server: what it knows stays, what is done waits, and a person decides about conflicts. */

let stage: Stage;
let staff: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  staff = await stage.open('desktop', { isKept: true, isStill: true, hasServiceWorker: true });
  staff.allow(/net::ERR_|Failed to fetch|Failed to load|40[139]/);
  await signIn(staff);
  await staff.page.waitForFunction(async () => (await caches.match('/backend')) !== undefined);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const offline = (isOff: boolean) => staff.context.setOffline(isOff);
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nicht synchronisiert' });
const decision = ({ page }: Visitor, { ticket }: PlacedOrder) =>
  page.getByRole('dialog', { name: `Bestellung ${ticket}: Was soll gelten?` });

async function press(lane: Lane, { ticket }: PlacedOrder): Promise<void> {
  const card = await cardOn(staff, lane, ticket);
  await staff.press(card.getByRole('button', { name: LANES[lane].step }));
}

/** The order as the server has it. */
async function stored({ id }: PlacedOrder): Promise<{ state: string; history: { event: string }[] }> {
  const answer = await fetch(`${stage.url}/api/orders/${id}`, {
    headers: { authorization: `Bearer ${stage.deviceKey}` },
  });
  return ((await answer.json()) as { data: { state: string; history: { event: string }[] } }).data;
}
const events = async (order: PlacedOrder) => (await stored(order)).history.map(({ event }) => event);

test('a step without the server waits on its card and on the disk, rings after a minute, and is sent once', async () => {
  const { page } = staff;
  const order = await placeByApi(stage);
  await cardOn(staff, 'new', order.ticket);
  await offline(true);
  await press('new', order);
  const card = await cardOn(staff, 'kitchen', order.ticket);
  await card.getByText(/^Nicht übertragen: Bestätigt, \d\d:\d\d$/).waitFor();
  await banner(page)
    .getByText(/^Nicht synchronisiert seit \d\d:\d\d · 1 Änderung wartet$/)
    .waitFor();
  expect(await axeFindings(page, 'board offline')).toEqual([]);
  expect((await stored(order)).state).toBe('awaiting');

  // Started without the server: the orders that it knew, and what waits.
  await page.reload();
  const again = await cardOn(staff, 'kitchen', order.ticket);
  await again.getByText(/^Nicht übertragen: Bestätigt/).waitFor();
  const understood = banner(page).getByRole('button', { name: 'Verstanden' });
  await understood.waitFor({ timeout: 90_000 });
  expect(await axeFindings(page, 'board long offline')).toEqual([]);
  await understood.press('Enter');
  await understood.waitFor({ state: 'detached' });

  await offline(false);
  await expect.poll(async () => (await stored(order)).state, { timeout: 30_000 }).toBe('confirmed');
  await banner(page).waitFor({ state: 'detached' });
  await again.getByText(/^Nicht übertragen/).waitFor({ state: 'detached' });
  expect((await events(order)).filter((event) => event === 'confirmed')).toHaveLength(1);
  await stepByApi(stage, order, 'completed');
}, 180_000);

test('of two sides a person says which holds; nothing is dropped before', async () => {
  const { page } = staff;
  const [kept, changed] = [await placeByApi(stage), await placeByApi(stage)];
  for (const order of [kept, changed]) {
    await stepByApi(stage, order, 'confirm');
    await cardOn(staff, 'kitchen', order.ticket);
  }
  await offline(true);
  for (const order of [kept, changed]) await press('kitchen', order);
  await stepByApi(stage, kept, 'cancel', { reason: 'Nicht abgeholt' });
  await stepByApi(stage, changed, 'in-delivery');
  await offline(false);

  const dialog = decision(staff, kept);
  await dialog.waitFor({ timeout: 30_000 });
  await dialog.getByText(/^Storniert um \d\d:\d\d von /).waitFor();
  await dialog.getByText(/^Unterwegs oder abholbereit um \d\d:\d\d$/).waitFor();
  expect(await axeFindings(page, 'conflict')).toEqual([]);
  await dialog.getByRole('button', { name: 'Später' }).click();
  await page.getByRole('alert').getByText('Eine Änderung braucht Ihre Entscheidung.').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('alert').getByRole('button', { name: 'Entscheiden' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByRole('button', { name: 'Stand am Server behalten' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await stored(kept)).state).toBe('canceled');
  // What the other side wanted as well is no conflict.
  expect((await events(changed)).filter((event) => event === 'in-delivery')).toHaveLength(1);
  await stepByApi(stage, changed, 'completed');
}, 90_000);

test('two tabs of one browser send a change once', async () => {
  const order = await placeByApi(stage);
  await cardOn(staff, 'new', order.ticket);
  const tab = await staff.context.newPage();
  await tab.goto('/backend#/orders');
  const inTab = tab.locator('article').filter({ hasText: `Bestellung ${order.ticket}` });
  await inTab.first().waitFor();
  await offline(true);
  await press('new', order);
  await inTab.getByText(/^Nicht übertragen: Bestätigt/).waitFor();
  await offline(false);
  await inTab.getByText(/^Nicht übertragen/).waitFor({ state: 'detached', timeout: 30_000 });
  await expect.poll(async () => (await stored(order)).state).toBe('confirmed');
  expect((await events(order)).filter((event) => event === 'confirmed')).toHaveLength(1);
  await tab.close();
  await stepByApi(stage, order, 'completed');
}, 90_000);

test('a session that ended meanwhile asks for the password, and then it goes on', async () => {
  const { page } = staff;
  const order = await placeByApi(stage);
  await cardOn(staff, 'new', order.ticket);
  await offline(true);
  await press('new', order);
  await page.getByText(/^Nicht übertragen: Bestätigt/).waitFor();
  await staff.context.clearCookies();
  await offline(false);
  const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
  await dialog.waitFor({ timeout: 30_000 });
  expect((await stored(order)).state).toBe('awaiting');
  await dialog.getByLabel('Passwort').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored(order)).state, { timeout: 30_000 }).toBe('confirmed');
  await page.getByText(/^Nicht übertragen/).waitFor({ state: 'detached' });
  await stepByApi(stage, order, 'completed');
}, 90_000);

test('signing out leaves no orders of guests on the disk', async () => {
  const { page } = staff;
  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('theke-desk');
          opening.onsuccess = () => {
            const counting = opening.result.transaction('orders').objectStore('orders').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );
  const order = await placeByApi(stage);
  await cardOn(staff, 'new', order.ticket);
  await expect.poll(count).toBeGreaterThan(0);
  await page.goto('/backend/logout');
  await page.getByText('abgemeldet').first().waitFor();
  expect(await count()).toBe(0);
}, 60_000);
