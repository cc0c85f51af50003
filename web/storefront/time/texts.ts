import { message } from '#text/message.ts';

export { asSoonAsPossible, cancel, next, save, serviceKind } from '../texts.ts';

export const chooseTime = 'Uhrzeit wählen';
export const otherDay = 'Anderer Tag';
export const hour = 'Stunde';
export const minute = 'Minute';
export const noAppointmentAt = message('Um {time} Uhr ist kein Termin verfügbar. Möglich sind: {slots}.');
export const later = message('{unit} später');
export const earlier = message('{unit} früher');
export const timeSpan = message('{from} bis {to} Uhr');
export const chooseDate = 'Datum wählen';
export const previousMonth = 'Vorheriger Monat';
export const nextMonth = 'Nächster Monat';
export const noAppointmentsThatDay = 'Zum ausgewählten Tag sind keine Termine verfügbar.';
export const dayLabel = message(
  '{day}{today, select, yes {, heute} other {}}{free, select, no {, keine Termine} other {}}',
);
export const timeOfDay = message('{time} Uhr');
export const earliest = message('frühestens {moment}');
export const atOnce = 'sofort';
export const soon = 'so bald wie möglich';
export const change = 'ändern';
export const pausedUntil = message('Bestellpause bis {moment}');
export const takenAgain = message('wieder ab {moment}');
export const notTaken = 'derzeit nicht möglich';
export const noLongerAt = message('{moment} ist nicht mehr möglich');
export const howAndWhen = 'Wie und wann?';
export const when = 'Wann möchten Sie Ihre Bestellung?';
export const atTime = 'Zu einem Termin';
export const day = 'Tag';
export const time = 'Uhrzeit';
export const today = 'Heute';
export const tomorrow = 'Morgen';
export const otherTime = 'Andere Uhrzeit';
export const take = 'Übernehmen';
export const chosenTime = message('{moment} Uhr');
export const takesNone = message('Derzeit nimmt die Filiale dafür keine Bestellungen an: {reason}.');
export const noTimes = 'Für Ihre Bestellung sind derzeit keine Termine verfügbar.';
