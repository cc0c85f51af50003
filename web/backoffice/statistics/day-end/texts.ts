import { message } from '#text/message.ts';

export const title = 'Tagesabschluss';
export const purpose =
  'Was an einem Tag verkauft wurde: alle bestätigten Bestellungen, die an diesem Tag der Filiale eingingen.';
export const print = 'Drucken';
export const failed = 'Tagesabschluss konnte nicht geladen werden';
export const nothing = 'An diesem Tag ging keine Bestellung ein.';
export const revenue = 'Umsatz';
export const tips = 'Trinkgeld';
export const takings = 'Gesamt';
export const orders = 'Bestellungen';
export const openOrders = message(
  '{count, plural, one {Eine Bestellung ist noch offen} other {# Bestellungen sind noch offen}} und {count, plural, one {zählt} other {zählen}} erst, wenn {count, plural, one {sie} other {sie}} bestätigt {count, plural, one {ist} other {sind}}.',
);
export const sum = 'Summe';
export const byTax = 'Nach Steuersatz';
export const byPayment = 'Nach Zahlart';
export const byService = 'Nach Service';
export const byBranch = 'Nach Filiale';
export const besideItems = 'Liefergebühren und Trinkgeld';
export const donations = 'Spenden des Shops';
export const notInRevenue = 'Nicht im Umsatz enthalten';
export const canceledAndRejected = 'Gründe für Stornos und Ablehnungen';
export const rate = message('{rate} %');
export const untaxed = 'Ohne Steuer';
export const table = 'Tabelle';
export const entry = 'Eintrag';
export const file = message('tagesabschluss-{branch}-{day}');
export const COLUMN_NAMES = {
  orders: 'Bestellungen',
  net: 'Netto',
  tax: 'Steuer',
  amount: 'Betrag',
  passedOn: 'Trinkgeld',
  total: 'Gesamt',
};
