import { message } from '#text/message.ts';

export const sessionsFailed = 'Die Sitzungen konnten nicht geladen werden.';
export const moment = message('{moment} Uhr');
export const noSessions = 'Zurzeit nirgends angemeldet.';
export const sessions = 'Sitzungen';
export const thisSession = 'diese Sitzung';
export const sessionTimes = message('Angemeldet {since}, zuletzt aktiv {lastSeen}');
export const endSession = 'Abmelden';
export const desktopApp = 'Theke-App';
export const unknownBrowser = 'Unbekannter Browser';
export const passwordHint = message(
  'Mindestens {minimum} Zeichen, besser {recommended} oder mehr; ein Satz lässt sich gut merken.',
);
export const hide = 'Verbergen';
export const show = 'Anzeigen';
export const invitationHint = message('Leer lassen, um eine Einladung per E-Mail zu senden. {passwordHint}');
export const usersPurpose = 'Wer sich anmelden darf und mit welchen Rechten.';
export const projectsPurpose = 'Vorhaben, auf die Arbeitszeit gebucht wird.';
export const project = 'Projekt';
export const projectSpan = 'Zeitraum und Team';
export const projectSpanHint = 'Mitglieder sehen das Projekt und können am Terminal darauf buchen.';
export const tasksPurpose = 'Was zu tun ist, und wer es tut.';
export const task = 'Aufgabe';
export const taskSpan = 'Wer und bis wann';
export const taskSpanHint =
  'Wer zuständig ist, sieht die Aufgabe, kann sie abhaken und am Terminal darauf buchen.';
export const taskReaderNote = 'Sie können die Aufgabe abhaken';
export const schedulesPurpose = 'Wer wann arbeitet oder fehlt.';
export const activitiesPurpose = 'Erfasste Arbeitszeiten; Korrekturen bleiben nachvollziehbar.';
export const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.';
export const pinInvalid = 'Bitte geben Sie 4 bis 8 Ziffern ein.';
export const clockPin = 'PIN für die Zeiterfassung';
export const newPin = 'Neue PIN';
export const pinHint = '4 bis 8 Ziffern. Mit ihr beginnt und endet die Arbeitszeit am Terminal.';
export const savePin = 'PIN speichern';
export const removePin = 'PIN entfernen';
export const password = 'Passwort';
export const currentPassword = 'Aktuelles Passwort';
export const currentPasswordHint = 'In den ersten 30 Minuten nach einer Anmeldung per Link nicht nötig.';
export const newPassword = 'Neues Passwort';
export const saving = 'Wird gespeichert …';
export const savePassword = 'Passwort speichern';
export const recordNumber = message('Nr. {number}');
export const pinRemoved = 'PIN entfernt.';
export const pinSaved = 'PIN gespeichert.';
export const pin = 'PIN';
export const showField = message('{label} anzeigen');
export const browserOnSystem = message('{browser} auf {system}');
export const noServer = 'Der Server ist nicht erreichbar.';
export const branch = 'Filiale';
export const person = 'Person';
export const print = 'Drucken';
export const retry = 'Erneut versuchen';
export const hoursText = message('{time} Std.');
export const worked = 'Gearbeitet';
export const pauses = 'Pausen';
export const HOLIDAY_FIGURES = [
  ['entitlement', 'Anspruch'],
  ['carriedOver', 'Übertrag'],
  ['taken', 'Genommen'],
  ['planned', 'Geplant'],
  ['left', 'Rest'],
] as const;
export const holidayDays = message('{days} {count, plural, one {Tag} other {Tage}}');
