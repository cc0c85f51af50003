import { message } from '#text/message.ts';

export const stillThere = 'Are you still there?';
export const goOnOrdering = 'Continue ordering';
export const startOver = 'Start over';
export const orderDiscarded = message(
  'Your order will be discarded in {seconds, plural, one {# second} other {# seconds}}.',
);
export const screensaver = 'Screensaver';
/** For foreign guests, above the German. */
export const inEnglish = 'tap to order';
export const tapToOrder = 'Tap to order';
export const ticketLabel = 'Your order';
export const ticketUnavailable =
  'The number of your order cannot be shown right now. Please ask at the counter.';
export const loading = 'Loading …';
export const yourNumber = 'Your number';
export const yourOrderNumber = 'Your order number';
export const newOrder = 'New order';
export const ticketEnds = message(
  'This display ends in {seconds, plural, one {# second} other {# seconds}}.',
);
