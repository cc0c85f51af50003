import type { PartType } from '#domain/catalogue/product.ts';
import { message, richMessage } from '#text/message.ts';

export { productAdded } from '#web/lib/texts.ts';
export { tooManyUploads } from '#web/lib/upload/texts.ts';
export { back, cancel, contents, next, save } from '../texts.ts';

export const stepOf = message('Schritt {step} von {total}');
export const stepNamed = message('Schritt {step} von {total}: {name}');
export const stepDone = message('Schritt {step} von {total}: {name}, erledigt');
export const steps = 'Schritte';
export const finish = 'Fertig';
export const finishHint = 'Legt das Produkt so, wie es ist, in den Warenkorb.';
export const keptLost = message('Nicht mehr verfügbar und deshalb entfernt: {names}.');
export const keptProductGone = message(
  '„{product}“ ist nicht mehr erhältlich. Ihre Auswahl konnte daher nicht wiederhergestellt werden.',
);
export const mandatory = 'Pflichtangabe';
export const textTooLong = message('Bitte kürzen Sie den Text auf höchstens {maximum} Zeichen.');
export const allowedTypes = message('Erlaubt sind {types}.');
export const quoted = message('„{name}“');
export const choicesSoldOut = message(
  '{choices} {count, plural, one {ist} other {sind}} leider ausverkauft. Bitte ändern Sie Ihre Auswahl.',
);
export const checkYourChoice = 'Bitte prüfen Sie Ihre Auswahl.';
export const discardTitle = 'Auswahl verwerfen?';
export const goOnEditing = 'Weiter bearbeiten';
export const discard = 'Verwerfen';
export const discardChanges = message('Ihre Änderungen an „{name}“ sind noch nicht gespeichert.');
export const discardNew = message(
  '„{name}“ ist noch nicht im Warenkorb. Was Sie bisher gewählt haben, geht verloren.',
);
export const waitForUploads = 'Bitte warten Sie, bis das Hochladen abgeschlossen ist.';
export const intoCart = 'In den Warenkorb';
export const price = message('Preis: {price}');
export const amountIn = message('Menge in {unit}');
export const unit = 'Einheit';
export const pictures = 'Bilder';
export const allergens = richMessage('<name>Allergene:</name> {allergens}');
export const contentsEach = message('Inhalt {each}:');
export const optional = 'optional';

export const MISSING: Readonly<Record<PartType, string>> = {
  select: 'Bitte wählen Sie eine Option aus.',
  multiselect: 'Bitte wählen Sie mindestens eine Option aus.',
  text: 'Bitte füllen Sie dieses Feld aus.',
  textarea: 'Bitte füllen Sie dieses Feld aus.',
  file: 'Bitte laden Sie eine Datei hoch.',
  files: 'Bitte laden Sie mindestens eine Datei hoch.',
  image: 'Bitte laden Sie ein Bild hoch.',
  images: 'Bitte laden Sie mindestens ein Bild hoch.',
};
export const pricePer = message('{price} pro {measure}');
