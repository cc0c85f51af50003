import { message } from '#text/message.ts';

export const stillThere = 'Sind Sie noch da?';
export const goOnOrdering = 'Weiter bestellen';
export const startOver = 'Neu beginnen';
export const orderDiscarded = message(
  'Ihre Bestellung wird in {seconds, plural, one {# Sekunde} other {# Sekunden}} verworfen.',
);
export const screensaver = 'Bildschirmschoner';
/** For foreign guests, above the German. */
export const inEnglish = 'tap to order';
export const tapToOrder = 'Tippen zum Bestellen';
export const ticketLabel = 'Ihre Bestellung';
export const ticketUnavailable =
  'Die Nummer Ihrer Bestellung kann gerade nicht angezeigt werden. Bitte wenden Sie sich an die Theke.';
export const loading = 'Wird geladen …';
export const yourNumber = 'Ihre Nummer';
export const yourOrderNumber = 'Ihre Bestellnummer';
export const newOrder = 'Neue Bestellung';
export const ticketEnds = message(
  'Diese Anzeige endet in {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
);
