import { message } from '#text/message.ts';

export { clockPin, HOLIDAY_FIGURES, holidayDays, saving, unreachable } from '../texts.ts';

export const profileSaved = 'Profil gespeichert.';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const phone = 'Telefonnummer';
export const email = 'E-Mail-Adresse';
export const emailHint = 'Ihr Name bei der Anmeldung; ein Administrator kann sie ändern.';
export const saveProfile = 'Profil speichern';
export const myAccount = 'Mein Konto';
export const profile = 'Profil';
export const changePassword = 'Passwort ändern';
export const choosePassword = 'Passwort wählen';
export const passwordChanged = 'Passwort geändert. Alle anderen Sitzungen sind beendet.';
export const ownPin = 'Eigene PIN';
export const pinSet = 'Eine PIN ist gesetzt.';
export const pinWeak =
  'Ihre PIN ist leicht zu erraten. Bitte wählen Sie eine neue: keine Wiederholungen, Zahlenreihen, Jahreszahlen oder Geburtstage.';
export const pinMissing = 'Noch keine PIN: Ohne sie können Sie sich am Terminal nicht anmelden.';
export const ownSessions = 'Eigene Sitzungen';
export const signedInAt = 'Wo Sie angemeldet sind';
export const sessionEnded = 'Sitzung beendet.';
export const otherSessionsEnded = 'Alle anderen Sitzungen sind beendet.';
export const endOtherSessions = 'Alle anderen abmelden';
export const holidayAccount = 'Urlaubskonto';
export const holidayOf = message('Urlaub {year}');
export const toTimeSheet = 'Zum Stundenzettel';
export const pushTitle = 'Mitteilungen auf diesem Gerät';
export const pushAbout =
  'Wenn eine neue Bestellung zwanzig Sekunden lang auf keinem Bildschirm Ihrer Filiale zu sehen war, meldet sie sich hier: auch wenn diese Seite zu ist, und nur mit ihrer Nummer.';
export const pushOn = 'Eingeschaltet, solange Sie angemeldet sind.';
export const pushOff = 'Ausgeschaltet.';
export const startPush = 'Mitteilungen einschalten';
export const stopPush = 'Mitteilungen ausschalten';
export const pushFailed = 'Die Mitteilungen konnten nicht umgestellt werden.';
export const pushDenied =
  'Im Browser sind Mitteilungen für diese Seite ausgeschaltet. Erlauben Sie sie in den Einstellungen der Seite.';
export const pushUnsupported = 'Dieses Gerät kann keine Mitteilungen empfangen.';
