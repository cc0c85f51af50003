import { message } from '../message.ts';

export const language = 'en';
export const greeting = 'Hello,';
export const greetingByName = message('Hello {firstName},');
export const fact = message('{label}: {value}');

// About an order
export const orderSubject = message('{title} – no. {number} – {shop}');
export const newOrder = 'New order';
export const newInquiry = 'New request for a quote';
export const orderReceived = 'Order received';
export const inquiryReceived = 'Request for a quote received';
export const orderConfirmed = 'Order confirmed';
export const newProposal = 'New time proposed for your order';
export const guestCanceled = 'Order cancelled by the guest';
export const orderCanceled = 'Order cancelled';

export const arrived = message(
  '{kind, select, inquiry {A request for a quote} other {An order}} has arrived at the branch {branch}.',
);
export const guestHasCanceled = message(
  'A guest of the branch {branch} cancelled this order before it was accepted. Do not prepare it.',
);
export const received = 'thank you, we have received your order. We will confirm it shortly.';
export const confirmed = 'Your order is confirmed. We are preparing it for you.';
export const confirmedFor = message('Your order is confirmed and planned for {moment}.');
export const confirmedWithPromise = message(
  'Your order is confirmed. It will probably be {service, select, delivery {with you} dineIn {served} other {ready for collection}}: {moment}.',
);
export const otherTime = 'unfortunately we cannot accept your order for the desired time.';
export const otherTimeProposed = message(
  'unfortunately we cannot accept your order for the desired time. We propose: {moment}.',
);
export const answerProposal = 'Please accept or decline the proposal on the page of your order.';
export const rejected = 'unfortunately we cannot accept your order.';
export const canceled = 'Your order has been cancelled.';
export const notAnswered = 'Unfortunately the branch could not accept it in time.';
export const orderUnanswered = 'Nobody has accepted the order';
export const isUnanswered = message(
  'At the branch {branch} this order has been waiting since {since}, and nobody has answered it. Please have a look.',
);

export const toTheOrders = 'To the orders';
export const seeStatus = 'View order status';
export const order = 'Order';
export const yourOrder = 'Your order';
export const products = 'Products';
export const sum = 'Total';

export const orderNumber = 'Order number';
export const reference = 'Reference';
export const service = 'Service';
export const table = 'Table';
export const appointment = 'Time';
export const promise = 'Expected';
export const asSoonAsPossible = 'as soon as possible';
export const payment = 'Payment';
export const comment = 'Note';
export const basePrice = 'Base price';
export const contents = 'Contents';
export const allergens = 'Allergens';
export const total = 'Total';
export const moment = message('{dayAndTime}');
export const deliveryTo = 'Delivery to:';

// With a link to sign in
export const loginLinkSubject = 'Your sign-in link';
export const loginLink = 'with this link you sign in to the backend. It works once and for 15 minutes:';
export const notRequested = 'If you did not request this link, you can ignore this message.';
export const invitationSubject = 'Your access to the backend';
export const invitation =
  'you have been given access to the backend. With this link you sign in and choose a password. It works once and for 72 hours:';
export const nextLinks = 'After that you can request a new link on the sign-in page at any time.';
export const logInNow = 'Sign in now';

// About a contact form
export const formSubject = message('{subject}: request from {name}');
export const formIntro = message(
  'A request has arrived through the contact form of {shop}. Your reply to this email goes to its sender.',
);
export const noMessage = '(no message)';
export const moreFiles = 'More files:';
export const subject = 'Subject';
export const company = 'Company';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
