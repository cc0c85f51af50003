import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderBody } from '#tests/demo-order.ts';
import { signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { cardOn, signIn } from '../board.ts';
import { lookAgain, SUBMIT, sectionOf, shownText } from '../customer.ts';
import { ANSWERED, giveCart } from '../filled-cart.ts';
import { slipsOf } from '../printed.ts';
import type { Device, Visitor } from '../visitor.ts';
import { waitFor } from '../wait-for.ts';
import { type OnlineStage, startOnlineStage } from './online-shop.ts';

/** An order that is paid online, from the phone to the paper, and what can come between. */

const CHECKOUT = '/store/hauptplatz/checkout';
const FAILED =
  'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.';
const THANKS = 'Vielen Dank für Ihre Bestellung!';
let stage: OnlineStage;
let staff: Visitor;

beforeAll(async () => {
  stage = await startOnlineStage();
  staff = await stage.open('desktop', { isKept: true });
  await signIn(staff);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

interface Guest {
  device?: Device;
  /** Online payment is chosen already. */
  isChosen?: boolean;
  at?: string;
}

/** A customer in checkout who only has to send the order; it is paid online. */
async function guestAtCheckout({
  device = 'phone',
  isChosen = true,
  at = CHECKOUT,
}: Guest = {}): Promise<Visitor> {
  const guest = await stage.open(device);
  const { appointmentDate } = await orderBody(stage.url);
  await giveCart(guest, stage.url, {
    items: { Schnitzelsemmel: 2 },
    draft: { ...ANSWERED, appointmentDate, ...(isChosen ? { paymentMethod: 'mollie' } : {}) },
  });
  await guest.visit(at);
  return guest;
}

/** Sends the order; the browser is at the provider's page then. */
async function sendToProvider(guest: Visitor): Promise<void> {
  await guest.press(guest.page.getByRole('button', { name: SUBMIT }));
  await atProvider(guest);
}

async function atProvider({ page }: Visitor): Promise<void> {
  await page.waitForURL(`${stage.mollie.url}/**`);
}

/** What the guest does at the provider's page. */
async function choose(guest: Visitor, name: string): Promise<void> {
  await guest.press(guest.page.getByRole('button', { name, exact: true }));
}

function heading({ page }: Visitor, name: string): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** R320: with what the method can be paid, in words and with pictures of our own, on the smallest screens as well. */
async function showsMeans({ page }: Visitor, online: Locator): Promise<void> {
  const radio = online.getByRole('radio', { name: 'Onlinezahlung gleich online', exact: true });
  const described = await radio.evaluate(
    (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toBe(
    'Apple Pay, Google Pay, Karte, eps, PayPal, Klarna, Überweisung, Bancontact, iDEAL | Wero',
  );
  const pictures = online.locator('img[alt=""]');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)))
    .toEqual(Array.from({ length: 9 }, () => 96));
  expect(await pictures.first().getAttribute('src')).toMatch(/^\/image\/means\/[0-9a-f]{32}\.png$/);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'wide').toBeLessThanOrEqual(320);
  expect(await axeFindings(page, 'means of payment')).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** How many orders the counter has. */
async function ticketsOnBoard(): Promise<number> {
  return staff.page.getByRole('button', { name: /^Bestellung \d+$/, includeHidden: true }).count();
}

async function ticketOf({ page }: Visitor): Promise<{ ticket: string; uid: string }> {
  const shown = (await page.getByText('Ticketnummer').locator('xpath=..').textContent()) ?? '';
  return { ticket: shown.replace('Ticketnummer', ''), uid: new URL(page.url()).pathname.split('/')[2] ?? '' };
}

async function cartIsEmpty(guest: Visitor): Promise<void> {
  await guest.visit('/store/hauptplatz');
  expect(await guest.page.locator('#cart-toggle').isDisabled(), 'the cart is empty').toBe(true);
}

describe('an order that is paid online', () => {
  test('goes from the phone over the provider to the counter and onto paper, and its refund back', async () => {
    const before = await ticketsOnBoard();
    const guest = await guestAtCheckout({ isChosen: false });
    const { page } = guest;
    const methods = sectionOf(guest, 'Zahlungsart').locator('label');
    expect(await page.getByRole('radio', { name: /^Barzahlung/ }).isChecked(), 'cash comes first').toBe(true);
    const online = methods.filter({ hasText: /^Onlinezahlung/ });
    await showsMeans(guest, online);
    await guest.press(online);
    await page.getByText('Danach leiten wir Sie zum Bezahlen weiter.').waitFor();
    await sendToProvider(guest);
    expect(await ticketsOnBoard(), 'nobody hears of an unpaid order').toBe(before);
    await choose(guest, 'Bezahlen');
    await heading(guest, THANKS).waitFor();
    expect(await shownText(page.getByRole('main'))).toContain('Onlinezahlung · Bezahlt');
    const { ticket, uid } = await ticketOf(guest);
    const card = await cardOn(staff, 'new', ticket);
    await staff.press(card.getByRole('button', { name: /^(Wunschtermin bestätigen|Bestätigen)/ }));
    const { receipt } = await slipsOf(stage, uid);
    expect(receipt).toContain('Zahlung: Onlinezahlung');
    expect(receipt.join(' ')).not.toContain('Noch zu bezahlen');

    const [payment] = stage.mollie.payments().slice(-1);
    await fetch(`${stage.url}/api/orders/${await idOf(uid)}/status/cancel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stage.deviceKey}` },
      body: '{}',
    });
    await lookAgain(guest);
    await heading(guest, 'Bestellung storniert').waitFor();
    const money = sectionOf(guest, 'Zahlung und Rückerstattung');
    expect(await shownText(money)).toMatch(/Bezahlt 13,80 € Rückerstattung läuft 13,80 €/);
    await waitFor(
      () => (payment && stage.mollie.refunded(payment.reference) === payment.amount) || undefined,
    );
    expect(await axeFindings(page, 'refund under way')).toEqual([]);
    await cartIsEmpty(guest);
  });

  test('that failed is paid at the second try, as the same order with the same cart', async () => {
    const guest = await guestAtCheckout();
    const { page } = guest;
    await sendToProvider(guest);
    await choose(guest, 'Fehlschlagen');
    await page.getByRole('alert').getByText(FAILED).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${CHECKOUT}/error`);
    expect(await axeFindings(page, 'failed payment')).toEqual([]);
    await guest.press(page.getByRole('button', { name: 'Erneut bezahlen' }));
    await atProvider(guest);
    await choose(guest, 'Bezahlen');
    await heading(guest, THANKS).waitFor();
    const { uid } = await ticketOf(guest);
    const [first, second] = stage.mollie.payments().slice(-2);
    expect([first?.returnUrl, second?.returnUrl].map((url) => url?.includes(uid))).toEqual([true, true]);
    expect([first?.charges, second?.charges]).toEqual([0, 1]);
    await cartIsEmpty(guest);
  });

  test('that failed is paid at pickup instead, and goes to the counter at once; by keyboard alone', async () => {
    const guest = await guestAtCheckout({ device: 'desktop' });
    const { page } = guest;
    const { keyboard } = page;
    await page.getByRole('button', { name: SUBMIT }).focus();
    await keyboard.press('Enter');
    await atProvider(guest);
    await page.getByRole('button', { name: 'Abbrechen' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('alert').getByText(FAILED).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let presses = 0; (await page.locator('input[type=radio]:focus').count()) === 0; presses += 1) {
      expect(presses, 'the Tab key reaches the methods').toBeLessThan(60);
      await keyboard.press('Tab');
    }
    const cash = page.getByRole('radio', { name: /^Barzahlung/ });
    for (let presses = 0; !(await cash.isChecked()); presses += 1) {
      expect(presses).toBeLessThan(6);
      await keyboard.press('ArrowDown');
    }
    await keyboard.press('Tab');
    expect(await focused()).toBe('Bei Abholung bezahlen');
    await keyboard.press('Enter');
    await heading(guest, THANKS).waitFor();
    expect(await shownText(page.getByRole('main'))).toContain('Barzahlung');
    const { ticket } = await ticketOf(guest);
    await cardOn(staff, 'new', ticket);
    await cartIsEmpty(guest);
  });

  test('is continued by whoever comes back with the browser, or changed: then the first one is called off', async () => {
    const guest = await guestAtCheckout();
    const { page } = guest;
    await sendToProvider(guest);
    const address = page.url();
    await page.goBack();
    await heading(guest, 'Ihre Bestellung ist noch nicht bezahlt').waitFor();
    expect(await page.getByRole('button', { name: SUBMIT }).count()).toBe(0);
    expect(await axeFindings(page, 'unpaid order')).toEqual([]);
    await guest.press(page.getByRole('button', { name: 'Bezahlung fortsetzen' }));
    await atProvider(guest);
    expect(page.url(), 'the same payment').toBe(address);
    await page.goBack();
    await guest.press(page.getByRole('button', { name: 'Bestellung ändern' }));
    await heading(guest, 'Bestellung abschließen').waitFor();
    const [dropped] = stage.mollie.payments().slice(-1);
    await waitFor(() => dropped?.state === 'canceled' || undefined);
    await sendToProvider(guest);
    expect(page.url(), 'another order').not.toBe(address);
    await choose(guest, 'Bezahlen');
    await heading(guest, THANKS).waitFor();
  });

  test('waits for a provider who takes time, and turns by itself', async () => {
    const guest = await guestAtCheckout();
    const { page } = guest;
    await sendToProvider(guest);
    await choose(guest, 'In Bearbeitung');
    await heading(guest, 'Noch nicht bezahlt').waitFor();
    const text = await shownText(page.getByRole('main'));
    expect(text).toMatch(/wartet bis \d\d:\d\d Uhr auf die Zahlung/);
    expect(text).not.toContain('bei uns eingegangen');
    expect(text).not.toContain('Ticketnummer');
    expect(await axeFindings(page, 'waiting for the payment')).toEqual([]);
    const [payment] = stage.mollie.payments().slice(-1);
    if (payment) await stage.mollie.set(payment.id, 'paid');
    await heading(guest, THANKS).waitFor();
  });
});

test('a terminal shows the number once it is paid, and forgets its guest', async () => {
  const guest = await guestAtCheckout({ at: `${CHECKOUT}?context=self-service` });
  const { page } = guest;
  await sendToProvider(guest);
  await choose(guest, 'In Bearbeitung');
  const ticket = page.getByRole('dialog', { name: 'Ihre Bestellung' });
  await ticket.getByRole('heading', { name: 'Noch nicht bezahlt' }).waitFor();
  expect(await shownText(ticket)).not.toContain('Ihre Nummer');
  const [payment] = stage.mollie.payments().slice(-1);
  if (payment) await stage.mollie.set(payment.id, 'paid');
  await ticket.getByText('Ihre Nummer').waitFor();
  await guest.press(ticket.getByRole('button', { name: 'Neue Bestellung' }));
  await ticket.waitFor({ state: 'detached' });
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/Bertá|theke-pending/);
});

test('a voucher has a code, which is checked for its form as soon as it is typed', async () => {
  const admin = await signInByApi(stage.url);
  await admin.change('/config', { enablePluginHydroAGVoucher: true, enableHydroAGVoucher: true });
  await admin.change('/branches/1', { isHydroAGVoucherEnabled: true });
  const guest = await guestAtCheckout();
  const { page } = guest;
  const code = page.getByLabel('Gutscheincode');
  expect(await code.count()).toBe(0);
  await guest.press(page.locator('label').filter({ hasText: /^Gutschein/ }));
  await code.fill('ab');
  await code.blur();
  await page.getByText('Dieser Gutscheincode ist nicht richtig geschrieben').waitFor();
  await code.fill('hydro 2026-x7');
  await code.blur();
  expect(await code.inputValue()).toBe('HYDRO2026-X7');
  await guest.press(page.getByRole('button', { name: SUBMIT }));
  await heading(guest, THANKS).waitFor();
});

test('a provider that is down: the guest hears it, keeps the cart and pays in another way', async () => {
  const guest = await guestAtCheckout();
  const { page } = guest;
  stage.mollie.fail('create', 'broken', 20);
  await guest.press(page.getByRole('button', { name: SUBMIT }));
  await page.getByRole('alert').getByText(FAILED).waitFor();
  await guest.press(page.getByRole('button', { name: 'Erneut bezahlen' }));
  await page.getByRole('alert').getByText('Die Onlinezahlung ist gerade nicht möglich.').waitFor();
  await guest.press(page.locator('label').filter({ hasText: /^Barzahlung/ }));
  await guest.press(page.getByRole('button', { name: 'Bei Abholung bezahlen' }));
  await heading(guest, THANKS).waitFor();
});

async function idOf(uid: string): Promise<number> {
  const answer = await fetch(`${stage.url}/api/orders?search=${uid}`, {
    headers: { authorization: `Bearer ${stage.deviceKey}` },
  });
  const { data } = (await answer.json()) as { data: { id: number; uid: string }[] };
  return data.find((order) => order.uid === uid)?.id ?? 0;
}
