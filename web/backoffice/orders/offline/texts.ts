import { message } from '#text/message.ts';

export { later } from '#web/backoffice/session/texts.ts';
export { EVENTS, waitsSince } from '../texts.ts';

export const decisionsWait = message(
  '{count, plural, one {Eine Änderung braucht} other {# Änderungen brauchen}} Ihre Entscheidung.',
);
export const decide = 'Entscheiden';
export const signedOut = message(
  'Ihre Anmeldung ist abgelaufen: {count, plural, one {# Änderung wartet} other {# Änderungen warten}}.',
);
export const signIn = 'Anmelden';
export const title = message('Bestellung {number}: Was soll gelten?');
export const meanwhile = 'Inzwischen am Server';
export const decidedBy = message('{event} um {time} von {actor}');
export const nothingDecided = 'Niemand hat anders entschieden.';
export const yourChange = 'Ihre Änderung';
export const changeOf = message('Änderung von {name}');
export const changedAt = message('{event} um {time}');
export const keepServer = 'Stand am Server behalten';
export const discard = 'Änderung verwerfen';
export const retry = 'Erneut senden';
export const anyway = message('Trotzdem: {command}');
export const asMe = message('Als {name} senden');
export const ofOther = message(
  '{name} hat das ohne Verbindung eingegeben und ist nicht mehr angemeldet. Soll es noch gesendet werden?',
);
export const more = message(
  '{count, plural, one {Eine weitere wartet} other {# weitere warten}} auf Ihre Entscheidung.',
);
