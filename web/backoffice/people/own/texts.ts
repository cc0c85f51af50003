import { message } from '#text/message.ts';

export {
  HOLIDAY_FIGURES,
  holidayDays,
  hoursText,
  pauses,
  retry,
  worked,
} from '../texts.ts';

export const myWeek = 'Meine Woche';
export const weekPurpose = 'Ihre Schichten, wer mit Ihnen arbeitet, und Ihr Urlaub.';
export const weekBack = 'Eine Woche zurück';
export const weekOn = 'Eine Woche weiter';
export const thisWeek = 'Diese Woche';
export const weekTitle = message('KW {week}');
export const weekSpan = message('{monday} bis {sunday}');
export const weekFailed = 'Ihre Woche konnte nicht geladen werden.';
export const planned = 'Geplant';
export const daysOfWork = 'Arbeitstage';
export const noShift = 'frei';
export const today = 'heute';
export const breakMinutes = message('{minutes} Min. Pause');
export const withColleagues = message('Mit {names}');
export const alone = 'Sonst ist niemand eingeteilt.';
export const leaveAccount = message('Mein Urlaub {year}');
export const myTimes = 'Meine Zeiten';
export const timesPurpose =
  'Was Sie gearbeitet haben, mit Pausen und Summen. Stimmt etwas nicht, sagen Sie es Ihrer Filialleitung: Sie korrigiert es mit Angabe des Grundes.';
export const monthBack = 'Einen Monat zurück';
export const monthOn = 'Einen Monat weiter';
export const thisMonth = 'Dieser Monat';
export const differenceSoFar = 'Differenz bis heute';
export const noTimes = 'In diesem Monat gibt es keine Zeiten und keine Schichten.';
export const dayPlanned = message('Geplant: {spans}');
export const dayPaused = message('Pausen: {time} Std.');
export const fullSheet = 'Als Stundenzettel zum Drucken';
export const timesFailed = 'Ihre Zeiten konnten nicht geladen werden.';
