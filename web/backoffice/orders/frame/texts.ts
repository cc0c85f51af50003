import { message, richMessage } from '#text/message.ts';

export { understood } from '../texts.ts';

export const soundOn = 'Ton: eingeschaltet';
export const soundOff = 'Ton: ausgeschaltet';
export const ringsInApp = 'Neue Bestellungen läuten über die App, auch wenn ein anderes Fenster offen ist.';
export const volume = 'Lautstärke';
export const testSound = 'Testton';
export const soundNote = message(
  'Der Ton wiederholt sich, bis jemand die Bestellung bestätigt oder ablehnt. Stumm schalten lässt er sich für höchstens {minutes} Minuten; eine weitere Bestellung läutet trotzdem.',
);
export const orders = 'Bestellungen';
export const history = 'Verlauf';
export const thisDevice = 'Dieses Gerät';
export const missedCount = message('{count} verpasst');
export const offline = 'Offline';
export const polled = 'Alle 10 s';
export const connecting = 'Verbinden …';
export const live = 'Live';
export const signedOut = 'Dieses Gerät ist nicht mehr angemeldet. Neue Bestellungen kommen hier nicht an!';
export const noConnection = 'Keine Verbindung zum Server. Neue Bestellungen kommen hier nicht an!';
export const notSynchronized = 'Nicht synchronisiert';
export const notSynchronizedSince = message('Nicht synchronisiert seit {time}');
export const changesWait = message('{count, plural, one {# Änderung wartet} other {# Änderungen warten}}');
export const branch = 'Filiale';
export const allBranches = 'Alle Filialen';
export const sound = 'Ton';
export const soundIsOff = 'Der Ton ist aus: Neue Bestellungen sind nur zu sehen.';
export const turnSoundOn = 'Ton einschalten';
export const muted = message('Stumm, höchstens {minutes} Min.');
export const mute = message('{minutes} Min. stumm');
export const waiting = message(
  '{count, plural, one {Eine Bestellung wartet} other {# Bestellungen warten}} auf Sie',
);
export const news = message('({count}) {count, plural, one {# neue Bestellung} other {# neue Bestellungen}}');
export const openCount = message('{count} offen');
export const clock = richMessage('<hidden>Uhrzeit </hidden>{time}');
