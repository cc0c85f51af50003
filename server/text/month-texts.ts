import { type LocalDay, weekdayOf } from '#domain/zoned-time.ts';
import { WEEKDAY_NAMES } from './calendar-texts.ts';

const MONTH_NAMES = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

function monthName(month: string): string {
  return MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? '';
}

/** '2026-11' -> 'November 2026'. */
export function formatMonth(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}

/** '2026-11' -> 'Nov. 2026'; names of up to four letters stay whole. */
export function formatShortMonth(month: string): string {
  const name = monthName(month);
  return `${name.length > 4 ? `${name.slice(0, 3)}.` : name} ${month.slice(0, 4)}`;
}

/** '2026-11-21' -> 'Samstag, 21. November 2026'. */
export function formatFullDay(day: LocalDay): string {
  return `${WEEKDAY_NAMES[weekdayOf(day)]}, ${Number(day.slice(8))}. ${formatMonth(day)}`;
}
