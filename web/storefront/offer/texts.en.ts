import { message, richMessage } from '#text/message.ts';

export { allergens, priceOnRequest, quickAdd } from '../texts.ts';

export const contentsOf = message('Contents: {contents}');
export const create = richMessage('Create<hidden> {product}</hidden>');
export const toCart = 'To the cart';
export const quickLess = message('Reduce the amount of {product}');
export const unavailable = 'Not available right now';
export const whenSold = 'When this is available';
export const soldOut = 'Sold out';
export const gone = 'No longer available';
export const leadTime = message(
  '{count} {unit, select, minutes {{count, plural, one {minute} other {minutes}}} hours {{count, plural, one {hour} other {hours}}} days {{count, plural, one {day} other {days}}} other {{count, plural, one {week} other {weeks}}}} in advance',
);
export const vegan = 'Vegan';
export const vegetarian = 'Vegetarian';
export const veganPossible = 'Vegan possible';
export const vegetarianPossible = 'Vegetarian possible';
