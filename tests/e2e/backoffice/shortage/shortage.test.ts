import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signIn } from '#tests/e2e/board.ts';
import { placeByApi } from '#tests/e2e/by-api.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';

/** Sold out in two taps, from the bar of the board and from an order's item; guests see it without a reload. */

const DAILY = '[{"type":"daily","date":null,"isClosed":false,"from":"00:00","to":"24:00"}]';
const ALWAYS_OPEN = `UPDATE "Branch" SET "openingHours" = '${DAILY}', "isPreorderEnabled" = true;
  UPDATE "Product" SET "schedule" = '[]'; UPDATE "Category" SET "schedule" = '[]';`;

let stage: Stage;
let staff: Visitor;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: ALWAYS_OPEN });
  staff = await stage.open('desktop', { isKept: true, isStill: true });
  await signIn(staff);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

test('two taps sell out a product; a guest sees it within two seconds, and a third brings it back', async () => {
  const { page } = staff;
  const guest = await stage.open('desktop', { isStill: true });
  const heard = guest.page.waitForResponse(/\/api\/shop\/changes$/);
  await guest.visit('/store/hauptplatz');
  await heard;
  const heading = guest.page.getByRole('main').getByRole('article').first().getByRole('heading');
  const name = ((await heading.textContent()) ?? '').trim();
  await staff.press(page.getByRole('button', { name: 'Ausverkauft', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Ausverkauft melden' });
  await dialog.getByLabel('Filiale', { exact: true }).selectOption({ label: 'Wiesenknopf am Hauptplatz' });
  await dialog.getByLabel('Produkt oder Option suchen').fill(name);
  const row = dialog.getByRole('button', { name: new RegExp(`^${name}: `) }).first();
  await staff.press(row);
  const card = guest.page.getByRole('main').getByRole('article').filter({ hasText: name }).first();
  await card.getByText('Ausverkauft').waitFor({ timeout: 2_500 });
  await dialog
    .getByRole('button', { name: new RegExp(`^${name}: ausverkauft bis `) })
    .first()
    .waitFor();
  expect(await row.getAttribute('aria-pressed')).toBe('true');
  await staff.press(row);
  await card.getByText('Ausverkauft').waitFor({ state: 'detached', timeout: 2_500 });
  await dialog.getByRole('button', { name: 'Fertig' }).click();
});

test('an order’s item offers itself and its options, down to a number', async () => {
  const { page } = staff;
  const order = await placeByApi(stage, { appointmentDate: null });
  await staff.press(page.getByRole('button', { name: `Bestellung ${order.ticket}`, exact: true }));
  await staff.press(page.getByRole('button', { name: /^Ausverkauft …/ }).first());
  const dialog = page.getByRole('dialog', { name: 'Ausverkauft melden' });
  await dialog.getByLabel('Anzahl, die noch da ist').fill('3');
  const [first] = await dialog.getByRole('list').getByRole('button').all();
  await first?.click();
  await dialog.getByRole('button', { name: /: noch 3$/ }).waitFor();
  await dialog.getByRole('list').getByRole('button').first().click();
  await dialog.getByRole('button', { name: /: noch 3$/ }).waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Fertig' }).click();
});
