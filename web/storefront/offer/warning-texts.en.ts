import { message } from '#text/message.ts';

export { closedNow, noDeliveryNow, noOrdersNow, preorderPossible } from '../texts.ts';

export const deliversAgain = message('We deliver again: {moment}');
export const opensAgain = message('We are here for you again: {moment}');
export const ordersAgain = message('We take orders again: {moment}');
