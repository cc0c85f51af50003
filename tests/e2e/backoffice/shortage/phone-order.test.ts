import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signIn } from '#tests/e2e/board.ts';
import { placeByApi } from '#tests/e2e/by-api.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';

/** An order by phone: by keyboard, for a guest who is known by name, priced and refused like that of a guest. */

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

test('the keyboard alone takes an order for a known guest; what is missing is said', async () => {
  await placeByApi(stage, { appointmentDate: null });
  const { page } = staff;
  await staff.press(page.getByRole('link', { name: 'Neue Bestellung', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Neue Bestellung' }).waitFor();
  await page
    .getByRole('main')
    .getByLabel('Filiale', { exact: true })
    .selectOption({ label: 'Wiesenknopf am Hauptplatz' });
  await page.getByRole('button', { name: 'Bestellung aufgeben' }).click();
  await page.getByRole('alert').getByText('Das fehlt noch').waitFor();
  const guest = page.getByLabel(/^Gast suchen/);
  await guest.fill('Muster');
  await page
    .getByRole('option', { name: /Berta Muster/ })
    .first()
    .waitFor();
  await guest.press('Enter');
  expect(await page.getByLabel('Vorname', { exact: true }).inputValue()).toBe('Berta');
  const product = page.getByLabel('Produkt suchen');
  await product.fill('Handsemmel');
  await page
    .getByRole('option', { name: /Handsemmel/ })
    .first()
    .waitFor();
  await product.press('Enter');
  await page.getByLabel(/^Menge von .*Handsemmel/).fill('3');
  await page.getByText(/^Summe /).waitFor();
  await page.getByLabel('Anmerkung').press('Control+Enter');
  await page.getByText(/^Bestellung \d+ ist aufgegeben\.$/).waitFor();
  await page
    .getByRole('complementary', { name: /^Bestellung \d+/ })
    .getByText('Handsemmel')
    .first()
    .waitFor();
});
