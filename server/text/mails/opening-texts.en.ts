import { message } from '../message.ts';

export const received = message(
  '{kind, select, inquiry {thank you, we have received your request for a quote. We will look at it and answer with our offer.} other {thank you, we have received your order. We will confirm it shortly.}}',
);
export const confirmed = message(
  '{kind, select, inquiry {we have accepted your request for a quote.} other {Your order is confirmed.}}',
);
export const counterAppointment = message(
  'unfortunately {kind, select, inquiry {your request for a quote is not possible} other {we cannot accept your order}} for the desired time.',
);
export const rejected = message(
  'unfortunately we cannot accept your {kind, select, inquiry {request for a quote} other {order}}.',
);
export const canceled = message(
  'Your {kind, select, inquiry {request for a quote} other {order}} has been cancelled.',
);
export const paymentFailed =
  'unfortunately your payment did not go through. Your order was not carried out, and nothing was charged.';
export const weighed = message(
  'we have weighed your {kind, select, inquiry {request} other {order}}. The amounts below are final.',
);
export const ready = message(
  '{kind, select, inquiry {what you asked for is ready{service, select, dineIn {. We will serve it in a moment.} other { for collection.}}} other {{service, select, dineIn {Your order is ready. We will serve it in a moment.} other {Your order is ready for collection.}}}}',
);
export const onTheWay = message(
  '{kind, select, inquiry {what you asked for is on its way to you.} other {Your order is on its way to you.}}',
);
export const completed = 'thank you for your visit. How satisfied were you?';
export const refunded = 'we have paid money back to you.';
