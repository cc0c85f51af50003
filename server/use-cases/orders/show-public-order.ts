import { AppError } from '#domain/errors.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isSameSecret } from '#use-cases/access/secrets.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { StoredOrder } from './order-store.ts';
import { publicOrder, ticketSwitch } from './order-view.ts';

/** The pair in the status page's address; both must match. */
export interface PublicAddress {
  uid: string;
  hash: string;
}

/** The order of a status page. Throws 'not-found' for any wrong pair, always after the same amount of work. */
export async function showPublicOrder(deps: Deps, address: PublicAddress): Promise<PublicOrder> {
  return publicOrder(await orderAt(deps, address), await ticketSwitch(deps));
}

/** The stored order behind a public address; throws 'not-found'. */
export async function orderAt(deps: Deps, { uid, hash }: PublicAddress): Promise<StoredOrder> {
  const order = await deps.db.orders.byUid(uid);
  const isMatch = isSameSecret(hash, order?.hash ?? '');
  if (!order || !isMatch) throw new AppError('not-found');
  return order;
}
