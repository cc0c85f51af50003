import { message } from '../message.ts';

/** Why there is no invoice, or why its order stays as it is. */
export const INVOICE_ERROR_TEXTS = {
  'invoice-prefix-invalid':
    'Bitte geben Sie höchstens 12 Buchstaben und Ziffern an, ohne Umlaute und Leerzeichen, zum Beispiel LINZ.',
  'order-invoiced':
    'Zu dieser Bestellung gibt es eine Rechnung. Bitte stornieren Sie zuerst die Rechnung; danach können Sie die Bestellung ändern und eine neue ausstellen.',
  'invoice-exists': message('Zu dieser Bestellung gibt es schon die Rechnung {name}.'),
  'invoice-order-open': 'Eine Rechnung gibt es nur für Bestellungen, die angenommen sind.',
  'invoice-price-open':
    'Der Preis dieser Bestellung steht noch nicht fest. Bitte tragen Sie zuerst ein, was gewogen wurde.',
  'invoice-recipient-missing':
    'Für eine Rechnung fehlen Name oder Adresse. Bitte ergänzen Sie sie bei „Kunde“.',
  'invoice-issuer-missing': message(
    'Für Rechnungen fehlen noch Angaben: {name}. Sie stehen in den Einstellungen, bei der Filiale oder bei ihrer Organisation.',
  ),
  'invoice-credited': 'Diese Rechnung ist schon zur Gänze gutgeschrieben.',
  'invoice-mail-missing':
    'Die Rechnung konnte nicht versendet werden: Bei der Bestellung ist keine E-Mail-Adresse hinterlegt.',
  'paper-not-signed':
    'Der Beleg konnte gerade nicht signiert werden. Bitte versuchen Sie es in Kürze erneut; die Bestellung bleibt, wie sie ist.',
};
