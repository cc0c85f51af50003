import type { OrderState } from '#domain/order/order-state.ts';

/** German names of the states of an order, as staff read them. */
export const ORDER_STATE_NAMES = {
  awaiting: 'Wartet auf Bestätigung',
  confirmed: 'Bestätigt',
  inDelivery: 'In Zustellung',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
  canceled: 'Storniert',
  failed: 'Fehlgeschlagen',
} satisfies Record<OrderState, string>;

/** In place of `inDelivery`. */
export const READY_NAMES = { takeaway: 'Abholbereit', dineIn: 'Servierbereit' } as const;
