import { message } from '#text/message.ts';

export const title = 'Abholung';
export const preparing = 'In Zubereitung';
export const ready = 'Abholbereit';
export const nothingPreparing = 'Gerade ist keine Bestellung in Arbeit.';
export const nothingReady = 'Gerade ist keine Bestellung abholbereit.';
export const asOf = message('Keine Verbindung, Stand {time} Uhr');
export const connecting = 'Verbindung zum Server wird aufgebaut.';
export const unreached = 'Der Server ist nicht erreichbar. Die Nummern erscheinen, sobald er antwortet.';
export const signedOut =
  'Dieser Bildschirm ist nicht verbunden. Bitte öffnen Sie ihn in der Theke-App am Kassen-PC, oder melden Sie sich im Backend an.';
export const noBranch =
  'Hier ist nicht klar, welche Filiale gemeint ist. Bitte öffnen Sie den Abholbildschirm in der Küchenansicht einer Filiale.';
export const soundOn = 'Ton einschalten';
export const soundOff = 'Ton ausschalten';
