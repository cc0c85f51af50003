import type { HistoryEvent } from '#domain/order/history-event.ts';
import { message, richMessage } from '#text/message.ts';

export const paymentChecked = 'Zahlung geprüft.';
export const justNow = 'gerade eben';
export const overdueSince = message('seit {duration} überfällig');
export const overdue = 'überfällig';
export const minutes = message('{minutes} Min.');
export const yesterday = 'Gestern';
export const today = 'Heute';
export const tomorrow = 'Morgen';
export const numberedOrder = message('{kind, select, inquiry {Angebotsanfrage} other {Bestellung}} {number}');
export const table = message('Tisch {table}');
export const amountOpen = 'Betrag offen';
export const refunded = 'Rückerstattet';
export const paid = 'Bezahlt';
export const restToPay = message('Noch {amount} offen');
export const toHandBack = message('{amount} zurückzugeben');
export const quotation = 'Angebotsanfrage';
export const paymentOpen = 'Zahlung offen';
export const awaitsPayment = 'Wartet auf Zahlung';
export const isHeldBack = 'Zurückgehalten';
export const confirm = 'Bestätigen';
export const propose = 'Anderer Termin';
export const reject = 'Ablehnen';
export const cancelOrder = 'Stornieren';
export const andMore = message('{items} und {rest, plural, one {eine weitere} other {# weitere}}');
export const itemCount = message('{count, plural, one {# Position} other {# Positionen}}');
export const READY = { delivery: 'Unterwegs', takeaway: 'Abholbereit', dineIn: 'Servierbereit' };
export const DONE = { delivery: 'Zugestellt', takeaway: 'Abgeholt', dineIn: 'Serviert' };
export const isPrinting = message('{order}: {slip} wird gedruckt.');
export const since = message('seit {duration}');
export const sinceDays = message('seit {days, plural, one {einem Tag} other {# Tagen}}');
export const now = 'jetzt';
export const inTime = message('in {duration}');
export const hours = message('{hours} Std.');
export const hoursAndMinutes = message('{hours} Std. {minutes} Min.');
export const mailsSent = 'E-Mails werden erneut versendet.';
export const smsSent = 'SMS wird erneut versendet.';
export const saved = 'Gespeichert.';
export const working = 'Verarbeiten …';
export const asap = 'Sofort';
export const allergyNote = 'Allergie-Hinweis';
export const comment = 'Anmerkung';
export const allergens = message('Allergene: {allergens}');
export const orderAloud = richMessage('<hidden>Bestellung </hidden>{number}');
export const commandAloud = richMessage('{command}<hidden> (Bestellung {number})</hidden>');
export const outsideArea = message(
  '{code} liegt nicht im Liefergebiet „{area}“{other, select, none {} other {, sondern in „{other}“}}.',
);
export const done = message('{order}: {state}');
export const undo = 'Rückgängig';
export const understood = 'Verstanden';
export const kept = message('{order}: „{command}“ wird übertragen, sobald der Server wieder erreichbar ist.');
export const waitsSince = message('Nicht übertragen: {command}, {time}');
export const messageCalled = message('{channel, select, sms {SMS} other {E-Mail}} „{label}“');
export const undelivered = message(
  '{count, plural, one {Eine Nachricht ist} other {# Nachrichten sind}} nicht zugestellt: {names}',
);
/** What happened to an order. */
export const EVENTS = {
  placed: 'Eingegangen',
  confirmed: 'Bestätigt',
  'counter-appointment': 'Anderer Termin vorgeschlagen',
  'counter-appointment-accepted': 'Terminvorschlag angenommen',
  'canceled-by-guest': 'Vom Gast storniert',
  'counter-appointment-declined': 'Terminvorschlag abgelehnt',
  rejected: 'Abgelehnt',
  released: 'Freigegeben, war zurückgehalten',
  escalated: 'Niemand hat geantwortet, Kontakte verständigt',
  canceled: 'Storniert',
  'in-delivery': 'Unterwegs oder abholbereit',
  'taken-back': 'Letzter Schritt zurückgenommen',
  completed: 'Abgeschlossen',
  failed: 'Zahlung fehlgeschlagen',
  questionnaire: 'Bewertung abgegeben',
  edited: 'Angaben geändert',
  'item-changed': 'Position geändert',
  'item-removed': 'Position entfernt',
  weighed: 'Abgewogen',
  paid: 'Zahlung eingegangen',
  'paid-late': 'Zahlung nach dem Ende eingegangen, wird zurückgezahlt',
  'paid-twice': 'Ein zweites Mal bezahlt, wird zurückgezahlt',
  'payment-ended': 'Zahlung nicht zustande gekommen',
  'payment-method-changed': 'Gast zahlt anders',
  'refund-requested': 'Erstattung veranlasst',
  'refund-retried': 'Erstattung erneut versucht',
  refunded: 'Erstattung vom Zahlungsanbieter angenommen',
  'refund-failed': 'Erstattung vom Zahlungsanbieter abgelehnt',
  'refund-news': 'Neues vom Zahlungsanbieter zur Erstattung',
  'charged-back': 'Zahlung von der Bank des Gastes zurückgebucht',
  'counter-paid': 'An der Theke bezahlt',
  'handed-back': 'An der Theke zurückgegeben',
  'payment-voided': 'Zahlung als Fehleingabe entfernt',
  'mail-resent': 'E-Mails erneut versendet',
  'sms-resent': 'SMS erneut versendet',
  'message-failed': 'Nachricht nicht zugestellt',
  'message-resent': 'Nachricht erneut versendet',
  'invoice-issued': 'Rechnung ausgestellt',
  'invoice-canceled': 'Rechnung storniert, gutgeschrieben mit',
  'invoice-mailed': 'Per E-Mail gesendet',
} satisfies Readonly<Record<HistoryEvent, string>>;
