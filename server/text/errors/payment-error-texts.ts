import { message } from '../message.ts';

/** What can be wrong with refunds, and with the accounts at payment providers. */
export const PAYMENT_ERROR_TEXTS = {
  'refund-too-small': 'Der Betrag muss größer als 0 sein.',
  'refund-too-much': message('Über den Zahlungsanbieter können höchstens noch {amount} erstattet werden.'),
  'refund-ambiguous': 'Bitte geben Sie entweder einen Betrag oder Positionen an.',
  'refund-item-unknown': 'Diese Position gibt es in der Bestellung nicht.',
  'refund-item-twice': 'Diese Position ist schon angegeben.',
  'refund-item-too-much': message('Von dieser Position können höchstens noch {amount} erstattet werden.'),
  'refund-not-online':
    'Diese Bestellung wurde nicht online bezahlt. Geben Sie das Geld dort zurück, wo Sie es bekommen haben.',
  'refund-nothing-left':
    'Von dieser Bestellung ist schon alles erstattet, oder die Erstattung ist unterwegs.',
  'refund-under-way':
    'Eine andere Erstattung derselben Zahlung ist gerade unterwegs. Bitte versuchen Sie es in einer Minute erneut.',
  'payment-account-value-invalid': message(
    'Das sieht nicht wie der richtige Wert für „{name}“ aus. Bitte kopieren Sie ihn noch einmal, ohne Leerzeichen.',
  ),
  'means-name-too-long': message('„{name}“ ist zu lang (höchstens {maximum} Zeichen).'),
  'means-too-many': message('Es werden höchstens {maximum} Zahlungsmittel angezeigt.'),
};
