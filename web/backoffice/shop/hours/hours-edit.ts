import type { HoursType, OpeningHour } from '#domain/time/opening-hours.ts';
import { parseWallMinutes } from '#domain/time/opening-hours.ts';
import { formatWallMinutes, type LocalDay, type Weekday } from '#domain/time/zoned-time.ts';

/** A row of the week: a weekday, or the default for days without times of their own. */
export type Line = 'daily' | Weekday;

/** Which entries a row or a special day edits. */
export type Place = { type: Line; date: null } | { type: 'once'; date: LocalDay };

export interface Indexed {
  entry: OpeningHour;
  /** Its index in the value, used in error paths. */
  index: number;
}

export type Hours = readonly OpeningHour[];

/** 'follows': no times of its own, those of every day apply. 'none': no entry opens it. */
export type LineState = 'open' | 'closed' | 'follows' | 'none';

export function lineOf(type: Line): Place {
  return { type, date: null };
}

export function dayOf(date: LocalDay): Place {
  return { type: 'once', date };
}

export function entriesAt(hours: Hours, place: Place): Indexed[] {
  return hours.flatMap((entry, index) => (isAt(entry, place) ? [{ entry, index }] : []));
}

function isAt({ type, date }: OpeningHour, place: Place): boolean {
  return type === place.type && date === place.date;
}

/** A closed entry without times closes the whole day. */
function isWholeDay({ isClosed, from, to }: OpeningHour): boolean {
  return isClosed && from === null && to === null;
}

export function stateAt(hours: Hours, place: Place): LineState {
  const own = entriesAt(hours, place).map(({ entry }) => entry);
  if (own.some(isWholeDay)) return 'closed';
  if (own.some(({ isClosed }) => !isClosed)) return 'open';
  const above = place.type === 'once' || place.type === 'daily' ? null : stateAt(hours, lineOf('daily'));
  return above === 'open' ? 'follows' : 'none';
}

export function changed(hours: Hours, index: number, change: Partial<OpeningHour>): OpeningHour[] {
  return hours.map((entry, at) => (at === index ? { ...entry, ...change } : entry));
}

export function removed(hours: Hours, index: number): OpeningHour[] {
  return hours.toSpliced(index, 1);
}

/** The hours without any entry of a row or special day. */
export function cleared(hours: Hours, place: Place): OpeningHour[] {
  return hours.filter((entry) => !isAt(entry, place));
}

/** Closed for the whole day, whatever was there before. */
export function closedAt(hours: Hours, place: Place): OpeningHour[] {
  return [...cleared(hours, place), entryAt(place, { isClosed: true, from: null, to: null })];
}

/** Adds a range; the first one opens a closed day. `isClosed` makes it a closed period instead. */
export function withRange(hours: Hours, place: Place, isClosed = false): OpeningHour[] {
  const own = entriesAt(hours, place).map(({ entry }) => entry);
  const rest = own.some(isWholeDay) ? cleared(hours, place) : [...hours];
  const range = nextRange(own.filter((entry) => !isWholeDay(entry)));
  return [...rest, entryAt(place, { isClosed, ...range })];
}

/** Puts back the entries from before it was closed. */
export function restored(hours: Hours, place: Place, entries: Hours): OpeningHour[] {
  return [...cleared(hours, place), ...entries.map((entry) => ({ ...entry, ...kindOf(place) }))];
}

/** Copies a day's times to other days, replacing theirs. */
export function copied(hours: Hours, from: Place, targets: readonly Place[]): OpeningHour[] {
  const own = entriesAt(hours, from).map(({ entry }) => entry);
  return targets.reduce<OpeningHour[]>((all, target) => restored(all, target, own), [...hours]);
}

/** Closed on these dates; dates that already have an entry keep it. */
export function withClosedDays(hours: Hours, dates: readonly LocalDay[]): OpeningHour[] {
  const known = new Set(specialDays(hours));
  return [
    ...hours,
    ...dates
      .filter((date) => !known.has(date))
      .map((date) => entryAt(dayOf(date), { isClosed: true, from: null, to: null })),
  ];
}

/** The dates with entries of their own, earliest first. */
export function specialDays(hours: Hours): LocalDay[] {
  const dates = hours.flatMap(({ type, date }) => (type === 'once' && date !== null ? [date] : []));
  return [...new Set(dates)].toSorted();
}

/** Moves a special day to another date. */
export function moved(hours: Hours, from: LocalDay, to: LocalDay): OpeningHour[] {
  return hours.map((entry) => (isAt(entry, dayOf(from)) ? { ...entry, date: to } : entry));
}

/** The first day from a date on without an entry. */
export function freeDay(hours: Hours, days: Iterable<LocalDay>): LocalDay | null {
  const known = new Set(specialDays(hours));
  for (const day of days) if (!known.has(day)) return day;
  return null;
}

/** Whether a range ends on the following day; false for invalid times. */
export function isPastMidnight({ from, to }: Pick<OpeningHour, 'from' | 'to'>): boolean {
  const start = parseWallMinutes(from ?? '');
  const end = parseWallMinutes(to ?? '');
  return start !== null && end !== null && end <= start && end > 0;
}

/** '8' -> '08:00', '830' and '8.30' -> '08:30', '24' -> '24:00'; invalid input stays as typed. */
export function timeText(typed: string): string {
  const text = typed.trim();
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:[:.,h ]\s?(\d{1,2})?)?$/.exec(text) ?? /^(\d{1,2})(\d\d)$/.exec(text) ?? [];
  if (hours === undefined) return text;
  const time = `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`;
  return parseWallMinutes(time) === null ? text : time;
}

function kindOf({ type, date }: Place): { type: HoursType; date: LocalDay | null } {
  return { type, date };
}

function entryAt(place: Place, values: Pick<OpeningHour, 'isClosed' | 'from' | 'to'>): OpeningHour {
  return { ...kindOf(place), ...values };
}

/** Usual hours first; then an hour's break and the evening. */
function nextRange(own: Hours): { from: string; to: string } {
  const end = parseWallMinutes(own.at(-1)?.to ?? '');
  if (end === null || end === 0 || end > 21 * 60) return { from: '09:00', to: '18:00' };
  return { from: formatWallMinutes(end + 60), to: formatWallMinutes(Math.min(24 * 60, end + 5 * 60)) };
}
