import { message } from '#text/message.ts';

export { ctrl, recordNumber, remove, retry } from '#web/backoffice/texts.ts';

export const leaveTitle = 'Ungespeicherte Änderungen';
export const leaveText =
  'Was Sie geändert haben, ist noch nicht gespeichert. Wenn Sie die Seite verlassen, geht es verloren.';
export const leave = 'Verwerfen und verlassen';
export const stay = 'Hier bleiben';
export const fields = 'Angaben';
export const otherFields = 'Weitere Angaben';
export const english = 'Englisch';
export const englishHint =
  'Was Gäste auf den englischen Seiten lesen. Wo nichts steht, lesen sie den deutschen Text. Wer einen deutschen Text in Schritten, Abschnitten oder Menüs ändert, übersetzt ihn neu.';
export const formBody = message('{label}: Angaben');
export const removeTitle = message('{label} löschen?');
export const removeKept = message('„{name}“ wird gelöscht und zählt nicht mehr.');
export const removeText = message(
  '„{name}“ wird gelöscht. Das lässt sich 30 Sekunden lang rückgängig machen.',
);
export const preview = 'Vorschau';
export const toList = 'Zur Liste';
export const readOnly = 'Nur zum Lesen';
export const saving = 'Wird gespeichert …';
export const unsaved = 'Nicht gespeichert';
export const save = 'Speichern';
export const notSaved = 'Konnte nicht gespeichert werden';
export const moreFaults = message('Dazu {count, plural, one {kommt # weiterer} other {kommen # weitere}}.');
export const conflictTitle = 'Inzwischen geändert';
export const takeStored = 'Gespeicherten Stand laden';
export const keepMine = 'Meine Änderungen speichern';
export const conflictText =
  'Jemand anderer hat diesen Datensatz gespeichert, während Sie ihn bearbeitet haben. Ihre Änderungen sind noch da. Wo beide dasselbe Feld geändert haben, gilt beim Speichern Ihr Wert; alles andere bleibt, wie es jetzt gespeichert ist.';
export const field = 'Feld';
export const before = 'Vorher';
export const stored = 'Jetzt gespeichert';
export const mine = 'Bei Ihnen';
export const saved = message('{label} gespeichert.');
export const newRecord = message('{gender, select, feminine {Neue} masculine {Neuer} other {Neues}} {label}');
/** Labels inside structured values, where the catalogue of fields has none or another one. */
export const PARTS: Readonly<Record<string, string>> = {
  options: 'Optionen',
  value: 'Betrag',
  area: 'Gebiet',
  price: 'Preis',
  tax: 'Steuersatz',
  minimumOrderValue: 'Mindestbestellwert',
  freeFromOrderValue: 'Kostenlos ab',
  ratio: 'Umrechnung',
  seconds: 'Sekunden',
  schedule: 'Sendezeiten',
  date: 'Datum',
  products: 'Produkte',
  category: 'Kategorie',
  site: 'Seite',
  href: 'Ziel',
  link: 'Link',
  linkLabel: 'Beschriftung des Links',
  label: 'Beschriftung',
  title: 'Titel',
  description: 'Beschreibung',
  text: 'Text',
  src: 'Adresse',
  anchor: 'Sprungmarke',
};
export const history = 'Änderungen';
export const noHistory = 'Im Protokoll steht dazu nichts. Es reicht 30 Tage zurück.';
export const sections = 'Abschnitte';
export const extent = 'Umfang der Angaben';
export const simple = 'Einfach';
export const everything = 'Alle Angaben';
