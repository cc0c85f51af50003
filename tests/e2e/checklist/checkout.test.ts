import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { chooseService, overlay, pressInOverlay, SUBMIT, sectionOf, shownText } from '../customer.ts';
import { ADDRESS, ANSWERED, giveCart } from '../filled-cart.ts';
import { IS_LONG } from '../long-run.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import type { Visitor } from '../visitor.ts';
import { lostOn, ZOOMED } from '../zoomed.ts';

/** The sections of the checkout screen, from top to bottom: one test per section. */

const CHECKOUT = '/store/hauptplatz/checkout';
const ITEMS = { Topfengolatsche: 2, Handsemmel: 2, 'Grüner Veltliner 0,75 l': 1 };
let stage: ToldStage;
let admin: Admin;
/** Steps through the sections one after the other. */
let guest: Visitor;

beforeAll(async () => {
  stage = await startToldStage();
  admin = await signInByApi(stage.url);
  guest = await stage.at(TUESDAY_NOON, 'phone', { isKept: true });
  await giveCart(guest, stage.url, { items: ITEMS });
  await giveCart(guest, stage.url, { items: ITEMS, branch: 'unterlinden' });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** Opens checkout and waits for it; its code is lazy-loaded. */
async function enter(visitor: Visitor, path = CHECKOUT): Promise<void> {
  await visitor.visit(path);
  await visitor.page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
}

/** The labels of the fields in a section. */
async function labelsIn(visitor: Visitor, section: string): Promise<string[]> {
  const labels = await sectionOf(visitor, section).locator('label').allTextContents();
  return labels.map((label) => label.trim());
}

describe('Checkout screen sections', () => {
  test('1. Delivery type selector offering only the types the branch enables', async () => {
    await enter(guest, '/store/unterlinden/checkout');
    expect(await labelsIn(guest, 'Lieferart')).toEqual(['Abholung', 'Lieferung']);
    await enter(guest);
    expect(await labelsIn(guest, 'Lieferart')).toEqual(['Abholung', 'Lieferung', 'Vor Ort']);
  });

  test('3. Table selector for dine-in, with the hint about the QR code on the table', async () => {
    const { page } = guest;
    await chooseService(guest, 'Vor Ort');
    const section = sectionOf(guest, 'Ihr Tisch');
    const select = section.getByLabel('Tischnummer *');
    expect(await shownText(section)).toContain(
      'Die Tischnummer finden Sie in der Mitte des QR-Codes auf Ihrem Tisch.',
    );
    await guest.press(page.getByRole('button', { name: SUBMIT }));
    await section.getByText('Bitte wählen Sie Ihren Tisch aus.').waitFor();
    await select.selectOption('12');
    await enter(guest, `${CHECKOUT}?table=G3`);
    expect(await select.locator('option:checked').textContent(), 'the QR code chooses it').toBe('G3');
  });

  test('4. Contact details; hidden for dine-in with table selection unless email or phone is required', async () => {
    const contact = sectionOf(guest, 'Kontaktdaten');
    await sectionOf(guest, 'Ihr Tisch').waitFor();
    expect(await contact.count()).toBe(0);
    await admin.change('/branches/1', { isDineInPhoneRequired: true });
    await enter(guest);
    expect(await labelsIn(guest, 'Kontaktdaten')).toEqual([
      'Vorname *',
      'Nachname *',
      'E-Mail',
      'Telefon *',
      'Ich bestelle als Firma',
    ]);
    await admin.change('/branches/1', { isDineInPhoneRequired: false, isTableSelectionEnabled: false });
    await enter(guest);
    await contact.waitFor();
    expect(await sectionOf(guest, 'Ihr Tisch').count(), 'no table selection').toBe(0);
    await admin.change('/branches/1', { isTableSelectionEnabled: true });
  });

  test('5. Address, company data, a different delivery address', async () => {
    const { page } = guest;
    await enter(guest);
    await chooseService(guest, 'Lieferung');
    const own = [
      'Liefergebiet *',
      'Straße und Hausnummer *',
      'Stiege',
      'Stock',
      'Tür',
      'PLZ *',
      'Ort *',
      'Land *',
    ];
    expect(await labelsIn(guest, 'Lieferadresse')).toEqual([
      ...own,
      'An eine andere Adresse liefern',
      'Hinweis für die Zustellung',
    ]);
    const country = sectionOf(guest, 'Lieferadresse').getByLabel('Land *');
    expect(
      await country.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    ).toEqual(['DE', 'LI', 'AT', 'CH']);
    expect(await country.inputValue(), 'default country').toBe('AT');
    await guest.press(page.getByLabel('An eine andere Adresse liefern'));
    await guest.press(page.getByLabel('Lieferung an eine Firma'));
    expect(await labelsIn(guest, 'Lieferadresse')).toEqual([
      ...own,
      'An eine andere Adresse liefern',
      'Lieferung an eine Firma',
      'Firma *',
      'Vorname *',
      'Nachname *',
      ...own.slice(1),
      'Hinweis für die Zustellung',
    ]);
    await guest.press(page.getByLabel('An eine andere Adresse liefern'));
    await guest.press(page.getByLabel('Ich bestelle als Firma'));
    expect(await labelsIn(guest, 'Kontaktdaten')).toEqual(expect.arrayContaining(['Firma *', 'UID-Nummer']));
    await guest.press(page.getByLabel('Ich bestelle als Firma'));
  });

  test('6. Appointment picker with date and time overlays; weeks start Monday, Mo to So', async () => {
    const section = sectionOf(guest, 'Termin');
    await guest.press(section.getByText('Zu einem Termin'));
    await guest.press(section.getByRole('button', { name: 'Datum' }));
    const head = overlay(guest).getByRole('columnheader');
    expect(await head.allTextContents()).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    await guest.press(overlay(guest).locator('button[data-day="2026-11-25"]'));
    await pressInOverlay(guest, 'Weiter');
    await pressInOverlay(guest, 'Speichern');
    await section.getByText('Mi., 25.11.2026').waitFor();
    await section.getByText('10:00 Uhr').waitFor();
  });

  test('7. Comment with 4 rows; kept as draft', async () => {
    const comment = sectionOf(guest, 'Anmerkung').getByLabel('Anmerkungen, Allergien usw.');
    expect(await comment.getAttribute('rows')).toBe('4');
    await comment.fill('Bitte ohne Nüsse.');
    await enter(guest);
    expect(await comment.inputValue()).toBe('Bitte ohne Nüsse.');
  });

  test('8. Cart summary with totals; taxes as "Mehrwertsteuer (rate%)"', async () => {
    const summary = guest.page.getByRole('complementary', { name: 'Zusammenfassung' });
    const text = await shownText(summary);
    expect(text).toContain('2 × Topfengolatsche 5,80 € Allergene: A, C, G');
    expect(text).toContain('Zwischensumme 20,20 € Lieferung 2,90 € Gesamt 23,10 €');
    await chooseService(guest, 'Abholung');
    expect(await shownText(summary)).toContain(
      'Gesamt 20,20 € Mehrwertsteuer (4,9%) 0,07 € Mehrwertsteuer (10%) 0,53 € Mehrwertsteuer (20%) 2,15 €',
    );
  });

  test('9. Optional donation recipient overlay with search; 0,07 € paid by the shop', async () => {
    const section = sectionOf(guest, 'Spende');
    expect(await shownText(section)).toContain('Wir spenden 0,07 € für Ihre Bestellung');
    expect(await shownText(section)).toContain('für Sie entstehen keine zusätzlichen Kosten');
    await guest.press(section.getByRole('button', { name: 'Organisation auswählen' }));
    const search = overlay(guest).getByLabel('Organisation suchen');
    await search.fill('Zoo');
    await overlay(guest).getByText('Keine passende Organisation gefunden.').waitFor();
    await search.fill('tier');
    await guest.press(overlay(guest).getByText('Tierheim Lindenhof'));
    await pressInOverlay(guest, 'Abbrechen');
    expect(await section.getByText('Tierheim Lindenhof').count(), 'applies only on save').toBe(0);
    await guest.press(section.getByRole('button', { name: 'Organisation auswählen' }));
    await guest.press(overlay(guest).getByText('Kamptaler Tafelrunde'));
    await guest.press(overlay(guest).getByText('Kamptaler Tafelrunde'));
    expect(await overlay(guest).getByRole('checkbox', { checked: true }).count(), 'deselects').toBe(0);
    await guest.press(overlay(guest).getByText('Musikverein Unterlinden am Kamp'));
    await pressInOverlay(guest, 'Speichern');
    await section.getByText('Musikverein Unterlinden am Kamp').waitFor();
    await admin.change('/config', { enablePluginDonations: false });
    await enter(guest);
    expect(await section.count(), 'optional').toBe(0);
    await admin.change('/config', { enablePluginDonations: true });
  });

  test('9a. A tip: fixed amounts or any other, only where the shop wants it', async () => {
    const section = sectionOf(guest, 'Trinkgeld');
    const summary = guest.page.getByRole('complementary', { name: 'Zusammenfassung' });
    await enter(guest);
    expect(await section.count(), 'off at first').toBe(0);
    await admin.change('/config', { enablePluginTips: true });
    await enter(guest);
    expect(await labelsIn(guest, 'Trinkgeld')).toEqual([
      'Kein Trinkgeld',
      '1,00\u00a0€',
      '2,00\u00a0€',
      '5,00\u00a0€',
      'Anderer Betrag',
    ]);
    await guest.press(section.getByText('2,00\u00a0€'));
    await expect
      .poll(() => shownText(summary))
      .toContain('Zwischensumme 20,20 € Trinkgeld 2,00 € Gesamt 22,20 €');
    await guest.press(section.getByText('Anderer Betrag'));
    const amount = section.getByLabel('Betrag (€)');
    await amount.fill('200,01');
    await amount.blur();
    await section.getByText('Das Trinkgeld muss zwischen 0,00\u00a0€ und 200,00\u00a0€ liegen.').waitFor();
    expect(await amount.getAttribute('aria-invalid')).toBe('true');
    expect(await shownText(summary)).toContain('Gesamt 20,20 €');
    await amount.fill('3,5');
    await amount.blur();
    expect(await amount.inputValue()).toBe('3,50');
    await expect.poll(() => shownText(summary)).toContain('Trinkgeld 3,50 € Gesamt 23,70 €');
    expect(await lostOn(guest.page, 'tip')).toEqual([]);
    await enter(guest);
    expect(await amount.inputValue(), 'kept').toBe('3,50');
    await guest.press(section.getByText('Kein Trinkgeld'));
    await admin.change('/config', { enablePluginTips: false });
  });

  test('10. Payment methods: what plugin, shop and branch switch on', async () => {
    await enter(guest);
    const methods = sectionOf(guest, 'Zahlungsart').locator('label > span:first-of-type');
    // The test payment has no switch: it is in every demo, and nowhere else (R303).
    const demo = 'Testzahlung';
    expect(await methods.allTextContents()).toEqual(['Barzahlung', 'Bankomatkarte', demo]);
    await admin.change('/config', { enablePluginATMCard: false });
    await enter(guest);
    expect(await methods.allTextContents()).toEqual(['Barzahlung', demo]);
    await admin.change('/config', { enablePluginATMCard: true });
  });

  test('11. Two acceptance checkboxes, each opening a text overlay or external link', async () => {
    const section = sectionOf(guest, 'Einverständnis');
    expect(await section.getByRole('checkbox').count()).toBe(2);
    await guest.press(section.getByRole('link', { name: 'Datenschutzerklärung' }));
    await guest.page.getByRole('dialog', { name: 'Datenschutz' }).waitFor();
    await pressInOverlay(guest, 'Schließen');
    const address = 'https://www.feinkost-wiesenknopf.example/agb';
    await admin.change('/config', { termsAndConditionsText: '', termsAndConditions: address });
    await enter(guest);
    const terms = section.getByRole('link', { name: 'Allgemeinen Geschäftsbedingungen' });
    expect([await terms.getAttribute('href'), await terms.getAttribute('target')]).toEqual([
      address,
      '_blank',
    ]);
  });

  test('12. Submit and back buttons', async () => {
    const { page } = guest;
    expect(await shownText(page.getByRole('button', { name: SUBMIT }))).toBe(
      'Bestellung abschicken zahlungspflichtig',
    );
    await guest.press(page.getByRole('link', { name: 'Zurück', exact: true }));
    await page.waitForURL('**/store/hauptplatz');
    guest.isKept = false;
  });
});

test.runIf(IS_LONG)('checkout loses nothing at 400 % zoom', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'desktop');
  const { page } = visitor;
  const draft = { ...ANSWERED, ...ADDRESS, isDeliveryAddressDifferent: true, privacyPolicy: false };
  await giveCart(visitor, stage.url, { items: ITEMS, service: 'delivery', draft });
  await page.setViewportSize(ZOOMED);
  await enter(visitor);
  await visitor.press(page.getByRole('button', { name: SUBMIT }));
  await page.getByText('Bitte überprüfen Sie Ihre Angaben.').waitFor();
  const lost = await lostOn(page, 'checkout');
  await visitor.press(page.getByRole('button', { name: 'Organisation auswählen' }));
  lost.push(...(await lostOn(page, 'donation')));
  await page.keyboard.press('Escape');
  const when = sectionOf(visitor, 'Termin');
  await visitor.press(when.getByText('Zu einem Termin'));
  await visitor.press(when.getByRole('button', { name: 'Datum' }));
  await visitor.press(overlay(visitor).locator('button[data-day="2026-11-25"]'));
  lost.push(...(await lostOn(page, 'date')));
  await pressInOverlay(visitor, 'Weiter');
  lost.push(...(await lostOn(page, 'time')));
  expect(lost).toEqual([]);
});
