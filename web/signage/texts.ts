import { message } from '#text/message.ts';

export const soldOut = 'ausverkauft';
export const notConnectedTitle = 'Dieser Bildschirm ist nicht verbunden';
export const notConnectedText = 'Bitte öffnen Sie die Adresse, die das Backend beim TV anzeigt.';
export const connectingTitle = 'Einen Moment …';
export const connectingText = 'Verbindung zum Server wird aufgebaut.';
export const noStream = message('{name}: Diesem TV ist noch kein Stream mit Inhalten zugeordnet.');
export const nothingPlanned = 'Gerade ist nichts geplant.';
