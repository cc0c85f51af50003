import type { OrderEvent } from './order-state.ts';

/** Everything that the history of an order can say has happened. */
export type HistoryEvent =
  | OrderEvent
  | 'placed'
  | 'escalated'
  | 'released'
  | 'taken-back'
  | 'questionnaire'
  // Corrections
  | 'edited'
  | 'item-changed'
  | 'item-removed'
  | 'weighed'
  // Online payment
  | 'paid'
  | 'paid-late'
  | 'paid-twice'
  | 'payment-ended'
  | 'payment-method-changed'
  | 'refund-requested'
  | 'refund-retried'
  | 'refunded'
  | 'refund-failed'
  | 'refund-news'
  | 'charged-back'
  // The counter
  | 'counter-paid'
  | 'handed-back'
  | 'payment-voided'
  // Messages
  | 'mail-resent'
  | 'sms-resent'
  | 'message-failed'
  | 'message-resent'
  // Papers
  | 'invoice-issued'
  | 'invoice-canceled'
  | 'invoice-mailed';
