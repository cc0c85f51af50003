import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '#tests/e2e/axe.ts';
import { signIn } from '#tests/e2e/board.ts';
import { placeByApi } from '#tests/e2e/by-api.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import { photo } from '#tests/e2e/tours/photo.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';

/** An order by phone: by keyboard, for a guest who is known by name, priced and refused like that of a guest. */

const DAILY = '[{"type":"daily","date":null,"isClosed":false,"from":"00:00","to":"24:00"}]';
/** A branch in Switzerland, whose postcodes have areas, and one in Germany that asks for the address in any case. */
const FILL = `UPDATE "Branch" SET "openingHours" = '${DAILY}', "isDeliveryHoursEnabled" = false, "isPreorderEnabled" = true,
    "deliveryAreas" = regexp_replace("deliveryAreas"::text, '"minimumOrderValue": *[0-9]+', '"minimumOrderValue": null', 'g')::jsonb;
  UPDATE "Branch" SET "country" = 'CH' WHERE "name" = 'Wiesenknopf am Hauptplatz';
  UPDATE "Branch" SET "country" = 'DE', "isTakeawayAddressRequired" = true WHERE "name" = 'Wiesenknopf am Kamp';
  UPDATE "Product" SET "schedule" = '[]'; UPDATE "Category" SET "schedule" = '[]';
  UPDATE "Config" SET "data" = "data" || '{"enablePluginTips": true, "enablePluginDonations": true}';`;

let stage: Stage;
let staff: Visitor;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: FILL });
  staff = await stage.open('desktop', { isKept: true, isStill: true });
  await signIn(staff);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** The form for an order at a branch. */
async function openForm({ page }: Visitor, branch = 'Wiesenknopf am Hauptplatz'): Promise<void> {
  await page.goto('/backend#/orders');
  await page.goto('/backend#/orders/new');
  await page.getByRole('heading', { level: 1, name: 'Neue Bestellung' }).waitFor();
  await page.getByRole('main').getByLabel('Filiale', { exact: true }).selectOption({ label: branch });
}

/** Finds something by typing, and takes the first hit. */
async function pick({ page }: Visitor, label: RegExp | string, text: string, hit: RegExp): Promise<void> {
  const field = page.getByLabel(label);
  await field.fill(text);
  await page.getByRole('option', { name: hit }).first().waitFor();
  await field.press('Enter');
}

async function enterGuest({ page }: Visitor): Promise<void> {
  await page.getByLabel(/^Vorname/).fill('Vreni');
  await page.getByLabel(/^Nachname/).fill('Muster');
  await page.getByLabel(/^Telefon/).fill('+41 44 668 18 00');
}

/** Orders, and gives the details that then open beside the board. */
async function placed({ page }: Visitor) {
  await page.getByRole('button', { name: 'Bestellung aufgeben' }).click();
  await page.waitForURL(/#\/orders\/\d+$/);
  return page.getByRole('complementary', { name: /^Bestellung \d+/ });
}

const focused = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { top = -1, bottom = Number.POSITIVE_INFINITY } =
      document.activeElement?.getBoundingClientRect() ?? {};
    return { id: document.activeElement?.id, isInSight: top >= 0 && bottom <= innerHeight };
  });

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
  await pick(staff, /^Gast suchen/, 'Muster', /Berta Muster/);
  expect(await page.getByLabel(/^Vorname/).inputValue()).toBe('Berta');
  await pick(staff, 'Produkt suchen', 'Handsemmel', /Handsemmel/);
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

test('a delivery: the address of the branch’s country, whose postcode has an area, and the way inside the house', async () => {
  const { page } = staff;
  await openForm(staff);
  await enterGuest(staff);
  await page.getByRole('radio', { name: 'Lieferung' }).check();
  expect(await page.getByLabel(/^Land/).inputValue()).toBe('CH');
  await page.getByLabel(/^Straße/).fill('Dorfstraße 1');
  await page.getByLabel('Stiege').fill('2');
  await page.getByLabel('Tür').fill('14');
  await page.getByLabel(/^PLZ/).fill('3568');
  await page.getByLabel(/^Ort/).fill('Unterlinden');
  await page.getByLabel('Hinweis für die Zustellung').fill('Hund ist lieb');
  await page.getByLabel('Bestellung für eine Firma').check();
  await page.getByLabel(/^Firma/).fill('Muster AG');
  expect(await page.getByLabel(/^Liefergebiet/).inputValue()).toBe('Unterlinden am Kamp');
  await pick(staff, 'Produkt suchen', 'Handsemmel', /Handsemmel/);
  await page.getByLabel(/^Wann/).selectOption({ index: 1 });
  expect(await axeFindings(page, 'an order by phone')).toEqual([]);
  const details = await placed(staff);
  for (const words of ['Muster AG', 'Dorfstraße 1', '3568 Unterlinden', 'Hund ist lieb'])
    await details.getByText(words).first().waitFor();
});

test('a branch in Germany that wants the address for a pickup gets one, in Germany', async () => {
  const { page } = staff;
  await openForm(staff, 'Wiesenknopf am Kamp');
  await enterGuest(staff);
  expect(await page.getByLabel(/^Land/).inputValue()).toBe('DE');
  await page.getByLabel(/^Straße/).fill('Seestraße 1');
  await page.getByLabel(/^PLZ/).fill('88131');
  await page.getByLabel(/^Ort/).fill('Lindau');
  await pick(staff, 'Produkt suchen', 'Topfengolatsche', /Topfengolatsche/);
  const details = await placed(staff);
  await details.getByText('88131 Lindau').first().waitFor();
});

test('tip and donation are asked as at the checkout; lines and total follow', async () => {
  const { page } = staff;
  await openForm(staff);
  await enterGuest(staff);
  await pick(staff, 'Produkt suchen', 'Handsemmel', /Handsemmel/);
  const sum = page.getByText(/^Summe /);
  const cents = async () => Number((await sum.textContent())?.replaceAll(/\D/g, ''));
  const before = await cents();
  await page.getByLabel('Trinkgeld').selectOption({ label: '2,00\u00a0€' });
  await expect.poll(cents).toBe(before + 200);
  await page.getByLabel('Trinkgeld').selectOption('anderer Betrag');
  const amount = page.getByLabel('Betrag (€)');
  await amount.fill('201');
  await page.getByRole('button', { name: 'Bestellung aufgeben' }).click();
  await page.locator('#phone-tip-error').waitFor();
  expect(await focused(staff)).toEqual({ id: 'phone-tip', isInSight: true });
  await amount.fill('2,5');
  await amount.press('Tab');
  expect(await amount.inputValue()).toBe('2,50');
  await expect.poll(cents).toBe(before + 250);
  await page.getByLabel('Spendenempfänger').selectOption('Tierheim Lindenhof');
  await page.getByText('Unsere Spende geht an: Tierheim Lindenhof').waitFor();
  expect(await cents()).toBe(before + 250);
  expect(await axeFindings(page, 'tip and donation of an order by phone')).toEqual([]);
  const details = await placed(staff);
  await details.getByText('Trinkgeld', { exact: true }).waitFor();
  await details.getByText('Unsere Spende geht an: Tierheim Lindenhof').waitFor();
});

test('a product that wants a picture: staff upload it, and until then the step says so', async () => {
  const { page } = staff;
  await openForm(staff);
  await enterGuest(staff);
  await pick(staff, 'Produkt suchen', 'Torte mit Fotoaufdruck', /Torte mit Fotoaufdruck/);
  for (const select of await page.locator('select[id^=phone-item-0-part-]').all())
    await select.selectOption({ index: 1 });
  const days = page.getByLabel(/^Wann/).locator('option');
  await page.getByLabel(/^Wann/).selectOption({ index: (await days.count()) - 1 });
  await page.getByRole('button', { name: 'Bestellung aufgeben' }).click();
  await page.getByRole('alert').getByText('Das fehlt noch').waitFor();
  const step = page
    .locator('fieldset[id^=phone-item-0-part-]')
    .filter({ has: page.locator('input[type=file]') });
  expect(await focused(staff)).toEqual({ id: await step.first().getAttribute('id'), isInSight: true });
  await step
    .first()
    .locator('input[type=file]')
    .setInputFiles(await photo('Großmutter.png'));
  await step.first().getByText('Hochgeladen').waitFor();
  const details = await placed(staff);
  await details.getByText('Großmutter.png').waitFor();
});

test('on a phone faults stand at their fields: the first one is focused and in sight', async () => {
  const phone = await stage.open('phone', { isStill: true });
  await signIn(phone);
  const { page } = phone;
  await openForm(phone);
  await page.getByLabel('Anmerkung').press('Control+Enter');
  await page.getByRole('alert').getByText('Das fehlt noch').waitFor();
  expect(await focused(phone)).toEqual({ id: 'phone-firstName', isInSight: true });
  expect(await page.locator('#phone-firstName').getAttribute('aria-invalid')).toBe('true');
  await page.locator('#phone-firstName-error').waitFor();
  await enterGuest(phone);
  await page.getByLabel('Anmerkung').press('Control+Enter');
  await page.locator('#phone-items-error').waitFor();
  expect(await focused(phone)).toEqual({ id: 'phone-items', isInSight: true });
  expect(await axeFindings(page, 'faults of an order by phone')).toEqual([]);
  await pick(phone, 'Produkt suchen', 'Bergkäse', /Bergkäse, 12 Monate/);
  const name = await page
    .getByRole('listitem')
    .getByText('Bergkäse, 12 Monate gereift', { exact: true })
    .boundingBox();
  // On one line, or two: not letter by letter beside amount, unit and price.
  expect(name?.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
