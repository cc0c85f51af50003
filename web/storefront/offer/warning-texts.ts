import { message } from '#text/message.ts';

export { closedNow, noDeliveryNow, noOrdersNow, preorderPossible } from '../texts.ts';

export const deliversAgain = message('Wir liefern wieder: {moment}');
export const opensAgain = message('Wir sind wieder für Sie da: {moment}');
export const ordersAgain = message('Bestellungen nehmen wir wieder an: {moment}');
