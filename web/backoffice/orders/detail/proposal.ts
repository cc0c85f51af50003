import type { StaffOrder } from '#domain/order/order.ts';
import { counterAppointmentFault } from '#domain/ordering/slots.ts';
import {
  addDays,
  daysBetween,
  instantOf,
  type LocalDay,
  localDayOf,
  MINUTE,
} from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import * as texts from './texts.ts';

/** A time as the two fields hold it: local time of the branch. */
export interface WallInput {
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm */
  time: string;
}

const STEP = 5 * MINUTE;

/** The initial time of a proposal: the wished one, or now; rounded up to the next 5 minutes, never past. */
export function startOfProposal(order: Pick<StaffOrder, 'appointmentDate'>, now: Date): Date {
  const wished = order.appointmentDate === null ? now.getTime() : Date.parse(order.appointmentDate);
  return new Date(Math.ceil(Math.max(wished, now.getTime()) / STEP) * STEP);
}

/** The start of a proposal and some minutes. */
export function laterBy(start: Date, minutes: number): Date {
  return new Date(start.getTime() + minutes * MINUTE);
}

export function toWallInput(instant: Date, timeZone: string): WallInput {
  return { day: localDayOf(instant, timeZone), time: formatTime(instant, timeZone) };
}

/** The instant that the fields mean, or a German error message. */
export function readWallInput({ day, time }: WallInput, now: Date, timeZone: string): Date | string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return texts.dayAndTime;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const instant = new Date(instantOf(day, hours * 60 + minutes, timeZone, 'first'));
  if (Number.isNaN(instant.getTime())) return texts.dayAndTime;
  return counterAppointmentFault(instant, now) === null ? instant : texts.inThePast;
}

const DAYS_OFFERED = 14;

/** The days that can be proposed: the next two weeks, and those around a wish further in the future. */
export function offeredDays(
  order: Pick<StaffOrder, 'appointmentDate'>,
  now: Date,
  timeZone: string,
): LocalDay[] {
  const today = localDayOf(now, timeZone);
  const wish = order.appointmentDate === null ? today : localDayOf(new Date(order.appointmentDate), timeZone);
  const days = new Set<LocalDay>();
  for (let n = 0; n < DAYS_OFFERED; n += 1) days.add(addDays(today, n));
  for (let n = -DAYS_OFFERED / 2; n <= DAYS_OFFERED / 2; n += 1) days.add(addDays(wish, n));
  return [...days].filter((day) => daysBetween(today, day) >= 0).sort();
}
