import { message } from '../message.ts';

/** What can be wrong with refunds, and with the accounts at payment providers. */
export const PAYMENT_ERROR_TEXTS = {
  'refund-too-small': 'The amount must be greater than 0.',
  'refund-too-much': message('At most {amount} can still be refunded through the payment provider.'),
  'refund-ambiguous': 'Please enter either an amount or items.',
  'refund-item-unknown': 'There is no such item in this order.',
  'refund-item-twice': 'This item is already listed.',
  'refund-item-too-much': message('At most {amount} of this item can still be refunded.'),
  'refund-not-online': 'This order was not paid online. Hand the money back where you took it.',
  'refund-nothing-left': 'Everything has been refunded for this order already, or is on its way back.',
  'refund-under-way': 'Another refund of the same payment is under way. Please try again in a minute.',
  'payment-account-value-invalid': message(
    'This does not look like the right value for ‘{name}’. Please copy it again, without spaces.',
  ),
  'means-name-too-long': message('‘{name}’ is too long ({maximum} characters at most).'),
  'means-too-many': message('At most {maximum} means of payment are shown.'),
};
