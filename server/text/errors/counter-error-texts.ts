import { message } from '../message.ts';

/** What can be wrong with what is paid, and handed back, at the counter. */
export const COUNTER_ERROR_TEXTS = {
  'payment-not-at-counter': 'So kann an der Theke nicht bezahlt werden.',
  'payment-too-small': 'Der Betrag muss größer als 0 sein.',
  'payment-above-due': message('Offen sind nur noch {amount}.'),
  'hand-back-above-held': message(
    'Zurückgegeben werden können höchstens {amount}: Mehr wurde an der Theke nicht bezahlt.',
  ),
  'voucher-code-required': 'Bitte geben Sie den Code des Gutscheins ein.',
  'voucher-code-invalid':
    'Dieser Gutscheincode ist nicht richtig geschrieben: Er hat 6 bis 24 Buchstaben und Ziffern, dazwischen höchstens Bindestriche.',
  'payment-called-off': 'Diese Bestellung ist storniert oder abgelehnt. Für sie wird nichts mehr angenommen.',
  'payment-awaited-online':
    'Diese Bestellung wartet noch auf die Onlinezahlung des Gastes und kann nicht an der Theke bezahlt werden.',
  'payment-nothing-due': 'Für diese Bestellung ist nichts mehr zu bezahlen.',
  'payment-not-voidable':
    'Diese Zahlung kann nicht mehr als Fehleingabe entfernt werden. Geben Sie stattdessen den Betrag zurück.',
  'no-receipt-printer': 'In dieser Filiale ist kein Gerät angemeldet, das Belege druckt.',
  'hand-back-nothing':
    'Für diese Bestellung wurde an der Theke nichts bezahlt, das zurückgegeben werden könnte.',
  'payment-failed':
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
  'payment-too-late': 'Diese Bestellung wartet nicht mehr auf eine Zahlung.',
};
