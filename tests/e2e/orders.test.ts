import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardOn, signIn } from './board.ts';
import {
  accept,
  addSimple,
  addToCart,
  BERTA,
  CONFIRMED,
  choose,
  chooseAppointment,
  chooseService,
  enterContact,
  goToCheckout,
  lookAgain,
  openProduct,
  overlay,
  pressInOverlay,
  sectionOf,
  shownText,
  submitOrder,
} from './customer.ts';
import { SCREENS_OF_RUN } from './long-run.ts';
import { between, slipsOf } from './printed.ts';
import { type Stage, startStage } from './stage.ts';
import type { Visitor } from './visitor.ts';

/** The three orders as a person would place them, from the menu to the slip and back to the customer. */

let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** Staff confirm the order on the same kind of screen; both slips are printed; the customer's page updates by itself. */
async function confirmAndPrint(staff: Visitor, customer: Visitor, order: { ticket: string; path: string }) {
  const uid = order.path.split('/')[2] ?? '';
  const card = await cardOn(staff, 'new', order.ticket);
  await staff.press(card.getByRole('button', { name: /^Bestätigen/ }));
  await cardOn(staff, 'kitchen', order.ticket);
  const slips = await slipsOf(stage, uid);
  await lookAgain(customer);
  await customer.page.getByText(CONFIRMED).waitFor();
  return { uid, ...slips };
}

describe.each(SCREENS_OF_RUN)('on the %s', (device) => {
  let staff: Visitor;

  beforeAll(async () => {
    staff = await stage.open(device, { isKept: true });
    await signIn(staff);
  });
  afterAll(async () => {
    staff.isKept = false;
  });

  test('a configured snack for pickup is ordered, confirmed and printed', async () => {
    const customer = await stage.open(device);
    const { page } = customer;
    await customer.visit('/');
    await customer.press(page.getByRole('main').getByRole('link', { name: 'Wiesenknopf am Hauptplatz' }));
    await openProduct(customer, 'Jausensemmel nach Wunsch');
    await choose(customer, 'Körnerweckerl');
    await pressInOverlay(customer, 'Weiter');
    await choose(customer, 'Beinschinken vom Marienauer Strohschwein');
    await pressInOverlay(customer, 'Weiter');
    await choose(customer, 'Bergkäse, 12 Monate gereift');
    await pressInOverlay(customer, 'Weiter');
    await choose(customer, 'Paradeiser', 'Gegrillte Melanzani');
    await pressInOverlay(customer, 'Weiter');
    await choose(customer, 'Butter', 'Liptauer');
    await pressInOverlay(customer, 'Weiter');
    await choose(customer, 'Kapern');
    await pressInOverlay(customer, 'Weiter');
    await overlay(customer)
      .getByLabel(/^Anmerkung/)
      .fill('Bitte halbieren – für Jürgen & Käthe, ß inklusive');
    await customer.press(overlay(customer).getByRole('button', { name: 'Mehr' }));
    expect(
      await overlay(customer)
        .getByRole('button', { name: /In den Warenkorb/ })
        .textContent(),
    ).toMatch(/13,40\s€/);
    await addToCart(customer);
    await goToCheckout(customer);
    await chooseService(customer, 'Abholung');
    await enterContact(customer, BERTA);
    const { day, time } = await chooseAppointment(customer, 1);
    await page.getByLabel('Anmerkungen, Allergien usw.').fill('Grüße aus der Küche – 5 € Trinkgeld folgen');
    await accept(customer);
    const summary = page.getByRole('complementary', { name: 'Zusammenfassung' });
    expect(await shownText(summary)).toContain('Gesamt 13,40 € Mehrwertsteuer (10%) 1,22 €');
    const order = await submitOrder(customer);

    const { uid, receipt, kitchen } = await confirmAndPrint(staff, customer, order);
    expect(between(receipt, 'Feinkost Wiesenknopf', 'Tel. +43 2999')).toEqual([
      'Feinkost Wiesenknopf',
      'Wiesenknopf Feinkost GmbH',
      'Wiesenknopf am Hauptplatz',
      'Hauptplatz 7',
      '3569 Bad Marienau',
      'Tel. +43 2999 555010',
    ]);
    expect(receipt).toEqual(expect.arrayContaining([`Bestellung ${order.ticket}`, uid, 'Abholung']));
    expect(receipt.find((row) => row.includes(day))).toBe(`${weekday(day)}, ${day}, ${time} Uhr`);
    expect(receipt).toContain('Bertá Süß-Österreicher');
    expect(receipt.join(' ')).toContain('Grüße aus der Küche – 5 € Trinkgeld folgen'.replace('–', '-'));
    expect(between(receipt, '2 x Jausensemmel', 'Noch zu bezahlen')).toEqual([
      '2 x Jausensemmel nach Wunsch 13,40',
      'je Stk. 6,70',
      'Gebäck: Körnerweckerl (+0,40)',
      'Belag: Beinschinken vom Marienauer',
      'Strohschwein (+1,60)',
      'Käse: Bergkäse, 12 Monate gereift (+1,10)',
      'Gemüse: Paradeiser',
      'Gemüse: Gegrillte Melanzani (+0,70)',
      'Aufstrich & Sauce: Butter',
      'Aufstrich & Sauce: Liptauer (+0,60)',
      'Extras: Kapern (+0,40)',
      'Anmerkung: Bitte halbieren - für Jürgen &',
      'Käthe, ß inklusive',
      'Allergene: A, C, D, F, G, L, M',
      '-'.repeat(48),
      'Gesamt 13,40 €',
      'Mehrwertsteuer (10%) 1,22',
      'von netto 12,18',
      'Netto gesamt 12,18',
      '-'.repeat(48),
      'Zahlung: Barzahlung',
      'Noch zu bezahlen',
    ]);
    expect(kitchen.join(' ')).toContain('2 x Jausensemmel nach Wunsch Gebäck: Körnerweckerl');
    expect(kitchen).toContain('Allergene: A, C, D, F, G, L, M');
    expect(kitchen.join(' ')).not.toMatch(/\d,\d\d/);
    // The printer understood every byte, and nothing was wider than the paper.
    expect(stage.printer.unknownBytes).toEqual([]);
    expect(stage.printer.overflows).toBe(0);
  });

  test('a party platter by person for delivery in a week is ordered, confirmed and printed', async () => {
    const customer = await stage.open(device);
    const { page } = customer;
    await customer.visit('/store/hauptplatz');
    const dialog = await openProduct(customer, 'Brötchenplatte „Hauptplatz“');
    await choose(customer, 'Vegan');
    await pressInOverlay(customer, 'Weiter');
    await choose(customer, 'Mini-Weckerl');
    await pressInOverlay(customer, 'Weiter');
    await choose(customer, 'Gemüsesticks mit Dip', 'Süße Häppchen');
    await pressInOverlay(customer, 'Weiter');
    await dialog.getByLabel(/^Anlass/).fill('50. Geburtstag von Tante Mitzi');
    await pressInOverlay(customer, 'Weiter');
    const amount = dialog.getByLabel(/^Menge in Person/);
    expect(await amount.inputValue(), 'the minimum of the product').toBe('6');
    await amount.fill('12');
    await addToCart(customer);
    await goToCheckout(customer);
    await chooseService(customer, 'Lieferung');
    await enterContact(customer, BERTA);
    await page.getByLabel('Straße und Hausnummer *').fill('Am Mühlbach 3½');
    await page.getByLabel('Stock', { exact: true }).fill('2');
    // Its area costs 7,90 and is never free.
    await page.getByLabel('PLZ *').fill('3562');
    await page.getByLabel('Ort *').fill('Kampwinkl');
    const { day, time } = await chooseAppointment(customer, 7);
    await accept(customer);
    const order = await submitOrder(customer);
    expect(await shownText(page.getByRole('main'))).toContain(
      'Zwischensumme 211,20 € Lieferung 7,90 € Gesamt 219,10 €',
    );

    const { receipt, kitchen } = await confirmAndPrint(staff, customer, order);
    expect(receipt).toContain('Lieferung');
    expect(receipt).toContain(`${weekday(day)}, ${day}, ${time} Uhr`);
    expect(between(receipt, 'Bertá', 'Liefergebiet')).toEqual([
      'Bertá Süß-Österreicher',
      'Am Mühlbach 3½',
      'Stock 2',
      '3562 Kampwinkl',
      'Tel. +436641234567',
      'Liefergebiet: Kampwinkl und Oberlinden',
    ]);
    expect(between(receipt, '12 Pers.', 'Noch zu bezahlen')).toEqual([
      '12 Pers. Brötchenplatte "Hauptplatz" 211,20',
      'je Pers. 17,60',
      'Auswahl: Vegan (+0,50)',
      'Brot: Mini-Weckerl (+0,90)',
      'Dazu: Gemüsesticks mit Dip (+1,80)',
      'Dazu: Süße Häppchen (+2,50)',
      'Anlass: 50. Geburtstag von Tante Mitzi',
      'Allergene: A, C, D, G, L, M',
      '-'.repeat(48),
      'Zwischensumme 211,20',
      'Lieferung 7,90',
      'Gesamt 219,10 €',
      'Mehrwertsteuer (10%) 19,92',
      'von netto 199,18',
      'Netto gesamt 199,18',
      '-'.repeat(48),
      'Zahlung: Barzahlung',
      'Noch zu bezahlen',
    ]);
    expect(kitchen.join(' ')).toContain('12 Pers. Brötchenplatte "Hauptplatz"');
  });

  test('a table order is placed, confirmed and printed', async () => {
    const customer = await stage.open(device);
    const { page } = customer;
    await customer.visit('/store/hauptplatz');
    await addSimple(customer, 'Schnitzelsemmel');
    await addSimple(customer, 'Kellerbier vom Kamp 0,5 l', 2);
    const dialog = await openProduct(customer, 'Apfelsaft naturtrüb 0,25 l');
    expect(await dialog.getByRole('button', { name: /In den Warenkorb/ }).textContent()).toMatch(/3,20\s€/);
    await addToCart(customer);
    if (device === 'phone') {
      // The QR code on the table leads straight to checkout with the table chosen.
      await customer.visit('/store/hauptplatz/checkout?table=G3');
    } else {
      await goToCheckout(customer);
      await chooseService(customer, 'Vor Ort');
      await page.getByLabel('Tischnummer *').selectOption('G3');
    }
    expect(await page.getByLabel('Tischnummer *').locator('option:checked').textContent()).toBe('G3');
    // At a table no name is required.
    expect(await sectionOf(customer, 'Kontaktdaten').count()).toBe(0);
    const { day, time } = await chooseAppointment(customer, 1);
    await sectionOf(customer, 'Zahlungsart').getByText('Bankomatkarte').click();
    await accept(customer);
    const order = await submitOrder(customer);
    expect(await shownText(page.getByRole('main'))).toContain('Vor Ort, Tisch G3');

    const { receipt, kitchen } = await confirmAndPrint(staff, customer, order);
    expect(receipt).toEqual(expect.arrayContaining(['Tisch G3', `${weekday(day)}, ${day}, ${time} Uhr`]));
    expect(between(receipt, '1 x Schnitzelsemmel', 'Noch zu bezahlen')).toEqual([
      '1 x Schnitzelsemmel 6,90',
      'Allergene: A, C, G, M',
      '2 x Kellerbier vom Kamp 0,5 l 8,40',
      'je Stk. 4,20',
      'Allergene: A',
      '1 x Apfelsaft naturtrüb 0,25 l 3,20',
      'Allergene: keine',
      '-'.repeat(48),
      'Gesamt 18,50 €',
      'Mehrwertsteuer (10%) 0,63',
      'von netto 6,27',
      'Mehrwertsteuer (20%) 1,93',
      'von netto 9,67',
      'Netto gesamt 15,94',
      '-'.repeat(48),
      'Zahlung: Bankomatkarte',
      'Noch zu bezahlen',
    ]);
    expect(kitchen).toContain('Tisch G3');
    expect(kitchen.join(' ')).toContain('2 x Kellerbier vom Kamp 0,5 l');
  });
});

/** 'Sa.' for '28.11.2026'. */
function weekday(day: string): string {
  const [date, month, year] = day.split('.').map(Number);
  return (
    ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'][
      new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, date)).getUTCDay()
    ] ?? ''
  );
}
