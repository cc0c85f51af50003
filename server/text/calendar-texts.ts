import type { Weekday } from '#domain/time/zoned-time.ts';
import { message } from './message.ts';

/** By their names in the rules. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

export const today = message('heute um {time} Uhr');
export const tomorrow = message('morgen um {time} Uhr');
/** The day is a weekday or a date. */
export const onDay = message('am {day} um {time} Uhr');
export const tomorrowAt = message('morgen {time}');
export const onWeekday = message('{weekday} {time}');
