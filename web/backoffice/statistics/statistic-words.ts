import { STATISTICS, type StatisticName } from '#domain/insights/statistics.ts';
import { type ComparedPeriod, changeInPercent, type Period } from '#domain/insights/statistics-period.ts';
import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { formatDay } from '#text/calendar/calendar.ts';
import * as texts from './texts.ts';

const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** A value with its unit: '1.234,50 €', '12', '7,5 Std.'. */
export function valueText(name: StatisticName, value: number, currency: string): string {
  switch (STATISTICS[name].measure) {
    case 'cents':
      return formatMoney(fromDecimal(value), currency);
    case 'milliseconds':
      return texts.hours({ hours: NUMBER.format(value) });
    case 'count':
    case 'pieces':
      return NUMBER.format(value);
  }
}

/** The same for the axis of a chart, where space is tight: '1,2 Tsd.'. */
export function axisText(value: number): string {
  if (Math.abs(value) < 10_000) return NUMBER.format(value);
  return texts.thousands({ count: NUMBER.format(Math.round(value / 100) / 10) });
}

export interface ChangeWords {
  /** '+12 %', '−50 %', '±0 %', 'neu', '–'. */
  sign: string;
  /** The full sentence. */
  words: string;
  direction: 'up' | 'down' | 'same';
}

/** How a value compares with the previous one, as a sign and in words. */
export function changeWords(value: number, before: number, shownBefore: string): ChangeWords {
  const percent = changeInPercent(value, before);
  if (percent === null) {
    return value === 0
      ? { sign: '–', words: texts.nothingEither, direction: 'same' }
      : { sign: texts.newSign, words: texts.nothingBefore, direction: 'up' };
  }
  if (percent === 0) return { sign: '±0 %', words: texts.same({ before: shownBefore }), direction: 'same' };
  const amount = NUMBER.format(Math.abs(percent));
  return percent > 0
    ? { sign: `+${amount} %`, words: texts.more({ amount, before: shownBefore }), direction: 'up' }
    : { sign: `−${amount} %`, words: texts.less({ amount, before: shownBefore }), direction: 'down' };
}

/** '01.11.2026 bis 22.11.2026', or the single day. */
export function periodText({ from, to }: Period): string {
  return from === to ? formatDay(from) : texts.fromTo({ from: formatDay(from), to: formatDay(to) });
}

/** '16.10.2026 bis 22.10.2026, am letzten Tag bis 14:30 Uhr'. */
export function comparedText(period: ComparedPeriod, time: string): string {
  if (period.until === null) return periodText(period);
  const values = { period: periodText(period), time };
  return period.from === period.to ? texts.dayUntil(values) : texts.periodUntil(values);
}
