export const tag = 'Mailversand';
export const at = 'ISO 8601 mit Zeitzone';
export const state = 'Ob E-Mails den Server verlassen';
export const isSendingNote = 'false: Es ist kein Mailserver eingerichtet (SMTP_URL)';
export const test = 'Testmail an die eigene Adresse senden';
export const testNote =
  'Antwortet mit dem, was der Mailserver sagt, auch wenn er ablehnt oder schweigt; spätestens nach 12 Sekunden.';
export const statusNote = 'Nummer der Antwort nach SMTP; null: Er hat nicht geantwortet';
export const replyNote = 'Antwort des Mailservers im Wortlaut';
export const list = 'Nachrichten, die ohne Mailserver liegen geblieben sind';
export const listNote =
  'Die neueste zuerst, höchstens 90 Tage und 5.000 Nachrichten zurück. Leiter lesen die ihrer Filialen; Nachrichten mit Anmeldelinks lesen nur Administratoren.';
export const show = 'Eine liegen gebliebene Nachricht mit Inhalt';
export const htmlNote = 'Bilder, die mit der Nachricht kommen, stehen darin; null: nur Text';
export const attachment = 'Anhang einer liegen gebliebenen Nachricht';
