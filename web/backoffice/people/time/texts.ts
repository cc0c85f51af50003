import { message } from '#text/message.ts';

export {
  branch,
  HOLIDAY_FIGURES,
  holidayDays,
  hoursText,
  pauses,
  person,
  print,
  recordNumber,
  retry,
  worked,
} from '../texts.ts';

export const timeSheet = 'Stundenzettel';
export const timeSheetPurpose =
  'Was geplant war und was gearbeitet wurde. Zeiten nach Mitternacht zählen zum Tag, an dem die Arbeit begann.';
export const csv = 'CSV';
export const monthBack = 'Einen Monat zurück';
export const monthOn = 'Einen Monat weiter';
export const thisMonth = 'Dieser Monat';
export const timeSheetFailed = 'Der Stundenzettel konnte nicht geladen werden.';
export const management = 'Filialleitung';
export const differenceSoFar = 'Differenz bis heute';
export const absenceDays = message('{days, plural, one {# Tag} other {# Tage}}');
export const fileName = message('Stundenzettel {name} {month}.csv');
export const plan = 'Plan';
export const planned = 'Geplant';
export const difference = 'Differenz';
export const day = 'Tag';
export const shifts = 'Schichten';
export const times = 'Zeiten';
export const plannedHours = 'Geplant (Std.)';
export const workedHours = 'Gearbeitet (Std.)';
export const pauseHours = 'Pausen (Std.)';
export const differenceHours = 'Differenz (Std.)';
export const absent = 'Abwesend';
export const sum = 'Summe';
export const holidayAccounts = 'Urlaubskonten';
export const ownHolidayAccount = 'Mein Urlaubskonto';
export const holidayPurpose =
  'Jeder Arbeitstag mit geplantem Urlaub zählt als ein Tag, gesetzliche Feiertage der Filiale nicht. Der Rest eines Jahres steht am 1. Jänner als Übertrag im nächsten. Arbeitstage und Anspruch stehen beim Benutzer, Urlaub in der Arbeitsplanung.';
export const yearBack = 'Ein Jahr zurück';
export const yearOn = 'Ein Jahr weiter';
export const allBranches = 'Alle Filialen';
export const noHolidayAccounts =
  'Hier gibt es noch kein Urlaubskonto. Es entsteht mit dem ersten Benutzer der Filiale.';
export const holidayTable = message('Tabelle: Urlaubskonten {year}');
export const since = message('seit {time}');
export const inactivePerson = message('{name} (nicht aktiv)');
export const trail = 'Korrekturen und Löschungen';
export const trailWho = message('{actor} am {moment} Uhr');
export const trailCorrected = message('{before} → {after}');
export const trailRemoved = message('{times} gelöscht');
export const trailReason = message('Grund: {reason}');
export const trailNoReason = 'Ohne Angabe eines Grundes';
export const trailLine = message('{day}: {what}');
export const trailSentence = message('{what}; {who}; {why}');
export const withPauses = message('{span}, Pause {pauses}');
export const publicHoliday = 'Feiertag';
