import { message } from '#text/message.ts';

export { back, checkPayment, reason } from '../texts.ts';

export const payments = 'Zahlung';
export const refund = 'Erstatten …';
export const tryAgain = 'Erneut versuchen';
export const nothingPaid = 'Noch nichts bezahlt.';
export const toPay = 'Noch zu zahlen';
export const surplus = 'Zurückzugeben';
export const movedBy = message('{time} · {actor}');
export const code = message('Code {code}');
export const wantedCode = message('Gutscheincode des Gastes: {code}');
export const strike = 'Streichen';
export const strikePayment = message('Streichen: {method}, {amount}');
export const isMistake = 'Fehleingabe, zählt nicht';
export const REFUND_STATES = {
  pending: 'wird beim Zahlungsanbieter beantragt',
  sent: 'ist unterwegs',
  done: 'erledigt',
  failed: 'vom Zahlungsanbieter abgelehnt',
};
export const refundOf = message('Erstattung {method}');
export const handedBackBy = message('Zurückgegeben: {method}');
export const ATTEMPT_STATES = {
  open: 'noch nicht bezahlt',
  failed: 'fehlgeschlagen',
  canceled: 'abgebrochen',
  expired: 'abgelaufen',
};
/** One tap for the usual: the whole amount, in the way that the guest chose. */
export const PAID_BY: Readonly<Record<string, (values: { amount: string }) => string>> = {
  cash: message('{amount} bar bezahlt'),
  'atm-card': message('{amount} mit Karte bezahlt'),
  'hydro-ag-voucher': message('{amount} mit Gutschein bezahlt …'),
};
export const payOtherwise = 'Anders oder in Teilen …';
export const handBackSurplus = message('{amount} zurückgeben …');
export const handBack = 'Zurückgeben …';
export const needsServer =
  'Ohne Verbindung zum Server lassen sich Zahlungen nicht eintragen. Bitte notieren und später nachtragen.';
export const taken = message('{amount} bezahlt.');
export const handedBack = 'Zurückgegeben.';
export const voided = 'Zahlung entfernt.';
export const failedToPay = 'Zahlung konnte nicht eingetragen werden';
export const failedToHandBack = 'Rückgabe konnte nicht eingetragen werden';
export const failedToVoid = 'Zahlung konnte nicht entfernt werden';

export const payTitle = message('Bestellung {number} bezahlen');
export const method = 'Zahlungsart';
export const handBackMethod = 'Wie zurückgegeben';
export const amount = message('Betrag ({currency})');
export const notANumber = 'Bitte geben Sie einen Betrag ein, zum Beispiel 12,50.';
export const voucherCode = 'Gutscheincode';
export const given = message('Gegeben ({currency})');
export const givenHint = 'Nur zum Rechnen; wird nicht gespeichert.';
export const change = message('Rückgeld {amount}');
export const tooLittle = message('Es fehlen {amount}.');
export const exactly = 'Passend';
export const openNow = message('Offen: {amount}');
export const enterPayment = message('{amount} eintragen');
export const enter = 'Eintragen';
export const handBackTitle = message('Bestellung {number}: Geld zurückgeben');
export const handBackNote = message(
  'An der Theke bezahlt: {held}. Online bezahltes Geld geht über den Zahlungsanbieter zurück.',
);
export const surplusNote = message('{amount} sind zu viel bezahlt.');
export const reasonHint = 'Steht im Verlauf und im Kassenbericht.';
export const REASONS = ['Reklamation', 'Position fehlte', 'Zu viel kassiert'];
