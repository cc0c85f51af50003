import { message } from '#text/message.ts';

export { processing } from '../texts.ts';

export const payableUntil = message('Your order is waiting for payment until {time}.');
export const orderTotal = message('Order {number}: {total}');
export const paymentMethod = 'Payment method';
export const payOnlineNow = 'online now';
export const PAID_WHEN = { takeaway: 'on pickup', delivery: 'on delivery', dineIn: 'on site' } as const;
export const payNow = 'Pay now';
export const PAY_LATER = {
  takeaway: 'Pay at pickup',
  delivery: 'Pay at delivery',
  dineIn: 'Pay on site',
} as const;
export const leavingNote = "To pay, you will be forwarded to the payment provider's page.";
export const laterNote = 'This sends us your order at once.';
export const notStarted =
  'Online payment is not possible right now. Please try again shortly or choose another payment method.';
export const notSent =
  'That did not work. Please check your internet connection and try again. Nothing is paid twice.';
