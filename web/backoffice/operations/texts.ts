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
