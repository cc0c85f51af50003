// Payments
export const method = 'Payment method';
export const amount = 'Amount';
export const code = 'Voucher code';
export const reason = 'Reason';

// The API document
export const refundPaymentNote = 'The payment that is paid back';
export const refundMethodNote = 'How it was handed back at the counter; null = through the payment provider';
export const isAutomaticNote = 'true: follows from a cancellation, rejection, correction or double payment';
export const paidNote = 'Collected, before refunds';
export const refundedNote = 'Paid back';
export const refundingNote = 'On its way back';
export const dueNote = 'Still to be paid; null where no total is shown';
export const surplusNote = 'To be handed back at the counter';
