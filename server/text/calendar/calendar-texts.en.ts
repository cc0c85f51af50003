import type { Weekday } from '#domain/time/zoned-time.ts';
import { message } from '../message.ts';

/** By their names in the rules. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const atTime = message('{day} at {time}');
export const today = 'today';
export const tomorrow = 'tomorrow';
/** Three letters each, where days have no figures for the month. */
export const SHORT_MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';
/** Before a weekday or a date. */
export const on = 'on';
