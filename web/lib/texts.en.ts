import { message } from '#text/message.ts';

export const terms = 'Terms and conditions';
export const privacy = 'Privacy';
export const imprint = 'Legal notice';
export const allergens = 'Allergens';
export const productsGone = message('No longer available and removed from the cart: {products}');
export const productAdded = 'Product added to the cart.';
export const lineRemoved = message('{count, plural, one {{product} removed} other {# products removed}}');
export const undo = 'Undo';
export const inCart = message('{product}: {amount} in the cart');
export const addingFailed = 'This could not be added. Please reload the page.';
export const tableNamed = message('Table {table}');
export const completeOrder = 'Complete order';
export const continueShopping = 'Continue shopping';
export const unknownError = 'An unknown error has occurred.';
export const and = 'and';
