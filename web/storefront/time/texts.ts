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
export const from = message('ab {moment}');
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
export const daily = 'täglich';
export const days = message('{first}–{last}');
export const range = message('{from}–{to}');
export const and = ' und ';
export const thisProduct = 'Dieses Produkt';
export const soldAt = message('{name}: {times}');
export const notNow = 'Derzeit nicht verfügbar';
export const preorderFrom = message('Sie können es vorbestellen, frühestens für {moment} Uhr.');
export const noPreordersClosed =
  'Vorbestellungen nehmen wir nicht an. Bitte bestellen Sie, wenn wir geöffnet haben und es angeboten wird.';
export const noPreordersDelivery =
  'Vorbestellungen nehmen wir nicht an. Bitte bestellen Sie, wenn wir liefern und es angeboten wird.';
export const noOrdersNow = 'Derzeit nehmen wir keine Bestellungen an.';
export const noTimeLeft = 'Dafür ist in den nächsten Monaten kein Termin möglich.';
export const noTimeForAll = 'keine gemeinsame Zeit für alle Produkte';
export const onlyAtOtherTime = 'Derzeit nicht verfügbar, nur zu einem anderen Termin';
export const notAtChosenTime = 'Zum gewählten Termin nicht verfügbar';
export const instead = message('Stattdessen {moment}');
