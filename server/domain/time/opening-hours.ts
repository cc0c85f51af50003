import { cutSpans, type Interval, joinSpans, type Span, toInterval } from './interval.ts';
import type { Zone } from './zone-offsets.ts';
import {
  addDays,
  daysBetween,
  formatWallMinutes,
  HOUR,
  instantOf,
  isLocalDay,
  type LocalDay,
  localDayOf,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from './zoned-time.ts';

/** What an entry is about. */
export const HOURS_TYPES = ['once', 'daily', ...WEEKDAYS] as const;
export type HoursType = (typeof HOURS_TYPES)[number];

/** One entry of opening hours, delivery hours or a schedule; wall times of the branch's zone. */
export interface OpeningHour {
  type: HoursType;
  /** YYYY-MM-DD, only for 'once'. */
  date: string | null;
  isClosed: boolean;
  /** HH:mm; null together with `to` and isClosed = the whole day. */
  from: string | null;
  /** HH:mm, 24:00 allowed; if at or before `from`, it is on the next day. */
  to: string | null;
}

export interface OpenState {
  isOpen: boolean;
  /** Open, with less than 60 minutes left. */
  isClosingSoon: boolean;
  /** When it closes; null while closed, and if it never closes. */
  until: Date | null;
  /** When it opens next; null while open, and if it never opens. */
  nextOpening: Date | null;
}

/** Hours of one weekday as wall times; `to` is 24:00 at midnight, and a small hour after midnight. */
export interface WallRange {
  from: string;
  to: string;
}

/** Consecutive weekdays with the same hours; no range = closed. */
export interface HoursGroup {
  first: Weekday;
  last: Weekday;
  ranges: WallRange[];
}

const DAY_MINUTES = 24 * 60;
const CLOSING_SOON = HOUR;
/** No entry reaches further than two days past its own day (from 24:00 to 24:00). */
export const LONGEST_TAIL_DAYS = 2;
const FURTHEST_SEARCH_DAYS = 400;

/**
 * The hours that start on a calendar day, as instants, sorted and joined; past midnight they belong to this day. once >
 * weekday > daily: the most specific type with entries wins and its entries add up. A closed entry without times closes the
 * day; with times it only cuts them out (R30, R31). Without entries: closed.
 */
export function hoursOn(entries: readonly OpeningHour[], day: LocalDay, timeZone: Zone): Interval[] {
  return hourSpansOn(entries, day, timeZone).map(toInterval);
}

/** `hoursOn` in milliseconds since the epoch, for rules that compute over many days. */
export function hourSpansOn(entries: readonly OpeningHour[], day: LocalDay, timeZone: Zone): Span[] {
  const plan = planOf(entries, weekdayOf(day), day);
  if (plan.opens.length === 0) return [];
  const toInstants = (span: Span): Span => ({
    start: instantOf(day, span.start, timeZone, 'first'),
    end: instantOf(day, span.end, timeZone, 'second'),
  });
  // Cut as instants: in wall time, a cut inside the repeated hour would be lost.
  return cutSpans(joinSpans(plan.opens.map(toInstants)), plan.cuts.map(toInstants));
}

/** All hours that overlap or touch a range of instants, joined over midnight, in milliseconds since the epoch. */
export function hourSpansBetween(entries: readonly OpeningHour[], range: Span, timeZone: Zone): Span[] {
  const first = addDays(localDayOf(new Date(range.start), timeZone), -tailDays(entries));
  const days = daysBetween(first, localDayOf(new Date(range.end), timeZone));
  const spans: Span[] = [];
  for (let n = 0; n <= days; n++) spans.push(...hourSpansOn(entries, addDays(first, n), timeZone));
  return joinSpans(spans).filter((span) => span.start <= range.end && span.end >= range.start);
}

/** Open at an instant: opening minute inclusive, closing minute exclusive. */
export function isOpenAt(entries: readonly OpeningHour[], at: Date, timeZone: Zone): boolean {
  const time = at.getTime();
  const spans = hourSpansBetween(entries, { start: time, end: time }, timeZone);
  return spans.some((span) => span.start <= time && time < span.end);
}

/** `isOpenAt` for the schedule of a product or category: an empty one is always open (R34). */
export function isScheduleOpen(schedule: readonly OpeningHour[], at: Date, timeZone: Zone): boolean {
  return schedule.length === 0 || isOpenAt(schedule, at, timeZone);
}

/** Whether an appointment fits a schedule; as with slots, its last minute is inclusive (R41). */
export function isInSchedule(schedule: readonly OpeningHour[], at: Date, timeZone: Zone): boolean {
  if (schedule.length === 0) return true;
  const time = at.getTime();
  return hourSpansBetween(schedule, { start: time, end: time }, timeZone).length > 0;
}

/** Whether the hours are open, until when, or from when; hours that touch at midnight are joined (R33). */
export function openState(entries: readonly OpeningHour[], now: Date, timeZone: Zone): OpenState {
  const time = now.getTime();
  const today = localDayOf(now, timeZone);
  const furthest = searchDays(entries, today);
  for (const days of [LONGEST_TAIL_DAYS, furthest]) {
    const range = { start: time, end: instantOf(addDays(today, days), 0, timeZone, 'first') };
    const span = hourSpansBetween(entries, range, timeZone).find(({ end }) => end > time);
    // Hours that reach the end of the range may continue beyond it.
    const isWhole = span !== undefined && span.end < range.end;
    if (span && (isWhole || days === furthest)) return stateIn(span, time, !isWhole);
  }
  return { isOpen: false, isClosingSoon: false, until: null, nextOpening: null };
}

function stateIn(span: Span, time: number, isEndless: boolean): OpenState {
  if (span.start > time) {
    return { isOpen: false, isClosingSoon: false, until: null, nextOpening: new Date(span.start) };
  }
  return {
    isOpen: true,
    isClosingSoon: !isEndless && span.end - time < CLOSING_SOON,
    until: isEndless ? null : new Date(span.end),
    nextOpening: null,
  };
}

/** The regular hours of each weekday from Monday on, without 'once' entries; no range = closed. */
export function weekHours(entries: readonly OpeningHour[]): { day: Weekday; ranges: WallRange[] }[] {
  return WEEKDAYS.map((day) => {
    const plan = planOf(entries, day, null);
    return { day, ranges: cutSpans(joinSpans(plan.opens), plan.cuts).map(toWallRange) };
  });
}

/** The table in the footer: the regular week, with consecutive days with equal hours as one row. */
export function groupedHours(entries: readonly OpeningHour[]): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const { day, ranges } of weekHours(entries)) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.ranges) === JSON.stringify(ranges)) last.last = day;
    else groups.push({ first: day, last: day, ranges });
  }
  return groups;
}

/** 'HH:mm' (00:00 to 24:00) as minutes since midnight; null for anything else. */
export function parseWallMinutes(text: string): number | null {
  const match = /^(\d\d):(\d\d)$/.exec(text);
  if (!match) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2]);
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= DAY_MINUTES ? total : null;
}

interface DayPlan {
  /** Wall minutes of the day; values past 1440 are on the next. */
  opens: Span[];
  cuts: Span[];
}

function planOf(entries: readonly OpeningHour[], weekday: Weekday, date: LocalDay | null): DayPlan {
  const levels: readonly ((entry: OpeningHour) => boolean)[] = [
    (entry) => entry.type === 'once' && date !== null && entry.date === date,
    (entry) => entry.type === weekday,
    (entry) => entry.type === 'daily',
  ];
  const cuts: Span[] = [];
  for (const isOfLevel of levels) {
    const opens: Span[] = [];
    for (const entry of entries) {
      if (!isOfLevel(entry)) continue;
      const span = wallSpan(entry);
      if (!entry.isClosed) {
        if (span) opens.push(span);
      } else if (span && (entry.from !== null || entry.to !== null)) {
        cuts.push(span);
      } else {
        // A closed entry with invalid times also closes the day: better closed than open by mistake.
        return { opens: [], cuts: [] };
      }
    }
    if (opens.length > 0) return { opens, cuts };
  }
  return { opens: [], cuts: [] };
}

/** A missing `from` is 00:00, a missing `to` is 24:00; null if a time cannot be parsed. */
function wallSpan(entry: OpeningHour): Span | null {
  const start = parseWallMinutes(entry.from ?? '00:00');
  const end = parseWallMinutes(entry.to ?? '24:00');
  if (start === null || end === null) return null;
  return { start, end: end <= start ? end + DAY_MINUTES : end };
}

/** How many days the hours of a day can reach past it, midnight itself included; 0 saves looking back. */
function tailDays(entries: readonly OpeningHour[]): number {
  return entries.reduce((days, entry) => {
    const span = wallSpan(entry);
    return span ? Math.max(days, Math.floor(span.end / DAY_MINUTES)) : days;
  }, 0);
}

/** How far to look: a full week past the last single date, or past today. */
function searchDays(entries: readonly OpeningHour[], today: LocalDay): number {
  let furthest = 0;
  for (const entry of entries) {
    if (entry.type !== 'once' || entry.date === null || !isLocalDay(entry.date)) continue;
    furthest = Math.max(furthest, daysBetween(today, entry.date));
  }
  return Math.min(furthest + 9, FURTHEST_SEARCH_DAYS);
}

function toWallRange(span: Span): WallRange {
  const end = span.end > DAY_MINUTES ? span.end - DAY_MINUTES : span.end;
  return { from: formatWallMinutes(span.start), to: formatWallMinutes(end) };
}
