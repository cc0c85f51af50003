import { message } from '#text/message.ts';

export { loading, retry } from '../texts.ts';

export const serverUnreachable = 'Der Server ist nicht erreichbar.';
export const deviceSignedOut = 'Dieses Gerät ist nicht mehr angemeldet';
export const frontdeskOff = 'Das Frontdesk ist ausgeschaltet';
export const frontdeskOffNote =
  'Geräte zeigen keine Bestellungen und drucken nicht, bis es in den Einstellungen des Shops unter „Erweiterungen“ wieder eingeschaltet ist.';
export const notLoaded = 'Daten konnten nicht geladen werden';
export const reconnect = 'Neu verbinden';
export const signInAgain = 'Bitte melden Sie sich wieder an';
export const sessionEnded =
  'Ihre Anmeldung ist abgelaufen. Was Sie eingegeben haben, bleibt erhalten; nach dem Anmelden geht es weiter, wo Sie waren.';
export const email = 'E-Mail';
export const password = 'Passwort';
export const signIn = 'Anmelden';
export const later = 'Später';
export const processing = 'Verarbeiten …';
export const missing = 'Bitte geben Sie E-Mail und Passwort ein.';
export const otherPerson = message('Jetzt ist {name} angemeldet');
export const otherPersonNote = message(
  'Diese Seite hat {former} geöffnet. Sie können als {name} weiterarbeiten. Wenn Sie neu laden, geht verloren, was noch nicht gespeichert ist.',
);
export const goOnAs = message('Als {name} weiterarbeiten');
export const reload = 'Neu laden';
