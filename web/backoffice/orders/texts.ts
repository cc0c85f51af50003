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
export { EVENTS } from '#text/orders/order-event-texts.ts';
