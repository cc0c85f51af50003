import type { OrderState } from '#domain/order/order-state.ts';
import type { Service } from '#domain/shop/branch.ts';
import { ORDER_STATE_NAMES, READY_NAMES } from './order-state-texts.ts';

/** The state in terms of the service: for pickup, 'in delivery' means ready (R91). */
export function orderStateName(state: OrderState, service: Service): string {
  if (state === 'inDelivery' && service !== 'delivery') return READY_NAMES[service];
  return ORDER_STATE_NAMES[state];
}
