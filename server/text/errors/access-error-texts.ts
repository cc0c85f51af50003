import { message } from '../message.ts';

/** Why somebody is not let in. */
export const ACCESS_ERROR_TEXTS = {
  'invalid-credentials': 'Ungültige Zugangsdaten.',
  'too-many-logins': message(
    'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es {minutes, select, none {später} 1 {in einer Minute} other {in {minutes} Minuten}} erneut.',
  ),
  'logins-busy':
    'Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in ein paar Sekunden erneut.',
  'account-disabled': 'Ihr Benutzerkonto ist deaktiviert.',
  'account-locked': 'Ihr Benutzerkonto ist gesperrt.',
  'account-expired': 'Ihr Benutzerkonto ist abgelaufen.',
  'login-link-invalid': 'Der Anmeldelink ist ungültig oder abgelaufen.',
  'second-factor-required': 'Bitte geben Sie auch den Code Ihres zweiten Faktors ein.',
  'second-factor-setup-required': 'Bitte richten Sie zuerst Ihren zweiten Faktor ein.',
  'second-factor-wrong': 'Dieser Code ist nicht richtig oder wurde schon verwendet.',
  'passkey-refused': 'Dieser Passkey konnte nicht angelegt werden. Bitte versuchen Sie es noch einmal.',
  'passkey-unknown':
    'Mit diesem Passkey ist keine Anmeldung möglich. Bitte melden Sie sich mit dem Passwort an.',
  'passkey-required':
    'Zu diesem Benutzer gehört ein Passkey. Bitte melden Sie sich mit dem Passkey an; wenn er verloren ist, kann ein Administrator ihn zurücksetzen.',
  'second-factor-on': 'Der zweite Faktor ist schon eingerichtet.',
  'second-factor-off': 'Es ist kein zweiter Faktor eingerichtet.',
};
