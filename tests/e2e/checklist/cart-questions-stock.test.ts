import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
import { axeFindings } from '../axe.ts';
import { noteShort, productOf, questionIn } from '../changed-shop.ts';
import { choose, openProduct, pressInOverlay, SUBMIT, shownText } from '../customer.ts';
import { ANSWERED, giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { BOTH, type Device, type Visitor } from '../visitor.ts';

/** Options that sell out, and what too little is left of, while a guest orders: the line asks, and nothing is sent before. */

const STORE = '/store/hauptplatz';
const SNACK = 'Jausensemmel nach Wunsch';
const ROLL = 'Handsemmel';
let stage: ToldStage;
let roll: Wire<Product>;

beforeAll(async () => {
  stage = await startToldStage();
  roll = await productOf(stage.url, ROLL);
});
afterEach(async () => {
  await stage.settle();
  await noteShort(stage, { products: [roll.id], options: ['Extrawurst'] }, 'back');
});
afterAll(() => stage.stop());

const summary = ({ page }: Visitor) => page.getByRole('complementary', { name: 'Zusammenfassung' });
const submit = ({ page }: Visitor) => page.getByRole('button', { name: SUBMIT });
const isHeld = (visitor: Visitor) => submit(visitor).getAttribute('aria-disabled');

async function toCheckout(visitor: Visitor): Promise<void> {
  const heard = visitor.page.waitForResponse(/\/api\/shop\/changes$/);
  await visitor.visit(`${STORE}/checkout`);
  await heard;
  await submit(visitor).waitFor();
}

/** A guest whose draft is complete, with a roll with 'Extrawurst' in the cart. */
async function withSnack(device: Device): Promise<Visitor> {
  const visitor = await stage.at(TUESDAY_NOON, device);
  await giveCart(visitor, stage.url, { items: {}, service: 'takeaway', draft: ANSWERED });
  await visitor.visit(STORE);
  await openProduct(visitor, SNACK);
  await choose(visitor, ROLL);
  await pressInOverlay(visitor, 'Weiter');
  await choose(visitor, 'Extrawurst');
  await pressInOverlay(visitor, 'Fertig');
  await visitor.page.getByRole('dialog', { name: SNACK }).waitFor({ state: 'detached' });
  return visitor;
}

test.each(BOTH)('an option that sells out in checkout is replaced at its step, on the %s', async (device) => {
  const visitor = await withSnack(device);
  const { page } = visitor;
  await toCheckout(visitor);
  await noteShort(stage, { options: ['Extrawurst'] }, 'gone');
  const question = questionIn(summary(visitor), SNACK);
  await question.getByText(/„Extrawurst“ ist ausverkauft/).waitFor();
  expect(await isHeld(visitor)).toBe('true');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await visitor.press(submit(visitor));
  expect(sent.filter((url) => url.endsWith('/api/orders'))).toEqual([]);
  expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await axeFindings(page, `an option sold out on the ${device}`)).toEqual([]);
  await visitor.press(question.getByRole('button', { name: 'Ersetzen' }));
  const dialog = page.getByRole('dialog', { name: SNACK });
  await dialog.getByText('Schritt 2 von 7').waitFor();
  await dialog.getByText('„Extrawurst“ ist leider ausverkauft. Bitte ändern Sie Ihre Auswahl.').waitFor();
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), { message: 'focus' })
    .toBe(true);
  await visitor.press(dialog.getByRole('button', { name: /^Speichern/ }));
  expect(await dialog.count(), 'not saved with what is gone').toBe(1);
  await choose(visitor, 'Kalbspariser');
  await visitor.press(dialog.getByRole('button', { name: /^Speichern/ }));
  await dialog.waitFor({ state: 'detached' });
  await summary(visitor).getByText('Kalbspariser').waitFor();
  expect(await question.count()).toBe(0);
  await visitor.press(submit(visitor));
  await page.waitForURL(/\/status\//);
});

test('the line is removed, or asks nothing once there is some again', async () => {
  const visitor = await withSnack('desktop');
  await toCheckout(visitor);
  const question = questionIn(summary(visitor), SNACK);
  await noteShort(stage, { options: ['Extrawurst'] }, 'gone');
  await question.waitFor();
  await noteShort(stage, { options: ['Extrawurst'] }, 'back');
  await question.waitFor({ state: 'detached' });
  await noteShort(stage, { options: ['Extrawurst'] }, 'gone');
  await visitor.press(question.getByRole('button', { name: 'Entfernen' }));
  await visitor.page.getByRole('heading', { name: 'Keine Produkte im Warenkorb!' }).waitFor();
});

describe('too little is left', () => {
  test('the line offers what there is, and submit waits for the answer', async () => {
    const visitor = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = visitor;
    await giveCart(visitor, stage.url, { items: { [ROLL]: 5 }, service: 'takeaway', draft: ANSWERED });
    await toCheckout(visitor);
    await noteShort(stage, { products: [roll.id] }, 3);
    const question = questionIn(summary(visitor), ROLL);
    await question.getByText('Von „Handsemmel“ haben wir nur noch 3').waitFor();
    expect(await isHeld(visitor)).toBe('true');
    await visitor.press(question.getByRole('button', { name: 'Auf 3 verringern' }));
    await question.waitFor({ state: 'detached' });
    expect(await shownText(summary(visitor))).toContain(`3 × ${ROLL}`);
    expect(await page.evaluate(() => document.activeElement === document.body), 'focus').toBe(false);
    await visitor.press(submit(visitor));
    await page.waitForURL(/\/status\//);
  });
});

test('the configurator says at once which chosen option has sold out, and keeps it out of the cart', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'phone');
  const { page } = visitor;
  const heard = page.waitForResponse(/\/api\/shop\/changes$/);
  await visitor.visit(STORE);
  await heard;
  const dialog = await openProduct(visitor, SNACK);
  await choose(visitor, ROLL);
  await pressInOverlay(visitor, 'Weiter');
  await choose(visitor, 'Extrawurst');
  await dialog.getByRole('button', { name: 'Fertig', exact: true }).waitFor();
  await noteShort(stage, { options: ['Extrawurst'] }, 'gone');
  await dialog.getByText('„Extrawurst“ ist leider ausverkauft. Bitte ändern Sie Ihre Auswahl.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Fertig', exact: true }).count()).toBe(0);
  await visitor.press(dialog.getByRole('button', { name: 'Weiter' }));
  await dialog.getByText('Schritt 2 von 7').waitFor();
  expect(await axeFindings(page, 'a chosen option sold out')).toEqual([]);
});
