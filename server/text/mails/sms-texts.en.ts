import { message } from '../message.ts';

export const newOrder = message('New order no. {number}');
export const newInquiry = message('New request for a quote no. {number}');
export const unansweredOrder = message('Nobody has accepted order no. {number}');
export const unansweredInquiry = message('Nobody has answered request for a quote no. {number}');
export const confirmedOrder = message('Order no. {number} confirmed');
export const confirmedInquiry = message('Request for a quote no. {number} confirmed');
export const readyOrder = message('Order no. {number} is ready for pickup');
export const proposedTime = message(
  'Order no. {number}: we propose {moment}. Please answer on the page of your order',
);
export const missedOrder = message('Missed: nobody accepted order no. {number}, the guest was told no');
export const weighedOrder = message('Order no. {number} weighed');
export const exactTotal = message('exact total {total}');
export const totalLater = 'exact total when you receive it';
export const serviceAtTable = message('{service}, table {table}');
export const serviceAt = message('{service} on {moment}');
export const asSoonAsPossible = 'as soon as possible';
