import { formatMoney, fromDecimal } from '#domain/money.ts';
import { STATISTICS, type StatisticName } from '#domain/statistics.ts';
import {
  type ComparedPeriod,
  changeInPercent,
  type Period,
  type PeriodName,
} from '#domain/statistics-period.ts';
import { formatDay } from '#text/calendar-texts.ts';

export const PERIOD_NAMES: Readonly<Record<PeriodName, string>> = {
  today: 'Heute',
  week: '7 Tage',
  thirty: '30 Tage',
  month: 'Dieser Monat',
  'last-month': 'Letzter Monat',
  year: 'Dieses Jahr',
  own: 'Eigener Zeitraum',
};

/** What an owner calls them; the API's names say more about how they are counted. */
export const SHORT_NAMES: Readonly<Record<StatisticName, string>> = {
  revenue: 'Umsatz',
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

const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** A value with its unit: '1.234,50 €', '12', '7,5 Std.'. */
export function valueText(name: StatisticName, value: number, currency: string): string {
  switch (STATISTICS[name].measure) {
    case 'cents':
      return formatMoney(fromDecimal(value), currency);
    case 'milliseconds':
      return `${NUMBER.format(value)} Std.`;
    case 'count':
    case 'pieces':
      return NUMBER.format(value);
  }
}

/** The same for the axis of a plot, where there is little room: '1,2 Tsd.'. */
export function axisText(value: number): string {
  if (Math.abs(value) < 10_000) return NUMBER.format(value);
  return `${NUMBER.format(Math.round(value / 100) / 10)} Tsd.`;
}

export interface ChangeWords {
  /** '+12 %', '−50 %', '±0 %', 'neu', '–'. */
  sign: string;
  /** The whole sentence. */
  words: string;
  direction: 'up' | 'down' | 'same';
}

/** How a value compares with the one before, in a sign and in words. */
export function changeWords(value: number, before: number, shownBefore: string): ChangeWords {
  const percent = changeInPercent(value, before);
  if (percent === null) {
    return value === 0
      ? { sign: '–', words: 'davor ebenfalls nichts', direction: 'same' }
      : { sign: 'neu', words: 'davor nichts', direction: 'up' };
  }
  if (percent === 0) return { sign: '±0 %', words: `gleich wie davor (${shownBefore})`, direction: 'same' };
  const amount = NUMBER.format(Math.abs(percent));
  return percent > 0
    ? { sign: `+${amount} %`, words: `${amount} % mehr als davor (${shownBefore})`, direction: 'up' }
    : { sign: `−${amount} %`, words: `${amount} % weniger als davor (${shownBefore})`, direction: 'down' };
}

/** '01.11.2026 bis 22.11.2026', or the one day. */
export function periodText({ from, to }: Period): string {
  return from === to ? formatDay(from) : `${formatDay(from)} bis ${formatDay(to)}`;
}

/** '16.10.2026 bis 22.10.2026, am letzten Tag bis 14:30 Uhr'. */
export function comparedText(period: ComparedPeriod, time: string): string {
  if (period.until === null) return periodText(period);
  const end = period.from === period.to ? `, bis ${time} Uhr` : `, am letzten Tag bis ${time} Uhr`;
  return periodText(period) + end;
}
