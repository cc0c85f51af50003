import { callsAt, isForLater } from '#domain/order/later-order.ts';
import { isMissed } from '#domain/order/missed-order.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { daysBetween, localDayOf, MINUTE, weekdayOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import { formatShortDay, shortWeekday } from '#text/calendar/days.ts';
import type { StaffBranch } from '#web/backoffice/session/session.tsx';
import { isAskingCustomer, isHeldBack } from './order-facts.ts';
import * as texts from './texts.ts';

/** How prominent a card is: in colour, words and icon. */
export type Urgency = 'calm' | 'soon' | 'late';

/** Minutes in which a new order should be answered, where the branch's own limit is not known. */
const ACCEPT_MINUTES = 5;
/** After this part of them a new order is noticed. */
const NOTICE_PART = 0.4;
/** From here on an agreed time is close. */
const SOON_MINUTES = 10;
/** An order without an appointment is due at once: after this long it is late. */
const ASAP_SOON_MINUTES = 20;
const ASAP_LATE_MINUTES = 35;

/** The agreed time, else the wished one; null = as soon as possible. */
export function dueAt(order: Pick<StaffOrder, 'appointment' | 'appointmentDate'>): Date | null {
  const due = order.appointment ?? order.appointmentDate;
  return due === null ? null : new Date(due);
}

/** The sort key of a board: the appointment, or for 'as soon as possible' when the order came in. */
export function sortTime(order: StaffOrder): number {
  return dueAt(order)?.getTime() ?? Date.parse(order.createdAt);
}

/** How urgent an open order is at a given server time; finished ones are calm. */
export function urgencyOf(order: StaffOrder, now: Date, branch: StaffBranch | null): Urgency {
  if (isForLater(order, now)) return 'calm';
  if (order.state === 'awaiting') return urgencyOfNew(order, now, branch);
  if (order.state !== 'confirmed' && order.state !== 'inDelivery') return 'calm';
  const due = dueAt(order);
  const minutes = due === null ? minutesSince(order.createdAt, now) : -minutesUntil(due, now);
  if (due === null) {
    if (minutes >= ASAP_LATE_MINUTES) return 'late';
    return minutes >= ASAP_SOON_MINUTES ? 'soon' : 'calm';
  }
  if (minutes > 0) return 'late';
  return minutes >= -SOON_MINUTES ? 'soon' : 'calm';
}

function urgencyOfNew(order: StaffOrder, now: Date, branch: StaffBranch | null): Urgency {
  if (isHeldBack(order)) return 'calm';
  const acceptMinutes = branch?.acceptMinutes ?? ACCEPT_MINUTES;
  const called = callsAt(order).toISOString();
  const isOverdue = branch
    ? isMissed(order, { branch, acceptMinutes }, now)
    : !isAskingCustomer(order) && minutesSince(called, now) >= acceptMinutes;
  if (isOverdue) return 'late';
  if (isAskingCustomer(order)) return 'calm';
  return minutesSince(called, now) >= acceptMinutes * NOTICE_PART ? 'soon' : 'calm';
}

function minutesSince(instant: string, now: Date): number {
  return Math.max(0, (now.getTime() - Date.parse(instant)) / MINUTE);
}

function minutesUntil(instant: Date, now: Date): number {
  return (instant.getTime() - now.getTime()) / MINUTE;
}

/** 'gerade eben', 'seit 3 Min.', 'seit 2 Std. 5 Min.', 'seit 3 Tagen'. */
export function ageText(instant: string, now: Date): string {
  const minutes = Math.floor(minutesSince(instant, now));
  if (minutes < 1) return texts.justNow;
  if (minutes < 24 * 60) return texts.since({ duration: durationText(minutes) });
  return texts.sinceDays({ days: Math.floor(minutes / (24 * 60)) });
}

/**
 * Time left until an appointment: 'in 23 Min.', 'jetzt', 'seit 4 Min. überfällig'; null from the next day on, when the
 * clock time says more than a number of hours.
 */
export function countdownText(due: Date, now: Date, timeZone: string): string | null {
  const minutes = minutesUntil(due, now);
  if (minutes <= -1) {
    const late = Math.floor(-minutes);
    return late < 24 * 60 ? texts.overdueSince({ duration: durationText(late) }) : texts.overdue;
  }
  if (minutes < 1) return texts.now;
  if (daysBetween(localDayOf(now, timeZone), localDayOf(due, timeZone)) > 0 && minutes > 6 * 60) return null;
  return texts.inTime({ duration: durationText(Math.ceil(minutes)) });
}

function durationText(minutes: number): string {
  if (minutes < 60) return texts.minutes({ minutes });
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  return rest === 0 ? texts.hours({ hours }) : texts.hoursAndMinutes({ hours, minutes: rest });
}

/** The local time of an appointment at the branch, with its day unless that is today: '18:45', 'Mo. 12:00'. */
export function dueText(due: Date, now: Date, timeZone: string): string {
  const time = formatTime(due, timeZone);
  const day = localDayOf(due, timeZone);
  const days = daysBetween(localDayOf(now, timeZone), day);
  return days === 0 ? time : `${dayText(day, days)} ${time}`;
}

function dayText(day: string, days: number): string {
  if (days === 1) return texts.tomorrow;
  if (days === -1) return texts.yesterday;
  const weekday = `${shortWeekday(weekdayOf(day))}.`;
  return days > 1 && days < 7 ? weekday : `${weekday} ${formatShortDay(day)}`;
}

/** The heading of a day: 'Heute', 'Morgen', 'Montag, 23.11.'. */
export function dayHeading(day: string, today: string): string {
  if (day === today) return texts.today;
  if (daysBetween(today, day) === 1) return texts.tomorrow;
  return `${WEEKDAY_NAMES[weekdayOf(day)]}, ${formatShortDay(day)}`;
}
