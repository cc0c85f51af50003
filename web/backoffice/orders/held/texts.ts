import { message } from '#text/message.ts';

export const unusual = 'Ungewöhnlich viele Bestellungen';
export const waiting = message(
  '{count, plural, one {Eine Bestellung wartet} other {# Bestellungen warten}}, bis jemand sie freigibt. Sie klingeln nicht und werden nicht gedruckt.',
);
export const senders = 'Absender der zurückgehaltenen Bestellungen';
export const fromSender = message('{count, plural, one {1 Bestellung} other {# Bestellungen}} seit {time}');
export const inBranch = message('{branch}: {text}');
export const release = 'Freigeben';
export const releaseOf = message('Bestellungen von {who} freigeben');
export const releaseAll = 'Alle freigeben';
export const block = 'Sperren';
export const blockOf = message('{who} sperren');
export const showAll = message('Alle {count} Absender zeigen');
export const showFewer = 'Weniger zeigen';
export const failed = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';

export const blockTitle = 'Absender sperren?';
export const blockQuestion = message(
  '{count, plural, one {Eine Bestellung wird} other {# Bestellungen werden}} abgelehnt, und von diesem Absender wird eine Zeit lang nichts mehr angenommen: weder mit diesen Kontaktangaben noch von diesem Internetanschluss.',
);
export const blockHint =
  'Wer bestellt hat, liest auf der Seite zur Bestellung, dass sie nicht angenommen werden kann. E-Mails gehen keine hinaus. Die Sperre lässt sich unter „Verlauf“ wieder aufheben.';
export const cancel = 'Abbrechen';

export const blockedSenders = message('Gesperrte Absender ({count})');
export const blockedTitle = 'Gesperrte Absender';
export const blockedUntil = message('bis {time}, gesperrt von {actor}');
export const turnedDown = message('{count, plural, one {eine Bestellung} other {# Bestellungen}} abgelehnt');
export const nobodyBlocked = 'Kein Absender ist gesperrt.';
export const lift = 'Aufheben';
export const liftOf = message('Sperre von {who} aufheben');

export const heldTitle = 'Zurückgehalten';
export const heldHint =
  'Es kamen ungewöhnlich viele Bestellungen. Diese klingelt nicht und wird nicht gedruckt, bis jemand sie freigibt.';
export const releaseThis = 'Diese Bestellung freigeben';
