import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMollie } from '#tests/peers/mollie.ts';
import type { PaymentPeer } from '#tests/peers/payment-peer.ts';
import { signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { detail } from '../board.ts';
import { type PlacedOrder, placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** Online payment from the shop's side: the account at the provider, an order that waits, and money that goes back. */

let peer: PaymentPeer;
let stage: Stage;
let staff: Visitor;
let order: PlacedOrder;
beforeAll(async () => {
  peer = await startMollie();
  peer.webhooks('off');
  stage = await startStage({ hasAgent: false, env: { MOLLIE_API_URL: peer.url } });
  const admin = await signInByApi(stage.url);
  await admin.change('/config', { enableMollie: true, enablePluginMollie: true });
  await admin.change('/branches/1', { isMollieEnabled: true });
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(async () => {
  await stage.stop();
  await peer.close();
});

test('a wrong key gets a sentence, the right one takes its place, and nobody sees it again', async () => {
  const { page } = staff;
  await goTo(staff, '/payment-accounts', 'Onlinezahlung');
  const mollie = page.getByRole('region', { name: 'Mollie', exact: true });
  await mollie.getByText(/Es sind keine Zugangsdaten hinterlegt/).waitFor();
  expect(await axeFindings(page, 'accounts')).toEqual([]);
  const account = page.getByRole('region', { name: 'Mollie: Alle Filialen ohne eigenes Konto' });
  await account.getByRole('button', { name: 'Zugangsdaten eingeben' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Passwort123');
  await page.keyboard.press('Enter');
  const key = account.getByLabel('API-Schlüssel');
  expect(await key.getAttribute('aria-invalid')).toBe('true');
  expect(await axeFindings(page, 'account with a fault')).toEqual([]);
  await key.fill(`test_${'x'.repeat(30)}`);
  await page.keyboard.press('Enter');
  await account.getByText('Mollie nimmt diese Zugangsdaten nicht an.').first().waitFor();
  await staff.press(account.getByRole('button', { name: 'Ersetzen' }));
  await key.fill(peer.credentials.apiKey ?? '');
  await page.keyboard.press('Enter');
  await account.getByText(/Die Verbindung zu Mollie steht\./).waitFor();
  await account.getByText('Testmodus: es fließt kein Geld').waitFor();
  await account.getByText('Gästen werden angeboten:').waitFor();
  await account.getByText('Apple Pay, Karte, eps, PayPal').waitFor();
  expect(await page.content()).not.toContain(peer.credentials.apiKey);
  peer.fail('test', 'broken', 3);
  await staff.press(account.getByRole('button', { name: 'Verbindung testen' }));
  await account.getByText(/Bitte testen Sie in einer Minute noch einmal/).waitFor();
  expect(await axeFindings(page, 'stored account')).toEqual([]);
});

test('what guests can pay with is written down where the provider tells nobody', async () => {
  const { page } = staff;
  const credentials = { merchantId: '1100004450', password: 'Ie9fzB7H!vcXdPmt', signKey: 'ab12'.repeat(16) };
  await (await signInByApi(stage.url)).change('/payment-accounts/datatrans', credentials);
  await goTo(staff, '/', /./);
  await goTo(staff, '/payment-accounts', 'Onlinezahlung');
  const account = page.getByRole('region', { name: 'Datatrans: Alle Filialen ohne eigenes Konto' });
  const means = account.getByLabel('Zahlungsmittel, die Gäste sehen');
  await means.fill(`Visa, ${'x'.repeat(41)}`);
  await page.keyboard.press('Enter');
  await account.getByText('ist zu lang (höchstens 40 Zeichen)').waitFor();
  expect(await means.getAttribute('aria-invalid')).toBe('true');
  expect(await axeFindings(page, 'written means with a fault')).toEqual([]);
  await means.fill('Visa, TWINT; Visa');
  await page.keyboard.press('Enter');
  await page.getByText('Zahlungsmittel gespeichert.').waitFor();
  await expect.poll(() => means.inputValue()).toBe('Visa, TWINT');
  expect(await means.getAttribute('aria-invalid')).toBeNull();
});

test('an order that waits for its payment is in the history only, until it is paid', async () => {
  const { page } = staff;
  peer.fail('test', 'broken', 0);
  order = await placeByApi(stage, { paymentMethod: 'mollie' });
  await goTo(staff, '/history', 'Verlauf');
  await page
    .getByRole('row', { name: new RegExp(`Bestellung ${order.ticket} .*Wartet auf Zahlung`) })
    .waitFor();
  await goTo(staff, `/history/${order.id}`, 'Verlauf');
  const details = detail(staff, order.ticket);
  const [payment] = peer.payments();
  await peer.set(payment?.id ?? '', 'paid');
  await staff.press(
    details.getByRole('region', { name: 'Zahlung' }).getByRole('button', { name: 'Zahlung prüfen' }),
  );
  await details.getByText('Zahlung eingegangen').waitFor();
});

test('staff pay back an item, then the rest, each once and with a reason', async () => {
  const { page } = staff;
  const details = detail(staff, order.ticket);
  const open = async () => {
    await details.getByRole('button', { name: 'Erstatten …' }).focus();
    await page.keyboard.press('Enter');
  };
  await open();
  const dialog = page.getByRole('dialog', { name: /online Bezahltes erstatten/ });
  await dialog.getByLabel('Einzelne Positionen').check();
  await dialog.getByRole('button', { name: 'Erstatten', exact: true }).click();
  await dialog.getByText('Bitte wählen Sie mindestens eine Position.').waitFor();
  await dialog.getByText('Bitte geben Sie einen Grund an.').waitFor();
  expect(await axeFindings(page, 'refund with faults')).toEqual([]);
  await dialog.getByRole('checkbox', { name: /Handsemmel/ }).check();
  await dialog.getByRole('button', { name: 'Reklamation' }).click();
  await dialog.getByRole('button', { name: /€ erstatten$/ }).click();
  const question = page.getByRole('dialog', { name: /€ erstatten\?$/ });
  expect(await axeFindings(page, 'refund confirmation')).toEqual([]);
  await question.getByRole('button', { name: /€ erstatten$/ }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  await details.getByText('Erstattung veranlasst').waitFor();
  await details.getByText('ist unterwegs').waitFor();
  const first = peer.refunded();
  expect(first).toBeGreaterThan(0);
  await open();
  await dialog.getByRole('button', { name: 'Kulanz' }).click();
  await dialog.getByRole('button', { name: /€ erstatten$/ }).click();
  await question.getByRole('button', { name: /€ erstatten$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await details.getByRole('button', { name: 'Erstatten …' }).waitFor({ state: 'detached' });
  await expect.poll(() => peer.refunded()).toBe(peer.charged());
});
