import { message } from '#text/message.ts';

export { retry } from '../texts.ts';

export const shopPreview = 'Vorschau des Shops';
export const yourShop = 'Ihr Shop';
export const openNow = 'Jetzt geöffnet';
export const sampleDish = 'Käsespätzle';
export const sampleDescription = 'mit Röstzwiebeln und grünem Salat';
export const addToCart = 'In den Warenkorb';
export const showHours = 'Öffnungszeiten ansehen';
export const legibility = 'Lesbarkeit';
export const noColour = 'Das ist noch keine Farbe, zum Beispiel #b3261e.';
export const textOnColour = message(
  'Schrift darauf ist {shade, select, white {weiß} other {schwarz}} (Kontrast {ratio}).',
);
export const darkened = 'Für Schrift auf hellem Grund zu blass: Dafür nimmt der Shop diesen dunkleren Ton.';
export const legible = 'Auch als Schrift auf hellem Grund gut lesbar.';
export const square = 'Eckig';
export const slight = 'Leicht';
export const medium = 'Mittel';
export const round = 'Rund';
export const ownRadius = 'Eigener Wert';
export const ownRadiusHint = 'Zum Beispiel 0.75rem oder 12px.';
export const saved = 'Einstellungen gespeichert.';
export const details = 'Angaben';
export const scope = 'Gilt für den ganzen Shop';
export const settings = 'Einstellungen';
export const discard = 'Verwerfen';
export const preview = 'Vorschau';
export const primaryColour = 'Hauptfarbe';
export const secondaryColour = 'Nebenfarbe';
export const samplePrice = '12,90 €';
export const insertModel = 'Mustertext einsetzen';
export const gapsLeft = message(
  '{count, plural, one {Eine Lücke ist} other {# Lücken sind}} noch zu füllen:',
);
export const slipPreview = 'Vorschau von Bon und Beleg';
export const paper = 'Papier';
export const PAPERS = {
  32: '58 mm (32 Zeichen)',
  42: '80 mm (42 Zeichen)',
  48: '80 mm (48 Zeichen)',
} as const;
export const samplePart = 'Dazu';
export const sampleOption = 'Grüner Salat';
export const sampleWithout = 'ohne Röstzwiebeln';
export const sampleDrink = 'Apfelsaft gespritzt 0,5 l';
export const sampleFirstName = 'Maria';
export const sampleLastName = 'Muster';
export const sampleNote = 'Bitte extra Besteck';
export const sampleEmployee = 'Theke vorne';
export const testMailHint =
  'Die Testmail geht an Ihre eigene Adresse, mit dem gespeicherten Absender. Was der Mailserver antwortet, steht danach hier.';
