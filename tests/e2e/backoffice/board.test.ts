import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signIn } from '../board.ts';
import { type PlacedOrder, placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { waitFor } from '../wait-for.ts';

/** The board on a full evening: everything in sight, a pause in two taps, a promise with every confirmation. */

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

/** How many waiting cards lie wholly in the window. */
const inSight = ({ page }: Visitor) =>
  page
    .getByRole('region', { name: 'Neu', exact: true })
    .first()
    .evaluate(
      (lane) =>
        [...lane.querySelectorAll('article')].filter((article) => {
          const { top, bottom, left, right } = article.getBoundingClientRect();
          const places = [
            [left + 4, top + 4],
            [right - 4, bottom - 4],
          ] as const;
          return places.every(([x, y]) => article.contains(document.elementFromPoint(x, y)));
        }).length,
    );

test.each([
  [1440, 900, 8],
  [1024, 768, 4],
])('at %i x %i at least %3$i waiting orders are in sight', async (width, height, least) => {
  const { page } = staff;
  await page.setViewportSize({ width, height });
  await card(staff, orders[0] as PlacedOrder).waitFor();
  await waitFor(async () => ((await inSight(staff)) >= least ? true : undefined), 5_000).catch(
    () => undefined,
  );
  await page.screenshot({ path: `/tmp/board-${width}.png` });
  expect(await inSight(staff)).toBeGreaterThanOrEqual(least);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('an allergy is on the card in full, also beside the open order', async () => {
  const { page } = staff;
  const [order] = orders as [PlacedOrder];
  await staff.press(page.getByRole('button', { name: `Bestellung ${order.ticket}`, exact: true }));
  const note = card(staff, order).getByText('schwere Nussallergie');
  await note.waitFor();
  await page.screenshot({ path: '/tmp/board-open.png' });
  for (const w of [390, 768]) {
    await page.setViewportSize({ width: w, height: 844 });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/board-${w}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const isWhole = await note.evaluate((text) => text.scrollHeight <= text.clientHeight + 1);
  expect(isWhole || (await note.evaluate((text) => getComputedStyle(text).display === 'inline'))).toBe(true);
  await page.keyboard.press('Escape');
});

test('a pause in two taps is live at the guest, refused by the server, and ended by a tap', async () => {
  const { page } = staff;
  const guest = await stage.open('desktop');
  const heard = guest.page.waitForResponse(/\/api\/shop\/changes$/);
  await guest.visit('/store/hauptplatz');
  await heard;
  const bar = page.getByRole('region', { name: 'Pause und Verzögerung' });
  await staff.press(bar.getByRole('button', { name: /^Abholung/ }));
  await staff.press(page.getByRole('dialog').getByRole('button', { name: '30 Minuten' }));
  await bar.getByRole('button', { name: /^Abholung: Pause, noch (30:00|29:)/ }).waitFor();
  await guest.page
    .getByText(/Bestellpause|12:30/)
    .first()
    .waitFor();
  await expect(placeByApi(stage, { appointmentDate: null })).rejects.toThrow('service-paused');
  await staff.press(bar.getByRole('button', { name: /^Abholung/ }));
  await staff.press(page.getByRole('dialog').getByRole('button', { name: 'Pause beenden' }));
  await bar.getByRole('button', { name: 'Abholung: nimmt Bestellungen an' }).waitFor();
});

test('a rush puts the promise off; what is promised stands on card and status page', async () => {
  const { page } = staff;
  const [, order] = orders as [PlacedOrder, PlacedOrder];
  const bar = page.getByRole('region', { name: 'Pause und Verzögerung' });
  const promise = card(staff, order).getByRole('group', { name: /^Zusage/ });
  await promise.getByText('20 Min.').waitFor();
  await staff.press(bar.getByRole('button', { name: /^Viel los/ }));
  await staff.press(page.getByRole('dialog').getByRole('button', { name: '+15 Min.' }));
  await promise.getByText('35 Min.').waitFor();
  await staff.press(promise.getByRole('button', { name: '5 Minuten später zusagen' }));
  await promise.getByText('40 Min.').waitFor();
  await staff.press(card(staff, order).getByRole('button', { name: /^Bestätigen/ }));
  await promise.waitFor({ state: 'detached' });
  const guest = await stage.open('phone');
  await guest.visit(order.path);
  await guest.page.getByText(/^voraussichtlich /).waitFor();
  await staff.press(bar.getByRole('button', { name: /^Viel los/ }));
  await staff.press(page.getByRole('dialog').getByRole('button', { name: 'Wieder wie üblich zusagen' }));
  await bar.getByRole('button', { name: 'Viel los: Zusagen wie üblich' }).waitFor();
});
