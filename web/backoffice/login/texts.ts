export { pageTitle, retry, unreachable } from '../texts.ts';

export const signOut = 'Abmelden';
export const signingOut = 'Sie werden abgemeldet …';
export const signedOut = 'Sie sind abgemeldet.';
export const signInAgain = 'Wieder anmelden';
export const notSignedOut = 'Sie konnten nicht abgemeldet werden.';
export const signingIn = 'Sie werden angemeldet …';
export const askForLinkTitle = 'Anmeldelink anfordern';
export const withLink = 'Anmeldelink per E-Mail erhalten';
export const withPassword = 'Mit Passwort anmelden';
export const toShop = 'Zum Shop';
export const password = 'Passwort';
export const signIn = 'Anmelden';
export const linkSentTitle = 'Bitte sehen Sie in Ihrem Postfach nach.';
export const linkSent =
  'Falls die Adresse bekannt ist, haben wir Ihnen einen Link zum Anmelden geschickt. Er gilt 15 Minuten.';
export const choosePassword = 'Passwort wählen';
export const choosePasswordNote = 'Willkommen! Wählen Sie ein Passwort. Damit melden Sie sich ab jetzt an.';
export const newPassword = 'Neues Passwort';
export const saveAndContinue = 'Speichern und weiter';
export const email = 'E-Mail';
export const askForLink = 'Link anfordern';
export const processing = 'Verarbeiten …';
