import { message } from '../message.ts';

export const MONTH_NAMES = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

export const month = message('{name} {year}');
export const shortMonth = message('{name}. {year}');
export const mediumDay = message('{weekday}., {day}');
export const longDay = message('{weekday}, {day}');
export const fullDay = message('{weekday}, {day}. {month}');
