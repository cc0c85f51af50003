import { message } from '#text/message.ts';

export const accept = 'Akzeptieren';
export const onlyNecessary = 'Nur notwendige';
export const label = 'Cookies und Datenschutz';
export const title = 'Ihre Privatsphäre';
export const presentChoice = 'Ihre derzeitige Wahl:';
export const countVisits = 'zählen wir, welche Seiten und Produkte gefragt sind';
export const showMaps = 'zeigen wir Karten von Mapbox';
export const measureAdvertising = 'messen wir mit dem Meta-Pixel den Erfolg unserer Werbung';
export const privacyPolicy = 'Datenschutzerklärung';
export const intro = message(
  'Was zum Bestellen nötig ist, funktioniert immer. Mit Ihrer Zustimmung {purposes}.',
);
