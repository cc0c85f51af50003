import { message } from '#text/message.ts';

export const paid = 'Bezahlt';
export const paidBy = message('Bezahlt: {method}');
export const paidByVoucher = message('Bezahlt: {method} {code}');
export const handedBack = message('Zurückgegeben: {method}');
export const refunded = 'Rückerstattet';
export const refunding = 'Rückerstattung unterwegs';
export const toPay = 'Noch zu bezahlen';
export const toHandBack = 'Zurückzugeben';
