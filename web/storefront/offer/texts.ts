import { message, richMessage } from '#text/message.ts';

export { allergens, priceOnRequest, quickAdd } from '../texts.ts';

export const contentsOf = message('Inhalt: {contents}');
export const create = richMessage('Erstellen<hidden> {product}</hidden>');
export const toCart = 'Zum Warenkorb';
export const quickLess = message('Menge von {product} verringern');
export const unavailable = 'Derzeit nicht verfügbar';
export const whenSold = 'Wann es das gibt';
export const soldOut = 'Ausverkauft';
export const gone = 'Nicht mehr verfügbar';
export const leadTime = message(
  '{count} {unit, select, minutes {{count, plural, one {Minute} other {Minuten}}} hours {{count, plural, one {Stunde} other {Stunden}}} days {{count, plural, one {Tag} other {Tage}}} other {{count, plural, one {Woche} other {Wochen}}}} Vorlauf',
);
export const vegan = 'Vegan';
export const vegetarian = 'Vegetarisch';
export const veganPossible = 'Vegan möglich';
export const vegetarianPossible = 'Vegetarisch möglich';
