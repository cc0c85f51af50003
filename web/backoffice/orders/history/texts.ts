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
export const search = 'Suche nach Nummer, Name, E-Mail oder Telefon';
export const searchPlaceholder = 'Nummer, Name, Telefon …';
export const state = 'Status';
export const allStates = 'Alle Status';
export const nothingFound = 'Keine Bestellung passt dazu.';
export const noOrders = 'Noch keine Bestellungen.';
export const number = 'Nr.';
export const saveCsv = 'CSV';
