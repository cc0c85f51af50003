import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutDraft } from '#domain/ordering/checkout.ts';
import { type Admin, signInByApi } from '../as-admin.ts';
import { chooseService, overlay, pressInOverlay, sectionOf, shownText } from '../customer.ts';
import { ADDRESS, ANSWERED, giveCart } from '../filled-cart.ts';
import { SUNDAY_MORNING, SUNDAY_NIGHT, startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import type { Device, Visitor } from '../visitor.ts';

/** What checkout validates and offers: one test per promise. */

const CHECKOUT = '/store/hauptplatz/checkout';
const PREORDER = 'Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.';
let stage: ToldStage;
let admin: Admin;

beforeAll(async () => {
  stage = await startToldStage();
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A visitor with two pastries for 5,80 € in the cart. */
async function guestAt(
  moment: string,
  draft: Partial<CheckoutDraft> = {},
  device: Device = 'phone',
): Promise<Visitor> {
  const visitor = await stage.at(moment, device);
  await giveCart(visitor, stage.url, { items: { Topfengolatsche: 2 }, draft });
  await visitor.visit(CHECKOUT);
  await visitor.page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
  return visitor;
}

function submitButton({ page }: Visitor) {
  return page.getByRole('button', { name: /abschicken/ });
}

function checkoutText({ page }: Visitor): Promise<string> {
  return shownText(page.getByRole('main'));
}

/** As an administrator would enter it; nobody asks the provider here. */
const ACCOUNT = {
  branch: null,
  merchantId: '1100000000',
  password: 'not-a-real-one',
  signKey: 'ab'.repeat(32),
};

describe('Checkout: its defaults and choices', () => {
  test('1. the payment method defaults to cash if the branch allows cash, otherwise datatrans if allowed', async () => {
    const guest = await guestAt(TUESDAY_NOON);
    const chosen = () => sectionOf(guest, 'Zahlungsart').locator('input:checked').getAttribute('value');
    expect(await chosen()).toBe('cash');
    await admin.change('/config', { enableDatatrans: true, enablePluginDatatrans: true });
    await admin.change('/branches/1', { isCashEnabled: false, isDatatransEnabled: true });
    // Without an account at the provider it is not offered (R76).
    await guest.visit(CHECKOUT);
    expect(await chosen()).not.toBe('datatrans');
    await admin.change('/payment-accounts/datatrans', ACCOUNT);
    await guest.visit(CHECKOUT);
    expect(await chosen()).toBe('datatrans');
    await admin.change('/config', { enableDatatrans: false, enablePluginDatatrans: false });
    await admin.change('/branches/1', { isCashEnabled: true, isDatatransEnabled: false });
  });

  test('5. submit label: order, preorder, quotation request, or no button', async () => {
    const guest = await guestAt(TUESDAY_NOON);
    const label = () => shownText(submitButton(guest));
    expect(await label()).toBe('Bestellung abschicken zahlungspflichtig');
    await stage.move(guest, SUNDAY_MORNING);
    await guest.visit(CHECKOUT);
    await chooseService(guest, 'Vor Ort');
    expect(await label(), 'open').toBe('Bestellung abschicken zahlungspflichtig');
    await chooseService(guest, 'Lieferung');
    await guest.page.getByLabel('Liefergebiet *').selectOption('Kurklinik Marienau');
    expect(await label(), 'delivery rests').toBe('Vorbestellung abschicken zahlungspflichtig');
    await admin.change('/branches/1', { isPreorderEnabled: false });
    await guest.visit(CHECKOUT);
    await sectionOf(guest, 'Lieferart').waitFor();
    expect(await submitButton(guest).count()).toBe(0);
    await admin.change('/branches/1', { isQuotationRequired: true });
    await guest.visit(CHECKOUT);
    expect(await label(), 'whatever the hours').toBe('Angebotsanfrage abschicken');
    await admin.change('/branches/1', { isPreorderEnabled: true, isQuotationRequired: false });
  });
});

describe('Date and time pickers', () => {
  let guest: Visitor;
  beforeAll(async () => {
    guest = await guestAt('2026-11-24T12:03:00+01:00');
    guest.isKept = true;
    await guest.press(sectionOf(guest, 'Termin').getByText('Zu einem Termin'));
    await guest.press(sectionOf(guest, 'Termin').getByRole('button', { name: 'Datum' }));
  });
  afterAll(() => {
    guest.isKept = false;
  });
  const day = (date: string) => overlay(guest).locator(`button[data-day="${date}"]`);
  const next = () => overlay(guest).getByRole('button', { name: 'Nächster Monat' });

  test('available days are those with a slot; past days are disabled; the month can be paged; 180 days', async () => {
    const before = overlay(guest).getByRole('button', { name: 'Vorheriger Monat' });
    await overlay(guest).getByText('November 2026', { exact: true }).waitFor();
    expect(await before.isDisabled()).toBe(true);
    expect([await day('2026-11-23').isDisabled(), await day('2026-11-24').isDisabled()]).toEqual([
      true,
      false,
    ]);
    for (let months = 0; months < 6; months += 1) await guest.press(next());
    await overlay(guest).getByText('Mai 2027', { exact: true }).waitFor();
    expect(await next().isDisabled()).toBe(true);
    expect(await day('2027-05-23').getAttribute('aria-label')).not.toContain('keine Termine');
    expect(await day('2027-05-24').getAttribute('aria-label'), 'beyond').toContain('keine Termine');
    for (let months = 0; months < 6; months += 1) await guest.press(before);
  });

  test('a day without slots says "Zum ausgewählten Tag sind keine Termine verfügbar."', async () => {
    await guest.press(next());
    await guest.press(day('2026-12-25'));
    await overlay(guest).getByText('Zum ausgewählten Tag sind keine Termine verfügbar.').waitFor();
    expect(await overlay(guest).getByRole('button', { name: 'Weiter' }).isDisabled()).toBe(true);
    await guest.press(overlay(guest).getByRole('button', { name: 'Vorheriger Monat' }));
  });

  test('steps of 5 minutes from the rounded start; times outside disable save and the slots are listed', async () => {
    await guest.press(day('2026-11-24'));
    await pressInOverlay(guest, 'Weiter');
    const hour = overlay(guest).getByRole('spinbutton', { name: 'Stunde' });
    const minute = overlay(guest).getByRole('spinbutton', { name: 'Minute' });
    const save = overlay(guest).getByRole('button', { name: 'Speichern' });
    expect([await hour.inputValue(), await minute.inputValue()]).toEqual(['12', '05']);
    await guest.press(overlay(guest).getByRole('button', { name: 'Minute später' }));
    await expect.poll(() => minute.inputValue()).toBe('10');
    await hour.fill('21');
    await overlay(guest)
      .getByText('Um 21:10 Uhr ist kein Termin verfügbar. Möglich sind: 12:05 bis 20:00 Uhr.')
      .waitFor();
    expect(await save.isDisabled()).toBe(true);
    await hour.fill('15');
    await guest.press(save);
    await sectionOf(guest, 'Termin').getByText('15:10 Uhr').waitFor();
  });

  test('a minute that has begun is not offered: it would lie in the past when the order is submitted', async () => {
    const other = await guestAt('2026-11-24T12:05:20+01:00');
    await other.press(sectionOf(other, 'Termin').getByText('Zu einem Termin'));
    await other.press(sectionOf(other, 'Termin').getByRole('button', { name: 'Datum' }));
    await other.press(overlay(other).locator('button[data-day="2026-11-24"]'));
    await pressInOverlay(other, 'Weiter');
    await overlay(other).getByRole('heading', { name: '12:10 bis 20:00 Uhr' }).waitFor();
    await pressInOverlay(other, 'Speichern');
    await sectionOf(other, 'Termin').getByText('12:10 Uhr').waitFor();
  });
});

describe('Checkout: its validation', () => {
  test('email, phone and address are required according to the flags of the current delivery type', async () => {
    const guest = await guestAt(TUESDAY_NOON);
    const { page } = guest;
    expect(await page.getByLabel('E-Mail *', { exact: true }).count()).toBe(1);
    expect(await sectionOf(guest, 'Adresse').count()).toBe(0);
    await admin.change('/branches/1', { isTakeawayEmailRequired: false, isTakeawayAddressRequired: true });
    await guest.visit(CHECKOUT);
    await page.getByLabel('E-Mail', { exact: true }).waitFor();
    await sectionOf(guest, 'Adresse').getByLabel('PLZ *').waitFor();
    expect(await page.getByLabel('Liefergebiet').count(), 'only for delivery').toBe(0);
    await admin.change('/branches/1', { isTakeawayEmailRequired: true, isTakeawayAddressRequired: false });
  });

  test('phone: digits, plus and space while typing, on change only digits and plus, a leading 00 becomes +', async () => {
    const guest = await guestAt(TUESDAY_NOON);
    const phone = guest.page.getByLabel(/^Telefon/);
    await phone.fill('0660 12ab34 56');
    expect(await phone.inputValue()).toBe('0660 1234 56');
    await phone.blur();
    expect(await phone.inputValue()).toBe('0660123456');
    await guest.page
      .getByText(/^Bitte geben Sie eine gültige Nummer im Format \+\d+ an\.$/)
      .first()
      .waitFor();
    await guest.press(guest.page.getByRole('button', { name: '+43 660 123456 übernehmen' }));
    expect(await phone.inputValue()).toBe('+43660123456');
    expect(await phone.evaluate((field) => field === document.activeElement)).toBe(true);
    await phone.fill('+43 (0)664 1234567');
    await phone.blur();
    await guest.press(guest.page.getByRole('button', { name: '+43 664 1234567 übernehmen' }));
    expect(await phone.inputValue()).toBe('+436641234567');
    expect(await guest.page.getByText(/^Bitte geben Sie eine gültige Nummer/).count()).toBe(0);
    await phone.fill('0043 660 123456');
    await phone.blur();
    expect(await phone.inputValue()).toBe('+43660123456');
  });

  test('an appointment is required where the branch says so, and must fall within the hours of the delivery type', async () => {
    await admin.change('/branches/1', { isAppointmentRequired: true });
    const guest = await guestAt(TUESDAY_NOON, { ...ANSWERED, ...ADDRESS });
    const section = sectionOf(guest, 'Termin');
    await guest.press(submitButton(guest));
    await section.getByText('Bitte wählen Sie einen Termin aus.').waitFor();
    const early = await guestAt(TUESDAY_NOON, { appointmentDate: '2026-11-25T07:30:00+01:00' });
    await sectionOf(early, 'Termin').getByText('07:30 Uhr').waitFor();
    await chooseService(early, 'Lieferung');
    await early.page
      .getByText(
        'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
      )
      .waitFor();
    await admin.change('/branches/1', { isAppointmentRequired: false });
  });

  test('delivery minimum: no way to checkout, both messages, "Kostenlose Lieferung ab"; free where the area is', async () => {
    const guest = await guestAt(TUESDAY_NOON, {}, 'desktop');
    const { page } = guest;
    const sentences = [
      'Sie haben den Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht.',
      'Fügen Sie Waren im Wert von mindestens 9,20 € hinzu oder wählen Sie eine andere Art der Lieferung.',
      'Kostenlose Lieferung ab 40,00 €.',
    ];
    await chooseService(guest, 'Lieferung');
    const text = await checkoutText(guest);
    for (const sentence of sentences) expect(text).toContain(sentence);
    expect(await submitButton(guest).count()).toBe(0);
    await page.getByLabel('Liefergebiet *').selectOption('Kurklinik Marienau');
    await submitButton(guest).waitFor();
    expect(await checkoutText(guest)).toContain('Lieferung kostenlos Gesamt 5,80 €');
    await page.getByLabel('Liefergebiet *').selectOption('Bad Marienau – Ortskern');
    await guest.visit('/store/hauptplatz');
    const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
    await column.getByText(sentences[0] ?? '').waitFor();
    expect(await column.getByRole('button', { name: 'Bestellung abschließen' }).isDisabled()).toBe(true);
  });

  test('warnings for closed and no delivery, each followed by the preorder sentence when preorder is on', async () => {
    const guest = await guestAt(SUNDAY_NIGHT);
    expect(await checkoutText(guest)).toContain(`Derzeit haben wir leider geschlossen. ${PREORDER}`);
    expect(await sectionOf(guest, 'Termin').getByText('So bald wie möglich').count()).toBe(0);
    await stage.move(guest, SUNDAY_MORNING);
    await guest.visit(CHECKOUT);
    expect(await checkoutText(guest)).not.toContain('leider');
    await chooseService(guest, 'Lieferung');
    await guest.page.getByText('Derzeit bieten wir leider keine Lieferung an.').first().waitFor();
    expect(await checkoutText(guest)).toContain(`Derzeit bieten wir leider keine Lieferung an. ${PREORDER}`);
    await admin.change('/branches/1', { isPreorderEnabled: false });
    await guest.visit(CHECKOUT);
    await sectionOf(guest, 'Lieferart').waitFor();
    expect(await checkoutText(guest)).not.toContain(PREORDER);
    await admin.change('/branches/1', { isPreorderEnabled: true });
  });

  test('the checkout variant of the empty cart, with a link back to the branch page', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    await guest.visit(CHECKOUT);
    await guest.page.getByText('Keine Produkte im Warenkorb!').waitFor();
    await guest.press(guest.page.getByRole('link', { name: 'Zurück zur Speisekarte' }));
    await guest.page.waitForURL('**/store/hauptplatz');
  });
});
