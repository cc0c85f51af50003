import { message } from '#text/message.ts';

export const title = 'Betrieb';
export const intro =
  'Was der Server, die Geräte und die Dienste von sich sagen. Diese Seite prüft jede Minute von selbst.';
export const allFine = 'Alles in Ordnung. Es ist nichts zu tun.';
export const faults = message('{count, plural, one {eine Störung} other {# Störungen}}');
export const notices = message('{count, plural, one {ein Hinweis} other {# Hinweise}}');
export const somethingIsDown = message(
  '{count, plural, one {Etwas ist gestört} other {# Dinge sind gestört}}: Bitte gleich ansehen.',
);
export const somethingWaits = message(
  '{count, plural, one {Ein Hinweis wartet} other {# Hinweise warten}}, bis jemand Zeit hat.',
);
export const LEVELS = { ok: 'In Ordnung', notice: 'Hinweis', fault: 'Gestört' };
export const since = message('seit {moment}');
export const nextStep = 'Was tun?';
export const noBackupSince = message('Keine Sicherung seit {moment}.');
export const loadFailed = 'Der Zustand des Servers konnte nicht geladen werden.';
export const outdated = message('Der Server antwortet gerade nicht. Stand von {time}.');
export const retry = 'Erneut versuchen';

export const showKey = 'Schlüssel anzeigen';
export const hideKey = 'Schlüssel ausblenden';
export const keyName = 'Sicherungsschlüssel';
export const keyWhy =
  'Nur mit diesem Schlüssel lassen sich die Sicherungen öffnen. Er liegt auf demselben Rechner wie der Shop: Ist der Rechner weg, ist er es auch, und jede Sicherung ist wertlos. Bewahren Sie ihn anderswo auf, etwa ausgedruckt im Tresor oder in einem Passwortmanager, und nicht bei den Sicherungen.';
export const keyGiven =
  'Verschlüsselt wird mit dem Passwort der Einstellung BACKUP_PASSWORD. Bewahren Sie es auch außerhalb dieses Rechners auf: Ohne das Passwort lässt sich keine Sicherung öffnen.';
export const keyHead = message('Sicherungsschlüssel von {shop}, angezeigt am {moment}');
export const copy = 'Kopieren';
export const copied = 'Schlüssel kopiert.';
export const notCopied = 'Der Browser erlaubt das Kopieren nicht. Schreiben Sie den Schlüssel bitte ab.';
export const print = 'Drucken';
