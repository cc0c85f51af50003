import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '#tests/e2e/axe.ts';
import { cardOn, openDetail, signIn } from '#tests/e2e/board.ts';
import { type PlacedOrder, placeByApi } from '#tests/e2e/by-api.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';

/** From the sound to 'confirmed' with one key, and what an order can prove afterwards. */

const DAILY = '[{"type":"daily","date":null,"isClosed":false,"from":"00:00","to":"24:00"}]';
const ALWAYS_OPEN = `UPDATE "Branch" SET "openingHours" = '${DAILY}';
  UPDATE "Product" SET "schedule" = '[]'; UPDATE "Category" SET "schedule" = '[]';`;

let stage: Stage;
let staff: Visitor;
beforeAll(async () => {
  stage = await startStage({ fill: ALWAYS_OPEN });
  staff = await stage.open('desktop', { isKept: true, isStill: true });
  await signIn(staff);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const soon = () => placeByApi(stage, { appointmentDate: null });

test('B confirms the order that has waited longest, without choosing it first', async () => {
  const orders: PlacedOrder[] = [await soon(), await soon()];
  const [first, second] = orders as [PlacedOrder, PlacedOrder];
  await cardOn(staff, 'new', first.ticket);
  await cardOn(staff, 'new', second.ticket);
  await staff.page.keyboard.press('b');
  await cardOn(staff, 'kitchen', first.ticket);
  await cardOn(staff, 'new', second.ticket);
  await staff.page.keyboard.press('b');
  await cardOn(staff, 'kitchen', second.ticket);

  await staff.page.keyboard.press('?');
  await staff.page.getByRole('dialog').getByText('Älteste neue Bestellung bestätigen').waitFor();
  await staff.page.keyboard.press('Escape');
});

test('R270 the details of an order prove its way, with times and names', async () => {
  const order = await soon();
  await cardOn(staff, 'new', order.ticket);
  await staff.page.keyboard.press('b');
  const details = await openDetail(staff, 'kitchen', order.ticket);
  const proof = details.getByRole('region', { name: 'Nachweis' });
  const step = (name: string) =>
    proof.locator('div').filter({ has: staff.page.getByText(name, { exact: true }) });
  await step('Eingegangen').getByText('Kunde').waitFor();
  await step('Bezahlt').getByText('entfällt').waitFor();
  await step('Angenommen')
    .getByText(/\d\d:\d\d/)
    .waitFor();
  // Screens report what they show within seconds; the agent prints at once.
  await step('Am Gerät')
    .getByText(/\d\d:\d\d/)
    .first()
    .waitFor({ timeout: 30_000 });
  await step('Gedruckt')
    .getByText(/Küchenbon auf /)
    .waitFor({ timeout: 30_000 });
  expect(await axeFindings(staff.page, 'the proof of an order')).toEqual([]);
  await staff.page.keyboard.press('Escape');

  const phone = await stage.open('phone');
  await signIn(phone);
  await openDetail(phone, 'kitchen', order.ticket);
  await phone.page.getByRole('region', { name: 'Nachweis' }).waitFor();
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
