import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '#tests/e2e/as-admin.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { shownText } from '#tests/e2e/customer.ts';
import { ADDRESS, ANSWERED, giveCart } from '#tests/e2e/filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '#tests/e2e/told-time.ts';
import { BOTH, type Device, type Visitor } from '#tests/e2e/visitor.ts';

/** The postcode decides branch, area, fee and minimum: on home, in the cart and in checkout. */

const KAMP = 'Wiesenknopf am Kamp';
const SQUARE = 'Wiesenknopf am Hauptplatz';
const BREAKFAST = { 'Wiener Frühstück': 3 };

let stage: ToldStage;
let owner: Admin;

beforeAll(async () => {
  stage = await startToldStage();
  owner = await signInByApi(stage.url);
});
afterEach(async () => {
  await owner.change('/config', { enablePluginHomePage: true, enablePluginSearch: true });
  await stage.settle();
});
afterAll(() => stage.stop());

const guest = (device: Device) => stage.at(TUESDAY_NOON, device);

const answerOf = ({ page }: Visitor) => page.getByRole('main').getByRole('status');

describe('the field on home', () => {
  test.each(BOTH)('names who delivers, what it costs, and leads there, on the %s', async (device) => {
    const visitor = await guest(device);
    const { page } = visitor;
    await visitor.visit('/');
    await page.getByPlaceholder('PLZ / Ort').fill('3568');
    const order = page.getByRole('link', { name: 'Lieferung bestellen' });
    await order.waitFor();
    const said = (await answerOf(visitor).allTextContents()).join(' ').replaceAll('\u00a0', ' ');
    expect(said).toContain(
      `Wir liefern nach 3568 Unterlinden am Kamp von ${KAMP}: 2,90 €, ab 20,00 € Bestellwert, frühestens`,
    );
    expect(said).toContain(`Auch von ${SQUARE}: 5,90 €, ab 30,00 € Bestellwert`);
    expect(await axeFindings(page, `delivery answer on the ${device}`)).toEqual([]);
    await visitor.press(order);
    await page.waitForURL('**/store/unterlinden');
    const stored = await page.evaluate(() => sessionStorage.getItem('theke-cart-unterlinden'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ service: 'delivery', draft: { zipCode: '3568' } });
  });

  test('says where nobody delivers, and the way out', async () => {
    const visitor = await guest('phone');
    const { page } = visitor;
    await visitor.visit('/');
    await page.getByPlaceholder('PLZ / Ort').fill('4600');
    await page.getByText('Nach 4600 liefern wir leider nicht.').waitFor();
    await page.getByText('Hierhin liefern wir').click();
    await page.getByText('Kampwinkl und Oberlinden').first().waitFor();
    expect(await axeFindings(page, 'undelivered on home')).toEqual([]);
  });

  test('finds places by name, and the cards say so', async () => {
    const visitor = await guest('desktop');
    const { page } = visitor;
    await visitor.visit('/');
    await page.getByPlaceholder('PLZ / Ort').fill('kampwinkl');
    await page.getByText('2 von 2 Filialen werden angezeigt.').waitFor();
    const card = page.getByRole('article').filter({ hasText: KAMP });
    expect(await shownText(card)).toContain('liefert nach Kampwinkl und Oberlinden');
  });

  test('stands alone where home has no search', async () => {
    await owner.change('/config', { enablePluginHomePage: false });
    const visitor = await guest('phone');
    const { page } = visitor;
    await visitor.visit('/');
    await page.getByLabel('Ihre Postleitzahl').fill('3562');
    await page.getByText(/Wir liefern nach 3562 Kampwinkl und Oberlinden/).waitFor();
    expect(await axeFindings(page, 'home without search')).toEqual([]);
  });
});

describe('the postcode in checkout', () => {
  const atKamp = { branch: 'unterlinden', items: BREAKFAST, service: 'delivery' } as const;

  test('decides area and fee, and an undelivered one leaves no old fee', async () => {
    const visitor = await guest('phone');
    const { page } = visitor;
    await giveCart(visitor, stage.url, { ...atKamp, draft: { ...ANSWERED, ...ADDRESS, zipCode: '3568' } });
    await visitor.visit('/store/unterlinden/checkout');
    const area = page.getByLabel('Liefergebiet');
    const summary = page.locator('form aside');
    await expect.poll(() => area.inputValue()).toBe('Unterlinden am Kamp');
    await expect.poll(() => shownText(summary)).toMatch(/2,90/);
    const code = page.locator('#checkout-zipCode');
    await code.fill('3562');
    await expect.poll(() => area.inputValue()).toBe('Kampwinkl und Oberlinden');
    await expect.poll(() => shownText(summary)).toMatch(/6,90/);
    await code.fill('4600');
    await page.getByText('Nach 4600 liefern wir leider nicht.').first().waitFor();
    expect(await area.inputValue()).toBe('');
    await expect.poll(() => shownText(summary)).toMatch(/Gesamt 29,40/);
    expect(await axeFindings(page, 'undelivered in checkout')).toEqual([]);
    await visitor.press(page.getByRole('button', { name: 'Stattdessen abholen' }));
    await expect.poll(() => area.count()).toBe(0);
  });
});

test('the cart asks for the postcode and shows its fee', async () => {
  const visitor = await guest('desktop');
  const { page } = visitor;
  await giveCart(visitor, stage.url, { branch: 'unterlinden', items: BREAKFAST, service: 'delivery' });
  await visitor.visit('/store/unterlinden');
  const cart = page.getByRole('main');
  await cart.getByLabel('Ihre Postleitzahl').fill('3569');
  await expect.poll(() => cart.getByLabel('Liefergebiet').inputValue()).toBe('Bad Marienau');
  await cart.getByText('4,90 €', { exact: false }).first().waitFor();
  expect(await axeFindings(page, 'cart with a postcode')).toEqual([]);
});
