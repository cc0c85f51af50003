import type { TimelineStepCode } from '#domain/order/order-timeline.ts';
import type { PaymentStep } from '#domain/order/payments/payment-step.ts';
import { message } from '#text/message.ts';

export { unknownError } from '#web/lib/texts.ts';
export {
  allergens,
  asSoonAsPossible,
  back,
  contents,
  directions,
  onRequest,
  processing,
  retry,
  serviceKind,
  subtotal,
  total,
  yourOrder,
} from '../texts.ts';

export const unknownOrderTitle = 'Order not found';
export const unknownOrderText =
  'Unfortunately the requested page was not found. Please open the link as it stands in your confirmation.';
export const calledOffTitle = 'Order cancelled';
export const failedTitle = 'Payment failed';
export const thanksForOrder = 'Thank you for your order!';
export const lookedAt =
  'We are receiving an unusual number of orders. The branch is still looking at yours and will answer here.';
export const unpaidTitle = 'Not paid yet';
export const waitingForPayment =
  'We are waiting for the confirmation of your payment. If you have paid already, there is nothing more to do: your order then reaches us by itself.';
export const proposalOpen = 'We propose another time. Please let us know.';
export const orderReceived = 'Your order has reached us and is waiting for confirmation.';
export const planned = message('Your order is confirmed and planned for {day}.');
export const plannedShort = message('Planned for {day}');
export const beingServed = 'Your order is ready and is being served.';
export const beingPrepared = 'Your order has been confirmed and is being prepared.';
export const onItsWay = 'Your order is on its way to you.';
export const ready = 'Your order is ready.';
export const readyForPickup = 'Your order is ready for pickup.';
export const delivered = 'Your order has been delivered.';
export const completed = 'Your order is completed.';
export const rejected = 'Unfortunately we could not accept your order.';
export const canceled = 'Your order has been cancelled.';
export const failed = 'Unfortunately your payment failed. No order was placed.';
export const progress = 'Progress of the order';
export const yourRating = 'Your rating';
export const details = 'Details';
export const contact = 'Contact';
export const backToShop = 'Back to the shop';
export const ticketNumber = 'Ticket number';
export const orderNumber = 'Order number';
export const ratedTitle = 'Thank you for your rating!';
export const ratedText = 'Your feedback helps us to become even better.';
export const ratingIntro = 'How satisfied were you? We look forward to your rating.';
export const ratingComment = 'Is there anything else you would like to tell us?';
export const ratingFailed = 'The rating could not be sent';
export const sendRating = 'Send rating';
export const weighed = 'Your order has been weighed: amounts and total are final.';
export const weighedWithoutTotal = 'Your order has been weighed: the amounts are final.';
export const totalLater = 'We will let you know the total after preparation.';
export const promised = message('expected {moment}');
export const moment = message('{moment}');
export const proposalTitle = 'New time proposed';
export const proposalIntro = 'Unfortunately your order is not possible at the desired time. We propose:';
export const answerFailed = 'The confirmation could not be sent';
export const confirmRefusal = 'If you decline, your order will be cancelled.';
export const cancelOrder = 'Cancel order';
export const cancelQuestion =
  'Do you really want to cancel your order? This is possible as long as we have not accepted it.';
export const cancelHint = 'Not accepted yet: you can cancel your order free of charge.';
export const cancelYes = 'Yes, cancel';
export const cancelNo = 'No, keep';
export const cancelFailed =
  'Your order could not be cancelled. Please check your internet connection and try again.';
export const acceptProposal = 'Accept time';
export const refuseProposal = 'Decline time';
export const state = 'Status';
export const appointment = 'Time';
export const payment = 'Payment';
export const orderedOn = 'Ordered on';
export const comment = 'Note';
export const serviceAtTable = message('{service}, table {table}');
export const starsGiven = message('{stars} of 5 stars');
export const stars = message('{stars, plural, one {# star} other {# stars}}');
export const STEP_STATES = {
  done: 'done',
  current: 'current step',
  upcoming: 'still to come',
} as const;

export const TIMELINE: Readonly<Record<TimelineStepCode, string>> = {
  awaiting: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  'being-prepared': 'Being prepared',
  'ready-for-pickup': 'Ready for pickup',
  'being-served': 'Being served',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  completed: 'Completed',
};

export const PAYMENT_STEPS: Readonly<Record<PaymentStep, string>> = {
  'awaiting-payment': 'Payment pending',
  'part-paid': 'Partly paid',
  paid: 'Paid',
  'refund-pending': 'Refund under way',
  'part-refunded': 'Partly refunded',
  refunded: 'Refunded',
};
export const atAGlance = 'At a glance';
export const when = 'When';
export const where = 'Where';
export const amount = 'Amount';
export const table = message('Table {table}');
export const atYourAddress = 'To your address';
export const fromBranch = message('From {branch}');
export const openMap = message('Open {address} on the map');
export const addToCalendar = 'Add to calendar';
export const namelessFile = message('File {number}');
export const payTitle = 'Payment';
export const moneyTitle = 'Payment and refund';
export const amountDue = 'Still to be paid';
export const amountSurplus = 'Overpaid';
export const refundTakesDays =
  'Depending on your bank and payment method it can take some days until you have the money.';
export const REST_PAID = {
  takeaway: 'You pay the rest at pickup.',
  delivery: 'You pay the rest at delivery.',
  dineIn: 'You pay the rest on site.',
} as const;
export const surplusNote = 'You get back what you paid too much at the counter.';
export const orderAnew = 'Order again';
export const notifications = 'Notifications';
export const notifyMe = 'Notify me when something happens';
export const notifiedHere = 'This device is notified.';
export const stopNotifying = 'Switch off';
export const notifyingFailed =
  'Unfortunately that did not work. This page still always shows the latest state.';
export const notificationsDenied =
  'Notifications for this page are switched off in your browser. You always see the latest state here.';
export const notifyFromHomeScreen = 'From the home screen we can also notify you when something happens.';
export const receiptPdf = 'Order receipt (PDF)';
export const invoicePdf = message('Invoice {number} (PDF)');
export const creditNotePdf = message('Credit note {number} (PDF)');
export const howToHomeScreen = 'Add to the home screen';
