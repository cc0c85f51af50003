import type { Fault } from '#domain/errors.ts';
import { cutSpans, intersectSpans, joinSpans, type Span } from '#domain/time/interval.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, HOUR, instantOf, type LocalDay } from '#domain/time/zoned-time.ts';

/** A finished pause; ISO 8601. */
export interface Pause {
  from: string;
  to: string;
}

/** The times of one working activity; instants are ISO 8601. */
export interface WorkingTime {
  startedAt: string;
  /** null while it is open. */
  endedAt: string | null;
  /** When the current pause of an open activity began. */
  pausedAt: string | null;
  pauses: readonly Pause[];
}

export type WorkingState = 'working' | 'paused' | 'ended';

/** An activity open for longer than this was probably forgotten: no shift is that long. */
const FORGOTTEN_AFTER = 16 * HOUR;

export function workingState({ endedAt, pausedAt }: WorkingTime): WorkingState {
  if (endedAt !== null) return 'ended';
  return pausedAt === null ? 'working' : 'paused';
}

export function isForgotten(time: WorkingTime, now: Date): boolean {
  return time.endedAt === null && now.getTime() - Date.parse(time.startedAt) > FORGOTTEN_AFTER;
}

/**
 * When work was done, in milliseconds since the epoch: from start to end (an open activity: to now) without the pauses.
 * Instants, so on a clock-change night only the hours that actually passed count. Never negative, never overlapping.
 */
export function workSpans(time: WorkingTime, now: Date): Span[] {
  const whole = wholeSpan(time, now);
  return whole.end > whole.start ? cutSpans([whole], pauseSpans(time, whole)) : [];
}

/** Milliseconds of work. */
export function workedTime(time: WorkingTime, now: Date): number {
  return lengthOf(workSpans(time, now));
}

/** Milliseconds of pauses between start and end; together with the worked time, the whole time. */
export function pausedTime(time: WorkingTime, now: Date): number {
  const whole = wholeSpan(time, now);
  return whole.end > whole.start ? lengthOf(intersectSpans([whole], pauseSpans(time, whole))) : 0;
}

/** Milliseconds of work that fell on one calendar day of the zone, over several activities. */
export function workedOn(
  day: LocalDay,
  times: readonly WorkingTime[],
  { timeZone, now }: { timeZone: Zone; now: Date },
): number {
  const span = daySpan(day, timeZone);
  return times.reduce((sum, time) => sum + lengthOf(intersectSpans([span], workSpans(time, now))), 0);
}

/** Midnight to midnight in the zone: 23, 24 or 25 hours. */
export function daySpan(day: LocalDay, timeZone: Zone): Span {
  return {
    start: instantOf(day, 0, timeZone, 'first'),
    end: instantOf(addDays(day, 1), 0, timeZone, 'first'),
  };
}

/** Milliseconds as hours with two decimals, half a hundredth rounded up. */
export function inHours(milliseconds: number): number {
  return Math.round((milliseconds * 100) / HOUR) / 100;
}

/** A manual correction; omitted fields stay as they are. */
export interface TimeChange {
  startedAt?: string | undefined;
  endedAt?: string | null | undefined;
  pauses?: readonly Pause[] | undefined;
}

/** The times after a manual correction, in UTC. Ending a paused activity ends its pause too, unless the pauses are given. */
export function correctedTime(time: WorkingTime, change: TimeChange): WorkingTime {
  const endedAt = change.endedAt === undefined ? time.endedAt : change.endedAt;
  const { pausedAt } = time;
  const isPauseEnded = pausedAt !== null && endedAt !== null;
  const last =
    isPauseEnded && Date.parse(pausedAt) < Date.parse(endedAt) ? [{ from: pausedAt, to: endedAt }] : [];
  const pauses = change.pauses ?? [...time.pauses, ...last];
  return {
    startedAt: inUtc(change.startedAt ?? time.startedAt),
    endedAt: endedAt === null ? null : inUtc(endedAt),
    pausedAt: isPauseEnded ? null : pausedAt,
    pauses: pauses.map(({ from, to }) => ({ from: inUtc(from), to: inUtc(to) })),
  };
}

/**
 * The faults of manually entered times. Nothing may be in the future or end before it starts, and pauses must lie inside the
 * activity without overlapping each other; only an open activity can be paused.
 */
export function workingTimeFaults(time: WorkingTime, now: Date): Fault[] {
  const start = Date.parse(time.startedAt);
  if (start > now.getTime()) return [{ code: 'instant-in-future', field: 'startedAt' }];
  const end = time.endedAt === null ? null : Date.parse(time.endedAt);
  if (end !== null && end <= start) return [{ code: 'ends-before-start', field: 'endedAt' }];
  if (end !== null && end > now.getTime()) return [{ code: 'instant-in-future', field: 'endedAt' }];
  const isPauseSound =
    time.pausedAt === null || (end === null && isBetween(Date.parse(time.pausedAt), start, now.getTime()));
  return [
    ...(isPauseSound ? [] : [{ code: 'invalid', field: 'pausedAt' } as const]),
    ...pauseFaults(time, { start, end: end ?? now.getTime() }),
  ];
}

function pauseFaults(time: WorkingTime, whole: Span): Fault[] {
  const last = time.pausedAt === null ? whole.end : Date.parse(time.pausedAt);
  const spans = time.pauses.map(spanOf);
  return spans.flatMap((span, index): Fault[] => {
    if (span.end <= span.start) return [{ code: 'ends-before-start', field: `pauses.${index}.to` }];
    if (span.start < whole.start || span.end > last) {
      return [{ code: 'pause-outside', field: `pauses.${index}` }];
    }
    const others = spans.slice(0, index);
    return intersectSpans([span], others).length > 0
      ? [{ code: 'time-overlap', field: `pauses.${index}` }]
      : [];
  });
}

function wholeSpan({ startedAt, endedAt }: WorkingTime, now: Date): Span {
  return { start: Date.parse(startedAt), end: endedAt === null ? now.getTime() : Date.parse(endedAt) };
}

function pauseSpans({ pauses, pausedAt }: WorkingTime, whole: Span): Span[] {
  const open = pausedAt === null ? [] : [{ start: Date.parse(pausedAt), end: whole.end }];
  return joinSpans([...pauses.map(spanOf), ...open]);
}

function spanOf({ from, to }: Pause): Span {
  return { start: Date.parse(from), end: Date.parse(to) };
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + (end - start), 0);
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

function inUtc(instant: string): string {
  return new Date(instant).toISOString();
}
