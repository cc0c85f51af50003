import { message } from '#text/message.ts';

export {
  closed,
  closedNow,
  noDeliveryNow,
  noOrdersNow,
  noProducts,
  open,
  preorderPossible,
  priceOnRequest,
} from '../texts.ts';

export const serviceKind = 'Art der Bestellung';
export const nextOpening = message('– öffnet {moment}');
export const pausedUntil = message('Bestellpause bis {moment} Uhr');
export const openUntil = message('Geöffnet bis {time} Uhr');
export const preorderNow = 'Jetzt vorbestellen';
export const earliest = message('– frühestens {moment}');
export const ordersContinue = message('Weiter geht es {moment}.');
export const opensAgain = message('Wir öffnen wieder {moment}.');
export const deliversAgain = message('Wir liefern wieder {moment}.');
export const servicesPaused = message('Bestellpause: {services}');
export const stillPossible = message('{services} {count, plural, one {ist} other {sind}} weiterhin möglich.');
export const ordersFrom = message('Bestellungen nehmen wir ab {moment} Uhr entgegen.');
export const stillDelivering = 'Wir liefern aber weiterhin.';
export const categories = 'Kategorien';
export const soldOut = message('{product} ist leider ausverkauft.');
export const productUnavailable = 'Dieses Produkt ist derzeit nicht verfügbar.';
export const ratingShort = message('★ {average} ({count})');
export const ratingLong = message('{average} von 5 Sternen, {count} Bewertungen');
export const searchMenu = 'Karte durchsuchen';
export const searchShort = 'Suchen';
export const hits = message('{count, plural, one {# Treffer} other {# Treffer}}');
export const clearSearch = 'Suche löschen';
export const clearFilters = 'Auswahl aufheben';
export const nothingFound = message('Zu „{searched}“ haben wir nichts gefunden.');
export const nothingSuits = 'Auf der Karte passt nichts zu dieser Auswahl.';
export const shownProducts = message(
  '{count, plural, one {# Produkt wird angezeigt.} other {# Produkte werden angezeigt.}}',
);
export const narrowDown = 'Karte eingrenzen';
export const vegan = 'vegan';
export const vegetarian = 'vegetarisch';
export const withoutGluten = 'ohne Gluten';
export const withoutMilk = 'ohne Milch';
export const withoutEgg = 'ohne Ei';
export const withoutNuts = 'ohne Nüsse';
export const byAllergens =
  'Nach den angegebenen Allergenen; Spuren sind möglich. Bei Allergien fragen Sie uns bitte.';
export const popular = 'Beliebt';
