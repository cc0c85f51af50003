import { message } from '#text/message.ts';

export const remember = 'Auf diesem Gerät merken';
export const rememberHint =
  'Name, Adresse und Ihre letzten Bestellungen bleiben nur in diesem Browser, höchstens 12 Monate. Zahlungsdaten und Anmerkungen merken wir nicht.';
export const forget = 'Gemerkte Daten löschen';
export const forgotten = 'Die gemerkten Daten sind gelöscht.';
export const lastOrders = 'Ihre letzte Bestellung';
export const lastAt = message('Zuletzt bei {branch}: {items}');
export const orderedOn = message('Bestellt am {day}');
export const andMore = message('{items} und {more, plural, one {# weiteres} other {# weitere}}');
export const again = 'Nochmals bestellen';
export const toStatus = 'Bestellung ansehen';
export const lineOf = message('{day}, {branch}: {items}');
export const earlier = 'Frühere Bestellungen';
export const loading = 'Einen Moment …';
export const orderGone = 'Diese Bestellung ist nicht mehr gespeichert.';
export const failed =
  'Das hat nicht geklappt. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';
export const branchGone = 'Diese Filiale nimmt derzeit keine Bestellungen an.';
export const nothingLeft = 'Von dieser Bestellung ist derzeit nichts erhältlich.';
export const changedTitle = 'Seit Ihrer letzten Bestellung hat sich etwas geändert';
export const gone = message('{name}: derzeit nicht erhältlich');
export const incomplete = message('{name}: bitte neu zusammenstellen');
export const choiceGone = message('{name}: ohne {choices}');
export const priceChanged = message('{name}: {before} → {now}');
export const openCart = 'Zum Warenkorb';
export const inCart = message(
  '{count, plural, one {# Produkt liegt} other {# Produkte liegen}} im Warenkorb.',
);
