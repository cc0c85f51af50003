import { message } from '#text/message.ts';

export const terms = 'AGB';
export const privacy = 'Datenschutz';
export const imprint = 'Impressum';
export const allergens = 'Allergene';
export const productsGone = message('Nicht mehr verfügbar und aus dem Warenkorb entfernt: {products}');
export const productAdded = 'Produkt zum Warenkorb hinzugefügt.';
export const lineRemoved = message('{count, plural, one {{product} entfernt} other {# Produkte entfernt}}');
export const undo = 'Rückgängig';
export const inCart = message('{product}: {amount} im Warenkorb');
export const addingFailed = 'Das konnte nicht hinzugefügt werden. Bitte laden Sie die Seite neu.';
export const tableNamed = message('Tisch {table}');
export const completeOrder = 'Bestellung abschließen';
export const continueShopping = 'Weiter einkaufen';
export const unknownError = 'Ein unbekannter Fehler ist aufgetreten.';
export const and = 'und';
