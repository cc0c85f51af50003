import type { LateAnswer } from '#domain/insights/late-answer.ts';

export const withoutReason = 'Ohne Angabe von Gründen';
export const withoutCategory = 'In keinem gültigen Produktkatalog';
export const canceledByGuest = 'Vom Gast storniert';
export const proposalDeclined = 'Gast lehnte den Gegenvorschlag ab';

/** What became of orders that nobody answered in time. */
export const LATE_ANSWER_NAMES = {
  late: 'Zu spät beantwortet',
  'given-up': 'Gast hat nach der Frist storniert',
  waiting: 'Wartet noch auf eine Antwort',
} satisfies Record<LateAnswer, string>;

// API document
export const salesReport = 'Umsatz nach Zahlart, Service, Filiale, Steuersatz, Produkt, Kategorie und Stunde';
export const salesReportDescription =
  'Nach dem Tag der Filiale, an dem die Bestellungen eingingen; mit from = to ist es der Tagesabschluss. Was noch offen, angefragt oder storniert ist, steht nur in parts, rejected und canceled.';
export const today = 'Heute nach Stunden, verglichen mit demselben Wochentag';
export const todayDescription =
  'Bestätigte Bestellungen je Stunde, daneben der Schnitt der letzten vier gleichen Wochentage.';
export const comparisons = 'Die gemerkten Vergleiche der angemeldeten Person';
export const keepComparisonsSummary = 'Ersetzt sie; höchstens 20';
