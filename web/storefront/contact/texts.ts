import { message, richMessage } from '#text/message.ts';

export const chooseFiles = 'Dateien auswählen';
export const chosenFiles = 'Ausgewählte Dateien';
export const chooseSubject = 'Bitte wählen Sie Ihr Anliegen.';
export const contact = 'Kontakt';
export const missing = message('Noch offen: {fields}.');
export const thanks = 'Vielen Dank!';
export const newRequest = 'Weitere Anfrage';
export const pleaseChoose = 'Bitte wählen';
export const moreInformation = 'Weitere Informationen';
export const tooManyWords = 'Bitte fassen Sie sich kürzer: Ihre Nachricht hat zu viele Wörter.';
export const acceptPrivacy = richMessage(
  'Hiermit akzeptiere ich die <text>Datenschutzerklärung</text>.\u00a0*',
);
export const removeFile = message('{name} entfernen');

/** The labels of the fields, in their order on the screen. */
export const FIELDS = {
  subject: 'Anliegen',
  company: 'Firma',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  comment: 'Ihre Nachricht',
  upload: 'Dateien',
  privacyPolicy: 'Datenschutzerklärung',
} as const;
