import { message } from '#text/message.ts';

export const paid = 'Paid';
export const paidBy = message('Paid: {method}');
export const paidByVoucher = message('Paid: {method} {code}');
export const handedBack = message('Handed back: {method}');
export const refunded = 'Refunded';
export const refunding = 'Refund under way';
export const toPay = 'To be paid';
export const toHandBack = 'To be handed back';
