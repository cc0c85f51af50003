import { message, richMessage } from '#text/message.ts';

export { clockPin, noServer, recordNumber, saving, sessions, usersPurpose } from '../texts.ts';

export const employment = 'Beschäftigung';
export const employmentHint =
  'Grundlage für Arbeitsplanung, Stundenzettel und Urlaubskonten. Ohne Arbeitstage zählt der Urlaub nach den Wochentagen, an denen die Person laut Arbeitsplanung üblicherweise arbeitet. Der Übertrag gilt ab dem genannten Jahr; danach wird er selbst weitergerechnet.';
export const personTitle = 'Person';
export const rightsSection = 'Anmeldung und Rechte';
export const rightsSectionHint =
  'Die E-Mail-Adresse oben ist der Name bei der Anmeldung. Gesperrte und inaktive Benutzer werden sofort überall abgemeldet.';
export const bank = 'Bank';
export const bankHint = 'Für die Lohnzahlung; nur für Administratoren sichtbar.';
export const newUserHint =
  'Die E-Mail-Adresse oben ist der Name bei der Anmeldung. Ohne Passwort bekommt die Person eine Einladung per E-Mail.';
export const readerNote = 'Änderbar sind Beschäftigung und PIN';
export const ownAccess = 'Eigener Zugang';
export const ownAccessTitle = 'Ihr eigener Zugang';
export const linkSent = message('Anmeldelink an {email} gesendet.');
export const access = 'Zugang';
export const linkTitle = 'Einladung oder Anmeldelink';
export const linkHint = message(
  'Geht an {email}, gilt 15 Minuten und einmal. Danach kann die Person selbst ein Passwort wählen.',
);
export const sending = 'Wird gesendet …';
export const sendLink = 'Anmeldelink senden';
export const setPassword = 'Passwort setzen';
export const setPasswordHint = 'Die Person wird damit überall abgemeldet.';
export const passwordSaved = 'Passwort gespeichert.';
export const signedOut = 'Überall abgemeldet.';
export const personSessions = 'Sitzungen der Person';
export const factor = 'Zweiter Faktor';
export const factorNote = message(
  'Diese Person meldet sich mit einem Code aus einer App an; {count, plural, =0 {sie hat keinen Wiederherstellungscode mehr} one {sie hat noch einen Wiederherstellungscode} other {sie hat noch # Wiederherstellungscodes}}.',
);
export const passkeysNote = message(
  'Diese Person meldet sich mit {count, plural, one {einem Passkey} other {# Passkeys}} an.',
);
export const resetFactor = 'Zurücksetzen';
export const resetFactorTitle = 'Zweiten Faktor zurücksetzen?';
export const resetFactorText =
  'Für jemanden, der Telefon und Codes verloren hat. Überzeugen Sie sich, dass wirklich diese Person darum bittet: Danach genügt zum Anmelden wieder das Passwort. Ihre Passkeys werden entfernt, alle ihre Sitzungen enden.';
export const factorWasReset = 'Zweiter Faktor zurückgesetzt.';
export const signOutTitle = 'Überall abmelden?';
export const signOutText = 'Alle Sitzungen enden, und gesendete Anmeldelinks werden ungültig.';
export const signOut = 'Überall abmelden';
export const rightsTitle = 'Was diese Person darf';
export const noRole = 'Ohne Rolle sieht die Person im Backend nichts.';
export const noBranch =
  'Ohne Filiale sieht die Person keine Bestellungen. Wählen Sie mindestens eine Filiale.';
export const notChosen = 'nicht gewählt';
export const contractSaved = 'Beschäftigung gespeichert.';
export const contract = 'Vertragsdaten';
export const saveContract = 'Beschäftigung speichern';
export const notSaved = 'Nicht gespeichert';
export const saveKeys = 'Strg+S';
export const ownAccessHint = richMessage(
  'Passwort, PIN und Sitzungen ändern Sie in <account>Mein Konto</account>.',
);
export const cannotSignIn = message(
  '{state, select, locked {Gesperrt} other {Nicht aktiv}}: Diese Person kann sich nicht anmelden.',
);
export const branchesOf = richMessage('<label>Filialen: </label>{branches}');
/** The permissions of each role, least powerful first. */
export const ROLES = [
  {
    role: 'ROLE_EMPLOYEE',
    name: 'Mitarbeiter',
    rights: [
      'Bestellungen der eigenen Filialen bearbeiten und drucken',
      'Katalog, Bilder und Geräte ansehen',
      'Eigene Zeiten und das eigene Urlaubskonto sehen, eigene Aufgaben abhaken',
    ],
  },
  {
    role: 'ROLE_MANAGER',
    name: 'Filialleitung',
    rights: [
      'Alles, was Mitarbeiter dürfen',
      'Katalog, Tische, Geräte und die Arbeitsplanung der eigenen Filialen ändern',
      'Arbeitszeiten korrigieren, Vertragsdaten des Personals pflegen, Statistik ansehen',
    ],
  },
  {
    role: 'ROLE_ADMIN',
    name: 'Administrator',
    rights: [
      'Alles, in allen Filialen',
      'Benutzer, Einstellungen, Inhalte und Digital Signage verwalten',
      'Bankverbindungen sehen',
    ],
  },
] as const;
