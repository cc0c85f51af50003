import { message } from '#text/message.ts';

export { retry } from '../texts.ts';

// Notice on every screen
export const mailServer = 'Mailversand';
export const nothingLeaves = 'Es ist kein Mailserver eingerichtet: E-Mails verlassen diesen Server nicht.';
export const noMails = 'Keine E-Mails';
export const nothingLeavesShort = 'Es gehen keine E-Mails hinaus.';
export const toMailBox = 'Zum Postausgang';

// Mail box
export const mailBox = 'Postausgang';
export const keptHere =
  'Solange kein Mailserver eingerichtet ist (SMTP_URL beim Start des Servers), bleiben Nachrichten hier liegen, höchstens 90 Tage. Niemand bekommt sie von selbst.';
export const sentElsewhere =
  'E-Mails gehen über den Mailserver hinaus. Hier liegt nur, was davor nicht hinausging, höchstens 90 Tage.';
export const mailBoxFailed = 'Postausgang konnte nicht geladen werden';
export const mailFailed = 'Nachricht konnte nicht geladen werden';
export const mailBoxEmpty = 'Hier liegt keine Nachricht.';
export const mails = 'Nachrichten im Postausgang';
export const noSubject = 'Ohne Betreff';
export const to = 'An';
export const from = 'Von';
export const answersTo = 'Antwort an';
export const writtenAt = 'Geschrieben';
export const asHtml = 'Wie im Mailprogramm';
export const asText = 'Nur Text';
export const view = 'Ansicht';
export const attachments = 'Anhänge';
export const attachmentOf = message('{name} ({size})');
export const unnamed = 'ohne Namen';
export const chooseMail = 'Wählen Sie links eine Nachricht.';
export const mailTitle = 'Nachricht';
export const width = 'Breite';
export const WIDTHS = { phone: 'Telefon', desktop: 'Computer' };

// Test mail
export const sendTest = 'Testmail senden';
export const testing = 'Wird gesendet …';
export const testFailed = 'Testmail konnte nicht gesendet werden';
export const serverSaid = 'Antwort des Mailservers:';

// Messages
export const messages = 'Nachrichten';
export const messagesPurpose =
  'Jede E-Mail, die der Shop von selbst versendet, mit einem erfundenen Gast. Die Einleitung schreiben Sie in Ihren Worten; alles andere folgt der Bestellung.';
export const toSender = 'Absender einstellen';
export const READERS = { guest: 'An Gäste', shop: 'An den Betrieb' };
export const TO = { guest: 'An den Gast', shop: 'An den Betrieb' };
export const sentWhen = message('{to}, {when}');
export const language = 'Sprache';
export const LANGUAGES = { de: 'Deutsch', en: 'Englisch' };
export const about = 'Anlass';
export const ABOUT = { order: 'Bestellung', quotation: 'Angebotsanfrage' };
export const design = 'Darstellung';
export const DESIGNS = { light: 'Hell', dark: 'Dunkel' };
export const subject = 'Betreff:';
export const withFiles = message('Mit Anhang: {names}');
export const previewOf = message('Vorschau: {label}');
export const previewFailed = 'Vorschau konnte nicht geladen werden';
export const opening = 'Einleitung';
export const openingHint = 'Leer: die übliche Einleitung.';
export const usualOpening = message('Leer: „{usual}“');
export const placeholders = 'Platzhalter einfügen';
export const insert = 'Einfügen:';
export const PLACEHOLDERS = {
  firstName: 'Vorname',
  number: 'Bestellnummer',
  shopName: 'Name des Shops',
  branchName: 'Name der Filiale',
};
export const placeholderUnknown = message(
  '„{name}“ kann nicht eingesetzt werden. Nehmen Sie einen der Platzhalter darunter.',
);
export const openingTooLong = message('Höchstens {longest} Zeichen.');
export const openingSaved = 'Einleitung gespeichert.';
export const saveOpening = 'Einleitung speichern';
export const discard = 'Verwerfen';
export const backToUsual = 'Wieder die übliche Einleitung nehmen';
