import { message } from '#text/message.ts';

export { retry } from '../texts.ts';

// Notice on every screen
export const nothingLeaves = 'Es ist kein Mailserver eingerichtet: E-Mails verlassen diesen Server nicht.';
export const toMailBox = 'Zum Postausgang';

// Mail box
export const mailBox = 'Postausgang';
export const keptHere =
  'Solange kein Mailserver eingerichtet ist (SMTP_URL beim Start des Servers), bleiben E-Mails hier liegen, höchstens 90 Tage. Niemand bekommt sie von selbst.';
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
export const close = 'Schließen';
export const chooseMail = 'Wählen Sie links eine Nachricht.';
export const mailShown = message('Nachricht „{subject}“');
