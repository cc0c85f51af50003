import { message } from '#text/message.ts';

export const title = 'Test payment';
export const noMoney = 'No money moves.';
export const note =
  'In a real shop guests would now be with Mollie or Datatrans. Try out what happens after a payment – and what happens if it fails.';
export const purpose = 'For';
export const amount = 'Amount';
export const choices = 'What should happen?';
export const pay = 'Pay';
export const payNote = 'The payment succeeds at once.';
export const wait = 'Pay later';
export const waitNote = 'You go back at once; the payment arrives half a minute later.';
export const fail = 'Let it fail';
export const failNote = 'The bank declines. You can try again in the shop.';
export const cancel = 'Cancel';
export const cancelNote = 'As if you had changed your mind.';
export const back = message('Back to {shop}');
export const backUndecided = message('Back to {shop} without choosing');
export const isDecided = 'This payment is no longer open.';
