import { message } from '#text/message.ts';
import type { RankedList } from './sales-entries.ts';

export const group = 'Umsatz im Einzelnen';
export const confirmedOnly = 'Hier zählen nur bestätigte Bestellungen, nach dem Tag des Eingangs.';
export const amount = 'Umsatz';
export const orders = 'Bestellungen';
export const pieces = 'Stück';
export const before = 'Vergleichszeitraum';
export const nothing = 'In diesem Zeitraum wurde nichts verkauft.';
export const hour = 'Stunde';
export const hours = message('{from}-{to} Uhr');
export const byHour = 'Umsatz nach Stunde';
export const taxes = 'Netto und Steuer';
export const rate = 'Steuersatz';
export const percent = message('{rate} %');
export const net = 'Netto';
export const tax = 'Steuer';
export const gross = 'Brutto';
export const untaxed = 'Ohne Steuer';
export const lost = 'Abgelehnt, storniert, verpasst';
export const reason = 'Grund';
export const kind = 'Art';
export const rejected = 'Abgelehnt';
export const canceled = 'Storniert';
export const missed = 'Verpasst';
export const nothingLost = 'Nichts wurde abgelehnt, storniert oder verpasst.';
export const answer = 'Zeit bis zur Bestätigung';
export const noAnswer = 'In diesem Zeitraum wurde keine Bestellung bestätigt.';
export const median = 'Die Hälfte binnen';
export const ninety = 'Neun von zehn binnen';
export const duration = message('{minutes} Min.');
export const answered = message(
  '{count, plural, one {Eine bestätigte Bestellung} other {# bestätigte Bestellungen}}',
);
export const ratings = 'Bewertungen';
export const noRatings = 'In diesem Zeitraum hat niemand bewertet.';
export const average = message(
  '{average} von 5 Sternen, {count, plural, one {eine Bewertung} other {# Bewertungen}}',
);
export const stars = message('{count, plural, one {# Stern} other {# Sterne}}');
export const count = 'Anzahl';
export const figure = 'Angabe';
export const value = 'Wert';
export const todayTitle = 'Heute nach Stunden';
export const today = 'Heute';
export const usual = message('Sonst am {weekday}');
export const usualNote = message(
  '{count, plural, =0 {An den letzten vier gleichen Wochentagen wurde nichts bestellt.} one {Verglichen mit dem einzigen der letzten vier gleichen Wochentage, an dem bestellt wurde.} other {Verglichen mit dem Schnitt der # letzten gleichen Wochentage, an denen bestellt wurde.}}',
);
export const soFar = message('Bis {hour} Uhr {amount}');
export const nothingToday = 'Heute wurde noch nichts bestätigt.';

export const TITLES: Readonly<Record<RankedList, string>> = {
  services: 'Umsatz nach Service',
  payments: 'Umsatz nach Zahlart',
  branches: 'Umsatz nach Filiale',
  categories: 'Umsatz nach Kategorie',
  products: 'Umsatz nach Produkt',
};
export const HEADS: Readonly<Record<RankedList, string>> = {
  services: 'Service',
  payments: 'Zahlart',
  branches: 'Filiale',
  categories: 'Kategorie',
  products: 'Produkt',
};
export const NOTES: Readonly<Partial<Record<RankedList, string>>> = {
  categories:
    'Jedes Produkt zählt in der ersten Kategorie der heute gültigen Produktkataloge, in der es steht.',
  products: 'Summe der Positionen, ohne Liefergebühren und Trinkgeld.',
};
