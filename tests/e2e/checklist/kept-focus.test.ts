import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { placeByApi } from '../by-api.ts';
import { createFormPages, fill, form, openForm, submit as sendForm } from '../contact-page.ts';
import { choose, openProduct, pressInOverlay, SUBMIT } from '../customer.ts';
import { ADDRESS, ANSWERED, giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { photo } from '../tours/photo.ts';
import { BOTH, type Visitor } from '../visitor.ts';

/** What is pressed and gone hands the focus on: one test per place, by keyboard. */

const STORE = '/store/hauptplatz';
const CHECKOUT = `${STORE}/checkout`;
let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
  await createFormPages(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** What has the focus: its id, else its text or value, else its element. */
function focused({ page }: Visitor): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element) return '';
    const value = element instanceof HTMLInputElement ? element.value : '';
    return element.id || value || element.textContent?.trim() || element.tagName;
  });
}

describe('in checkout', () => {
  async function ready(): Promise<Visitor> {
    const guest = await stage.at(TUESDAY_NOON, 'desktop');
    await giveCart(guest, stage.url, { items: { Schnitzelsemmel: 1 }, draft: ANSWERED });
    await guest.visit(CHECKOUT);
    guest.allow(/Failed to load resource|50[0-9]|409|422/);
    return guest;
  }

  test('"Weitere Bestellung" leads to the button that sends it', async () => {
    const guest = await ready();
    const { page } = guest;
    await page.route('**/api/orders', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({
          errors: [{ message: 'Schlüssel', field: null, code: 'idempotency-conflict' }],
        }),
      }),
    );
    await page.getByRole('button', { name: SUBMIT }).press('Enter');
    const again = page.getByRole('button', { name: 'Weitere Bestellung' });
    await again.press('Enter');
    await again.waitFor({ state: 'detached' });
    expect(await focused(guest)).toMatch(SUBMIT);
  });

  test('"Erneut senden" keeps it while it is sent, and after another failure', async () => {
    const guest = await ready();
    const { page } = guest;
    let release = () => {};
    const wait = () =>
      new Promise<void>((resolve) => {
        release = resolve;
      });
    let released = Promise.resolve();
    await page.route('**/api/orders', async (route) => {
      await released;
      await route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
    });
    await page.getByRole('button', { name: SUBMIT }).press('Enter');
    const notice = page.getByRole('alert');
    const resend = notice.getByRole('button', { name: 'Erneut senden' });
    await resend.waitFor();
    released = wait();
    await resend.press('Enter');
    await notice.getByRole('button', { name: 'Verarbeiten...' }).waitFor();
    expect(await focused(guest)).toBe('Verarbeiten...');
    release();
    await resend.waitFor();
    await expect
      .poll(() => notice.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('"Stattdessen abholen" leads to the service that is chosen now', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = guest;
    await giveCart(guest, stage.url, {
      branch: 'unterlinden',
      items: { 'Wiener Frühstück': 3 },
      service: 'delivery',
      draft: { ...ANSWERED, ...ADDRESS, zipCode: '4600' },
    });
    await guest.visit('/store/unterlinden/checkout');
    await page.getByRole('button', { name: 'Stattdessen abholen' }).press('Enter');
    await expect.poll(() => focused(guest)).toBe('takeaway');
  });
});

test.each(BOTH)('"Stattdessen abholen" in the cart leaves it there, on the %s', async (device) => {
  const guest = await stage.at(TUESDAY_NOON, device);
  const { page } = guest;
  await giveCart(guest, stage.url, {
    branch: 'unterlinden',
    items: { 'Wiener Frühstück': 3 },
    service: 'delivery',
    draft: { zipCode: '4600' },
  });
  await guest.visit('/store/unterlinden');
  if (device === 'phone') await guest.press(page.getByRole('button', { name: /Warenkorb ansehen/ }));
  const place =
    device === 'phone' ? page.getByRole('dialog', { name: 'Warenkorb' }) : page.locator('#warenkorb');
  await place.getByRole('button', { name: 'Stattdessen abholen' }).press('Enter');
  await place.getByLabel('Ihre Postleitzahl').waitFor({ state: 'detached' });
  expect(await place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test.each(BOTH)('Escape in the empty search leads to the menu, on the %s', async (device) => {
  const guest = await stage.at(TUESDAY_NOON, device);
  await guest.visit(STORE);
  await guest.page.getByRole('searchbox').press('Escape');
  expect(await focused(guest)).toBe('karte');
});

test('"Weitere Anfrage" leads to the first field', async () => {
  const guest = await openForm(stage, 'phone');
  await fill(guest);
  await sendForm(guest).press('Enter');
  await form(guest).getByRole('button', { name: 'Weitere Anfrage' }).press('Enter');
  expect(await focused(guest)).toBe('contact-subject');
});

test('"Erneut versuchen" leads to the order once it is there', async () => {
  const order = await placeByApi(stage);
  const guest = await stage.at(TUESDAY_NOON, 'phone');
  const { page } = guest;
  guest.allow(/ERR_FAILED|Failed to load/);
  await page.route('**/api/orders/**', (route) => route.abort());
  await guest.visit(order.path);
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await retry.waitFor();
  await page.unroute('**/api/orders/**');
  await retry.press('Enter');
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' }).waitFor();
  expect(await focused(guest)).toBe('inhalt');
});

test('stopping an upload leads back to the files', async () => {
  const guest = await stage.at(TUESDAY_NOON, 'desktop');
  const { page } = guest;
  await guest.visit(STORE);
  const cake = await openProduct(guest, 'Torte mit Fotoaufdruck');
  await choose(guest, '22 cm, etwa 10 Stück');
  await pressInOverlay(guest, 'Weiter');
  await choose(guest, 'Schokolade');
  await pressInOverlay(guest, 'Weiter');
  await page.route('**/api/uploads**', () => undefined);
  const input = cake.locator('input[type=file]:visible');
  await input.setInputFiles(await photo('Oma.png'));
  const stop = cake.getByRole('button', { name: 'Oma.png abbrechen' });
  await stop.press('Enter');
  await stop.waitFor({ state: 'detached' });
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
