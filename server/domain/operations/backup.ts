import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, HOUR, instantOf, localDayOf } from '#domain/time/zoned-time.ts';
import type { Judgement } from './judgement.ts';

export interface BackupStates {
  fine: { age: { seconds: number } };
  /** A new shop: there was no night yet. */
  first: Record<string, never>;
  /** The last try failed, but the last good copy is not too old. */
  failed: { age: { seconds: number } };
  old: { age: { seconds: number } };
  never: { age: { seconds: number } };
  off: Record<string, never>;
}

export interface BackupFacts {
  /** When the last complete copy was taken; null = never. */
  last: Date | null;
  /** When copies began to fail; null = the last one did not. */
  failingSince: Date | null;
  /** When the database was made. */
  begun: Date;
  /** Whether anybody is to be told. */
  isWatched: boolean;
}

/** A night may be missed, not two. */
const TOO_OLD_MS = 36 * HOUR;

/** How old the last copy of everything is (R377). */
export function judgeBackup(
  { last, failingSince, begun, isWatched }: BackupFacts,
  now: Date,
): Judgement<BackupStates> {
  if (!isWatched) return { state: 'off', level: 'ok', since: null, facts: {} };
  const from = last ?? begun;
  const age = { seconds: Math.max(0, Math.round((now.getTime() - from.getTime()) / 1_000)) };
  if (age.seconds * 1_000 > TOO_OLD_MS)
    return { state: last ? 'old' : 'never', level: 'fault', since: from, facts: { age } };
  if (failingSince) return { state: 'failed', level: 'notice', since: failingSince, facts: { age } };
  if (!last) return { state: 'first', level: 'ok', since: null, facts: {} };
  return { state: 'fine', level: 'ok', since: null, facts: { age } };
}

/** Minutes from midnight: nobody orders, and the business day is over. */
const QUIET_MINUTE = 4 * 60;
const NEXT_TRY_MS = HOUR;

export interface BackupTimes {
  last: Date | null;
  /** The last copy that was taken or failed. */
  tried: Date | null;
  begun: Date;
}

/**
 * Whether the daily copy is to be taken now (R376): once after each four o'clock in the morning of the shop, also late; an hour
 * after one that failed.
 */
export function isBackupDue({ last, tried, begun }: BackupTimes, now: Date, timeZone: Zone): boolean {
  const today = localDayOf(now, timeZone);
  const [due = 0] = [today, addDays(today, -1)]
    .map((day) => instantOf(day, QUIET_MINUTE, timeZone, 'first'))
    .filter((instant) => instant <= now.getTime());
  const isDone = (last ?? begun).getTime() >= due;
  const isTried = tried !== null && tried <= now && now.getTime() - tried.getTime() < NEXT_TRY_MS;
  return !isDone && !isTried;
}

const COPY = /^theke-\d{4}-\d{2}-\d{2}-\d{4}\.backup$/;

/** The name of a daily copy: by name they are in the order of time. `day` as YYYY-MM-DD, `minute` of that day. */
export function copyName(day: string, minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `theke-${day}-${two(Math.floor(minute / 60))}${two(minute % 60)}.backup`;
}

/** The daily copies in a folder that are beyond the newest so many; nothing else there is ours (R378). */
export function surplusCopies(names: readonly string[], keep: number): string[] {
  const copies = names.filter((name) => COPY.test(name)).sort();
  return copies.slice(0, Math.max(0, copies.length - keep));
}
