import type { SalesPart } from '#domain/insights/sales-part.ts';
import type { StatisticName } from '#domain/insights/statistics.ts';
import { message } from './message.ts';

/** The title of each statistic. */
export const STATISTIC_NAMES = {
  'unique-visitors': 'Besucher je Tag',
  'page-views': 'Seitenaufrufe je Tag',
  pages: 'Aufrufe je Seite',
  events: 'Ereignisse nach Art',
  orders: 'Bestellungen je Tag',
  revenue: 'Umsatz je Tag',
  lines: 'Beträge neben den Positionen nach Art',
  donations: 'Spenden nach Monat und Empfänger',
  'canceled-orders': 'Stornierte und abgelehnte Bestellungen je Tag',
  items: 'Verkaufte Stück je Tag',
  'popular-items': 'Beliebteste Produkte',
  'visitor-times': 'Besucher nach Wochentag und Stunde',
  'order-times': 'Bestellungen nach Wochentag und Stunde',
  'working-activities': 'Gearbeitete Stunden je Tag',
  'working-schedules': 'Geplante Stunden je Tag',
} satisfies Record<StatisticName, string>;

/** How each statistic counts, as an explanation for readers. */
export const STATISTIC_DESCRIPTIONS = {
  'unique-visitors':
    'Zählt, wer im Shop zugestimmt hat, einmal je Tag; die Summe ist die der Tage. Um Mitternacht UTC wechselt die Kennung: Wer dann im Shop ist, zählt zweimal.',
  'page-views': 'Zählt jede Seite, die jemand mit Zustimmung geöffnet hat.',
  pages: 'Die 200 meistgesehenen Seiten; key ist der Pfad ohne Parameter, die Summe zählt alle.',
  events: 'Was keine Seitenaufrufe sind, nach type/action; die 200 häufigsten, die Summe zählt alle.',
  orders:
    'Zählt nach dem Tag des Eingangs, auch stornierte und abgelehnte Bestellungen, aber keine, deren Zahlung fehlschlug.',
  revenue:
    'Gesamtbeträge nach dem Tag des Eingangs, ohne stornierte, abgelehnte und fehlgeschlagene Bestellungen; offene, Anfragen und „ab“-Preise zählen mit und stehen in split für sich.',
  lines:
    'Was Bestellungen neben ihren Positionen kosteten oder spendeten, gezählt wie der Umsatz; key ist die Art, label ihr Name.',
  donations:
    'Was der Shop für diese Bestellungen spendet, gezählt wie der Umsatz; key ist der Monat und dahinter der Empfänger, label der Monat und der Empfänger, wie man sie liest.',
  'canceled-orders':
    'Stornierte und abgelehnte Bestellungen nach dem Tag des Eingangs, nicht nach dem der Stornierung.',
  items:
    'Stück verkaufter Produkte; auch Portionen, Paare, Personen und Packungen sind Stück. Gewogenes und Gemessenes zählt je Position als ein Stück. Ein Paket ist ein Stück; sein Inhalt steht in bundled und zählt nicht in die Summe.',
  'popular-items':
    'Die 50 meistverkauften Produkte nach Stück (wie items); key ist die Nummer des Produkts, label sein letzter Name, die Summe zählt alle. Was als Inhalt von Paketen verkauft wurde, steht in bundled; was nur so verkauft wurde, kommt zuletzt.',
  'visitor-times':
    'Besucher je Stunde der Woche; key von monday-0 bis sunday-23. Wer zwei Stunden bleibt oder an einem anderen Tag wiederkommt, zählt zweimal.',
  'order-times': 'Eingegangene Bestellungen je Stunde der Woche; key von monday-0 bis sunday-23.',
  'working-activities':
    'Geleistete Stunden aller Personen ohne Pausen, um Mitternacht geteilt; Laufendes zählt bis jetzt.',
  'working-schedules':
    'Geplante Dienste aller Personen ohne Pausen, in Stunden; Abwesenheiten zählen nicht. Geht ein Dienst über Mitternacht, teilt sich seine Pause nach der Länge.',
} satisfies Record<StatisticName, string>;

/** What an order is to the sales. */
export const SALES_PART_NAMES = {
  confirmed: 'Bestätigt',
  open: 'Noch offen',
  quotation: 'Anfragen und „ab“-Preise',
  canceled: 'Storniert und abgelehnt',
} satisfies Record<SalesPart, string>;

/** Pieces that were parts of bundles; they count neither in the pieces nor in the revenue. */
export const inBundles = 'Dazu in Paketen';

export const donationOfMonth = message('{month}: {donatee}');

/** `to` is the hour after `from`. */
export const weekHour = message('{weekday} {from}-{to} Uhr');

export const statisticsRecount = 'Alle Statistiken aus den Bestellungen und Besuchen neu zählen';
export const statisticsRecountNote =
  'Vergangene Tage werden einmal gezählt und danach nur noch addiert; was sich nachträglich ändert, zählt der Server von selbst neu. Der Aufruf verwirft alle gezählten Tage: Bis sie im Hintergrund neu gezählt sind, rechnet jede Abfrage aus den Bestellungen selbst und dauert länger.';
