import { message } from './message.ts';

/** Who did it, in the history of an order. */
export const customer = 'Kunde';
export const heldReleased = message(
  '{count, plural, one {Eine zurückgehaltene Bestellung} other {# zurückgehaltene Bestellungen}} freigegeben',
);
export const senderBlocked = message(
  'Absender gesperrt, {count, plural, one {eine Bestellung} other {# Bestellungen}} abgelehnt',
);
export const blockLifted = 'Sperre eines Absenders aufgehoben';
/** In the history of an order. */
export const blockedNote = 'Absender gesperrt';
/** In the history of a held order that escalated after another one. */
export const toldWithOthers = 'mit den anderen zurückgehaltenen Bestellungen';
/** In the log, once the brake holds the first order of a branch. */
export const unusuallyManyOrders =
  'Ungewöhnlich viele Bestellungen: Die weiteren warten, bis jemand sie auf der Bestellübersicht freigibt oder sperrt.';
export const system = 'System';
/** Notes of what the server does about orders that nobody answers. */
export const nobodyReachable = 'Kein Kontakt ist erreichbar: SMS sind nicht eingeschaltet.';
export const rejectedUnanswered = 'Automatisch abgelehnt: Niemand hat die Bestellung beantwortet.';
/** What of an order has changed, by the names of its fields; all others have labels of their own. */
export const CHANGED_FIELDS: Readonly<Record<string, string>> = {
  tableId: 'Tischnummer',
  isDeliveryAddressDifferent: 'Lieferadresse',
  isCompany: 'Firma',
};
export const paidTooLate =
  'Für eine beendete Bestellung ist eine Zahlung eingegangen; sie wird von selbst erstattet.';
export const paidTwice =
  'Eine Bestellung wurde zweimal online bezahlt; die zweite Zahlung wird von selbst erstattet.';
export const refundFailed =
  'Der Zahlungsanbieter hat eine Erstattung abgelehnt. Bitte in der Bestellung nachsehen und dem Gast das Geld auf anderem Weg geben.';
export const refundedElsewhere = 'Beim Zahlungsanbieter erstattet';
export const chargedBack = 'Rückbuchung durch die Bank des Gastes';
export const chargedBackWarning =
  'Die Bank eines Gastes hat eine Online-Zahlung zurückgebucht; von selbst wird davon nichts mehr erstattet. Einwände nimmt der Zahlungsanbieter entgegen.';
