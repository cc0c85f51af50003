import { message } from '#text/message.ts';

export { deliveryArea, freeOfCharge } from '../texts.ts';

export const postalCode = 'Your postcode';
export const postalCodeHint = 'It decides the delivery area, the delivery fee and the minimum order value.';
export const areaTerms = message(
  '{area}: delivery {fee}{minimum, select, none {} other {, from an order value of {minimum}}}.',
);
export const chooseArea = 'Please choose';
export const notDelivered = message('Unfortunately we do not deliver to {code}.');
export const pickUp = 'Pick up instead';
export const otherBranch = message('{branch} delivers there');
export const deliveredPlaces = 'We deliver here';
export const noPostalCode = message('‘{code}’ is not a postcode. It has {digits} digits.');
export const searchHint = 'With your postcode you see at once whether and on what terms we deliver.';
export const doWeDeliver = 'Do we deliver to you?';
export const deliversTo = message(
  'We deliver to {place} from {branch}: {fee}{minimum, select, none {} other {, from an order value of {minimum}}}, {time}.',
);
export const alsoFrom = message(
  'Also from {branch}: {fee}{minimum, select, none {} other {, from an order value of {minimum}}}, {time}.',
);
export const feeFrom = message('from {fee}');
export const orderDelivery = 'Order for delivery';
export const orderAt = message('Open {branch}');
export const pickUpAt = message('You are welcome to pick up at {branch}, {address}.');
export const toBranch = 'To the branch';
