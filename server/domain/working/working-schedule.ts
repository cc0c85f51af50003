import type { Fault } from '#domain/errors.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/zoned-time.ts';

/** A shift, or a reason for absence. */
export const SCHEDULE_TYPES = ['work', 'holiday', 'sick', 'training', 'other'] as const;
export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

/** Longest shift: one round of the clock. */
const LONGEST_SHIFT = 24 * HOUR;
/** Longest absence in one entry: 31 calendar days; the extra hour is for the change in autumn. */
export const LONGEST_ABSENCE = 31 * DAY + HOUR;

/** One entry of the plan; instants are ISO 8601. */
export interface ScheduleEntry {
  type: ScheduleType;
  from: string;
  to: string;
  breakMinutes: number;
}

/** The faults of an entry by itself: its end, its length, its break. */
export function scheduleFaults({ type, from, to, breakMinutes }: ScheduleEntry): Fault[] {
  const length = Date.parse(to) - Date.parse(from);
  if (length <= 0) return [{ code: 'ends-before-start', field: 'to' }];
  if (type === 'work' && length > LONGEST_SHIFT) return [{ code: 'shift-too-long', field: 'to' }];
  if (length > LONGEST_ABSENCE) return [{ code: 'absence-too-long', field: 'to' }];
  return breakMinutes * MINUTE >= length ? [{ code: 'break-too-long', field: 'breakMinutes' }] : [];
}

/** Milliseconds of planned work: a shift minus its break; 0 for anything else. */
export function plannedTime({ type, from, to, breakMinutes }: ScheduleEntry): number {
  if (type !== 'work') return 0;
  return Math.max(0, Date.parse(to) - Date.parse(from) - breakMinutes * MINUTE);
}
