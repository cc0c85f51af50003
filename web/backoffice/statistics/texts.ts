import type { StatisticName } from '#domain/insights/statistics.ts';
import type { PeriodName } from '#domain/insights/statistics-period.ts';
import { message, richMessage } from '#text/message.ts';

export { retry } from '../texts.ts';

export const bothDays = 'Bitte wählen Sie beide Tage.';
export const endBeforeStart = 'Das Ende liegt vor dem Anfang.';
export const tooLong = 'Bitte wählen Sie höchstens zwei Jahre.';
export const period = 'Zeitraum';
export const branch = 'Filiale';
export const allBranches = 'Alle Filialen';
export const from = 'Von';
export const until = 'Bis';
export const periodBefore = 'Zeitraum davor';
export const singleDay = 'Ein einzelner Tag hat keinen Verlauf.';
export const hour = 'Stunde';
export const busiestHours = message('Am meisten: {hours}');
export const workTitle = 'Arbeitszeit: geplant und gearbeitet';
export const day = 'Tag';
export const difference = 'Unterschied';
export const worked = 'Gearbeitet';
export const planned = 'Geplant';
export const saveAsCsv = message('{title} als CSV speichern');
export const notLoaded = 'Statistik konnte nicht geladen werden';
export const tableOf = message('Tabelle: {title}');
export const byWeekdayAndHour = message('{title} nach Wochentag und Stunde');
export const weekday = 'Wochentag';
export const title = 'Statistik';
export const comparison = message('{period}, verglichen mit {compared}');
export const salesGroup = 'Verkauf';
export const product = 'Produkt';
export const pieces = 'Stück';
export const visitorsGroup = 'Besucher des Shops';
export const page = 'Seite';
export const views = 'Aufrufe';
export const event = 'Ereignis';
export const count = 'Anzahl';
export const teamGroup = 'Team';
export const atAGlance = 'Auf einen Blick';
export const averagePerOrder = 'Ø je Bestellung';
export const daysOfFile = message('{from}-bis-{to}');
export const hourOfDay = richMessage('{hour}<hidden> Uhr</hidden>');
export const asTable = richMessage('Als Tabelle<hidden>: {title}</hidden>');
export const workFile = message('arbeitszeit-{days}');
export const workTotals = message(
  '{worked} gearbeitet, {planned} geplant: {difference, select, same {genau wie geplant} more {{gap} mehr als geplant} other {{gap} weniger als geplant}}',
);
export const hours = message('{hours} Std.');
export const thousands = message('{count} Tsd.');
export const nothingEither = 'davor ebenfalls nichts';
export const newSign = 'neu';
export const nothingBefore = 'davor nichts';
export const same = message('gleich wie davor ({before})');
export const more = message('{amount} % mehr als davor ({before})');
export const less = message('{amount} % weniger als davor ({before})');
export const fromTo = message('{from} bis {to}');
export const dayUntil = message('{period}, bis {time} Uhr');
export const periodUntil = message('{period}, am letzten Tag bis {time} Uhr');

export const PERIOD_NAMES: Readonly<Record<PeriodName, string>> = {
  today: 'Heute',
  week: '7 Tage',
  thirty: '30 Tage',
  month: 'Dieser Monat',
  'last-month': 'Letzter Monat',
  year: 'Dieses Jahr',
  own: 'Eigener Zeitraum',
};

/** Names that owners understand; the API's names are closer to how they are calculated. */
export const SHORT_NAMES: Readonly<Record<StatisticName, string>> = {
  revenue: 'Umsatz',
  lines: 'Neben den Produkten',
  donations: 'Spenden',
  orders: 'Bestellungen',
  'canceled-orders': 'Storniert und abgelehnt',
  items: 'Verkaufte Stück',
  'popular-items': 'Beliebteste Produkte',
  'order-times': 'Wann bestellt wird',
  'unique-visitors': 'Besucher',
  'page-views': 'Seitenaufrufe',
  pages: 'Meistgesehene Seiten',
  events: 'Was Besucher tun',
  'visitor-times': 'Wann Besucher kommen',
  'working-activities': 'Gearbeitet',
  'working-schedules': 'Geplant',
};

/** What an empty statistic says, and what would fill it. */
export const EMPTY_TEXTS: Readonly<Record<StatisticName, string>> = {
  revenue: 'In diesem Zeitraum gab es keinen Umsatz.',
  lines: 'Zu den Produkten kam in diesem Zeitraum nichts hinzu.',
  donations: 'In diesem Zeitraum wurde nichts gespendet.',
  orders: 'In diesem Zeitraum ging keine Bestellung ein.',
  'canceled-orders': 'Nichts wurde storniert oder abgelehnt.',
  items: 'In diesem Zeitraum wurde nichts verkauft.',
  'popular-items': 'In diesem Zeitraum wurde nichts verkauft.',
  'order-times': 'In diesem Zeitraum ging keine Bestellung ein.',
  'unique-visitors': 'Noch keine Besucher. Gezählt wird nur, wer im Shop zugestimmt hat.',
  'page-views': 'Noch keine Seitenaufrufe. Gezählt wird nur, wer im Shop zugestimmt hat.',
  pages: 'Noch keine Seitenaufrufe. Gezählt wird nur, wer im Shop zugestimmt hat.',
  events: 'Noch keine Ereignisse. Gezählt wird nur, wer im Shop zugestimmt hat.',
  'visitor-times': 'Noch keine Besucher. Gezählt wird nur, wer im Shop zugestimmt hat.',
  'working-activities': 'In diesem Zeitraum wurde keine Arbeitszeit erfasst.',
  'working-schedules': 'Für diesen Zeitraum sind keine Dienste geplant.',
};
export const lineKind = 'Art';
export const amount = 'Betrag';
export const ofWhich = 'Davon';
export const partOf = message('{label}: {value}');
export const month = 'Monat';
export const donatee = 'Empfänger';
