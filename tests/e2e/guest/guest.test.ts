import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { placeByApi, stepByApi } from '../by-api.ts';
import {
  accept,
  addSimple,
  BERTA,
  chooseAppointment,
  enterContact,
  goToCheckout,
  shownText,
  submitOrder,
} from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';

/** Guests come back: their device remembers them if they want it, and they order the same again or cancel. */

let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const REMEMBER = 'Auf diesem Gerät merken';
const FORGET = 'Gemerkte Daten löschen';

test('a device remembers its guest only if they want it, orders the same again, and forgets in one tap', async () => {
  const guest = await stage.open('phone');
  const { page } = guest;
  const stored = () => page.evaluate(() => localStorage.getItem('theke-guest'));
  await guest.visit('/store/hauptplatz');
  await addSimple(guest, 'Handsemmel');
  await guest.visit('/store/hauptplatz/checkout');
  await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
  const box = page.getByRole('checkbox', { name: REMEMBER });
  expect(await box.isChecked(), 'off by default').toBe(false);
  expect(await page.getByRole('button', { name: FORGET }).count()).toBe(0);
  await enterContact(guest, BERTA);
  await chooseAppointment(guest, 1);
  await guest.press(box);
  await accept(guest);
  expect(await axeFindings(page, 'checkout with the choice')).toEqual([]);
  expect(await stored(), 'nothing before the order').toBeNull();
  const { path } = await submitOrder(guest);
  expect(await stored()).toContain(BERTA.lastName);

  await guest.visit('/');
  const card = page.getByRole('region', { name: 'Ihre letzte Bestellung' });
  await card.waitFor();
  expect(await shownText(card)).toMatch(/Zuletzt bei .+: 1 × Handsemmel/);
  expect(await axeFindings(page, 'home with the last order')).toEqual([]);
  await guest.press(card.getByRole('button', { name: 'Nochmals bestellen' }));
  const cart = page.getByRole('dialog', { name: 'Warenkorb' });
  await cart.getByText('Handsemmel').first().waitFor();
  await goToCheckout(guest);
  expect(await page.getByLabel('Vorname *', { exact: true }).inputValue()).toBe(BERTA.firstName);
  await guest.press(page.getByRole('button', { name: FORGET }));
  await expect.poll(stored).toBeNull();
  expect(await page.getByLabel('Nachname *', { exact: true }).inputValue()).toBe('');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await guest.visit(path);
  await page.getByRole('button', { name: 'Nochmals bestellen' }).waitFor();
  expect(await page.getByRole('button', { name: FORGET }).count()).toBe(0);
});

test('a guest cancels until the shop accepts; is told when offline or too late', async () => {
  const order = await placeByApi(stage);
  const guest = await stage.open('phone');
  const { page } = guest;
  await guest.visit(order.path);
  const top = page.getByRole('region', { name: 'Auf einen Blick' });
  expect(await shownText(top)).toMatch(/^Wann \p{L}+, .+ Uhr Wo .+ Betrag .+ €/u);
  expect(await top.getByRole('link').first().getAttribute('href')).toMatch(
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    guest.press(top.getByRole('button', { name: 'In den Kalender' })),
  ]);
  expect(file.suggestedFilename()).toBe(`bestellung-${order.uid}.ics`);
  await guest.press(page.getByRole('button', { name: 'Bestellung stornieren' }));
  await page.getByText('Möchten Sie Ihre Bestellung wirklich stornieren?').waitFor();
  expect(await axeFindings(page, 'the question before cancelling')).toEqual([]);
  guest.allow(/ERR_FAILED|Failed to load/);
  await page.route('**/cancel', (route) => route.abort(), { times: 1 });
  await guest.press(page.getByRole('button', { name: 'Ja, stornieren' }));
  await page.getByText('Ihre Bestellung konnte nicht storniert werden.').waitFor();
  await guest.press(page.getByRole('button', { name: 'Ja, stornieren' }));
  await page.getByRole('heading', { level: 1, name: 'Bestellung storniert' }).waitFor();

  const late = await placeByApi(stage);
  await guest.visit(late.path);
  await guest.press(page.getByRole('button', { name: 'Bestellung stornieren' }));
  await stepByApi(stage, late, 'confirm');
  guest.allow(/409/);
  await guest.press(page.getByRole('button', { name: 'Ja, stornieren' }));
  await page.getByText('Ihre Bestellung wurde schon angenommen oder beendet').waitFor();
  await page.getByText(/ist bestätigt und für/).waitFor();
  expect(await page.getByRole('button', { name: /stornieren/ }).count()).toBe(0);
});
