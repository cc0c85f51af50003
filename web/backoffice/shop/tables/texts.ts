import { message, richMessage } from '#text/message.ts';

export { cancel, retry } from '../texts.ts';

export const qrCode = 'QR-Code';
export const qrCodeHint = message('Wer ihn mit dem Handy aufnimmt, bestellt in „{branch}“ an Tisch {table}.');
export const print = 'Drucken';
export const asPicture = 'Als Bild (PNG)';
export const forPrinters = 'Für die Druckerei (SVG)';
export const createSeveral = 'Mehrere anlegen';
export const notOrderable = message('„{branch}“ nimmt am Tisch noch keine Bestellungen an.');
export const ownComputer = 'Diese Adresse gilt nur auf diesem Computer.';
export const ownComputerHint =
  'Öffnen Sie das Backend unter der Adresse Ihres Shops und drucken Sie die QR-Codes von dort.';
export const qrCodeOf = message('QR-Code für Tisch {table}');
export const tableName = message('Tisch {table}');
export const usualWords = 'Scannen, bestellen, genießen';
export const qrCodes = 'QR-Codes der Tische';
export const qrCodesPurpose = 'Gäste scannen den Code an ihrem Tisch und bestellen mit dem Handy.';
export const tables = 'Tische';
export const allOfBranch = 'Alle Tische einer Filiale';
export const size = 'Größe';
export const aboveCode = 'Über dem Code';
export const belowCode = 'Unter dem Code';
export const noTables = 'Diese Filiale hat noch keine Tische.';
export const createFirst = 'Tische anlegen';
export const pageOf = message('Seite {page} von {pages}');
export const allTablesOf = 'Alle Tische von';
export const numbersInvalid = 'Bitte geben Sie zwei Zahlen an, die kleinere zuerst.';
export const tooMany = message('Auf einmal gehen höchstens {most} Tische.');
export const numberTooLong = 'Eine Tischnummer hat höchstens 20 Zeichen.';
export const created = message('{created} von {wanted, plural, one {# Tisch} other {# Tischen}} angelegt.');
export const createMany = 'Mehrere Tische anlegen';
export const createTables = message('{count, plural, one {# Tisch} other {# Tische}} anlegen');
export const branch = 'Filiale';
export const prefix = 'Text davor';
export const prefixHint = 'Zum Beispiel „T“ oder „Garten “; darf leer sein.';
export const from = 'Von';
export const to = 'Bis';
export const creating = 'Wird angelegt …';
export const allExist = 'Alle diese Tische gibt es schon.';
export const previewOne = message('Angelegt wird Tisch {table}.');
export const previewMany = message('Angelegt werden {count} Tische: {tables}.');
export const skipped = message(
  '{count, plural, one {Einen weiteren gibt es schon; er bleibt, wie er ist.} other {# weitere gibt es schon; sie bleiben, wie sie sind.}}',
);
export const printPages = message('{pages} Seiten drucken');
export const chosenTables = message(
  '{count, plural, one {# ausgewählter Tisch} other {# ausgewählte Tische}}',
);
export const notOrderableHint = richMessage(
  'Schalten Sie in der <branch>Filiale</branch> „Vor Ort“ und „Tischauswahl“ ein.',
);
export const printQrCodes = message(
  '{count, plural, =0 {QR-Codes} one {# QR-Code} other {# QR-Codes}} drucken',
);
export const smallFormat = 'Klein: 12 je Seite';
export const mediumFormat = 'Mittel: 6 je Seite';
export const largeFormat = 'Groß: 2 je Seite';
