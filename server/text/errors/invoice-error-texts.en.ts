import { message } from '../message.ts';

/** Why there is no invoice, or why its order stays as it is. */
export const INVOICE_ERROR_TEXTS = {
  'invoice-prefix-invalid': 'Please enter at most 12 letters and digits, such as LINZ.',
  'order-invoiced':
    'There is an invoice for this order. Please cancel the invoice first; then you can change the order and issue a new one.',
  'invoice-exists': message('There already is invoice {name} for this order.'),
  'invoice-order-open': 'Only orders that were accepted can have an invoice.',
  'invoice-price-open': 'The price of this order is not final yet. Please enter first what was weighed.',
  'invoice-recipient-missing': 'For an invoice the name or address of the guest is missing.',
  'invoice-issuer-missing': message('Invoices still lack some details: {name}.'),
  'invoice-credited': 'This invoice has already been credited in full.',
  'invoice-mail-missing': 'The invoice could not be sent: the order has no email address.',
  'paper-not-signed':
    'The receipt could not be signed just now. Please try again shortly; your order is not affected.',
};
