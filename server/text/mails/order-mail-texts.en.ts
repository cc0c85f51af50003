import { message } from '../message.ts';

export const subject = message('{title} – no. {number} – {shop}');
export const received = message(
  '{kind, select, inquiry {Request for a quote received} other {Order received}}',
);
export const confirmed = message(
  '{kind, select, inquiry {Request for a quote accepted} other {Order confirmed}}',
);
export const newProposal = message(
  'New time proposed for your {kind, select, inquiry {request for a quote} other {order}}',
);
export const rejected = message('{kind, select, inquiry {Request for a quote} other {Order}} not accepted');
export const canceled = message('{kind, select, inquiry {Request for a quote} other {Order}} cancelled');
export const paymentFailed = 'Payment failed';
export const weighed = message('{kind, select, inquiry {Request for a quote} other {Order}} weighed');
export const ready = message(
  '{kind, select, inquiry {{service, select, dineIn {Everything is ready} other {Ready for collection}}} other {{service, select, dineIn {Your order is ready} other {Your order is ready for collection}}}}',
);
export const onTheWay = message(
  '{kind, select, inquiry {On its way to you} other {Your order is on its way}}',
);
export const completed = message(
  '{kind, select, inquiry {How satisfied were you?} other {How was your order?}}',
);
export const refunded = 'Refund';
export const newOrder = message('New {kind, select, inquiry {request for a quote} other {order}}');
export const unanswered = message(
  'Nobody has {kind, select, inquiry {answered the request for a quote} other {accepted the order}}',
);
export const proposalAccepted = 'Proposal accepted';
export const proposalDeclined = 'Proposal declined';
export const guestCanceled = message(
  '{kind, select, inquiry {Request for a quote} other {Order}} cancelled by the guest',
);
export const beingPrepared = 'We are preparing it for you.';
export const plannedFor = message('It is planned for {moment}.');
export const promisedFor = message(
  'It will probably be {service, select, delivery {with you} dineIn {served} other {ready for collection}}: {moment}.',
);
export const appointmentIs = message('The time is {moment}.');
export const offerFollows = 'You will receive our offer separately.';
export const proposal = 'Our proposal';
export const answerProposal = 'Please accept or decline the proposal on the page of your order.';
export const answerProposalOfInquiry = 'Please accept or decline the proposal on the page of your request.';
export const reason = 'Reason';
export const notTaken = 'Unfortunately we cannot take this order. Please call us.';
export const notAnswered = 'Unfortunately the branch could not accept it in time.';
export const refundFollows = 'What you have paid will be paid back to you.';
export const orderAgain = 'You are welcome to order again, also with another way of paying.';
export const exactTotal = message('The exact total is {total}.');
export const totalLater = 'You will learn the exact total when you receive your order.';
export const collectAt = 'Collection from';
export const ratingHelps = 'Your rating helps us to become even better. It only takes a moment.';
export const refundAmount = 'Refunded';
export const refundRest = 'Still paid';
export const refundTakes =
  'Depending on how you paid, it can take a few working days until the money reaches you.';
export const seeStatus = message('{kind, select, inquiry {View your request} other {View order status}}');
export const answerNow = 'Accept or decline the proposal';
export const rateNow = 'Rate now';
export const toTheOrder = message('To the {kind, select, inquiry {request} other {order}}');
export const arrived = message(
  '{kind, select, inquiry {A request for a quote} other {An order}} has arrived at the branch {branch}.',
);
export const guestHasCanceled = message(
  'A guest of the branch {branch} cancelled this {kind, select, inquiry {request for a quote before it was answered. There is nothing left to do.} other {order before it was accepted. Do not prepare it.}}',
);
export const guestHasAccepted = message(
  'A guest of the branch {branch} accepted your proposal: {moment}. {kind, select, inquiry {The request for a quote is accepted with it.} other {The order is confirmed with it.}}',
);
export const guestHasDeclined = message(
  'A guest of the branch {branch} declined your proposal. {kind, select, inquiry {The request for a quote} other {The order}} is cancelled with it.',
);
export const isUnanswered = message(
  'At the branch {branch} this {kind, select, inquiry {request for a quote} other {order}} has been waiting since {since}, and nobody has answered it. Please have a look.',
);
export const customer = 'Guest';
export const order = message('{kind, select, inquiry {Request for a quote} other {Order}}');
export const yourOrder = message('Your {kind, select, inquiry {request for a quote} other {order}}');
export const products = 'Products';
export const sum = 'Summary';
export const orderNumber = 'Order number';
export const inquiryNumber = 'Number of the request';
export const reference = 'Reference';
export const service = 'Service';
export const table = 'Table';
export const appointment = 'Time';
export const wanted = 'Desired time';
export const promise = 'Expected';
export const asSoonAsPossible = 'as soon as possible';
export const payment = 'Payment';
export const paid = message('{method} (paid)');
export const paidBack = message('{method} (refunded)');
export const comment = 'Note';
export const basePrice = 'Base price';
export const contents = 'Contents';
export const without = message('without {name}');
export const allergens = 'Allergens';
export const total = 'Total';
export const moment = message('{dayAndTime}');
export const deliveryAddress = 'Delivery address';
export const deliveryTo = 'Delivery to:';
