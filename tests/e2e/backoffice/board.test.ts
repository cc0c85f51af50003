import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cardOn, LANES, signIn } from '../board.ts';
import { type PlacedOrder, placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** The board on a full evening: nothing cut, a pause, a promise with every confirmation. */

const ALLERGY = `Achtung, schwere Nussallergie: ${'bitte alle Bretter und Messer vorher reinigen, '.repeat(4)}danke!`;

const DAILY = '[{"type":"daily","date":null,"isClosed":false,"from":"00:00","to":"24:00"}]';
const ALWAYS_OPEN = `UPDATE "Branch" SET "openingHours" = '${DAILY}', "isPreorderEnabled" = true;
  UPDATE "Product" SET "schedule" = '[]'; UPDATE "Category" SET "schedule" = '[]';`;

let stage: Stage;
let staff: Visitor;
const orders: PlacedOrder[] = [];

beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: ALWAYS_OPEN });
  for (let count = 0; count < 9; count++) {
    const comment = count === 0 ? ALLERGY : '';
    orders.push(await placeByApi(stage, { appointmentDate: null, comment }));
  }
  staff = await stage.open('desktop', { isKept: true, isStill: true });
  await signIn(staff);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const card = ({ page }: Visitor, { ticket }: PlacedOrder) =>
  page.locator('article').filter({
    has: page.getByRole('button', { name: `Bestellung ${ticket}`, exact: true }),
  });

/** The choices of a dialog for the branch that the orders are at. */
const choose = async ({ page, press }: Visitor, name: string) => {
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('group', { name: /am Hauptplatz$/ }).getByRole('button', { name }));
  await dialog.getByRole('button', { name: 'Schließen' }).click();
};

test('an allergy is on the card in full, also beside the open order', async () => {
  const { page } = staff;
  const [order] = orders as [PlacedOrder];
  await staff.press(page.getByRole('button', { name: `Bestellung ${order.ticket}`, exact: true }));
  const note = card(staff, order).getByText('schwere Nussallergie');
  await note.waitFor();
  const isWhole = await note.evaluate((text) => text.scrollHeight <= text.clientHeight + 1);
  expect(isWhole || (await note.evaluate((text) => getComputedStyle(text).display === 'inline'))).toBe(true);
  await page.keyboard.press('Escape');
});

test('a pause is live at the guest, refused by the server, and ended by a tap', async () => {
  const { page } = staff;
  const guest = await stage.open('desktop');
  const heard = guest.page.waitForResponse(/\/api\/shop\/changes$/);
  await guest.visit('/store/hauptplatz');
  await heard;
  const bar = page.getByRole('region', { name: 'Pause und Verzögerung' });
  await staff.press(bar.getByRole('button', { name: /^Abholung/ }));
  await choose(staff, '30 Minuten');
  await bar.getByRole('button', { name: /^Abholung ?: Pause, noch (30|29):\d\d/ }).waitFor();
  await guest.page.getByText('Bestellpause: Abholung').first().waitFor({ timeout: 2_000 });
  await expect(placeByApi(stage, { appointmentDate: null })).rejects.toThrow('service-paused');
  await staff.press(bar.getByRole('button', { name: /^Abholung/ }));
  await choose(staff, 'Pause beenden');
  await bar.getByRole('button', { name: /^Abholung ?: nimmt Bestellungen an/ }).waitFor();
});

test('a rush puts the promise off; what is promised stands on card and status page', async () => {
  const { page } = staff;
  const [, order] = orders as [PlacedOrder, PlacedOrder];
  const bar = page.getByRole('region', { name: 'Pause und Verzögerung' });
  const promise = card(staff, order).getByRole('group', { name: /^Zusage/ });
  await promise.getByText('20 Min.').waitFor();
  await staff.press(bar.getByRole('button', { name: /^Viel los/ }));
  await choose(staff, '+15 Min.');
  await promise.getByText('35 Min.').waitFor();
  await staff.press(promise.getByRole('button', { name: '5 Minuten später zusagen' }));
  await promise.getByText('40 Min.').waitFor();
  await staff.press(card(staff, order).getByRole('button', { name: /^Bestätigen/ }));
  await promise.waitFor({ state: 'detached' });
  const guest = await stage.open('phone');
  await guest.visit(order.path);
  await guest.page.getByText(/^voraussichtlich /).waitFor();
  await staff.press(bar.getByRole('button', { name: /^Viel los/ }));
  await choose(staff, 'Wieder wie üblich zusagen');
  await bar.getByRole('button', { name: /^Viel los ?: Zusagen wie üblich/ }).waitFor();
});

test("a wrong 'Abgeholt' is taken back in its notice", async () => {
  const { page } = staff;
  const { ticket } = orders[2] as PlacedOrder;
  for (const lane of ['new', 'kitchen', 'ready'] as const)
    await staff.press((await cardOn(staff, lane, ticket)).getByRole('button', { name: LANES[lane].step }));
  const gone = page.locator('[aria-labelledby=lane-ready] article').filter({
    has: page.getByRole('button', { name: `Bestellung ${ticket}`, exact: true }),
  });
  await gone.waitFor({ state: 'detached' });
  await staff.press(page.getByRole('button', { name: 'Rückgängig' }).last());
  await cardOn(staff, 'ready', ticket);
});

test('the full screen has no menu, and gives it back', async () => {
  const { page } = staff;
  const menu = page.getByRole('navigation', { name: 'Alle Bereiche' });
  await menu.waitFor();
  await staff.press(page.getByRole('button', { name: 'Vollbild', exact: true }));
  await menu.waitFor({ state: 'hidden' });
  await card(staff, orders[3] as PlacedOrder).waitFor();
  await staff.press(page.getByRole('button', { name: 'Vollbild beenden' }));
  await menu.waitFor();
});
