import { message } from '#text/message.ts';

export { asSoonAsPossible, cancel, next, save, serviceKind } from '../texts.ts';

export const chooseTime = 'Choose a time';
export const otherDay = 'Another day';
export const hour = 'Hour';
export const minute = 'Minute';
export const noAppointmentAt = message('No appointment is available at {time}. Possible are: {slots}.');
export const later = message('{unit} later');
export const earlier = message('{unit} earlier');
export const timeSpan = message('{from} to {to}');
export const chooseDate = 'Choose a date';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const noAppointmentsThatDay = 'No appointments are available on the chosen day.';
export const dayLabel = message(
  '{day}{today, select, yes {, today} other {}}{free, select, no {, no appointments} other {}}',
);
export const timeOfDay = message('{time}');
export const earliest = message('earliest {moment}');
export const from = message('from {moment}');
export const atOnce = 'at once';
export const soon = 'as soon as possible';
export const change = 'change';
export const pausedUntil = message('Orders paused until {moment}');
export const takenAgain = message('again from {moment}');
export const notTaken = 'not possible right now';
export const noLongerAt = message('{moment} is no longer possible');
export const howAndWhen = 'How and when?';
export const when = 'When would you like your order?';
export const atTime = 'At a certain time';
export const day = 'Day';
export const time = 'Time';
export const today = 'Today';
export const tomorrow = 'Tomorrow';
export const otherTime = 'Another time';
export const take = 'Accept';
export const chosenTime = message('{moment}');
export const takesNone = message('The branch takes no such orders right now: {reason}.');
export const noTimes = 'No appointments are available for your order right now.';
export const daily = 'daily';
export const days = message('{first}–{last}');
export const range = message('{from}–{to}');
export const and = ' and ';
export const thisProduct = 'This product';
export const soldAt = message('{name}: {times}');
export const notNow = 'Not available right now';
export const preorderFrom = message('You can preorder it, for {moment} at the earliest.');
export const noPreordersClosed = 'We do not take preorders. Please order when we are open and it is offered.';
export const noPreordersDelivery =
  'We do not take preorders. Please order when we deliver and it is offered.';
export const noOrdersNow = 'We are not taking orders right now.';
export const noTimeLeft = 'No time is possible for this in the next months.';
export const noTimeForAll = 'no time at which all products are available';
export const onlyAtOtherTime = 'Not available right now, only at another time';
export const notAtChosenTime = 'Not available at the chosen time';
export const instead = message('{moment} instead');
