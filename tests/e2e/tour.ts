import sharp from 'sharp';
import { closeDetail, openDetail, signIn } from './board.ts';
import { inHours, placeByApi, placeDelivery, stepByApi } from './by-api.ts';
import {
  addSimple,
  addToCart,
  BERTA,
  CONFIRMED,
  choose,
  chooseAppointment,
  chooseService,
  enterContact,
  goOnShopping,
  goToCheckout,
  openProduct,
  overlay,
  pressInOverlay,
  SUBMIT,
  sectionOf,
} from './customer.ts';
import type { Stage } from './stage.ts';
import type { Visitor } from './visitor.ts';

/** Called on every screen and state, once it has settled. */
export type Look = (name: string) => Promise<void>;

/** Every screen, overlay and state of the shop, to be examined: by axe, or for screenshots. */
export type Tour = (stage: Stage, visitor: Visitor, look: Look) => Promise<void>;

const home: Tour = async (_stage, visitor, look) => {
  const { page } = visitor;
  await visitor.visit('/');
  await look('home');
  await page.getByPlaceholder('PLZ / Ort').fill('1010 Wien');
  await page.getByText('Leider wurden keine Ergebnisse gefunden.').waitFor();
  await look('home-nothing-found');
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  if (await menu.isVisible()) {
    await visitor.press(menu);
    await look('home-menu');
  }
  for (const text of ['terms-and-conditions', 'privacy', 'imprint', 'allergens']) {
    await visitor.visit(`/site/${text}`);
    await look(`site-${text}`);
  }
  visitor.allow(/404/);
  await visitor.visit('/gibt-es-nicht');
  await look('not-found');
};

const branch: Tour = async (_stage, visitor, look) => {
  const { page } = visitor;
  await visitor.visit('/store/hauptplatz');
  await look('branch');
  await openProduct(visitor, 'Schnitzelsemmel');
  await look('configurator-simple');
  await addToCart(visitor);
  await look('branch-added');
  // The message on the desktop goes by itself, perhaps while it is looked at.
  if (visitor.device !== 'desktop') await goOnShopping(visitor);
  await look('branch-with-cart');
  await openProduct(visitor, 'Beinschinken vom Strohschwein');
  await look('configurator-units');
  await pressInOverlay(visitor, 'Schließen');
  await openProduct(visitor, 'Wiesenknopf-Wrap');
  await look('configurator-all-steps');
  await pressInOverlay(visitor, /In den Warenkorb/);
  await look('configurator-faults');
  await pressInOverlay(visitor, 'Schließen');
  await openProduct(visitor, 'Jausensemmel nach Wunsch');
  await look('configurator-step-first');
  await pressInOverlay(visitor, 'Weiter');
  await look('configurator-step-fault');
  await choose(visitor, 'Mohnflesserl');
  for (const option of ['Rosa Roastbeef', null, 'Paradeiser', 'Butter', null]) {
    await pressInOverlay(visitor, 'Weiter');
    if (option) await choose(visitor, option);
  }
  await look('configurator-step-extras');
  await pressInOverlay(visitor, 'Weiter');
  await look('configurator-step-last');
  await addToCart(visitor);
  if (visitor.device === 'desktop') await visitor.press(page.locator('#cart-toggle'));
  await look('cart-panel');
  if (visitor.device === 'desktop') await page.keyboard.press('Escape');
  else await goOnShopping(visitor);
  await openProduct(visitor, 'Torte mit Fotoaufdruck');
  await choose(visitor, '22 cm, etwa 10 Stück');
  await pressInOverlay(visitor, 'Weiter');
  await choose(visitor, 'Schokolade');
  await pressInOverlay(visitor, 'Weiter');
  await look('configurator-upload');
  await overlay(visitor)
    .locator('input[type=file]:visible')
    .setInputFiles(await photo('Oma.png'));
  await overlay(visitor).getByText('Hochgeladen').waitFor();
  await overlay(visitor)
    .locator('input[type=file]:visible')
    .setInputFiles({ name: 'Rezept.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await overlay(visitor)
    .getByText(/kann nicht verarbeitet werden/)
    .waitFor();
  await look('configurator-uploaded');
};

const checkout: Tour = async (_stage, visitor, look) => {
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

const status: Tour = async (stage, visitor, look) => {
  const { page } = visitor;
  const order = await placeByApi(stage, { comment: 'Bitte klingeln.\nDanke!', donatee: 2 });
  const shows = async (words: string | RegExp, name: string) => {
    await visitor.visit(order.path);
    await page.getByText(words).first().waitFor();
    await look(name);
  };
  await shows('wartet auf Bestätigung', 'status-awaiting');
  await stepByApi(stage, order, 'confirm', { counterAppointment: inHours(50) });
  await shows('Neuer Terminvorschlag', 'status-proposal');
  await visitor.press(page.getByRole('button', { name: 'Termin ablehnen' }));
  await look('status-proposal-decline');
  await visitor.press(page.getByRole('button', { name: 'Zurück', exact: true }));
  await visitor.press(page.getByRole('button', { name: 'Termin annehmen' }));
  await page.getByText(CONFIRMED).waitFor();
  await look('status-confirmed');
  await stepByApi(stage, order, 'in-delivery');
  await shows('zur Abholung bereit', 'status-ready');
  await stepByApi(stage, order, 'completed');
  await shows('Ihre Bestellung ist abgeschlossen.', 'status-completed');
  for (const criterion of ['Bestellvorgang', 'Service', 'Qualität der Speisen', 'Gesamteindruck']) {
    await visitor.press(
      page.getByRole('group', { name: criterion }).getByRole('radio', { name: '4 Sterne' }),
    );
  }
  await look('status-rating');
  await visitor.press(page.getByRole('button', { name: 'Bewertung senden' }));
  await page.getByText('Vielen Dank für Ihre Bewertung!').waitFor();
  await look('status-rated');
  const refused = await placeByApi(stage);
  await stepByApi(stage, refused, 'reject', {
    rejectionMessage: 'Leider ist heute bereits alles ausverkauft.',
  });
  await visitor.visit(refused.path);
  await page.getByText('Leider ist heute bereits alles ausverkauft.').waitFor();
  await look('status-rejected');
  const delivered = await placeDelivery(stage);
  await stepByApi(stage, delivered, 'confirm');
  await stepByApi(stage, delivered, 'in-delivery');
  await visitor.visit(delivered.path);
  await page.getByText('Ihre Bestellung ist unterwegs zu Ihnen.').waitFor();
  await look('status-out-for-delivery');
};

const staff: Tour = async (stage, visitor, look) => {
  const { page } = visitor;
  visitor.allow(/401/);
  await page.goto('/backend/login');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor();
  await look('login');
  await page.getByLabel(/^E-Mail/).fill('niemand@example.com');
  await page.getByLabel(/^Passwort/).fill('falsch-falsch');
  await visitor.press(page.getByRole('button', { name: 'Anmelden', exact: true }));
  await page.getByText('Ungültige Zugangsdaten.').waitFor();
  await look('login-refused');
  await visitor.press(page.getByRole('button', { name: 'Anmeldelink per E-Mail erhalten' }));
  await look('login-link');
  await page.getByLabel(/^E-Mail/).fill('niemand@example.com');
  await visitor.press(page.getByRole('button', { name: 'Link anfordern' }));
  await page.getByText('Bitte sehen Sie in Ihrem Postfach nach.').waitFor();
  await look('login-link-sent');
  const first = await placeDelivery(stage, {
    comment: 'Achtung: Nussallergie! Bitte keine Spuren von Nüssen.',
  });
  await placeByApi(stage, {
    firstName: 'Maximilian-Alexander',
    lastName: 'Freiherr von Österreicher-Müllner',
    comment: 'Bitte schneiden.',
  });
  const third = await placeByApi(stage);
  await stepByApi(stage, third, 'confirm');
  const fourth = await placeDelivery(stage);
  await stepByApi(stage, fourth, 'confirm');
  await stepByApi(stage, fourth, 'in-delivery');
  const fifth = await placeByApi(stage);
  await stepByApi(stage, fifth, 'confirm', { counterAppointment: inHours(30) });
  await signIn(visitor);
  await page.getByRole('button', { name: `Bestellung ${first.ticket}`, exact: true }).waitFor();
  await look('board');
  await openDetail(visitor, 'new', first.ticket);
  await look('board-detail');
  await visitor.press(page.getByRole('button', { name: 'Anderer Termin' }));
  await look('board-propose');
  await pressInOverlay(visitor, 'Schließen');
  await visitor.press(page.getByRole('button', { name: 'Ablehnen', exact: true }));
  await look('board-reject');
  await pressInOverlay(visitor, 'Schließen');
  await visitor.press(page.getByRole('button', { name: 'Beleg ansehen' }));
  await look('board-receipt-preview');
  await pressInOverlay(visitor, 'Schließen');
  await closeDetail(visitor, first.ticket);
  await openDetail(visitor, 'kitchen', third.ticket);
  await page.getByText('Gedruckt (Theke)').first().waitFor();
  await look('board-detail-confirmed');
  await visitor.press(page.getByRole('button', { name: 'Stornieren', exact: true }));
  await look('board-cancel');
  await pressInOverlay(visitor, 'Schließen');
  await closeDetail(visitor, third.ticket);
  await visitor.press(page.getByRole('button', { name: /^Heute erledigt/ }));
  await look('board-finished-today');
  await pressInOverlay(visitor, 'Schließen');
  await visitor.press(page.getByRole('button', { name: /^Ton: / }));
  await look('board-sound');
  await page.keyboard.press('Escape');
  await visitor.press(page.getByRole('button', { name: /^Angemeldet: / }));
  await look('board-staff-menu');
  await visitor.press(page.getByRole('button', { name: 'Tastenkürzel' }));
  await look('board-shortcuts');
  await pressInOverlay(visitor, 'Schließen');
  await page.goto('/backend#/history');
  await page.getByRole('heading', { level: 1, name: 'Verlauf' }).waitFor();
  await page.getByText('Maximilian-Alexander').filter({ visible: true }).first().waitFor();
  await look('history');
  await page.goto('/backend#/gibt-es-nicht');
  await page.getByText('Diese Seite gibt es nicht').waitFor();
  await look('backend-not-found');
};

export const TOURS = { home, branch, checkout, status, staff } satisfies Record<string, Tour>;

/** A real picture, as a phone would send it. */
export async function photo(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const image = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c96f4a' } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}
