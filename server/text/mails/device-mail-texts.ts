import { message } from '../message.ts';

export const subject = message('Kein Gerät erreichbar – {branch}');
export const title = 'Kein Gerät erreichbar';
export const isOffline = message(
  'Kein Kassen- oder Küchengerät der Filiale {branch} hat sich seit {since} gemeldet.',
);
export const neverOnline = message('Kein Kassen- oder Küchengerät der Filiale {branch} meldet sich.');
export const consequence =
  'Neue Bestellungen läuten dort nicht, und Bons werden nicht gedruckt. Die Bestellungen selbst gehen nicht verloren: Sie sehen sie in jedem Browser im Backend.';
export const toTheDevices = 'Zu den Geräten';
export const devices = 'Geräte';
export const lastSeen = message('zuletzt {moment}');
export const neverSeen = 'noch nie';
export const advice =
  'Bitte sehen Sie nach, ob das Gerät eingeschaltet und mit dem Internet verbunden ist. Sie erhalten zu diesem Ausfall keine weitere E-Mail.';
