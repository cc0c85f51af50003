import { message } from '#text/message.ts';

export { deliveryArea, freeOfCharge } from '../texts.ts';

export const postalCode = 'Ihre Postleitzahl';
export const postalCodeHint = 'Sie bestimmt Liefergebiet, Lieferkosten und Mindestbestellwert.';
export const areaTerms = message(
  '{area}: Lieferung {fee}{minimum, select, none {} other {, ab {minimum} Bestellwert}}.',
);
export const chooseArea = 'Bitte wählen';
export const notDelivered = message('Nach {code} liefern wir leider nicht.');
export const pickUp = 'Stattdessen abholen';
export const otherBranch = message('{branch} liefert dorthin');
export const deliveredPlaces = 'Hierhin liefern wir';
export const noPostalCode = message('„{code}“ ist keine Postleitzahl. Sie hat {digits} Ziffern.');
export const searchHint =
  'Mit Ihrer Postleitzahl sehen Sie gleich, ob und zu welchen Bedingungen wir liefern.';
export const doWeDeliver = 'Liefern wir zu Ihnen?';
export const deliversTo = message(
  'Wir liefern nach {place} von {branch}: {fee}{minimum, select, none {} other {, ab {minimum} Bestellwert}}, {time}.',
);
export const alsoFrom = message(
  'Auch von {branch}: {fee}{minimum, select, none {} other {, ab {minimum} Bestellwert}}, {time}.',
);
export const feeFrom = message('ab {fee}');
export const orderDelivery = 'Lieferung bestellen';
export const orderAt = message('{branch} öffnen');
export const pickUpAt = message('Abholen können Sie gerne bei {branch}, {address}.');
export const toBranch = 'Zur Filiale';
