import { message } from '../message.ts';

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const month = message('{name} {year}');
export const shortMonth = message('{name} {year}');
export const mediumDay = message('{weekday}, {day}');
export const longDay = message('{weekday}, {day}');
export const fullDay = message('{weekday}, {day} {month}');
