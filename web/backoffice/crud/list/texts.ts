import { message } from '#text/message.ts';

export { no, recordNumber, remove, retry, yes } from '#web/backoffice/texts.ts';

export const searchPlaceholder = 'Suchen …';
export const tickNamed = message('{name} auswählen');
export const tickPage = 'Alle auf dieser Seite auswählen';
export const pages = 'Seiten';
export const entries = message('{count, plural, one {# Eintrag} other {# Einträge}}');
export const previousPage = 'Zurück';
export const moreEntries = message('Mehr als {count} Einträge');
export const pageAlone = message('Seite {page}');
export const narrowDown = message(
  'Weiter als bis zum {maximum}. Eintrag wird nicht geblättert. Bitte die Suche eingrenzen, zum Beispiel auf einen Zeitraum.',
);
export const pageOf = message('Seite {page} von {pages}');
export const nextPage = 'Weiter';
export const tableLabel = message('Tabelle: {label}');
export const nothingMatches = 'Kein Eintrag passt zu Suche und Filtern.';
export const noRecords = message('Noch keine {label}. {purpose}');
export const createRecord = message('{label} anlegen');
export const from = 'Von';
export const before = 'Bis vor';
export const filterOff = message('{field}: alle');
export const chooseColumns = 'Spalten wählen';
export const columns = 'Spalten';
export const removing = message('{records} {count, plural, one {wird} other {werden}} gelöscht …');
export const selected = message('{records} ausgewählt');
export const clearSelection = 'Auswahl aufheben';
export const removeTitle = message('{records} löschen?');
export const removeKept = 'Sie werden gelöscht und zählen nicht mehr.';
export const removeText =
  'Das lässt sich 30 Sekunden lang rückgängig machen. Was noch gebraucht wird, bleibt und nennt den Grund.';
export const selectAll = message('Alle {records} auswählen');
export const changing = message('{records} {count, plural, one {wird} other {werden}} geändert …');
export const compact = 'Kompakt';
export const fieldIs = message('{field}: {value}');
export const present = 'vorhanden';
export const searchIn = message('{label} durchsuchen: {fields}');
export const isOpen = message('{field} offen');
