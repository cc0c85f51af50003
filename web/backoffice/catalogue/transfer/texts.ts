import { message } from '#text/message.ts';

export { cancel, no, yes } from '#web/backoffice/texts.ts';
export { serverWasUnreachable } from '../texts.ts';

export const noProducts = 'Die Datei enthält keine Zeilen mit Produkten.';
export const emptyFile = 'Die Datei ist leer.';
export const repeatedColumn = message('Die Spalte „{header}“ kommt zweimal vor.');
export const missingColumn = message('Die Spalte „{header}“ fehlt. In der ersten Zeile stehen: {found}.');
export const repeatedUid = message('Diese Artikelnummer steht schon in Zeile {line}.');
export const rowsInFile = message('{rows, plural, one {# Zeile} other {# Zeilen}} in {file}');
export const filterLabel = 'Welche Zeilen gezeigt werden';
export const allRows = message('Alle ({count})');
export const rowsLabel = 'Zeilen der Datei';
export const row = 'Zeile';
export const uid = 'Artikelnummer';
export const product = 'Produkt';
export const outcome = 'Was geschieht';
export const kind = 'Art';
export const moreRows = message('… und {count, plural, one {# weitere Zeile} other {# weitere Zeilen}}');
export const willBeCreated = 'Wird neu angelegt.';
export const staysAsItIs = 'Bleibt, wie es ist.';
export const unreadable = 'Die Datei lässt sich nicht lesen.';
export const rowName = message('Zeile {line}, {name}');
export const products = 'Produkte';
export const importTitle = 'Produkte importieren';
export const importHint =
  'Aus einer Excel- oder CSV-Datei. Sie sehen zuerst, was sich ändern würde; gespeichert wird erst, wenn Sie zustimmen.';
export const fileHint = 'XLSX oder CSV, mit Überschriften in der ersten Zeile';
export const chooseFile = 'Datei auswählen oder hierher ziehen';
export const chooseOtherFile = 'Andere Datei auswählen';
export const reading = message('{file} wird gelesen …');
export const refused = message('{file} kann nicht importiert werden');
export const stop = 'Anhalten';
export const toProducts = 'Zu den Produkten';
export const importAnother = 'Weitere Datei importieren';
export const guideTitle = 'So geht es am einfachsten';
export const guideExport = 'Exportieren Sie in der Liste der Produkte alle Produkte als Excel-Datei.';
export const guideEdit =
  'Ändern Sie Zeilen oder fügen Sie neue hinzu. Spalten, die Sie nicht brauchen, können Sie löschen.';
export const guideChoose = 'Wählen Sie die Datei hier aus.';
export const guideKey =
  'Die Artikelnummer entscheidet: Gibt es sie schon, wird das Produkt geändert, sonst neu angelegt. Produkte, die nicht in der Datei stehen, bleiben. Kategorien trennen Sie mit Strichpunkten. Bilder, Schritte, Pakete und Zeiten ändert ein Import nicht.';
export const possibleColumns = 'Mögliche Spalten';
export const exportName = message('Produkte-{day}.{kind}');
export const exportProducts = 'Exportieren';
export const exportTitle = 'Produkte exportieren';
export const exportHint =
  'Alle Produkte mit Preisen, Steuern, Mengen und Kategorien. Sie können die Datei bearbeiten und wieder importieren.';
export const cellIsDate = 'Hier steht ein Datum. Bitte formatieren Sie die Zelle als Text.';
export const switchError = 'Bitte schreiben Sie „Ja“ oder „Nein“.';
export const choiceError = message('„{text}“ gibt es hier nicht. Möglich sind: {choices}.');
export const numberError = message('„{text}“ ist keine Zahl.');
export const unknownColumns = message(
  '{count, plural, one {Die Spalte „{columns}“ ist unbekannt und wird nicht übernommen.} other {Diese Spalten sind unbekannt und werden nicht übernommen: {columns}.}}',
);
export const wrongRows = message(
  '{count, plural, one {Eine fehlerhafte Zeile wird} other {# fehlerhafte Zeilen werden}} ausgelassen. Sie können die Datei berichtigen und noch einmal auswählen.',
);
export const countOfKind = message('{count} {kind}');
export const KINDS = {
  created: 'neu',
  changed: 'geändert',
  unchanged: 'unverändert',
  wrong: 'fehlerhaft',
};
export const importProducts = message('{count, plural, one {# Produkt} other {# Produkte}} importieren');
export const exported = message('{count, plural, one {# Produkt} other {# Produkte}} exportiert.');
export const FILE_KINDS = { xlsx: 'Excel (XLSX)', csv: 'Text mit Strichpunkten (CSV)' };
export const oldExcel =
  'Das ist eine Datei im alten Excel-Format (XLS). Bitte speichern Sie sie in Excel als XLSX oder CSV.';
export const noTable = 'Diese Datei ist keine Tabelle. Bitte wählen Sie eine CSV- oder XLSX-Datei.';
export const brokenSpreadsheet =
  'Die Datei lässt sich nicht lesen. Bitte speichern Sie sie noch einmal als XLSX oder CSV.';
export const unitNeedsPrice =
  'Diese Einheit rechnet den Preis um. Bitte geben Sie in dieser Zeile auch den Preis an.';
/** How people write units, besides their names and short names; lower case, without dots. */
export const taxMissing =
  'Der Steuersatz fehlt. Füllen Sie die Spalte aus, oder nennen Sie eine Kategorie, die einen Satz hat.';
export const UNIT_WORDS = {
  amount: 'stk stck st stück stueck pcs',
  serving: 'port portion portionen',
  person: 'pers pax',
  package: 'pkg pkt pack packerl packung',
  gram: 'gr gramm',
  decagram: 'dkg deka',
  kilogram: 'kilo kilos',
  liter: 'lt ltr',
};
export const importEnded = message(
  'Import beendet: {count, plural, one {# Produkt} other {# Produkte}} gespeichert, {failed} fehlgeschlagen.',
);
export const undoEnded = message(
  'Import rückgängig gemacht: {count, plural, one {# Produkt} other {# Produkte}}, {kept} bleiben.',
);
export const undoImport = 'Import rückgängig machen';
export const progress = 'Fortschritt';
export const running = message(
  '{tried} von {total, plural, one {# Produkt} other {# Produkten}} gespeichert …',
);
export const undoing = message(
  '{tried} von {total, plural, one {# Produkt} other {# Produkten}} rückgängig gemacht …',
);
export const goesOn =
  'Sie können andere Bereiche öffnen oder dieses Fenster schließen: Der Server macht weiter.';
export const importOf = message('{file}, begonnen von {by} am {when}');
export const lastImport = 'Letzter Import';
export const saved = message(
  '{count, plural, one {# Produkt} other {# Produkte}} gespeichert: {created} neu, {changed} geändert.',
);
export const failed = message('{count, plural, one {# Zeile} other {# Zeilen}} nicht gespeichert.');
export const stopped = message(
  'Angehalten; {count, plural, one {# Zeile} other {# Zeilen}} nicht mehr versucht.',
);
export const interrupted = message(
  'Unterbrochen: Das Benutzerkonto, für das der Import lief, darf Produkte nicht mehr ändern. {count, plural, one {# Zeile} other {# Zeilen}} nicht mehr versucht.',
);
export const undone = 'Der Import wurde rückgängig gemacht.';
export const partlyUndone = message(
  '{count, plural, one {# Produkt} other {# Produkte}} rückgängig gemacht.',
);
export const kept = message(
  '{count, plural, one {# Produkt bleibt} other {# Produkte bleiben}}, wie {count, plural, one {es ist} other {sie sind}}.',
);
export const notSaved = 'Nicht gespeichert';
export const notUndone = 'Nicht rückgängig gemacht';
export const faultOfField = message('{field}: {message}');
export const tooManyRows = message(
  'Die Datei legt mehr als {count} Produkte an oder ändert sie. Bitte teilen Sie sie auf.',
);
export const categories = 'Kategorien';
export const newCategories = message(
  '{count, plural, one {Die Kategorie „{names}“ gibt es noch nicht. Sie wird angelegt.} other {Diese Kategorien gibt es noch nicht und werden angelegt: {names}.}}',
);
export const mappingTitle = 'Spalten zuordnen';
export const mappingHint = 'Diese Überschriften sind unbekannt. Wählen Sie, was in ihnen steht.';
export const mappingOf = message('Spalte „{heading}“');
export const ignored = 'Nicht übernehmen';
