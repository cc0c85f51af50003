import { message } from '#text/message.ts';

export { ctrl, pageTitle } from '../texts.ts';

export const orders = 'Bestellungen';
export const signedInAs = message('Angemeldet: {name}');
export const device = 'Gerät';
export const signedIn = 'Angemeldet';
export const account = 'Mein Konto';
export const signOut = 'Abmelden';
export const wideNavigation = 'Navigation mit Namen';
export const narrowNavigation = 'Navigation schmal';
export const navigation = 'Navigation';
export const allAreas = 'Alle Bereiche';
export const shortcuts = 'Tastenkürzel';
export const toContent = 'Zum Inhalt';
export const areas = 'Bereiche';
export const newOnes = 'neu';
export const search = 'Suchen';
export const searchLabel = 'Bereiche, Einträge und Bestellungen suchen';
export const searchPlaceholder = 'Wohin?';
export const hits = 'Treffer';
export const nothingFound = 'Nichts gefunden.';
export const orderNumber = message('Bestellung {number}');
