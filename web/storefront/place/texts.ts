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
