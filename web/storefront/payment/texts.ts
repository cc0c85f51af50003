import { message } from '#text/message.ts';

export { processing } from '../texts.ts';

export const payableUntil = message('Ihre Bestellung wartet bis {time}\u00a0Uhr auf die Zahlung.');
export const orderTotal = message('Bestellung {number}: {total}');
export const paymentMethod = 'Zahlungsart';
export const payOnlineNow = 'gleich online';
export const PAID_WHEN = { takeaway: 'bei Abholung', delivery: 'bei Lieferung', dineIn: 'vor Ort' } as const;
export const payNow = 'Jetzt bezahlen';
export const PAY_LATER = {
  takeaway: 'Bei Abholung bezahlen',
  delivery: 'Bei Lieferung bezahlen',
  dineIn: 'Vor Ort bezahlen',
} as const;
export const leavingNote = 'Zum Bezahlen leiten wir Sie auf die Seite des Zahlungsanbieters weiter.';
export const laterNote = 'Ihre Bestellung geht damit sofort an uns.';
export const notStarted =
  'Die Onlinezahlung ist gerade nicht möglich. Bitte versuchen Sie es in Kürze noch einmal oder wählen Sie eine andere Zahlungsart.';
export const notSent =
  'Das hat nicht geklappt. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Es wird nichts doppelt bezahlt.';
