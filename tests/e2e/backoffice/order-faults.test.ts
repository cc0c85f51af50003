import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { signIn } from '../board.ts';
import { type PlacedOrder, placeDelivery } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** What is refused while an order is corrected is said in the dialog, in sight, with the focus on it. */

let stage: Stage;
let staff: Visitor;
let order: PlacedOrder;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  order = await placeDelivery(stage);
  staff = await stage.open('phone', { isKept: true, isStill: true });
  await signIn(staff);
  await staff.page.goto(`/backend#/orders/${order.id}`);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const focused = () =>
  staff.page.evaluate(() => {
    const element = document.activeElement;
    const { top = -1, bottom = Number.POSITIVE_INFINITY } = element?.getBoundingClientRect() ?? {};
    return { words: element?.textContent, isInSight: top >= 0 && bottom <= innerHeight };
  });

async function openDialog() {
  const { page } = staff;
  await staff.press(page.getByRole('button', { name: 'Angaben ändern' }));
  const dialog = page.getByRole('dialog', { name: /^Angaben zu Bestellung/ });
  await dialog.waitFor();
  return dialog;
}

test('a fault at its field, wherever the dialog was scrolled', async () => {
  const { page } = staff;
  staff.allow(/422/);
  const dialog = await openDialog();
  const phone = dialog.getByLabel('Telefon');
  await phone.fill('12');
  await dialog.getByLabel('Hinweis für die Zustellung').fill('Hund ist lieb');
  await staff.press(dialog.getByRole('button', { name: 'Speichern' }));
  await dialog.locator('[aria-invalid=true]').waitFor();
  expect(await phone.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await focused()).isInSight).toBe(true);
  expect(await axeFindings(page, 'a fault of the customer’s details')).toEqual([]);
  await staff.press(dialog.getByRole('button', { name: 'Schließen' }));
});

test('what belongs to no field stands above them, and no notice hides behind the dialog', async () => {
  const { page } = staff;
  staff.allow(/orders\.update|ERR_FAILED/);
  const dialog = await openDialog();
  await page.route('**/trpc/orders.update*', (route) => route.abort());
  await dialog.getByLabel('Hinweis für die Zustellung').fill('Hund ist nicht lieb');
  await staff.press(dialog.getByRole('button', { name: 'Speichern' }));
  const alert = dialog.getByRole('alert');
  await alert.waitFor();
  const sentence = await alert.textContent();
  expect(await focused()).toEqual({ words: sentence, isInSight: true });
  expect(
    await page
      .locator('[data-notices]')
      .getByText(sentence ?? '')
      .count(),
  ).toBe(0);
});
