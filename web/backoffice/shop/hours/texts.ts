import { message } from '#text/message.ts';

export { cancel } from '../texts.ts';

export const closedOn = message('{day}, geschlossen');
export const closed = 'Geschlossen';
export const until = 'bis';
export const removeRange = message('{day}: Zeitspanne entfernen');
export const timesInvalid = 'Bitte geben Sie Uhrzeiten wie 08:30 an.';
export const untilNextDay = message('bis {time} des nächsten Tages');
export const specialDays = 'Besondere Tage';
export const specialDaysHint =
  'Feiertage, Urlaub und Ausnahmen: An diesen Tagen gilt nicht die Woche, sondern was hier steht.';
export const showAllDays = message('Alle {count} Tage zeigen');
export const addSpecialDay = 'Besonderer Tag';
export const removePast = message(
  '{count, plural, one {# vergangenen Tag} other {# vergangene Tage}} entfernen',
);
export const whatHolds = message('{day}: Was gilt');
export const dateOf = message('Datum {day}');
export const alreadyEntered = 'bereits eingetragen';
export const notEverywhere = 'nicht überall';
export const enterHolidays = 'Feiertage eintragen';
export const enterDays = message('{count, plural, one {# Tag} other {# Tage}} eintragen');
export const holidaysHint =
  'Die gewählten Tage werden als geschlossen eingetragen. Andere Zeiten können Sie danach je Tag angeben.';
export const country = 'Land';
export const stateLabel = message('{country, select, CH {Kanton} other {Bundesland}}');
export const pleaseChoose = 'Bitte wählen …';
export const year = 'Jahr';
export const stateMissing = message(
  'Ohne {country, select, CH {Kanton} other {Bundesland}} stehen hier nur die Tage, die im ganzen Land gelten.',
);
export const holidays = 'Feiertage';
export const addRange = message('{day}: Zeitspanne hinzufügen');
export const copyToOthers = message('{day} auf andere Tage übertragen');
export const likeDaily = message('wie jeden Tag: {times}');
export const copyDay = message('{day} übertragen');
export const copy = 'Übertragen';
export const copyDayHint = message('Die Zeiten vom {day} ersetzen die Zeiten der gewählten Tage.');
export const allDays = 'Alle Tage';
export const workdays = 'Montag bis Freitag';
export const past = 'vorbei';
export const rangeFrom = message('{day} von');
export const rangeTo = message('{day} bis');
export const removeDay = message('{day} entfernen');
export const KINDS = {
  closed: 'Geschlossen',
  open: 'Andere Zeiten',
  partly: 'Teilweise geschlossen',
} as const;
