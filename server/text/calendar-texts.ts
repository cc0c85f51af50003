import type { Weekday } from '#domain/zoned-time.ts';

/** Weekday names by the names of the rules. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

/** '2026-11-21' -> '21.11.2026'. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('.');
}
