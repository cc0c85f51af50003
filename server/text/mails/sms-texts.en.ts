import { message } from '../message.ts';

export const newOrder = message('New order no. {number}');
export const newInquiry = message('New request for a quote no. {number}');
export const unansweredOrder = message('Nobody has accepted order no. {number}');
export const unansweredInquiry = message('Nobody has answered request for a quote no. {number}');
export const confirmedOrder = message('Order no. {number} confirmed');
export const confirmedInquiry = message('Request for a quote no. {number} confirmed');
export const weighedOrder = message('Order no. {number} weighed');
export const exactTotal = message('exact total {total}');
export const totalLater = 'exact total when you receive it';
export const serviceAtTable = message('{service}, table {table}');
export const serviceAt = message('{service} on {moment}');
export const asSoonAsPossible = 'as soon as possible';
