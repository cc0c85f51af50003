import type { StaffOrder } from '#domain/order.ts';
import { counterAppointmentFault } from '#domain/slots.ts';
import { instantOf, localDayOf, MINUTE, wallTimeOf } from '#domain/zoned-time.ts';

/** A time as the two fields hold it: wall clock of the branch. */
export interface WallInput {
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm */
  time: string;
}

const STEP = 5 * MINUTE;

/** The time that a proposal starts from: the wished one, or now; on the next 5 minutes, never past. */
export function startOfProposal(order: Pick<StaffOrder, 'appointmentDate'>, now: Date): Date {
  const wished = order.appointmentDate === null ? now.getTime() : Date.parse(order.appointmentDate);
  return new Date(Math.ceil(Math.max(wished, now.getTime()) / STEP) * STEP);
}

/** The start of a proposal and some minutes. */
export function laterBy(start: Date, minutes: number): Date {
  return new Date(start.getTime() + minutes * MINUTE);
}

export function toWallInput(instant: Date, timeZone: string): WallInput {
  const { minute } = wallTimeOf(instant, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return { day: localDayOf(instant, timeZone), time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` };
}

/** What the fields say as an instant, or a German sentence of what is wrong. */
export function readWallInput({ day, time }: WallInput, now: Date, timeZone: string): Date | string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return 'Bitte wählen Sie Tag und Uhrzeit.';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const instant = new Date(instantOf(day, hours * 60 + minutes, timeZone, 'first'));
  if (Number.isNaN(instant.getTime())) return 'Bitte wählen Sie Tag und Uhrzeit.';
  return counterAppointmentFault(instant, now) === null
    ? instant
    : 'Dieser Termin liegt in der Vergangenheit.';
}
