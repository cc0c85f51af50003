import { message } from '#text/message.ts';

export { movable, moveNamed, recordNumber, removeNamed } from '#web/backoffice/texts.ts';

export const usualZones = 'Üblich';
export const otherZones = 'Weitere';
export const moveInstructions =
  'Leertaste nimmt den Eintrag auf, Pfeiltasten bewegen ihn, Leertaste legt ihn ab.';
export const place = message('Platz {place} von {count}');
export const pickedUp = message('{name} aufgenommen, {place}.');
export const droppedAt = message('{name} abgelegt, {place}.');
export const leftInPlace = message('{name} bleibt, wo es war.');
export const chooseRecord = 'Bitte wählen …';
export const allChosen = 'Alle gewählt';
export const nothingToChoose = 'Nichts zur Auswahl';
export const addRecord = 'Hinzufügen …';
export const chosen = message('Gewählt: {field}');
export const pickColour = message('{field} wählen');
export const pleaseCheck = 'Bitte prüfen';
export const copyNamed = message('{name} kopieren');
export const movedTo = message('{name}: {place}.');
export const translatedTexts = message(
  '{done} von {count} {count, plural, one {Text} other {Texten}} übersetzt',
);
export const nothingToTranslate = 'Nichts zu übersetzen';
export const inEnglish = message('{field} auf Englisch');
export const dropped = message('{name} abgelegt.');
export const takeMoveBack = 'Verschieben zurücknehmen';
