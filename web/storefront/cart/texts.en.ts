import { message } from '#text/message.ts';

export { completeOrder, continueShopping, productAdded } from '#web/lib/texts.ts';
export {
  allergens,
  cart,
  contents,
  deliveryArea,
  edit,
  freeOfCharge,
  onRequest,
  openingFailed,
  quickAdd,
  remove,
  subtotal,
  total,
  yourOrder,
} from '../texts.ts';

export const linesChanged = message('Something in your cart has changed: {products}');
export const look = 'View';
export const totalOnRequest = 'The total depends on your choice, the shop will let you know.';
export const belowMinimum = message(
  'Unfortunately you have not reached the minimum order value of {minimum} yet.',
);
export const addToMinimum = message('Add goods worth at least {missing} or choose another kind of service.');
export const missingToMinimum = message('{missing} more for delivery');
export const missingToFree = message('{missing} more for free delivery');
export const goesWith = 'Goes well with this';
export const freeFrom = message('Free delivery from {value}.');
export const hasChanged = 'Has changed';
export const amountOf = message('Amount of {product}');
export const yourCart = 'Your cart';
export const emptyTitle = 'No products in the cart';
export const emptyText = 'Choose whatever you fancy from the menu on the left.';
export const showCart = 'View cart';
export const atBranch = message('at {name}');
export const cartElsewhere = message(
  'Your cart {place} still holds {count, plural, one {# product} other {# products}}',
);
