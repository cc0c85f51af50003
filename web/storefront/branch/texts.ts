import { message } from '#text/message.ts';

export {
  closed,
  closedNow,
  noDeliveryNow,
  noOrdersNow,
  noProducts,
  open,
  preorderPossible,
} from '../texts.ts';

export const serviceKind = 'Art der Bestellung';
export const until = message('bis {time} Uhr');
export const possibleNow = 'jetzt möglich';
export const impossibleNow = 'derzeit nicht möglich';
export const nextOpening = message('– öffnet {moment}');
export const pausedUntil = message('Bestellpause bis {moment} Uhr');
export const openUntil = message('Geöffnet bis {time} Uhr');
export const preorderNow = 'Jetzt vorbestellen';
export const earliest = message('– frühestens {moment}');
export const ordersContinue = message('Weiter geht es {moment}.');
export const opensAgain = message('Wir öffnen wieder {moment}.');
export const deliversAgain = message('Wir liefern wieder {moment}.');
export const stillPossible = message('{services} {count, plural, one {ist} other {sind}} weiterhin möglich.');
export const ordersFrom = message('Bestellungen nehmen wir ab {moment} Uhr entgegen.');
export const stillDelivering = 'Wir liefern aber weiterhin.';
export const categories = 'Kategorien';
export const soldOut = message('{product} ist leider ausverkauft.');
export const productUnavailable = 'Dieses Produkt ist derzeit nicht verfügbar.';
export const possibleAgain = message('wieder {moment}');
export const ratingShort = message('★ {average} ({count})');
export const ratingLong = message('{average} von 5 Sternen, {count} Bewertungen');
