import {
  addSimple,
  addToCart,
  BERTA,
  choose,
  chooseAppointment,
  chooseService,
  enterContact,
  goToCheckout,
  openProduct,
  overlay,
  pressInOverlay,
  SUBMIT,
  sectionOf,
} from '../customer.ts';
import type { Tour } from './tour.ts';

/** Checkout: empty, filled in, with every overlay and what it says of mistakes. */
export const checkout: Tour = async (_stage, visitor, look) => {
  const { page } = visitor;
  await visitor.visit('/store/hauptplatz/checkout');
  await page.getByText('Keine Produkte im Warenkorb!').waitFor();
  await look('checkout-empty');
  await visitor.visit('/store/hauptplatz');
  await addSimple(visitor, 'Handsemmel', 2);
  await openProduct(visitor, 'Apfelstrudel');
  await choose(visitor, 'Vanillesauce');
  await addToCart(visitor);
  await goToCheckout(visitor);
  await look('checkout');
  await visitor.press(page.getByRole('button', { name: SUBMIT }));
  await page.getByText('Bitte überprüfen Sie Ihre Angaben.').waitFor();
  await look('checkout-faults');
  await enterContact(visitor, BERTA);
  await visitor.press(page.getByText('Ich bestelle als Firma'));
  await look('checkout-company');
  await chooseService(visitor, 'Lieferung');
  await page.getByLabel('Liefergebiet').selectOption({ index: 1 });
  await visitor.press(page.getByText('An eine andere Adresse liefern'));
  await visitor.press(page.getByText('Lieferung an eine Firma'));
  await look('checkout-delivery');
  await chooseService(visitor, 'Vor Ort');
  await look('checkout-table');
  await chooseService(visitor, 'Abholung');
  const later = sectionOf(visitor, 'Termin').getByText('Zu einem Termin');
  if (await later.isVisible()) await visitor.press(later);
  await visitor.press(sectionOf(visitor, 'Termin').getByRole('button', { name: 'Datum' }));
  await look('checkout-date');
  await visitor.press(overlay(visitor).getByRole('button', { name: 'Nächster Monat' }));
  const closed = overlay(visitor)
    .locator('button[data-day$="-12-25"], button[aria-label*="keine Termine"]')
    .first();
  if (await closed.isVisible()) {
    await visitor.press(closed);
    await look('checkout-date-closed');
  }
  await pressInOverlay(visitor, 'Abbrechen');
  await chooseAppointment(visitor, 2);
  await visitor.press(sectionOf(visitor, 'Termin').getByRole('button', { name: 'Uhrzeit' }));
  await look('checkout-time');
  await overlay(visitor).getByRole('spinbutton', { name: 'Stunde' }).fill('03');
  await overlay(visitor)
    .getByText(/ist kein Termin verfügbar/)
    .waitFor();
  await look('checkout-time-closed');
  await pressInOverlay(visitor, 'Schließen');
  await visitor.press(page.getByRole('button', { name: 'Organisation auswählen' }));
  await visitor.press(overlay(visitor).getByText('Tierheim Lindenhof'));
  await look('checkout-donation');
  await overlay(visitor).getByLabel('Organisation suchen').fill('Raumfahrt');
  await overlay(visitor).getByText('Keine passende Organisation gefunden.').waitFor();
  await look('checkout-donation-none');
  await pressInOverlay(visitor, 'Speichern');
  await visitor.press(page.getByRole('link', { name: 'Allgemeinen Geschäftsbedingungen' }));
  await look('checkout-terms');
  await pressInOverlay(visitor, 'Schließen');
  await look('checkout-filled');
  await visitor.visit('/store/hauptplatz/checkout/error');
  await page.getByText(/Zahlung fehlgeschlagen/).waitFor();
  await look('checkout-payment-failed');
};
