import { message } from '#text/message.ts';

export {
  closed,
  closedNow,
  noDeliveryNow,
  noOrdersNow,
  noProducts,
  open,
  preorderPossible,
  priceOnRequest,
} from '../texts.ts';

export const serviceKind = 'Kind of order';
export const nextOpening = message('– opens {moment}');
export const pausedUntil = message('Orders paused until {moment}');
export const openUntil = message('Open until {time}');
export const preorderNow = 'Preorder now';
export const earliest = message('– earliest {moment}');
export const ordersContinue = message('We continue {moment}.');
export const opensAgain = message('We open again {moment}.');
export const deliversAgain = message('We deliver again {moment}.');
export const servicesPaused = message('Orders are paused: {services}');
export const stillPossible = message('{services} {count, plural, one {is} other {are}} still possible.');
export const ordersFrom = message('We take orders from {moment}.');
export const stillDelivering = 'But we still deliver.';
export const categories = 'Categories';
export const soldOut = message('Unfortunately {product} is sold out.');
export const productUnavailable = 'This product is not available right now.';
export const searchMenu = 'Search the menu';
export const searchShort = 'Search';
export const hits = message('{count, plural, one {# result} other {# results}}');
export const clearSearch = 'Clear search';
export const clearFilters = 'Clear selection';
export const nothingFound = message('We found nothing for “{searched}”.');
export const nothingSuits = 'Nothing on the menu matches this selection.';
export const shownProducts = message(
  '{count, plural, one {# product is shown.} other {# products are shown.}}',
);
export const narrowDown = 'Narrow down the menu';
export const vegan = 'vegan';
export const vegetarian = 'vegetarian';
export const withoutGluten = 'no gluten';
export const withoutMilk = 'no milk';
export const withoutEgg = 'no egg';
export const withoutNuts = 'no nuts';
export const byAllergens =
  'By the declared allergens; traces are possible. If you have an allergy, please ask us.';
export const popular = 'Popular';
export const ratingShort = message('★ {average} ({count})');
export const ratingLong = message('{average} of 5 stars, {count} ratings');
