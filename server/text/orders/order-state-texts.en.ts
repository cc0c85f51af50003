import type { OrderState } from '#domain/order/order-state.ts';

/** German names of the states of an order, as staff read them. */
export const ORDER_STATE_NAMES = {
  awaiting: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  inDelivery: 'Out for delivery',
  completed: 'Completed',
  rejected: 'Rejected',
  canceled: 'Cancelled',
  failed: 'Failed',
} satisfies Record<OrderState, string>;

/** In place of `inDelivery`. */
export const READY_NAMES = { takeaway: 'Ready for pickup', dineIn: 'Ready to serve' } as const;
