import { message } from '#text/message.ts';

export { orderAloud } from '../texts.ts';

export const ordered = 'Bestellt';
export const serviceAndBranch = 'Art, Filiale';
export const service = 'Art';
export const customer = 'Kunde';
export const contents = 'Inhalt';
export const amount = 'Betrag';
export const from = 'Von';
export const until = 'Bis';
export const title = 'Verlauf';
export const allOrders = 'Alle Bestellungen';
export const search = 'Suche nach Nummer, Name, E-Mail oder Telefon';
export const searchPlaceholder = 'Nummer, Name, Telefon …';
export const state = 'Status';
export const allStates = 'Alle Status';
export const nothingFound = 'Keine Bestellung passt dazu.';
export const noOrders = 'Noch keine Bestellungen.';
export const number = 'Nr.';
export const saveCsv = 'CSV';
export const exporting = message('Export: {rows} von {total}');
export const exportingRows = message('Export: {rows} Bestellungen');
export const exportBegins = 'Der Export beginnt …';
export const exportProgress = 'Fortschritt des Exports';
export const cancelExport = 'Abbrechen';
export const exportFailed = message('Der Export ist fehlgeschlagen: {reason}');
export const connectionLost = 'Die Verbindung ist abgebrochen.';
