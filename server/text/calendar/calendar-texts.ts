import type { Weekday } from '#domain/time/zoned-time.ts';
import { message } from '../message.ts';

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

export const atTime = message('{day} um {time} Uhr');
export const today = 'heute';
export const tomorrow = 'morgen';
/** Three letters each, where days have no figures for the month. */
export const SHORT_MONTHS = 'JanFebMärAprMaiJunJulAugSepOktNovDez';
/** Before a weekday or a date. */
export const on = 'am';
