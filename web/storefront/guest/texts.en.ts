import { message } from '#text/message.ts';

export const remember = 'Remember on this device';
export const rememberHint =
  'Name, address and your last orders stay in this browser only, for 12 months at most. We do not remember payment details and notes.';
export const forget = 'Delete remembered data';
export const forgotten = 'The remembered data has been deleted.';
export const lastOrders = 'Your last order';
export const lastAt = message('Last time at {branch}: {items}');
export const orderedOn = message('Ordered on {day}');
export const andMore = message('{items} and {more, plural, one {# more} other {# more}}');
export const again = 'Order again';
export const toStatus = 'View order';
export const lineOf = message('{day}, {branch}: {items}');
export const earlier = 'Earlier orders';
export const loading = 'One moment …';
export const orderGone = 'This order is no longer stored.';
export const failed = 'That did not work. Please check your internet connection and try again.';
export const branchGone = 'This branch is not taking orders right now.';
export const nothingLeft = 'Nothing of this order is available right now.';
export const changedTitle = 'Something has changed since your last order';
export const gone = message('{name}: not available right now');
export const incomplete = message('{name}: please put together anew');
export const choiceGone = message('{name}: without {choices}');
export const priceChanged = message('{name}: {before} → {now}');
export const openCart = 'To the cart';
export const inCart = message('{count, plural, one {# product is} other {# products are}} in the cart.');
