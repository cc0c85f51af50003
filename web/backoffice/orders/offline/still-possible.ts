import type { StaffOrder } from '#domain/order/order.ts';
import { isAllowed } from '../order-facts.ts';
import type { OrderRequest } from '../order-request.ts';

/**
 * What a person may send after all, on the order as it is now: the same, or what now reaches what it was meant for; null
 * where nothing of the kind is possible any more.
 */
export function stillPossible(request: OrderRequest, order: StaffOrder): OrderRequest | null {
  return [request, ...insteadOf(request)].find(({ type }) => isAllowed(order, type)) ?? null;
}

/** Before it is accepted an order is rejected, after that it is canceled. */
function insteadOf(request: OrderRequest): OrderRequest[] {
  if (request.type === 'reject') return [{ type: 'cancel', reason: request.rejectionMessage }];
  if (request.type === 'cancel') return [{ type: 'reject', rejectionMessage: request.reason }];
  return [];
}
