import { message } from '../message.ts';

/** What can be wrong with what is paid, and handed back, at the counter. */
export const COUNTER_ERROR_TEXTS = {
  'payment-not-at-counter': 'This is no way of paying at the counter.',
  'payment-too-small': 'The amount must be greater than 0.',
  'payment-above-due': message('Only {amount} is still to be paid.'),
  'hand-back-above-held': message('At most {amount} can be handed back: no more was paid at the counter.'),
  'voucher-code-required': 'Please enter the code of the voucher.',
  'voucher-code-invalid':
    'This voucher code is not written correctly: it has 6 to 24 letters and digits, with nothing but hyphens between them.',
  'payment-called-off': 'This order was canceled or rejected. Nothing is taken for it any more.',
  'payment-awaited-online':
    'This order is still waiting for the online payment of its guest and cannot be paid at the counter.',
  'payment-nothing-due': 'Nothing is left to be paid for this order.',
  'payment-not-voidable': 'This payment can no longer be removed as a mistake. Hand back the amount instead.',
  'no-receipt-printer': 'No device that prints receipts is connected in this branch.',
  'hand-back-nothing': 'Nothing was paid at the counter for this order that could be handed back.',
  'payment-failed': 'Unfortunately your payment failed. Please check your details and try again.',
  'payment-too-late': 'This order is no longer waiting for a payment.',
};
