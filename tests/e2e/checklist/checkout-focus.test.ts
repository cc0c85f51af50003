import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { placeByApi } from '../by-api.ts';
import { productOf } from '../changed-shop.ts';
import { openProduct, SUBMIT } from '../customer.ts';
import { ANSWERED, giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { BOTH, type Visitor } from '../visitor.ts';

/** Nothing moves under the finger, covers the focus or loses it on the way to an order: one test per promise. */

const STORE = '/store/hauptplatz';
const MAP = { enablePluginMapbox: true, mapToken: 'pk.eyJ1IjoiYSJ9.abc' };
let stage: ToldStage;
let admin: Admin;

beforeAll(async () => {
  stage = await startToldStage();
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** What has the focus, in words; 'BODY' when it is lost. */
function focused({ page }: Visitor): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'BODY';
    return element.getAttribute('aria-label') ?? element.textContent?.slice(0, 80) ?? element.tagName;
  });
}

const toast = ({ page }: Visitor) =>
  page.locator('[aria-live=polite]').getByText('Produkt zum Warenkorb hinzugefügt.');

describe('the error summary', () => {
  test('comes with the first submit; leaving a wrong field moves nothing above it', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = guest;
    await giveCart(guest, stage.url, { items: { Schnitzelsemmel: 1 } });
    await guest.visit(`${STORE}/checkout`);
    const phone = page.getByLabel(/^Telefon/);
    await phone.fill('0664 1234567');
    const before = await phone.boundingBox();
    await phone.blur();
    await page.locator('#checkout-phone-error').waitFor();
    expect((await phone.boundingBox())?.y).toBe(before?.y);
    expect(await page.getByText('Bitte überprüfen Sie Ihre Angaben.').count()).toBe(0);
    await guest.press(page.getByRole('button', { name: SUBMIT }));
    await page.getByRole('alert').getByText('Bitte überprüfen Sie Ihre Angaben.').waitFor();
    const listed = await page.getByRole('alert').getByRole('listitem').count();
    const mail = page.getByLabel(/^E-Mail/);
    await mail.fill('berta@');
    await mail.blur();
    await page.locator('#checkout-email-error').waitFor();
    expect(await page.getByRole('alert').getByRole('listitem').count(), 'the list never grows').toBe(
      listed - 1,
    );
  });
});

describe('the message after adding', () => {
  test('stays on its page', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = guest;
    await guest.visit(STORE);
    await addWith(guest, 'Handsemmel');
    await toast(guest).waitFor();
    const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
    await column.getByRole('link', { name: 'Bestellung abschließen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
    expect(await toast(guest).count()).toBe(0);
  });

  test('ends with its line, and the focus stays in the cart', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = guest;
    await guest.visit(STORE);
    await addWith(guest, 'Handsemmel');
    await toast(guest).waitFor();
    await page.getByRole('button', { name: 'Handsemmel entfernen' }).press('Enter');
    await page.getByText('Keine Produkte im Warenkorb').waitFor();
    expect(await toast(guest).count()).toBe(0);
    expect(await focused(guest)).toBe('Ihr Warenkorb');
  });

  test('covers neither the focused element nor the next ones', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = guest;
    await guest.visit(STORE);
    // The card ends where the message appears.
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Handsemmel', exact: true })
      .evaluate((button) => button.closest('article')?.scrollIntoView({ block: 'end' }));
    await page.getByRole('main').getByRole('button', { name: 'Handsemmel', exact: true }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /In den Warenkorb/ })
      .press('Enter');
    await toast(guest).waitFor();
    for (let presses = 0; presses < 6; presses += 1) {
      await expect.poll(() => page.evaluate(isFocusCovered), { message: await focused(guest) }).toBe(false);
      await page.keyboard.press('Tab');
    }
  });

  test('the cart is the next tab stop', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = guest;
    await guest.visit(STORE);
    await page.getByRole('main').getByRole('button', { name: 'Handsemmel', exact: true }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /In den Warenkorb/ })
      .press('Enter');
    await toast(guest).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(guest)).toBe('Zum Warenkorb');
    expect(await axeFindings(page, 'the way to the cart')).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await focused(guest)).toBe('Ihr Warenkorb');
    let presses = 0;
    for (; presses < 10 && !/^Bestellung abschließen$/.test(await focused(guest)); presses += 1)
      await page.keyboard.press('Tab');
    // The controls of the line, and the row of what goes with it as one stop.
    expect(presses).toBeLessThanOrEqual(7);
  });
});

describe('the focus goes to the next sensible thing', () => {
  test.each(BOTH)('after removing the last line in the panel (%s)', async (device) => {
    const guest = await stage.at(TUESDAY_NOON, device);
    const { page } = guest;
    await giveCart(guest, stage.url, { items: { Handsemmel: 1, Topfengolatsche: 1 } });
    await guest.visit(STORE);
    await page.locator('#cart-toggle').press('Enter');
    const panel =
      device === 'phone'
        ? page.getByRole('dialog')
        : page.getByRole('region', { name: 'Warenkorb', exact: true });
    const remove = (name: string) => panel.getByRole('button', { name: `${name} entfernen` });
    await remove('Topfengolatsche').press('Enter');
    await expect.poll(() => focused(guest)).toMatch(/Handsemmel/);
    await remove('Handsemmel').press('Enter');
    await expect.poll(() => page.locator('#cart-toggle').isDisabled()).toBe(true);
    await page.waitForTimeout(300);
    expect(await focused(guest)).not.toBe('BODY');
  });

  test('after cancelling a product that the address opened', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = guest;
    const { id } = await productOf(stage.url, 'Handsemmel');
    await guest.visit(`${STORE}?produkt=${id}`);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(guest)).not.toBe('BODY');
  });

  test('after the answers to a counter-proposal', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = guest;
    const order = await placeByApi(stage, { appointmentDate: '2026-11-25T10:00:00+01:00' });
    await fetch(`${stage.url}/api/orders/${order.id}/status/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stage.deviceKey}` },
      body: JSON.stringify({ counterAppointment: '2026-11-26T12:00:00+01:00' }),
    });
    await guest.visit(order.path);
    await page.getByRole('button', { name: 'Termin ablehnen' }).press('Enter');
    await page.getByRole('button', { name: 'Zurück', exact: true }).press('Enter');
    expect(await focused(guest)).toBe('Termin ablehnen');
    await page.getByRole('button', { name: 'Termin ablehnen' }).press('Enter');
    await page.getByRole('button', { name: 'Bestellung stornieren' }).press('Enter');
    await page.getByRole('heading', { name: 'Bestellung storniert' }).waitFor();
    expect(await focused(guest)).not.toBe('BODY');
  });

  test('after accepting the map', async () => {
    await admin.change('/config', { ...MAP, enablePluginHomePage: false });
    const guest = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = guest;
    guest.allow(/mapbox|ERR_|WebGL|GL/i);
    await guest.visit('/');
    await page.getByRole('button', { name: 'Karte anzeigen' }).press('Enter');
    await page.waitForTimeout(500);
    expect(await focused(guest)).not.toBe('BODY');
    await admin.change('/config', { enablePluginHomePage: true, enablePluginMapbox: false });
  });
});

test('the reason of the grey button stands at the button, however long the cart is', async () => {
  const guest = await stage.at(TUESDAY_NOON, 'desktop');
  const { page } = guest;
  await giveCart(guest, stage.url, {
    items: { Handsemmel: 1, Topfengolatsche: 1, Salzstangerl: 1 },
    service: 'delivery',
    draft: ANSWERED,
  });
  await guest.visit(STORE);
  const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
  const button = column.getByRole('button', { name: 'Bestellung abschließen' });
  await expect.poll(() => button.isDisabled()).toBe(true);
  const reason = column.getByText(/^Fügen Sie Waren im Wert/);
  const [above, below] = [await reason.boundingBox(), await button.boundingBox()];
  const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(60);
});

async function addWith(guest: Visitor, name: string): Promise<void> {
  const dialog = await openProduct(guest, name);
  await guest.press(dialog.getByRole('button', { name: /In den Warenkorb/ }));
}

/** Runs in the page: whether the message covers the focused element, wholly or in part. */
function isFocusCovered(): boolean {
  const card = document.querySelector('[aria-live=polite] > div')?.getBoundingClientRect();
  const element = document.activeElement;
  if (!card || !element || element.closest('[aria-live=polite]')) return false;
  const place = element.getBoundingClientRect();
  return (
    place.left < card.right && place.right > card.left && place.top < card.bottom && place.bottom > card.top
  );
}
